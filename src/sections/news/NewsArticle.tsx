import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ArticleMessage, ArticlePageContent } from '../../../content/types/article';
import type { NewsContent } from '../../../content/types/news';
import { ArrowLink } from '../../components/ArrowLink';
import { ContentLink } from '../../components/TextLink';
import { Heading } from '../../components/Heading';
import { Lede } from '../../components/InlineText';
import { PageHead } from '../../components/PageHead';
import { Skeleton } from '../../components/Skeleton';
import { BelowWindow } from '../../navigation/BelowWindow';
import { articleHead } from '../../news/articleHead';
import type { ShownArticle } from '../../news/useNews';
import { articleIdFromParameter, articlePath } from '../../news/newsAddresses';
import { isAwaited } from '../../news/freshness';
import { useNewestArticles, useNewsArticle } from '../../news/useNews';
import { withoutScript } from '../../theme/media';
import { color, size, space, stacked } from '../../theme/read';
import { ArticleChange } from './ArticleChange';
import { ArticleFoot } from './ArticleFoot';
import { ArticleText } from './ArticleText';
import { NewsNotice } from './NewsNotice';

interface NewsArticleProps {
  /** As the router found it in the address. */
  readonly id: string;
  readonly words: ArticlePageContent;
  readonly news: NewsContent;
}

/** An article as the database has it now, or a notice that there is none. */
export function NewsArticle(props: NewsArticleProps) {
  const { id, words, news } = props;
  const shown = useNewsArticle(id);
  return (
    <>
      <PageHead {...articleHead(shown, words, news)} />
      {draw(shown, props)}
      <ArticleChange {...shown} words={words.changes} />
    </>
  );
}

function draw({ article, freshness }: ShownArticle, { id, words, news }: NewsArticleProps) {
  const { entry } = news;
  const notice = (copiedAt?: number) => (
    <NewsNotice {...{ freshness, copiedAt }} timeZone={entry.timeZone} words={news.notices} />
  );
  if (article === 'missing') {
    return (
      <ArticleAbsent {...words.missing}>
        <NewestArticles missing={id} title={words.newest} untitled={entry.untitled} />
      </ArticleAbsent>
    );
  }
  if (!article) {
    if (isAwaited(freshness)) return <ArticleLoading {...words.loading} />;
    return <ArticleAbsent {...words.couldNotCheck}>{notice()}</ArticleAbsent>;
  }
  return (
    <>
      <ArticleText {...{ article, words, entry }} notice={notice(article.copiedAt)} />
      <BelowWindow>
        <ArticleFoot id={id} title={article.title} words={words} untitled={entry.untitled} />
      </BelowWindow>
    </>
  );
}

/**
 * Reserves room for an article until it loads. It has no heading of its own: code that waits for the page's
 * heading, to focus and announce it, must get the article's.
 */
function ArticleLoading({ label, needsScript }: ArticlePageContent['loading']) {
  return (
    <div>
      <Room>
        <Skeleton kind="text" label={label} />
      </Room>
      <noscript>
        <ArticleAbsent {...needsScript} />
      </noscript>
    </div>
  );
}

/** Replaces an article that does not exist or could not be loaded. */
function ArticleAbsent({ title, text, link, children }: ArticleMessage & { children?: ReactNode }) {
  return (
    <Quiet ref={showInWindow}>
      <Heading level={1} size="heading">
        {title}
      </Heading>
      <Lede text={text} />
      <ContentLink {...link} />
      {children}
    </Quiet>
  );
}

/** Whoever was reading may be far down, where the text was. */
function showInWindow(part: HTMLElement | null): void {
  if (part && part.getBoundingClientRect().bottom < 0) scrollTo({ top: 0, behavior: 'instant' });
}

interface NewestArticlesProps {
  /** The id of the missing one, as the router found it. */
  readonly missing: string;
  readonly title: string;
  readonly untitled: string;
}

/** What a reader may want instead of an article that is gone. Nothing until it is known. */
function NewestArticles({ missing, title, untitled }: NewestArticlesProps) {
  const gone = articleIdFromParameter(missing);
  // The build may have written it.
  const newest = useNewestArticles()?.filter(({ id }) => id !== gone);
  if (!newest?.length) return null;
  return (
    <Newest>
      <Heading level={2} size="heading">
        {title}
      </Heading>
      <ul>
        {newest.map(({ id, title: name }) => (
          <li key={id}>
            <NewestLink label={name || untitled} to={articlePath(id)} />
          </li>
        ))}
      </ul>
    </Newest>
  );
}

const Room = styled.section`
  max-width: ${size('measure')};
  margin-inline: auto;

  ${withoutScript} {
    display: none;
  }
`;

const Quiet = styled.section`
  ${stacked('m')}
  justify-items: start;
  max-width: ${size('measure')};
`;

const Newest = styled.section`
  ${stacked('s')}
  justify-self: stretch;
  margin-top: ${space('l')};
`;

const NewestLink = styled(ArrowLink)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space('m')};
  min-height: ${size('target')};
  padding-block: ${space('s')};
  border-bottom: 1px solid ${color('line')};
`;
