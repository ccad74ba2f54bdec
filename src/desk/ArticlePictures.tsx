import { useCallback, useState } from 'react';
import { styled } from 'styled-components';
import { desk } from '../../content/desk';
import { readPictureId, storedPictureAddress } from '../lib/storedPicture';
import { pictureIdsIn } from '../markdown/glance';
import { showStoredPicture } from '../news/showStoredPicture';
import { takeFocus } from '../lib/takeFocus';
import { color, space, type } from '../theme/read';
import { listArticles, listVersions } from './articles';
import type { DeskArticle } from './articles';
import { Confirm } from './Confirm';
import { deskSettings } from './deskSettings';
import { Message, PlainButton, TroubleMessage } from './Message';
import { Sample } from './PictureDialog';
import type { DeskPageProps } from './session';
import { useAnswer } from './useAnswer';
import { OutcomeMessage, useAttempt } from './useAttempt';

interface NamedPicture {
  readonly id: string;
  /** What it shows, as its article says; its id where that says nothing. */
  readonly shows: string;
}

interface ArticlePicturesProps extends Pick<DeskPageProps, 'database' | 'session'> {
  readonly article: DeskArticle;
  /** The Markdown that names the pictures. */
  readonly text: string;
}

/** The pictures of an article and of its versions, each of which an editor can remove for good. */
export function ArticlePictures({ database, session, article, text }: ArticlePicturesProps) {
  const words = desk.write.pictures.removal;
  const { id, record } = article;
  const count = record?.version ?? 0;
  const ask = useCallback(
    async () => (count > 0 ? listVersions(database, id) : []),
    [database, id, count],
  );
  const [versions, again] = useAnswer(ask, session);
  const earlier = versions.status === 'here' ? versions.value.map(({ content }) => content) : [];
  const [asked, setAsked] = useState<NamedPicture>();
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const pictures = picturesIn([text, ...earlier].join('\n')).filter(
    ({ id }) => !removed.includes(id),
  );
  const hasFailed = versions.status === 'failed';
  if (pictures.length === 0 && removed.length === 0 && !hasFailed) return null;
  return (
    <Pictures aria-label={words.title}>
      <Title>{words.title}</Title>
      <ul>
        {pictures.map((picture) => (
          <Row key={picture.id}>
            <span>{picture.shows}</span>
            <PlainButton
              aria-label={`${words.open} ${picture.shows}`}
              onClick={() => setAsked(picture)}
            >
              {words.open}
            </PlainButton>
          </Row>
        ))}
      </ul>
      {hasFailed && <TroubleMessage trouble={versions.trouble} onRetry={again} />}
      {removed.length > 0 && (
        // The button that was pressed is gone.
        <div ref={takeFocusOf} key={removed.length}>
          <Message role="note" text={words.done} />
        </div>
      )}
      {asked && (
        <Removal
          picture={asked}
          database={database}
          session={session}
          onClose={() => setAsked(undefined)}
          onRemoved={() => {
            setAsked(undefined);
            setRemoved([...removed, asked.id]);
          }}
        />
      )}
    </Pictures>
  );
}

function takeFocusOf(element: HTMLElement | null) {
  if (element) takeFocus(element);
}

function picturesIn(text: string): readonly NamedPicture[] {
  return pictureIdsIn(text).map((id) => {
    const [, shows] = new RegExp(`!\\[([^\\]\\n]+)\\]\\(picture:${id}`).exec(text) ?? [];
    return { id, shows: shows ?? id };
  });
}

interface RemovalProps extends Pick<DeskPageProps, 'database' | 'session'> {
  readonly picture: NamedPicture;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** Says which articles lose a picture, and asks. */
function Removal({ picture: { id, shows }, database, session, onClose, onRemoved }: RemovalProps) {
  const words = desk.write.pictures.removal;
  const ask = useCallback(() => listArticles(database), [database]);
  const [articles, again] = useAnswer(ask, session);
  const { outcome, attempt } = useAttempt(session);

  const remove = () =>
    attempt(async () => {
      const path = `Pictures/${id}`;
      await database.transact([path], () => [{ path }]);
      onRemoved();
    });

  const { width, height } = readPictureId(id)!;
  return (
    <Confirm
      title={words.question(shows)}
      action={articles.status === 'here' ? words.action : undefined}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      <Sample
        src={storedPictureAddress(id, width, 'jpg')}
        alt={shows}
        width={width}
        height={height}
        data-picture={id}
        onError={({ currentTarget }) =>
          void showStoredPicture(currentTarget, deskSettings().database)
        }
      />
      <p>{words.text}</p>
      {articles.status === 'waiting' && <p role="status">{words.looking}</p>}
      {articles.status === 'failed' && (
        <TroubleMessage trouble={articles.trouble} onRetry={again} />
      )}
      {articles.status === 'here' && <Losing articles={articles.value.filter(shown(id))} />}
      <OutcomeMessage outcome={outcome} onRetry={remove} />
    </Confirm>
  );
}

/** Returns whether an article shows a picture, on the site or in the desk. */
const shown =
  (id: string) =>
  ({ record, live }: DeskArticle) =>
    [record?.content, live?.text.content].some((content) => content?.includes(`(picture:${id}`));

function Losing({ articles }: { readonly articles: readonly DeskArticle[] }) {
  const words = desk.write.pictures.removal;
  if (articles.length === 0) return <p>{words.losingNone}</p>;
  return (
    <div>
      <p>{words.losing}</p>
      <Titles>
        {articles.map(({ id, record, live }) => (
          <li key={id}>{live?.text.title || record?.title || desk.list.untitled}</li>
        ))}
      </Titles>
    </div>
  );
}

const Pictures = styled.section`
  display: grid;
  gap: ${space('xs')};
`;

const Title = styled.h2`
  ${type('label')}
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space('l')};
  border-top: 1px solid ${color('edge')};
  overflow-wrap: anywhere;
`;

const Titles = styled.ul`
  margin-top: ${space('xs')};
  padding-left: ${space('l')};
  list-style: disc;
`;
