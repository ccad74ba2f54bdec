/** @jest-environment jsdom */

const mockStarted: string[] = [];
let mockOnHydrated: () => void = () => undefined;

/* Mocks of the modules that are started: the real ones would start the whole site. */
jest.mock('react-dom/client', () => ({ begun: mockStarted.push('React') }));
jest.mock('../src/styleNames', () => ({ passStyleNames: () => mockStarted.push('style names') }));
jest.mock('../src/theme/SiteTheme', () => ({ begun: mockStarted.push('theme') }));
jest.mock('../src/browser', () => {
  mockStarted.push('site');
  return {
    hydratePage: () => {
      mockStarted.push('take over');
      mockOnHydrated();
    },
  };
});

const { NODE_ENV } = process.env;

beforeEach(() => {
  Object.assign(process.env, { NODE_ENV: 'production' });
  mockStarted.length = 0;
  jest.resetModules();
  jest.useFakeTimers();
});
afterEach(() => {
  Object.assign(process.env, { NODE_ENV });
  jest.useRealTimers();
});

const start = () => jest.requireActual<object>('../src/start');

test('the parts start in order, each in a task of its own', async () => {
  start();
  const tasks: string[][] = [];
  while (jest.getTimerCount() > 0) {
    await jest.runOnlyPendingTimersAsync();
    tasks.push(mockStarted.splice(0));
  }
  // The theme must take its style names from the page, or it would generate others.
  expect(tasks).toEqual([['React'], ['style names', 'theme'], ['site'], ['take over']]);
});

test('in a hidden tab, whose timers are slow, nothing waits for a timer', async () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const taken = new Promise<void>((resolve) => (mockOnHydrated = resolve));
  start();
  await taken;
  expect(mockStarted).toEqual(['React', 'style names', 'theme', 'site', 'take over']);
});

test('under the development server all of it starts in one task, which its hot reload needs', () => {
  Object.assign(process.env, { NODE_ENV: 'development' });
  start();
  expect(mockStarted).toEqual(['style names', 'site', 'take over']);
});
