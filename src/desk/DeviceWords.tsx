import { styled } from 'styled-components';
import { desk } from '../../content/desk';
import { team } from '../../content/team';
import { Anchor } from '../components/Anchor';
import { shortDateTime } from '../lib/dates';
import { writePath } from './ArticleRow';
import { keepCopy } from './deviceCopies';
import type { DeviceCopy } from './deviceCopies';
import { Message, PlainButton, plainButton } from './Message';
import { copyPath } from './useDeviceCopy';

interface DeviceWordsProps {
  readonly uid: string;
  readonly copies: readonly DeviceCopy[];
  readonly onChanged: () => void;
}

/** What was typed on this device and is nowhere else, each by its title and time: to go on with, or to throw away. */
export function DeviceWords({ uid, copies, onChanged }: DeviceWordsProps) {
  const words = desk.list.copies;
  return copies.map((copy) => {
    const { key, form, opened, replaced, at } = copy;
    const title = (form ?? replaced?.form)?.title || desk.list.untitled;
    const action = form ? words.throwAway : words.putBack;
    const changed = form
      ? { ...copy, form: undefined, replaced: { form, opened } }
      : { ...copy, ...replaced, replaced: undefined };
    return (
      <Message key={key} role="note">
        <p>{words[form ? 'kept' : 'replaced'](title, shortDateTime(at, team.timeZone))}</p>
        {form && (
          <GoOn
            to={copyPath(opened.id ? writePath(opened.id) : '/desk/write', key)}
            aria-label={`${words.goOn}: ${title}`}
          >
            {words.goOn}
          </GoOn>
        )}
        <PlainButton
          type="button"
          aria-label={`${action}: ${title}`}
          onClick={() => void keepCopy(uid, changed).then(onChanged)}
        >
          {action}
        </PlainButton>
      </Message>
    );
  });
}

/** In line with the button beside it, whose words the browser centers. */
const GoOn = styled(Anchor)`
  ${plainButton}
  display: inline-flex;
  align-items: center;
`;
