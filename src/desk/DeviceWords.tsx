import { desk } from '../../content/desk';
import { team } from '../../content/team';
import { shortDateTime } from '../lib/dates';
import { copyPath, writePath } from './deskPaths';
import { changeCopy, putBack, setAside } from './deviceCopies';
import type { DeviceCopy } from './deviceCopies';
import { Message, PlainButton, PlainLink } from './Message';

interface DeviceWordsProps {
  readonly uid: string;
  readonly copies: readonly DeviceCopy[];
  readonly onChanged: () => void;
}

/** What was typed on this device and is nowhere else, each by its title and time: to go on with, or to throw away. */
export function DeviceWords({ uid, copies, onChanged }: DeviceWordsProps) {
  const words = desk.list.copies;
  return copies.map(({ key, form, opened, replaced, at }) => {
    const title = (form ?? replaced?.[0]?.form)?.title || desk.list.untitled;
    const action = form ? words.throwAway : words.putBack;
    const change = form ? setAside : putBack;
    return (
      <Message
        key={key}
        role="note"
        text={words[form ? 'kept' : 'replaced'](title, shortDateTime(at, team.timeZone))}
      >
        {form && (
          <PlainLink
            to={copyPath(writePath(opened.id), key)}
            aria-label={`${words.goOn}: ${title}`}
          >
            {words.goOn}
          </PlainLink>
        )}
        <PlainButton
          aria-label={`${action}: ${title}`}
          onClick={() => void changeCopy(uid, key, change).then(onChanged)}
        >
          {action}
        </PlainButton>
      </Message>
    );
  });
}
