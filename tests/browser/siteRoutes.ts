import { pageWords } from '../pageWords';
import { routes } from '../../src/routes';
import { samples } from './samples';

const sample = samples[0]!;

/** Every page in the site's own list, with an address that shows it: a page in the list is tested. */
export const siteRoutes = routes.map(({ path }) =>
  path === '/news/:id'
    ? { name: path, address: `/news/${sample.id}`, title: `${sample.title} - RoboHornets News` }
    : { name: path, address: path, title: pageWords[path]!.head.title },
);

export type SitePage = (typeof siteRoutes)[number];

/** Where a visitor finds a link to a page. */
export function pageWithLinkTo(name: string): string {
  if (name === '/' || name === '/whattimeisit') return '/about';
  return name === '/news/:id' ? '/news' : '/';
}

/** The pages without the site's header: the season showcases, which have a bar of their own. */
export const pagesWithoutHeader = routes
  .filter(({ isShowcase }) => isShowcase)
  .map(({ path }) => path);
