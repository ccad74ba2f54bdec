import { isSameArticle } from '../news/article';
import type { Article } from '../news/article';
import { articlePath } from '../news/newsAddresses';
import type { NewsFeed } from '../news/newsSources';
import { dropPage, keptArticleIds, keptNews } from './keptPages';

/** Those of the kept articles, and of those that are listed. */
const MAX_ANSWERS = 120;

/** The pages that show the newest articles. */
const LIST_PAGES = ['/news', '/'];

/** Opens the cache of what the database itself last said of each of these articles: its text, or null. */
const openAnswers = () => caches.open('database');

/**
 * Wraps a feed so that the pages on this device follow it: what is gone from the database goes from here too,
 * with the pages that list it, and so does a text that has been corrected, until a build has the correction.
 */
export function cachingFeed(feed: NewsFeed): NewsFeed {
  return {
    readList: (reader) =>
      feed.readList({
        ...reader,
        answered(articles) {
          reader.answered(articles);
          const listed = new Map(articles.map((article) => [article.id, article]));
          follow(async () => {
            const ids = [...(await keptArticleIds()), ...(await idsListedOn(LIST_PAGES))];
            return ids.map((id) => [id, listed.get(id)]);
          });
        },
      }),
    readArticle: (id, reader) =>
      feed.readArticle(id, {
        ...reader,
        answered(article) {
          reader.answered(article);
          follow(async () => [[id, article === 'missing' ? undefined : article]]);
        },
      }),
    reconnect: () => feed.reconnect(),
  };
}

type Answer = readonly [id: string, article: Article | undefined];

/** Remembers what the database said, and drops what says something else. */
function follow(findAnswers: () => Promise<Answer[]>): void {
  const remember = async () => {
    const cache = await openAnswers();
    for (const [id, article] of await findAnswers()) {
      await cache.put(articlePath(id), new Response(JSON.stringify(article ?? null)));
    }
    const surplus = (await cache.keys()).slice(0, -MAX_ANSWERS);
    await Promise.all(surplus.map((request) => cache.delete(request)));
    await dropOutdated();
  };
  // Where storage is forbidden, nothing is kept.
  remember().catch(() => undefined);
}

/** Returns what the database last said of an article; null if it is gone, undefined if nothing is known. */
async function answerOf(id: string): Promise<Article | null | undefined> {
  const answer = await (await openAnswers()).match(articlePath(id));
  return answer && ((await answer.json()) as Article | null);
}

/**
 * Drops the pages that say something else than the database last said: articles, and pages that list one that is
 * gone. A page that is being kept may come later than the database's answer, so this follows both.
 */
export async function dropOutdated(): Promise<void> {
  for (const id of await keptArticleIds()) {
    const answer = await answerOf(id);
    const kept = (await keptNews(articlePath(id)))?.article;
    if (answer === null || (answer && kept && !isSameArticle(answer, kept))) {
      await dropPage(articlePath(id));
    }
  }
  for (const path of LIST_PAGES) {
    const answers = await Promise.all((await idsListedOn([path])).map(answerOf));
    if (answers.includes(null)) await dropPage(path);
  }
}

async function idsListedOn(paths: readonly string[]): Promise<string[]> {
  const lists = await Promise.all(paths.map(keptNews));
  return lists.flatMap((news) => (news?.articles ?? news?.newest ?? []).map(({ id }) => id));
}
