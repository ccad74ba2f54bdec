import type { Article } from '../../src/news/article';
import type { FeedReader, NewsFeed } from '../../src/news/newsSources';

/** A feed that says what a test wants, when it wants. */
export function fakeFeed() {
  const listReaders = new Set<FeedReader<readonly Article[]>>();
  const articleReaders = new Map<FeedReader<Article | 'missing'>, string>();
  const reconnect = jest.fn();

  const feed: NewsFeed = {
    readList(reader) {
      listReaders.add(reader);
      return () => listReaders.delete(reader);
    },
    readArticle(id, reader) {
      articleReaders.set(reader, id);
      return () => articleReaders.delete(reader);
    },
    reconnect,
  };

  return {
    load: async () => feed,
    reconnect,
    /** How many readers it has now. */
    readers: () => listReaders.size + articleReaders.size,
    answerList: (articles: readonly Article[]) =>
      listReaders.forEach((reader) => reader.answered(articles)),
    loseList: () => listReaders.forEach((reader) => reader.unreachable()),
    denyList: () => listReaders.forEach((reader) => reader.denied()),
    answerArticle: (id: string, answer: Article | 'missing') =>
      articleReaders.forEach((wanted, reader) => wanted === id && reader.answered(answer)),
  };
}
