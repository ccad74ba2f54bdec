/** @jest-environment jsdom */

const mockBegun: string[] = [];
let mockWhenTaken: () => void = () => undefined;

/* What is started, each in the place of the real one, which would start the whole site. */
jest.mock('react-dom/client', () => ({ begun: mockBegun.push('React') }));
jest.mock('../src/styleNames', () => ({ passStyleNames: () => mockBegun.push('style names') }));
jest.mock('../src/theme/SiteTheme', () => ({ begun: mockBegun.push('theme') }));
jest.mock('../src/browser', () => {
  mockBegun.push('site');
  return {
    takeOver: () => {
      mockBegun.push('take over');
      mockWhenTaken();
    },
  };
});

beforeEach(() => {
  mockBegun.length = 0;
  jest.resetModules();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const start = () => jest.requireActual<object>('../src/start');

test('the parts are started in their order, each in a task of its own', async () => {
  start();
  const tasks: string[][] = [];
  while (jest.getTimerCount() > 0) {
    await jest.runOnlyPendingTimersAsync();
    tasks.push(mockBegun.splice(0));
  }
  // The theme's styles get the names that the page has given them, or they would get others.
  expect(tasks).toEqual([['React'], ['style names', 'theme'], ['site'], ['take over']]);
});

test('in a tab that nobody sees, whose timers are slow, none is waited for', async () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const taken = new Promise<void>((resolve) => (mockWhenTaken = resolve));
  start();
  await taken;
  expect(mockBegun).toEqual(['React', 'style names', 'theme', 'site', 'take over']);
});
