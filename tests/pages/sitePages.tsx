import { Route } from 'wouter';
import { articlePage } from '../../content/article';
import { news } from '../../content/news';
import type { Article } from '../../src/news/article';
import { articleHead } from '../../src/news/articleHead';
import { describeArticle } from '../../src/pipeline/news/builtNews';
import { pageWords } from '../pageWords';
import { routes } from '../../src/routes';

const article: Article = describeArticle({
  id: 'kickoff',
  title: 'Kickoff',
  publishedAt: Date.UTC(2026, 0, 10, 17, 5),
  content: '## The game\n\nScore **fuel** in [the hub](https://example.org).',
});

/** The News that the pages show. */
export const snapshot = { articles: [article], newest: [article], article };

/**
 * Every page of the site's own list, as its address shows it, with what its heading and its head must
 * say: a new page is tested by being in the list. Its code has to be loaded before it is drawn.
 */
export const sitePages = routes.map(({ path, name, Page, preload }) => ({
  name,
  path,
  preload,
  ...(path === '/news/:id'
    ? {
        address: `/news/${article.id}`,
        heading: article.title,
        head: articleHead({ article, freshness: 'snapshot' }, articlePage, news),
      }
    : { address: path, ...pageWords[path]! }),
  page: (
    <Route path={path}>
      <Page />
    </Route>
  ),
}));
