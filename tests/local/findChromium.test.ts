import * as childProcess from 'node:child_process';
import * as fs from 'node:fs';
import { requireChromium } from '../browser/chromium';

jest.mock('node:child_process', () => ({ spawnSync: jest.fn() }));
jest.mock('node:fs', () => ({ existsSync: jest.fn() }));
jest.mock('@playwright/test', () => ({
  chromium: { executablePath: () => '/downloaded/chromium' },
}));

/** Where Playwright keeps the browser that it downloads. */
const DOWNLOADED = '/downloaded/chromium';

interface Machine {
  readonly isDebian?: boolean;
  readonly isRoot?: boolean;
  /** The programs that it has. */
  readonly installed?: readonly string[];
  /** What can be installed on it: packages, or Playwright's download. */
  readonly available?: readonly string[];
}

/** Simulates another machine; returns the commands that install anything on it. */
function mockMachine({ isDebian, isRoot, installed = [], available = [] }: Machine): string[] {
  const files = new Set(installed.map((program) => `/usr/bin/${program}`));
  const commands: string[] = [];
  const answer = (command: string, words: readonly string[]) => {
    const last = words.at(-1)!;
    if (command === 'grep') return { status: isDebian ? 0 : 1 };
    if (command === 'which') {
      const path = `/usr/bin/${last}`;
      return files.has(path) ? { status: 0, stdout: `${path}\n` } : { status: 1, stdout: '' };
    }
    commands.push([command, ...words.filter((word) => !word.startsWith('-'))].join(' '));
    if (command === 'npx' && available.includes(DOWNLOADED)) files.add(DOWNLOADED);
    if (command === 'apt-get' && available.includes(last)) files.add(`/usr/bin/${last}`);
    return { status: 0 };
  };
  jest.mocked(childProcess.spawnSync).mockImplementation(answer as typeof childProcess.spawnSync);
  jest.mocked(fs.existsSync).mockImplementation((path) => files.has(String(path)));
  process.getuid = () => (isRoot ? 0 : 1000);
  return commands;
}

const { getuid } = process;
const { CHROMIUM_PATH } = process.env;
beforeEach(() => delete process.env.CHROMIUM_PATH);
afterAll(() => {
  if (getuid) process.getuid = getuid;
  if (CHROMIUM_PATH !== undefined) process.env.CHROMIUM_PATH = CHROMIUM_PATH;
});

const SHELL = 'chromium-headless-shell';
const APT = ['apt-get update', 'apt-get install chromium', `apt-get install ${SHELL}`];
const DOWNLOAD = 'npx playwright install chromium';

test('the browser that CHROMIUM_PATH names is used, and nothing is installed', () => {
  const commands = mockMachine({ isDebian: true, isRoot: true, installed: ['my-chromium'] });
  process.env.CHROMIUM_PATH = '/usr/bin/my-chromium';
  expect(requireChromium()).toBe('/usr/bin/my-chromium');
  expect(commands).toEqual([]);
});

test('for root on Debian, the headless shell is installed once, even beside another browser', () => {
  const machine = { isDebian: true, isRoot: true, has: ['google-chrome'] };
  const commands = mockMachine({ ...machine, available: ['chromium', SHELL] });
  expect(requireChromium()).toBe(`/usr/bin/${SHELL}`);
  expect(requireChromium()).toBe(`/usr/bin/${SHELL}`);
  expect(commands).toEqual(APT);
});

test.each([
  ['root on another system', { isRoot: true }],
  ['a user other than root', { isDebian: true }],
])('%s gets the download once, and only if no browser is installed', (_, machine) => {
  const commands = mockMachine({ ...machine, available: [DOWNLOADED, 'chromium', SHELL] });
  expect(requireChromium()).toBe(DOWNLOADED);
  expect(requireChromium()).toBe(DOWNLOADED);
  expect(commands).toEqual([DOWNLOAD]);
  const others = mockMachine({ ...machine, installed: ['chromium'], available: [SHELL] });
  expect(requireChromium()).toBe('/usr/bin/chromium');
  expect(others).toEqual([]);
});

test('an error reports that no browser could be found or installed', () => {
  mockMachine({});
  expect(requireChromium).toThrow('No Chromium was found or could be installed.');
});
