/** @jest-environment jsdom */
import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { home } from '../../../content/home';
import { calm } from '../../../src/motion/calm';
import { Banner } from '../../../src/sections/home/Banner';
import { SiteTheme } from '../../../src/theme/SiteTheme';
import { renderSite } from '../../renderSite';

let setIntersecting: (isInWindow: boolean) => void;

beforeEach(() => {
  jest.useFakeTimers();
  calm.choose(undefined);
  HTMLImageElement.prototype.decode = () => Promise.resolve();
  window.IntersectionObserver = class {
    constructor(onChange: IntersectionObserverCallback) {
      setIntersecting = (isIntersecting) =>
        act(() =>
          onChange(
            [{ isIntersecting } as IntersectionObserverEntry],
            this as unknown as IntersectionObserver,
          ),
        );
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => {
  setTab('visible');
  jest.useRealTimers();
});

/** Opens the banner in full view, its pictures all there. */
async function open({ slides } = home.banner) {
  const rendered = await act(async () =>
    renderSite(
      <>
        <Banner {...home.banner} slides={slides} />
        <input aria-label="field" />
        <input aria-label="choice" type="radio" />
        <select aria-label="select" />
        <a href="#there">link</a>
        <nav>
          <input aria-label="menu" type="checkbox" />
          <a href="#page">page</a>
        </nav>
      </>,
    ),
  );
  setIntersecting(true);
  return rendered;
}

function setTab(state: 'visible' | 'hidden') {
  Object.defineProperty(document, 'hidden', { value: state === 'hidden', configurable: true });
  fireEvent(document, new Event('visibilitychange'));
}

const advanceTime = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const press = (key: string, options: object = {}, target: Element = document.body) => {
  const event = createEvent.keyDown(target, { key, ...options });
  // The test's clock, not the real one.
  Object.defineProperty(event, 'timeStamp', { value: performance.now(), ...options });
  fireEvent(target, event);
};
const button = (name: string) => screen.getByRole('button', { name });

/** The one picture that everybody meets. */
const current = () => {
  const [slide, ...others] = screen.getAllByRole('group');
  expect(others).toEqual([]);
  return slide?.getAttribute('aria-label');
};

test('the next picture follows after 4,000 ms, again and again', async () => {
  await open();
  expect(current()).toBe('Picture 1 of 3');
  advanceTime(3999);
  expect(current()).toBe('Picture 1 of 3');
  advanceTime(1);
  expect(current()).toBe('Picture 2 of 3');
  advanceTime(4000);
  expect(current()).toBe('Picture 3 of 3');
  advanceTime(4000);
  expect(current()).toBe('Picture 1 of 3');
});

test('a single picture stays', async () => {
  await open({ ...home.banner, slides: home.banner.slides.slice(0, 1) });
  advanceTime(4000);
  fireEvent.click(button(home.banner.previous));
  press('ArrowRight');
  expect(current()).toBe('Picture 1 of 1');
  expect(screen.getByRole('group')).toHaveAttribute('data-place', 'current');
});

test('a picture that fails to load does not stop the others', async () => {
  const { alt } = home.banner.slides[1]!;
  HTMLImageElement.prototype.decode = async function decode() {
    if (this.alt === alt) throw new Error('404');
  };
  await open();
  advanceTime(4000);
  expect(current()).toBe('Picture 2 of 3');
});

test('the left and right arrow keys move it, and wrap around at both ends', async () => {
  await open();
  press('ArrowLeft');
  expect(current()).toBe('Picture 3 of 3');
  advanceTime(500);
  press('ArrowRight');
  expect(current()).toBe('Picture 1 of 3');
});

test('arrow keys move it from a part of the page that is not hydrated yet', async () => {
  const { container } = await open();
  // React keeps such a part from hearing of keys, and everything behind it.
  container.addEventListener('keydown', (event) => event.stopPropagation(), { capture: true });
  press('ArrowRight', {}, screen.getByRole('link', { name: 'link' }));
  expect(current()).toBe('Picture 2 of 3');
});

test('an arrow key that was pressed before the page was hydrated moves it', async () => {
  const part = (
    <SiteTheme>
      <Banner {...home.banner} />
    </SiteTheme>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(part);
  window.earlyArrow = new KeyboardEvent('keydown', { key: 'ArrowRight' });
  await act(async () => render(part, { container, hydrate: true }));
  expect(current()).toBe('Picture 2 of 3');
});

test('a key is ignored for 500 ms after another one, and while it is held', async () => {
  await open();
  press('ArrowRight');
  advanceTime(499);
  press('ArrowRight');
  expect(current()).toBe('Picture 2 of 3');
  advanceTime(1);
  press('ArrowRight', { repeat: true });
  expect(current()).toBe('Picture 2 of 3');
  press('ArrowRight');
  expect(current()).toBe('Picture 3 of 3');
});

test('a key counts from when it was pressed, however late a busy device hears of it and of the slide’s end', async () => {
  await open();
  press('ArrowRight');
  press('ArrowRight', { value: performance.now() + 499 });
  expect(current()).toBe('Picture 2 of 3');
  press('ArrowRight', { value: performance.now() + 500 });
  expect(current()).toBe('Picture 3 of 3');
});

test('a key that moves it restarts the timer even while the focus is inside, a held one does not', async () => {
  await open();
  act(() => button(home.banner.next).focus());
  press('ArrowRight', { repeat: true });
  advanceTime(12_000);
  expect(current()).toBe('Picture 1 of 3');
  press('ArrowRight');
  advanceTime(4000);
  expect(current()).toBe('Picture 3 of 3');
});

test('arrow keys are left to controls that need them, and to the browser’s shortcuts', async () => {
  await open();
  for (const name of ['field', 'choice', 'select'])
    press('ArrowRight', {}, screen.getByLabelText(name));
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
    press('ArrowRight', { [modifier]: true });
  expect(current()).toBe('Picture 1 of 3');
  press('ArrowRight', {}, screen.getByText('link'));
  expect(current()).toBe('Picture 2 of 3');
});

test('arrow keys in the open menu leave the pictures behind it alone', async () => {
  await open();
  fireEvent.click(screen.getByLabelText('menu'));
  press('ArrowRight', {}, screen.getByText('page'));
  expect(current()).toBe('Picture 1 of 3');
  fireEvent.click(screen.getByLabelText('menu'));
  press('ArrowRight', {}, screen.getByText('page'));
  expect(current()).toBe('Picture 2 of 3');
});

test('a slide takes 500 ms, during which the buttons and keys are ignored', async () => {
  await open();
  fireEvent.click(button(home.banner.next));
  advanceTime(499);
  fireEvent.click(button(home.banner.next));
  press('ArrowRight');
  expect(current()).toBe('Picture 2 of 3');
  advanceTime(1);
  // The ignored key does not delay it.
  press('ArrowRight');
  expect(current()).toBe('Picture 3 of 3');
  advanceTime(500);
  fireEvent.click(button(home.banner.previous));
  expect(current()).toBe('Picture 2 of 3');
});

/** What the slideshow and the words over it lie in. */
const banner = () => screen.getByRole('region').closest('[data-surface]')!;

test('Pause comes before the slides, and holds them until Play, even with the focus on it', async () => {
  await open();
  const [first] = within(screen.getByRole('region', { name: home.banner.label })).getAllByRole(
    'button',
  );
  expect(first).toHaveAccessibleName(home.banner.pause);
  act(() => first!.focus());
  fireEvent.click(button(home.banner.pause));
  advanceTime(12_000);
  expect(current()).toBe('Picture 1 of 3');
  fireEvent.click(button(home.banner.play));
  advanceTime(4000);
  expect(current()).toBe('Picture 2 of 3');
});

test('the timer pauses out of sight, in a hidden tab and while the focus is inside', async () => {
  await open();
  setIntersecting(false);
  advanceTime(12_000);
  setIntersecting(true);
  setTab('hidden');
  advanceTime(12_000);
  setTab('visible');
  act(() => button(home.banner.next).focus());
  advanceTime(12_000);
  expect(current()).toBe('Picture 1 of 3');
  act(() => button(home.banner.next).blur());
  advanceTime(4000);
  expect(current()).toBe('Picture 2 of 3');
});

test('in calm mode it never starts by itself, the buttons move it at once, and keys as often as ever', async () => {
  calm.choose('on');
  await open();
  advanceTime(12_000);
  expect(current()).toBe('Picture 1 of 3');
  fireEvent.click(button(home.banner.next));
  advanceTime(0);
  fireEvent.click(button(home.banner.next));
  expect(current()).toBe('Picture 3 of 3');
  expect(button(home.banner.play)).toBeInTheDocument();
  advanceTime(0);
  press('ArrowRight');
  advanceTime(499);
  press('ArrowRight');
  expect(current()).toBe('Picture 1 of 3');
  advanceTime(1);
  press('ArrowRight');
  expect(current()).toBe('Picture 2 of 3');
});

test('in calm mode it plays only for a visitor who has pressed Play there', async () => {
  await open();
  fireEvent.click(button(home.banner.pause));
  fireEvent.click(button(home.banner.play));
  act(() => calm.choose('on'));
  advanceTime(12_000);
  expect(current()).toBe('Picture 1 of 3');
  fireEvent.click(button(home.banner.play));
  advanceTime(4000);
  expect(current()).toBe('Picture 2 of 3');
});

/** Moves a finger over it; jsdom has no pointer events. */
function swipe(right: number, down: number, pointerType = 'touch'): void {
  const stage = screen.getByRole('region', { name: home.banner.label });
  const touch = (type: string, x: number, y: number) => {
    const event = new MouseEvent(type, { bubbles: true, clientX: x, clientY: y });
    fireEvent(stage, Object.assign(event, { pointerId: 1, isPrimary: true, pointerType }));
  };
  touch('pointerdown', 200, 200);
  touch('pointerup', 200 + right, 200 + down);
}

test('a finger swipes it, a tap or a scroll does not', async () => {
  await open();
  swipe(-39, 0);
  swipe(-60, 80);
  swipe(-90, 0, 'mouse');
  expect(current()).toBe('Picture 1 of 3');
  swipe(-60, 10);
  expect(current()).toBe('Picture 2 of 3');
  advanceTime(500);
  swipe(60, 10);
  expect(current()).toBe('Picture 1 of 3');
});

test('an automatic change is not announced, a manual one is', async () => {
  const { container } = await open();
  const live = () => container.querySelector('[aria-live]')?.getAttribute('aria-live');
  advanceTime(4000);
  expect(live()).toBe('off');
  advanceTime(500);
  press('ArrowRight');
  expect(live()).toBe('polite');
  advanceTime(4000);
  expect(live()).toBe('off');
  advanceTime(500);
  fireEvent.click(button(home.banner.next));
  expect(live()).toBe('polite');
});

test('while zoomed in, a finger moves what is seen and not the pictures', async () => {
  const viewport = Object.assign(new EventTarget(), { scale: 1 });
  Object.assign(globalThis, { visualViewport: viewport });
  const { unmount } = await open();
  viewport.scale = 2;
  act(() => void viewport.dispatchEvent(new Event('resize')));
  const stage = banner();
  expect(stage).toHaveStyleRule('touch-action', 'auto', { modifier: '[data-is-zoomed]' });
  expect(stage).toHaveAttribute('data-is-zoomed');
  swipe(-60, 10);
  expect(current()).toBe('Picture 1 of 3');
  viewport.scale = 1;
  act(() => void viewport.dispatchEvent(new Event('resize')));
  expect(stage).not.toHaveAttribute('data-is-zoomed');
  swipe(-60, 10);
  expect(current()).toBe('Picture 2 of 3');
  unmount();
  Object.assign(globalThis, { visualViewport: undefined });
});
