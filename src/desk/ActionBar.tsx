import { useState } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { articleReminder } from '../../content/articleChecks';
import { desk } from '../../content/desk';
import { team } from '../../content/team';
import { Anchor } from '../components/Anchor';
import { Button } from '../components/Button';
import { longDateTime } from '../lib/dates';
import { articlePath } from '../news/newsAddresses';
import { color, inTinyWindow, layer, space } from '../theme/read';
import type { Act, Standing } from './articles';
import { Confirm } from './Confirm';
import { writePath } from './deskPaths';
import { PlainButton, PlainChoices, plainButton } from './Message';

/** What the questions name. */
export interface Asked {
  readonly title: string;
  readonly id: string;
  readonly date: number;
}

interface ActionBarProps {
  /** Undefined for a new article. */
  readonly standing: Standing | undefined;
  readonly isOnSite: boolean;
  readonly isUnsaved: boolean;
  readonly working: Act | undefined;
  readonly asked: Asked;
  /** The address under which the article is known. */
  readonly openedId: string;
  /** Returns whether it may be asked about: nothing is wrong in the fields. */
  readonly onCheck: (act: Act) => boolean;
  readonly onAct: (act: Act) => void;
  /** What became of the last thing done. */
  readonly children: ReactNode;
}

type Question = 'publish' | 'takeDown' | 'delete';

/**
 * What can be done with an article, the main things at the lower edge of the window; what others will see is
 * asked about first.
 */
export function ActionBar(props: ActionBarProps) {
  const { standing, isOnSite, isUnsaved, working, asked, openedId, onCheck, onAct, children } =
    props;
  const words = desk.write.actions;
  const [question, setQuestion] = useState<Question>();

  const ask = (act: Question) => onCheck(act) && setQuestion(act);
  const label = (act: Act, idle: string) => (working === act ? words.working[act] : idle);

  const isDeleted = standing === 'deleted';
  const canPublish = !isDeleted && (isUnsaved || standing !== 'published');
  const canSave = !isDeleted && (isUnsaved || !standing);
  return (
    <>
      {standing && (
        <PlainChoices>
          <HistoryLink to={`${writePath(openedId)}/history`}>{words.history}</HistoryLink>
          {isOnSite && (
            <PlainButton onClick={() => ask('takeDown')}>
              {label('takeDown', words.takeDown)}
            </PlainButton>
          )}
          {!isDeleted && (
            <PlainButton onClick={() => ask('delete')}>{label('delete', words.delete)}</PlainButton>
          )}
        </PlainChoices>
      )}
      <Bar role="group" aria-label={words.label}>
        {children}
        {isDeleted && (
          <Button onPress={() => onAct('bringBack')}>{label('bringBack', words.bringBack)}</Button>
        )}
        {canPublish && (
          <Button onPress={() => ask('publish')}>
            {label('publish', isOnSite ? words.publishChanges : words.publish)}
          </Button>
        )}
        {canSave && (
          <Button tone="quiet" onPress={() => onAct('save')}>
            {label('save', isOnSite ? words.saveChanges : words.save)}
          </Button>
        )}
      </Bar>
      {question && (
        <Confirm
          {...questionWords(question, isOnSite, asked)}
          onCancel={() => setQuestion(undefined)}
          onConfirm={() => {
            setQuestion(undefined);
            onAct(question);
          }}
        />
      )}
    </>
  );
}

function questionWords(question: Question, isOnSite: boolean, { title, id, date }: Asked) {
  const { confirm } = desk.write;
  const name = title || desk.list.untitled;
  if (question !== 'publish') {
    const { title: titleOf, text, action } = confirm[question];
    return { title: titleOf(name), action, children: <p>{text}</p> };
  }
  const { title: titleOf, text, action } = confirm[isOnSite ? 'publishChanges' : 'publish'];
  const address = location.host + articlePath(id);
  return {
    title: titleOf(name),
    action,
    children: (
      <>
        <p>{text(address, longDateTime(date, team.timeZone))}</p>
        <p>{articleReminder}</p>
      </>
    ),
  };
}

const HistoryLink = styled(Anchor)`
  ${plainButton}
`;

const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${layer('above')};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('xs')} ${space('l')};
  padding-block: ${space('s')};
  border-top: 2px solid ${color('ink')};
  background-color: ${color('paper')};

  & > div {
    flex-basis: 100%;
  }

  &:empty {
    display: none;
  }

  /* Nothing that has the focus, nor the line that is being written, lies under it. */
  html:has(&) {
    scroll-padding-bottom: min(17rem, 40vh);
  }

  ${inTinyWindow} {
    position: static;

    html:has(&) {
      scroll-padding-bottom: 0;
    }
  }
`;
