import { useCallback, useState } from 'react';
import { styled } from 'styled-components';
import { desk } from '../../content/desk';
import { Skeleton } from '../components/Skeleton';
import { TextLink } from '../components/TextLink';
import { color, space, stacked, type } from '../theme/read';
import { Confirm } from './Dialog';
import { writePath } from './deskPaths';
import { DoneNote, PlainButton, TroubleMessage } from './Message';
import type { DeskPageProps } from './session';
import { StoredImage } from './StoredImage';
import { isForgotten, listPictures, removePictures } from './storedPictures';
import type { PictureUse, StoredPicture } from './storedPictures';
import { inTulsa } from './tulsaTime';
import { useAnswer } from './useAnswer';
import { OutcomeMessage, useAttempt } from './useAttempt';

interface PictureGalleryProps extends Pick<DeskPageProps, 'database' | 'session'> {
  /** Returns whether a picture belongs here; without it, all do, and the forgotten ones can be cleared in one go. */
  readonly isHere?: (picture: StoredPicture) => boolean;
  /** Takes one; without it, each can be removed for good. */
  readonly onTake?: (picture: StoredPicture) => void;
}

/** Pictures of the database, the newest first, with the articles that show them. */
export function PictureGallery({ database, session, isHere, onTake }: PictureGalleryProps) {
  const words = desk.pictures;
  const ask = useCallback(() => listPictures(database), [database]);
  const [answer, again] = useAnswer(ask, session);
  const [asked, setAsked] = useState<(picture: StoredPicture) => boolean>();
  const [removed, setRemoved] = useState(0);
  const all = answer.status === 'here' ? answer.value : [];
  const pictures = isHere ? all.filter(isHere) : all;
  const forgotten = isHere || onTake ? [] : pictures.filter(isForgotten);
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
      <Gallery aria-label={words.title}>
        {pictures.map((picture) => (
          <Entry key={picture.id}>
            <StoredImage id={picture.id} shows={picture.shows} />
            {picture.shows && <p>{picture.shows}</p>}
            <Facts>{words.facts(inTulsa(picture.storedAt), picture.width, picture.height)}</Facts>
            {onTake ? (
              <PlainButton
                aria-label={`${words.take} ${nameOf(picture)}`}
                onClick={() => onTake(picture)}
              >
                {words.take}
              </PlainButton>
            ) : (
              <>
                {picture.uses.length === 0 && <Facts>{words.unused}</Facts>}
                <ul aria-label={words.uses}>
                  {picture.uses.map((use) => (
                    <li key={use.article}>
                      {isHere ? (
                        titleOf(use)
                      ) : (
                        <TextLink to={writePath(use.article)}>{titleOf(use)}</TextLink>
                      )}
                    </li>
                  ))}
                </ul>
                <PlainButton
                  aria-label={`${words.remove} ${nameOf(picture)}`}
                  onClick={() => askAbout(({ id }) => id === picture.id)}
                >
                  {words.remove}
                </PlainButton>
              </>
            )}
          </Entry>
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

const nameOf = ({ shows, id }: StoredPicture) => shows || id;

/** Returns what an article is called that shows a picture. */
function titleOf({ title, isEarlier }: PictureUse): string {
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
  const one = pictures.length === 1 ? pictures[0] : undefined;
  const remove = () =>
    attempt(async () => {
      // Of several, somebody may have put one into an article while this was read.
      const gone = one ? pictures : (await listPictures(database)).filter(isForgotten);
      await removePictures(database, gone);
      onRemoved(gone.length);
    });
  return (
    <Confirm
      title={one ? words.question(nameOf(one)) : words.clearQuestion(pictures.length)}
      action={words.action}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      {one && <StoredImage id={one.id} shows={one.shows} />}
      <p>{words.text}</p>
      <p>{!one ? words.clearText : one.uses.length > 0 ? words.losing : words.losingNone}</p>
      <Titles>
        {one?.uses.map((use) => (
          <li key={use.article}>{titleOf(use)}</li>
        ))}
      </Titles>
      <OutcomeMessage outcome={outcome} onRetry={remove} />
    </Confirm>
  );
}

const Gallery = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
  gap: ${space('xl')} ${space('l')};

  dialog & {
    grid-template-columns: repeat(auto-fill, minmax(7rem, 1fr));
    gap: ${space('m')};
    max-height: 40svh;
    overflow: auto;
  }
`;

const Entry = styled.li`
  ${stacked('xxs')}
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
