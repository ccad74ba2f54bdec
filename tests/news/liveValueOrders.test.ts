import fc from 'fast-check';
import {
  ANSWER_DEADLINE_MS,
  UNREACHABLE_GRACE_MS,
  createLiveValue,
} from '../../src/news/liveValue';
import type { FeedReader, NewsFeed } from '../../src/news/newsSources';

/*
 * Whatever comes, in whatever order: answers, losses, refusals and words of readings that are over,
 * files and code that arrive late or never, readers who come and go, and time that passes.
 */

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const action = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('come', 'code', 'file', 'known') }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('leave', 'retry', 'again', 'noFile', 'noCode') }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom('answered', 'missing', 'unreachable', 'denied'),
      // Mostly the reading of the moment, sometimes one that ended long ago.
      age: fc.constantFrom(0, 0, 0, 1, 2),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('wait'),
      ms: fc.oneof(fc.integer({ min: 1, max: 600 }), fc.integer({ min: 600, max: 12_000 })),
    }),
  },
);
const readerEvents = ['answered', 'missing', 'unreachable', 'denied'];
type Action = { kind: string; age?: number; ms?: number };

interface Reading {
  readonly reader: FeedReader<string>;
  isOpen: boolean;
  answers: number;
  isRefused: boolean;
}

function openWorld(initial: string | undefined, deniesOnTheSpot: boolean) {
  const readings: Reading[] = [];
  const files: ((value: string | undefined) => void)[] = [];
  const code: { give(feed: NewsFeed): void; fail(error: Error): void }[] = [];
  const readers: (() => void)[] = [];
  let told = 0;
  let known: string | undefined;
  const live = createLiveValue<string>({
    initial,
    known: () => known,
    loadFile: () => new Promise((resolve) => files.push(resolve)),
    loadFeed: () => new Promise((give, fail) => code.push({ give, fail })),
    read(_feed, reader) {
      const answered = (value: string) => {
        // Here it is the newest word again, as it is in the store.
        if (readings.at(-1) === reading) known = undefined;
        reader.answered(value);
      };
      const reading: Reading = {
        reader: { ...reader, answered },
        isOpen: true,
        answers: 0,
        isRefused: false,
      };
      readings.push(reading);
      if (deniesOnTheSpot && readings.length === 1) reader.denied();
      return () => (reading.isOpen = false);
    },
  });

  const actions: Record<string, (action: Action) => unknown> = {
    come: () => readers.push(live.subscribe(() => (told += 1))),
    known: () => (known = `known ${told}`),
    leave: () => readers.pop()?.(),
    retry: () => void live.retry(),
    again: () => live.askAgain(),
    file: () => files.pop()?.('file'),
    noFile: () => files.pop()?.(undefined),
    code: () => code.pop()?.give({} as NewsFeed),
    noCode: () => code.pop()?.fail(new Error('404')),
    answered: ({ age = 0 }) => readings.at(-1 - age)?.reader.answered(`answer ${told}`),
    missing: ({ age = 0 }) => readings.at(-1 - age)?.reader.answered('missing'),
    unreachable: ({ age = 0 }) => readings.at(-1 - age)?.reader.unreachable(),
    denied: ({ age = 0 }) => readings.at(-1 - age)?.reader.denied(),
    wait: ({ ms = 0 }) => jest.advanceTimersByTimeAsync(ms),
  };
  return {
    live,
    readings,
    readers,
    told: () => told,
    known: () => known,
    act: async (step: Action) => {
      const said = readings.at(-1 - (step.age ?? 0));
      const isHeard = said?.isOpen === true && readers.length > 0;
      await actions[step.kind]!(step);
      await jest.advanceTimersByTimeAsync(0);
      return isHeard;
    },
  };
}

test('the News keeps its promises in any order of events', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.option(fc.constant('page'), { nil: undefined }),
      fc.boolean(),
      fc.array(action, { minLength: 12, maxLength: 40, size: 'max' }),
      async (initial, deniesOnTheSpot, steps) => {
        jest.clearAllTimers();
        const world = openWorld(initial, deniesOnTheSpot);
        const { live } = world;
        let waiting = 0;
        let hasBeenMissing = false;
        for (const step of steps as Action[]) {
          const before = live.current();
          const toldBefore = world.told();
          const isHeard = await world.act(step);
          const after = live.current();

          // Who begins to read sees the newest that is known.
          if (step.kind === 'come' && world.readers.length === 1)
            expect(after.value).toBe(world.known() ?? before.value);
          // What is shown is never taken away, and only an answer that was heard can be "missing".
          if (before.value !== undefined) expect(after.value).toBeDefined();
          hasBeenMissing ||= step.kind === 'missing' && isHeard;
          if (after.value === 'missing') expect(hasBeenMissing).toBe(true);
          // Words of a reading that is over change nothing.
          if (readerEvents.includes(step.kind) && !isHeard) expect(after).toBe(before);
          // Only an answer makes it live, and nothing but an answer replaces what was live.
          if (after.freshness === 'live' && before.freshness !== 'live')
            expect(['answered', 'missing']).toContain(step.kind);
          if (before.freshness === 'live' && after.value !== before.value)
            expect(['answered', 'missing']).toContain(step.kind);
          // The same state is the same object, and nobody is woken for nothing.
          if (after === before) expect(world.told()).toBe(toldBefore);
          // One reading at a time, and none that nobody reads.
          const open = world.readings.filter(({ isOpen }) => isOpen).length;
          expect(open).toBeLessThanOrEqual(world.readers.length > 0 ? 1 : 0);
          if (world.readers.length === 0) {
            expect(jest.getTimerCount()).toBe(0);
            expect(after.freshness).toBe(after.value === undefined ? 'loading' : 'snapshot');
            waiting = 0;
          } else {
            // Nobody waits longer than the deadline without being told.
            const isSilent = ['loading', 'snapshot'].includes(after.freshness);
            waiting = isSilent ? waiting + (step.ms ?? 0) : 0;
            expect(waiting).toBeLessThan(ANSWER_DEADLINE_MS + 1);
          }
        }
        // However it stood, the database that answers now is believed, unless it was not asked again yet.
        world.readers.splice(0).forEach((leave) => leave());
        expect(jest.getTimerCount()).toBe(0);
        await world.act({ kind: 'come' });
        await world.act({ kind: 'code' });
        if (world.readings.at(-1)?.isOpen) {
          await world.act({ kind: 'unreachable', age: 0 });
          await world.act({ kind: 'wait', ms: UNREACHABLE_GRACE_MS });
          expect(live.current().freshness).toBe('unreachable');
          await world.act({ kind: 'answered', age: 0 });
          expect(live.current().freshness).toBe('live');
        }
        world.readers.splice(0).forEach((leave) => leave());
      },
    ),
    { numRuns: 150 },
  );
}, 30_000);
