import '../../src/App';
import { routes } from '../../src/routes';
import { sitePages, snapshot } from './sitePages';

/* Writes every page as the build makes it: in a process of its own, in which there is no document. */

// The names of styles follow the order in which the site's parts are loaded.
for (const { preload } of routes) await preload();
const { lastPastDay, prerenderPage } = await import('../../src/prerender');
const bodies = [];
for (const { address } of sitePages) bodies.push((await prerenderPage(address, snapshot)).body);
process.stdout.write(JSON.stringify({ bodies, lastPastDay }));
