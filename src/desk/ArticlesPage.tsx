import { useCallback, useDeferredValue, useId, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { desk } from '../../content/desk';
import { Button } from '../components/Button';
import { Heading } from '../components/Heading';
import { Skeleton } from '../components/Skeleton';
import { searchArticles } from '../news/searchArticles';
import { SearchField } from '../sections/news/SearchField';
import { color, from, size, space, stacked, type, wrapped } from '../theme/read';
import { ArticleRow } from './ArticleRow';
import { listArticles, standingOf, textOf } from './articles';
import type { DeskArticle } from './articles';
import { listCopies } from './deviceCopies';
import { DeviceWords } from './DeviceWords';
import { Message, PlainButton, TroubleMessage } from './Message';
import type { DeskPageProps } from './session';
import { StorageNote } from './StorageNote';
import { useAnswer } from './useAnswer';

/** How many articles are shown at first, and more at a time. */
const STEP = 50;

/** All articles, those that nobody else sees yet among them; the deleted ones behind a lid. */
export function ArticlesPage({ database, session, member }: DeskPageProps) {
  const words = desk.list;
  const ask = useCallback(() => listArticles(database), [database]);
  const [answer, again] = useAnswer(ask, session);
  // Told of without a connection, too.
  const askDevice = useCallback(() => listCopies(member.uid), [member.uid]);
  const [copies, readDevice] = useAnswer(askDevice, session);
  const [query, setQuery] = useState('');
  const [said, setSaid] = useState('');

  async function refresh() {
    setSaid(desk.loading);
    await Promise.all([again(), readDevice()]);
    setSaid(words.refreshed);
  }

  return (
    <>
      <Top>
        <Heading level={1} size="title" isStriped>
          {words.title}
        </Heading>
        <Button link={{ label: words.write, to: '/desk/write' }} />
      </Top>
      {member.role === 'writer' && <Message role="note" text={words.asWriter} />}
      <Tools>
        <SearchField words={words.search} text={query} onType={setQuery} />
        <PlainButton onClick={() => void refresh()}>{words.refresh}</PlainButton>
        <Said role="status">{answer.status === 'here' && said}</Said>
      </Tools>
      <StorageNote />
      {copies.status === 'here' && (
        <DeviceWords uid={member.uid} copies={copies.value} onChanged={() => void readDevice()} />
      )}
      {answer.status === 'waiting' && <Skeleton kind="list" label={desk.loading} />}
      {answer.status === 'failed' && <TroubleMessage trouble={answer.trouble} onRetry={again} />}
      {answer.status === 'here' && (
        <List
          articles={answer.value}
          query={query}
          isReadyFirst={member.role === 'editor'}
          row={(each) => (
            <ArticleRow
              key={each.id}
              article={each}
              given={{ database, session, member }}
              onMended={() => void again()}
            />
          )}
        />
      )}
    </>
  );
}

interface ListProps {
  readonly articles: readonly DeskArticle[];
  readonly query: string;
  /** Whether what waits for an editor stands above all. */
  readonly isReadyFirst: boolean;
  readonly row: (article: DeskArticle) => React.ReactNode;
}

function List({ articles, query, isReadyFirst, row }: ListProps) {
  const words = desk.list;
  const [count, setCount] = useState(STEP);
  const readyId = useId();
  const found = useFound(articles, useDeferredValue(query));
  const isDeleted = ({ record, live }: DeskArticle) => record?.state === 'deleted' && !live;
  const isFirst = (each: DeskArticle) => isReadyFirst && standingOf(each) === 'ready';
  const ready = found.filter(isFirst);
  const listed = found.filter((each) => !isDeleted(each) && !isFirst(each));
  const deleted = found.filter(isDeleted);

  if (articles.length === 0) return <p>{words.empty}</p>;
  if (found.length === 0) return <p role="status">{words.nothing(query)}</p>;
  return (
    <>
      {ready.length > 0 && (
        <Ready aria-labelledby={readyId}>
          <Heading level={2} size="heading" id={readyId}>
            {words.ready}
          </Heading>
          <Rows>{ready.map(row)}</Rows>
        </Ready>
      )}
      <Rows>{listed.slice(0, count).map(row)}</Rows>
      {listed.length > count && (
        <Button tone="quiet" onPress={() => setCount(count + STEP)}>
          {words.more}
        </Button>
      )}
      {deleted.length > 0 && (
        <Lid>
          <summary>{words.deleted(deleted.length)}</summary>
          <Rows>{deleted.map(row)}</Rows>
        </Lid>
      )}
    </>
  );
}

/** Searches as the site does, in what an editor would go on with. */
function useFound(articles: readonly DeskArticle[], query: string): readonly DeskArticle[] {
  const texts = useMemo(
    () => articles.map((each) => ({ ...textOf(each), id: each.id, publishedAt: undefined })),
    [articles],
  );
  return useMemo(() => {
    const found = new Set(searchArticles(texts, query).map(({ id }) => id));
    return articles.filter(({ id }) => found.has(id));
  }, [articles, texts, query]);
}

const Top = styled.div`
  ${wrapped('l')}
  align-items: end;
  justify-content: space-between;
`;

const Tools = styled.div`
  display: grid;
  align-items: end;
  gap: ${space('xs')} ${space('l')};

  ${from('wide')} {
    grid-template-columns: minmax(0, 24rem) auto 1fr;
  }
`;

const Said = styled.p`
  ${type('small')}
  color: ${color('inkSoft')};

  ${from('wide')} {
    display: grid;
    align-content: center;
    min-height: ${size('target')};
  }
`;

const Ready = styled.section`
  ${stacked('m')}
`;

const Rows = styled.ul`
  display: grid;
  border-top: 2px solid ${color('ink')};
`;

const Lid = styled.details`
  ${stacked('m')}

  & > summary {
    ${type('label')}
    padding-block: ${space('s')};
    cursor: pointer;
  }
`;
