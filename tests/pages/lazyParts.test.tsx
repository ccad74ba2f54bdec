/**
 * The build draws the pages, and a document is there to find elements in.
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { setImmediate } from 'node:timers';
import type { ComponentType } from 'react';
import { lazyHydrate } from '../../src/navigation/lazyHydrate';
import type { LoadTrigger } from '../../src/lib/whenNear';
import { prerenderPage } from '../../src/prerender';
import { sitePages, snapshot } from './sitePages';

// React's drawing in Node wants it, and jsdom has none.
Object.assign(globalThis, { setImmediate });

type Near = LoadTrigger & { readonly selector?: string };
type Load = () => Promise<ComponentType<object>>;

interface WatchedPart {
  readonly preload: jest.Mock;
  readonly selector?: string;
  /** The function that loads its code, to be told by. */
  readonly code: string;
}

const MARK = 'Waits for ';

jest.mock('../../src/lib/whenNear', () => ({
  whenNear: (selector: string): Near => Object.assign(() => Promise.resolve(), { selector }),
}));

jest.mock('../../src/navigation/lazyHydrate', () => {
  const actual = jest.requireActual<{ lazyHydrate: typeof lazyHydrate }>(
    '../../src/navigation/lazyHydrate',
  );
  return {
    lazyHydrate: jest.fn((when: Near, load: Load) => {
      const part = actual.lazyHydrate(when, () => markedPart(when, load));
      part.preload = jest.fn(part.preload);
      return Object.assign(part, { selector: when.selector, code: String(load) });
    }),
  };
});

/** A part with the element that it waits for written before it. A text changes no place among elements. */
async function markedPart({ selector }: Near, load: Load): Promise<ComponentType<object>> {
  const Part = await load();
  return (props) => (
    <>
      {selector && MARK + selector}
      <Part {...props} />
    </>
  );
}

/** All parts made so far. */
const parts = () =>
  jest.mocked(lazyHydrate).mock.results.map(({ value }) => value as unknown as WatchedPart);

/** Where the page's parts begin, by the element that they wait for; where several wait for one, the first. */
function marksIn(main: HTMLElement): Map<string, Text> {
  const marks = new Map<string, Text>();
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const selector = text.data.slice(MARK.length);
    if (text.data.startsWith(MARK) && !marks.has(selector)) marks.set(selector, text);
  }
  return marks;
}

describe.each(sitePages)('$name', ({ address, preload }) => {
  let own: readonly WatchedPart[] = [];
  beforeAll(async () => {
    const others = parts().length;
    await preload();
    own = parts().slice(others);
  }, 60_000);

  test('is not reported as ready before all of its lazy parts are loaded', () => {
    const notPreloaded = own.filter((part) => part.preload.mock.calls.length === 0);
    expect(notPreloaded.map(({ code }) => code)).toEqual([]);
  });

  test('loads its parts when the visitor comes near the element that they begin with', async () => {
    document.body.innerHTML = (await prerenderPage(address, snapshot)).body;
    const marks = marksIn(document.querySelector('main')!);
    const selectors = own.flatMap(({ selector }) => selector ?? []);
    expect(new Set(marks.keys())).toEqual(new Set(selectors));

    const misplaced = [...marks].filter(([selector, mark]) => {
      const element = document.querySelector(selector);
      // A layer of a page holds its part.
      const isAround = element?.contains(mark) && element.textContent?.startsWith(mark.data);
      return !isAround && element !== mark.nextElementSibling;
    });
    expect(misplaced.map(([selector]) => selector)).toEqual([]);
  });
});
