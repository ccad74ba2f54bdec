/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import { Link, Route, Switch } from 'wouter';
import { site } from '../../content/site';
import { VisitScroll } from '../../src/navigation/VisitScroll';
import { RouteAnnouncer } from '../../src/layout/RouteAnnouncer';
import { afterPaint } from '../../src/lib/waiting';
import { SiteTheme } from '../../src/theme/SiteTheme';

const scrolled: number[] = [];

beforeEach(() => {
  scrolled.length = 0;
  history.replaceState(null, '', '/');
  window.scrollTo = ((options: ScrollToOptions) => {
    window.scrollY = options.top!;
    scrolled.push(options.top!);
  }) as typeof window.scrollTo;
  window.scrollY = 0;
  Element.prototype.scrollIntoView = jest.fn();
});

function renderVisit({ isFirstPageLate = false } = {}) {
  const page = (heading: string) => () => (
    <main id="main">
      {heading && <h1>{heading}</h1>}
      <h2 id="robots">Robots</h2>
      <a id="join" href="/contact">
        Join us
      </a>
    </main>
  );
  return render(
    <SiteTheme>
      <Link href="/about">to About</Link>
      <Link href="/about#robots">to Robots</Link>
      <Link href="/about#join">to joining</Link>
      <Link href="/about#nothing">to nothing</Link>
      <Link href="/about#%E0%A4">to a broken address</Link>
      <Link href="/about?sort=a-z">to another order</Link>
      <Link href="/late">to Late</Link>
      <Link href="/slow">to Slow</Link>
      <Link href="/broken">to Broken</Link>
      <Switch>
        <Route path="/about" component={page('About us')} />
        <Route path="/late" component={page('')} />
        <Route path="/broken">
          <main id="main">
            <div role="alert">
              <h1>This part did not load</h1>
            </div>
          </main>
        </Route>
        <Route path="/slow">
          <main id="main" hidden>
            <h1>The page that is left</h1>
          </main>
        </Route>
        <Route>
          <main id="main">
            <h1>Home</h1>
            <a href="https://example.com/about">another site&rsquo;s</a>
            <Link href="/contact">within Home to Contact</Link>
            <Link href="/about#robots">within Home to About</Link>
          </main>
        </Route>
      </Switch>
      <VisitScroll />
      <RouteAnnouncer isFirstPageLate={isFirstPageLate} />
    </SiteTheme>,
  );
}

const click = (name: string) => screen.getByRole('link', { name }).click();

const follow = (name: string) =>
  act(async () => {
    click(name);
    await afterPaint();
  });

const heading = () => screen.getByRole('heading', { level: 1 });
const announced = () => screen.getByRole('status').textContent;

function appendHeading(title: string) {
  const heading = document.createElement('h1');
  heading.textContent = title;
  document.getElementById('main')!.append(heading);
  return heading;
}

test('the first page takes no focus, does not scroll and is not announced', async () => {
  renderVisit();
  expect(document.body).toHaveFocus();
  expect(scrolled).toEqual([]);
  expect(announced()).toBe('');
});

test.each([
  ['has come before the announcer', 'Home'],
  ['comes after it', 'Late'],
])('a first page without a prerendered heading is announced when it %s', async (_when, title) => {
  if (title === 'Late') history.replaceState(null, '', '/late');
  renderVisit({ isFirstPageLate: true });
  if (title === 'Late') appendHeading(title);
  await waitFor(() => expect(announced()).toBe(site.pageOpened(title)));
  expect(document.body).toHaveFocus();
});

test('a new page begins at the top, with the focus on its heading, and is announced once', async () => {
  renderVisit();
  window.scrollY = 400;
  await follow('to About');
  expect(window.scrollY).toBe(0);
  expect(heading()).toHaveFocus();
  expect(announced()).toBe(site.pageOpened('About us'));
});

test('an address with a fragment leads to its target', async () => {
  renderVisit();
  await follow('to Robots');
  const place = screen.getByRole('heading', { name: 'Robots' });
  expect(place).toHaveFocus();
  expect(place.scrollIntoView).toHaveBeenCalled();
});

test('a target that is focusable anyway stays in the tab order', async () => {
  renderVisit();
  await follow('to joining');
  const place = screen.getByRole('link', { name: 'Join us' });
  expect(place).toHaveFocus();
  expect(place).not.toHaveAttribute('tabindex');
});

test.each(['to nothing', 'to a broken address'])(
  'an address that leads %s opens the page at its heading',
  async (name) => {
    renderVisit();
    await follow(name);
    expect(heading()).toHaveFocus();
    expect(window.scrollY).toBe(0);
    expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
  },
);

test('a page whose heading appears late is announced when it does', async () => {
  renderVisit();
  await follow('to Late');
  expect(announced()).toBe('');
  const late = appendHeading('Late');
  await waitFor(() => expect(late).toHaveFocus());
  expect(announced()).toBe(site.pageOpened('Late'));
});

test('the heading of a page that is kept hidden until the next one renders is not announced', async () => {
  Element.prototype.checkVisibility = function isSeen() {
    return !this.closest('[hidden]');
  };
  renderVisit();
  await follow('to Slow');
  expect(announced()).toBe('');
  Reflect.deleteProperty(Element.prototype, 'checkVisibility');
});

test('a visitor who has moved the focus meanwhile keeps it', async () => {
  renderVisit();
  await follow('to Late');
  screen.getByRole('link', { name: 'to Robots' }).focus();
  appendHeading('Late');
  await waitFor(() => expect(announced()).toBe(site.pageOpened('Late')));
  expect(screen.getByRole('link', { name: 'to Robots' })).toHaveFocus();
});

test('a page that is left at once is not announced', async () => {
  renderVisit();
  act(() => click('to About'));
  await follow('to Late');
  expect(announced()).toBe('');
});

test('a page that fails is not announced as opened: its alert is read out already', async () => {
  renderVisit();
  await follow('to Broken');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
