import { useCallback, useState } from 'react';
import { styled } from 'styled-components';
import { desk } from '../../content/desk';
import { team } from '../../content/team';
import { Skeleton } from '../components/Skeleton';
import { TextLink } from '../components/TextLink';
import { longDateTime } from '../lib/dates';
import { color, space, type } from '../theme/read';
import { Confirm } from './Dialog';
import { writePath } from './deskPaths';
import { DoneNote, PlainButton, TroubleMessage } from './Message';
import type { DeskPageProps } from './session';
import { StoredImage } from './StoredImage';
import { isForgotten, listPictures, removePictures } from './storedPictures';
import type { PictureUse, StoredPicture } from './storedPictures';
import { useAnswer } from './useAnswer';
import { OutcomeMessage, useAttempt } from './useAttempt';

interface PictureGalleryProps extends Pick<DeskPageProps, 'database' | 'session'> {
  /** Returns whether a picture belongs here; without it, all do, and the forgotten ones can be cleared in one go. */
  readonly isHere?: (picture: StoredPicture) => boolean;
}

/** Pictures of the database, the newest first, with the articles that show them; each can be removed for good. */
export function PictureGallery({ database, session, isHere }: PictureGalleryProps) {
  const words = desk.pictures;
  const ask = useCallback(() => listPictures(database), [database]);
  const [answer, again] = useAnswer(ask, session);
  const [asked, setAsked] = useState<(picture: StoredPicture) => boolean>();
  const [removed, setRemoved] = useState(0);
  const all = answer.status === 'here' ? answer.value : [];
  const pictures = isHere ? all.filter(isHere) : all;
  const forgotten = isHere ? [] : pictures.filter(isForgotten);
  const wanted = asked ? all.filter(asked) : [];

  /** Asks about pictures as they are now: somebody may have put one into an article since. */
  const askAbout = (which: (picture: StoredPicture) => boolean) =>
    void again().then(() => setAsked(() => which));

  return (
    <>
      {removed > 0 && <DoneNote key={all.length} text={words.removed(removed)} />}
      {answer.status === 'waiting' && <Skeleton kind="list" label={desk.loading} />}
      {answer.status === 'failed' && <TroubleMessage trouble={answer.trouble} onRetry={again} />}
      {answer.status === 'here' && pictures.length === 0 && <p>{words.empty}</p>}
      {forgotten.length > 0 && (
        <PlainButton onClick={() => askAbout(isForgotten)}>
          {words.clear(forgotten.length)}
        </PlainButton>
      )}
      <Gallery>
        {pictures.map((picture) => (
          <Shown
            key={picture.id}
            picture={picture}
            onAsk={() => askAbout(({ id }) => id === picture.id)}
          />
        ))}
      </Gallery>
      {wanted.length > 0 && (
        <Removal
          pictures={wanted}
          database={database}
          session={session}
          onClose={() => setAsked(undefined)}
          onRemoved={(count) => {
            setAsked(undefined);
            void again().then(() => setRemoved(count));
          }}
        />
      )}
    </>
  );
}

interface ShownProps {
  readonly picture: StoredPicture;
  readonly onAsk: () => void;
}

function Shown({ picture, onAsk }: ShownProps) {
  const words = desk.pictures;
  const { id, shows, uses } = picture;
  return (
    <Entry>
      <StoredImage id={id} shows={shows} />
      {shows && <p>{shows}</p>}
      <Facts>{factsOf(picture)}</Facts>
      {uses.length === 0 && <Facts>{words.unused}</Facts>}
      <ul aria-label={words.uses}>
        {uses.map((use) => (
          <li key={use.article}>
            <TextLink to={writePath(use.article)}>{nameOf(use)}</TextLink>
          </li>
        ))}
      </ul>
      <PlainButton aria-label={`${words.remove} ${shows || id}`} onClick={onAsk}>
        {words.remove}
      </PlainButton>
    </Entry>
  );
}

/** Returns the time and the size of a picture, in words. */
export function factsOf({ storedAt, width, height }: StoredPicture): string {
  return desk.pictures.facts(longDateTime(storedAt, team.timeZone), width, height);
}

/** Returns what an article is called that shows a picture. */
function nameOf({ title, isEarlier }: PictureUse): string {
  const name = title || desk.list.untitled;
  return isEarlier ? desk.pictures.earlier(name) : name;
}

interface RemovalProps extends Pick<DeskPageProps, 'database' | 'session'> {
  readonly pictures: readonly StoredPicture[];
  readonly onClose: () => void;
  readonly onRemoved: (count: number) => void;
}

/** Says which articles lose a picture, or that none loses one of several, asks, and removes them for good. */
function Removal({ pictures, database, session, onClose, onRemoved }: RemovalProps) {
  const words = desk.pictures;
  const { outcome, attempt } = useAttempt(session);
  const [one, ...more] = pictures;
  const isOne = more.length === 0;
  const remove = () =>
    attempt(async () => {
      // Of several, somebody may have put one into an article while this was read.
      const gone = isOne ? pictures : (await listPictures(database)).filter(isForgotten);
      await removePictures(database, gone);
      onRemoved(gone.length);
    });
  return (
    <Confirm
      title={isOne ? words.question(one!.shows || one!.id) : words.clearQuestion(pictures.length)}
      action={words.action}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      {isOne && <StoredImage id={one!.id} shows={one!.shows} />}
      <p>{words.text}</p>
      <p>{!isOne ? words.clearText : one!.uses.length > 0 ? words.losing : words.losingNone}</p>
      <Titles>{isOne && one!.uses.map((use) => <li key={use.article}>{nameOf(use)}</li>)}</Titles>
      <OutcomeMessage outcome={outcome} onRetry={remove} />
    </Confirm>
  );
}

const Gallery = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
  gap: ${space('xl')} ${space('l')};
`;

const Entry = styled.li`
  display: grid;
  gap: ${space('xxs')};
  align-content: start;
  justify-items: start;
  overflow-wrap: anywhere;

  & > img {
    aspect-ratio: 4 / 3;
    object-fit: cover;
    margin-bottom: ${space('xs')};
  }
`;

const Facts = styled.p`
  ${type('small')}
  color: ${color('inkSoft')};
`;

const Titles = styled.ul`
  padding-left: ${space('l')};
  list-style: disc;

  &:empty {
    display: none;
  }
`;
