import { medianOf, time } from './report';
import type { Options, Step } from './report';
import { withPage } from './withPage';

/** How long a visitor looks at the page, ms. */
const REST = 5000;

/** P9: measures the processor time that the page's thread takes for a visit to Home without a click. */
export function visitSteps({ runs }: Options): Step[] {
  const measure: Step['measure'] = async ({ browser, origin }) => {
    const visit = () =>
      withPage(
        browser,
        async (page, devtools) => {
          await devtools.send('Performance.enable');
          await page.goto(origin);
          await page.waitForTimeout(REST);
          const { metrics } = await devtools.send('Performance.getMetrics');
          return 1000 * (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN);
        },
        { slowdown: 1 },
      );
    return [time('P9', 'processor for a visit to Home', await medianOf(runs, visit), 300)];
  };
  return [{ name: 'Visits to Home', measure }];
}
