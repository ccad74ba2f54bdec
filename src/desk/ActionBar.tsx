import { useState } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { articleReminder } from '../../content/articleChecks';
import { desk } from '../../content/desk';
import { Button } from '../components/Button';
import { articlePath } from '../news/newsAddresses';
import { inTinyWindow } from '../theme/media';
import { color, layer, space, wrapped } from '../theme/read';
import { mayChange } from './articles';
import type { ListedState } from './articles';
import { Confirm } from './Dialog';
import { writePath } from './deskPaths';
import { TextField } from './Field';
import { PlainButton, PlainChoices, PlainLink } from './Message';
import type { Member } from './session';
import { inTulsa } from './tulsaTime';
import type { OpenWriting } from './useWriting';
import type { ArticleAction } from './writeArticle';

interface ActionBarProps {
  readonly member: Member;
  readonly writing: OpenWriting;
  /** Undefined for a new article. */
  readonly standing: ListedState | undefined;
  /** Returns whether it may be asked about: nothing is wrong in the fields. */
  readonly onCheck: (act: ArticleAction) => boolean;
  readonly onAct: (act: ArticleAction) => void;
  /** What became of the last thing done. */
  readonly children: ReactNode;
}

/**
 * What can be done with an article, the main things at the lower edge of the window; what others will see is
 * asked about first.
 */
export function ActionBar({ member, writing, standing, onCheck, onAct, children }: ActionBarProps) {
  const { opened, isUnsaved, working } = writing;
  const words = desk.write.actions;
  const [question, setQuestion] = useState<Question>();

  const isOnSite = Boolean(opened.live);
  const isWriter = member.role === 'writer';
  const isReady = standing === 'ready';
  const isDeleted = standing === 'deleted';
  const isOpen = !isDeleted && mayChange(member, opened);

  const press = (act: ArticleAction) => {
    // A second press at once would take the answer to the first away.
    if (working) return;
    if (!isQuestion(act)) onAct(act);
    else if (onCheck(act)) setQuestion(act);
  };
  const main = (act: ArticleAction, idle: string, tone?: 'quiet') => (
    <Button tone={tone} onPress={() => press(act)}>
      {working === act ? words.working[act] : idle}
    </Button>
  );
  const plain = (act: Question, idle: string) => (
    <PlainButton onClick={() => press(act)}>
      {working === act ? words.working[act] : idle}
    </PlainButton>
  );
  return (
    <>
      {standing && (
        <PlainChoices>
          <PlainLink to={`${writePath(opened.id)}/history`}>{words.history}</PlainLink>
          {!isWriter && isOnSite && plain('takeDown', words.takeDown)}
          {!isWriter && !isDeleted && plain('delete', words.delete)}
        </PlainChoices>
      )}
      <Bar role="group" aria-label={words.label}>
        {children}
        {!isWriter && isDeleted && main('bringBack', words.bringBack)}
        {isOpen && isWriter && (isUnsaved || !isReady) && main('ready', words.ready)}
        {isOpen &&
          !isWriter &&
          (isUnsaved || standing !== 'published') &&
          main('publish', isOnSite ? words.publishChanges : words.publish)}
        {!isWriter && isReady && main('sendBack', words.sendBack, 'quiet')}
        {isOpen &&
          (isUnsaved || !standing) &&
          main('save', isOnSite ? words.saveChanges : words.save, 'quiet')}
        {isWriter && isReady && isOpen && !isUnsaved && main('save', words.notReady, 'quiet')}
      </Bar>
      {question && (
        <Asking
          question={question}
          writing={writing}
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

/** What is asked about first. */
type Question = ArticleAction & keyof typeof desk.write.confirm;

const isQuestion = (act: ArticleAction): act is Question => act in desk.write.confirm;

interface AskingProps extends Pick<ActionBarProps, 'writing'> {
  readonly question: Question;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

function Asking({ question, writing, onCancel, onConfirm }: AskingProps) {
  const { confirm } = desk.write;
  const { opened, form, text, note, setNote } = writing;
  const [isTried, setIsTried] = useState(false);
  const words = confirm[question === 'publish' && opened.live ? 'publishChanges' : question];
  const isMissing = question === 'sendBack' && note.trim() === '';
  return (
    <Confirm
      title={words.title(text.title || desk.list.untitled)}
      action={words.action}
      onCancel={onCancel}
      onConfirm={() => (isMissing ? setIsTried(true) : onConfirm())}
    >
      {'label' in words ? (
        <TextField
          label={words.label}
          hint={words.hint}
          problem={isTried && isMissing ? words.missing : undefined}
          value={note}
          maxLength={MAX_NOTE_LENGTH}
          onType={setNote}
        />
      ) : (
        <p>
          {typeof words.text === 'string'
            ? words.text
            : words.text(location.host + articlePath(form.address), inTulsa(text.date))}
        </p>
      )}
      {question === 'publish' && <p>{articleReminder}</p>}
    </Confirm>
  );
}

/** The longest line that the rules let an editor write. */
const MAX_NOTE_LENGTH = 300;

const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${layer('above')};
  ${wrapped('xs', 'l')}
  align-items: center;
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
