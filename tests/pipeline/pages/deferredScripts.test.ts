/** @jest-environment jsdom */
import { runInNewContext } from 'node:vm';
import { deferredScripts } from '../../../src/pipeline/pages/deferredScripts';
import { WINDOW_FIRST } from '../../../src/theme/windowFirst';

const SCRIPTS =
  '<script type="module" src="/a.js"></script><link rel="modulepreload" href="/b.js"><link rel="modulepreload" href="/c.js">';

/** A page with these scripts whose inline script runs in a world of its own. */
function open({ picture, hidden = false }: { picture?: object; hidden?: boolean } = {}) {
  document.body.innerHTML = deferredScripts(SCRIPTS);
  document.head.innerHTML = '';
  const code = document.body.querySelector('script')!.textContent;
  const timers: { act: () => void; ms?: number }[] = [];
  const frames: (() => void)[] = [];
  const visitor = new EventTarget();
  runInNewContext(code, {
    document: {
      getElementById: (id: string) => document.getElementById(id),
      querySelector: () => picture,
      documentElement: document.documentElement,
      querySelectorAll: (selector: string) => document.querySelectorAll(selector),
      head: document.head,
      hidden,
    },
    performance,
    setTimeout: (act: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) =>
      timers.push({ act: () => act(...given), ms }),
    requestAnimationFrame: (act: () => void) => frames.push(act),
    addEventListener: visitor.addEventListener.bind(visitor),
  });
  return {
    visitor,
    started: () => Array.from(document.head.children, (part) => part.outerHTML).join(''),
    isStarted: () => document.head.querySelector('script') !== null,
    count: () => document.head.querySelectorAll('script').length,
    draw: () => frames.splice(0).forEach((act) => act()),
    pass: (longest: number) =>
      timers
        .splice(0)
        .filter(({ ms = 0 }) => ms <= longest)
        .forEach(({ act }) => act()),
  };
}

test('scripts are not in the page until it is painted', () => {
  const page = open();
  expect(page.isStarted()).toBe(false);
  page.draw();
  page.pass(99);
  expect(page.isStarted()).toBe(false);
});

test('they load once the page has had time to be painted', () => {
  const page = open();
  page.draw();
  page.pass(100);
  expect(page.isStarted()).toBe(true);
});

test('they are requested one after the other, in order', () => {
  const page = open();
  page.draw();
  page.pass(100);
  expect(page.started()).toBe(SCRIPTS.slice(0, SCRIPTS.indexOf('<link')));
  page.pass(0);
  expect(page.started()).toBe(SCRIPTS.slice(0, SCRIPTS.lastIndexOf('<link')));
  page.pass(0);
  page.pass(0);
  expect(page.started()).toBe(SCRIPTS);
});

test('they wait until the main picture has loaded or failed', async () => {
  for (const end of ['resolve', 'reject'] as const) {
    const { promise, ...ends } = createDeferred();
    const page = open({ picture: { decode: () => promise } });
    page.draw();
    page.pass(100);
    expect(page.isStarted()).toBe(false);
    ends[end]();
    await promise.catch(() => undefined);
    await Promise.resolve();
    page.draw();
    page.pass(100);
    expect(page.isStarted()).toBe(true);
  }
});

test.each(['pointerdown', 'scroll'])('what is below the window is laid out before: %s', (sign) => {
  const page = open({ picture: { decode: () => new Promise(() => undefined) } });
  const root = document.documentElement;
  root.setAttribute(WINDOW_FIRST, '');
  page.visitor.dispatchEvent(new Event(sign));
  expect(root.hasAttribute(WINDOW_FIRST)).toBe(false);
  expect(page.isStarted()).toBe(true);
});

test.each(['pointerdown', 'keydown'])('a visitor has them at once, and once: %s', (sign) => {
  const page = open({ picture: { decode: () => new Promise(() => undefined) } });
  page.visitor.dispatchEvent(new Event(sign));
  expect(page.count()).toBe(1);
  page.pass(10_000);
  expect(page.count()).toBe(1);
});

test('a picture that never loads delays them by 4 s; a hidden tab does not delay them', () => {
  const picture = { decode: () => new Promise(() => undefined) };
  const page = open({ picture });
  page.pass(3999);
  expect(page.isStarted()).toBe(false);
  const patient = open({ picture });
  patient.pass(4000);
  expect(patient.isStarted()).toBe(true);
  const unseen = open({ picture, hidden: true });
  unseen.pass(0);
  expect(unseen.isStarted()).toBe(true);
});

function createDeferred() {
  let resolve = () => {};
  let reject = () => {};
  const promise = new Promise<void>((done, fail) => {
    resolve = done;
    reject = () => fail(new Error('broken'));
  });
  return { promise, resolve: () => resolve(), reject: () => reject() };
}
