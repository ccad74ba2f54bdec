import { chunkLimits, chunkSizes, pageLimits, pageSizes, siteScripts } from '../browser/pageSizes';
import { amount } from './report';
import type { Options, Step } from './report';

/** P4: measures what every page needs before it can be used, and what is loaded later. */
export function sizeSteps({ pages }: Options): Step[] {
  const pageSteps = pages.map(({ name, address }): Step => ({
    name: `Sizes: ${name}`,
    async measure({ browser, ...site }) {
      const sizes = Object.entries(await pageSizes(browser, site, address));
      return sizes.map(([kind, value]) =>
        amount('P4', `${kind} ${name}`, value, pageLimits[kind as keyof typeof pageLimits]),
      );
    },
  }));
  const siteStep: Step = {
    name: 'Sizes: the scripts of the site',
    measure: async ({ dist }) => [
      ...Object.entries(chunkSizes(dist)).map(([name, size]) =>
        amount('P4', name, size, chunkLimits[name as keyof typeof chunkLimits]),
      ),
      ...Object.entries(siteScripts(dist)).map(([name, value]) => amount('P4', name, value)),
    ],
  };
  return [...pageSteps, siteStep];
}
