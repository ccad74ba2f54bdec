/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { Router, useParams } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { site } from '../content/site';
import { PageHead } from '../src/layout/frameParts';
import { Page } from '../src/layout/Page';
import { renderAhead, discardAhead } from '../src/navigation/pageAhead';
import { expectArrival } from '../src/navigation/arrival';
import { lazyHydrate } from '../src/navigation/lazyHydrate';
import { Pages } from '../src/Pages';
import { SiteTheme } from '../src/theme/SiteTheme';

const routes = [
  { path: '/', Page: () => renderPage('Home') },
  { path: '/about', Page: () => renderPage('About') },
  { path: '/news/:id', Page: () => renderArticle() },
  { path: '/broken', Page: () => throwError() },
];

/** The name of the page at every render of its words. */
const renders: string[] = [];

/** The names of the pages that were shown, and removed again, in order. */
const effects: string[] = [];

function Title({ name }: { readonly name: string }) {
  renders.push(name);
  useEffect(() => {
    effects.push(name);
    return () => void effects.push(`no ${name}`);
  }, [name]);
  return <h1>{name}</h1>;
}

const Rest = lazyHydrate(
  Object.assign(() => Promise.resolve(), { isBelow: true }),
  () => Promise.resolve(() => <p>The rest</p>),
);

const renderPage = (name: string) => (
  <Page head={{ title: name, description: name }}>
    <Title name={name} />
    <Rest />
  </Page>
);

function Article() {
  return renderPage(`Article ${useParams<{ id: string }>().id}`);
}

const renderArticle = () => <Article />;

function throwError(): never {
  throw new Error('A page that cannot be drawn');
}

beforeEach(async () => {
  effects.splice(0);
  await Promise.all([Rest.preload(), PageHead.preload()]);
  history.replaceState(null, '', '/');
  expectArrival(false);
  await act(async () =>
    render(
      <SiteTheme>
        <Router>
          <Pages routes={routes} />
        </Router>
      </SiteTheme>,
    ),
  );
});
afterEach(() => act(async () => discardAhead()));

const heading = (name: string) => screen.queryByRole('heading', { name, hidden: true });
const renderPageAhead = (path: string) => act(async () => renderAhead(path));

/** Opens a page as a link does. */
const follow = (path: string) =>
  act(async () => {
    expectArrival(true);
    navigate(path);
  });

const goBack = () =>
  act(async () => {
    const popState = new Promise((resolve) =>
      addEventListener('popstate', resolve, { once: true }),
    );
    history.back();
    await popState;
  });

test('a page rendered ahead is not visible, and does nothing yet', async () => {
  await renderPageAhead('/about');
  expect(heading('About')).not.toBeVisible();
  expect(screen.getByRole('main')).toContainElement(heading('Home'));
  expect(document.querySelectorAll('#main')).toHaveLength(1);
  expect(document.title).toBe('Home');
  expect(effects).toEqual(['Home']);
});

test('a link shows the page that was rendered ahead, and no other', async () => {
  await renderPageAhead('/about');
  const drawn = heading('About');
  await follow('/about');
  expect(heading('About')).toBe(drawn);
  expect(drawn).toBeVisible();
  expect(heading('Home')).toBeNull();
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
  expect(document.title).toBe('About');
  expect(effects).toEqual(['Home', 'no Home', 'About']);
});

test('parts below the window are rendered once the page is opened', async () => {
  await renderPageAhead('/about');
  expect(screen.getAllByText('The rest')).toHaveLength(1);
  await follow('/about');
  expect(screen.getByText('The rest')).toBeVisible();
  expect(screen.getByRole('main')).toContainElement(screen.getByText('The rest'));
});

test('a page is rendered ahead with the parameters of its address', async () => {
  await renderPageAhead('/news/kickoff');
  await follow('/news/kickoff');
  expect(screen.getByRole('heading')).toHaveTextContent('Article kickoff');
});

test('going back renders the page anew, whatever was rendered ahead', async () => {
  await follow('/about');
  await renderPageAhead('/');
  const drawn = heading('Home');
  await goBack();
  expect(screen.getByRole('heading')).toHaveTextContent('Home');
  expect(heading('Home')).not.toBe(drawn);
});

test('a page is removed when it is left, even if it was rendered ahead', async () => {
  await renderPageAhead('/about');
  await follow('/about');
  await follow('/news/kickoff');
  expect(heading('About')).toBeNull();
  expect(effects.at(-2)).toBe('no About');
});

test('a page that is opened before it could be rendered ahead is rendered on opening', async () => {
  await act(async () => {
    renderAhead('/about');
    expectArrival(true);
    navigate('/about');
  });
  expect(screen.getByRole('heading')).toHaveTextContent('About');
  expect(screen.getByText('The rest')).toBeVisible();
});

test('a page opened at a fragment is rendered in full, even if its top was rendered ahead', async () => {
  await renderPageAhead('/about');
  const ahead = heading('About');
  await act(async () => {
    expectArrival(false);
    navigate('/about#robots');
  });
  expect(heading('About')).not.toBe(ahead);
  expect(screen.getByText('The rest')).toBeVisible();
});

test('the open page is not rendered again when another is rendered ahead', async () => {
  renders.splice(0);
  await renderPageAhead('/about');
  await act(async () => discardAhead());
  expect(renders).not.toContain('Home');
});

test('only one page is kept rendered ahead, until it is discarded', async () => {
  await renderPageAhead('/about');
  await renderPageAhead('/news/kickoff');
  expect(heading('About')).toBeNull();
  expect(heading('Article kickoff')).not.toBeVisible();
  await act(async () => discardAhead());
  expect(heading('Article kickoff')).toBeNull();
  expect(effects).toEqual(['Home']);
});

test('a page that fails to render ahead says so when opened, and the next page works', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await renderPageAhead('/broken');
  expect(screen.getByRole('heading')).toHaveTextContent('Home');
  expect(document.title).toBe('Home');
  expect(document.querySelectorAll('#main')).toHaveLength(1);
  await follow('/broken');
  expect(screen.getByRole('alert')).toHaveTextContent(site.pageFailed.title);
  expect(document.title).toBe(site.pageFailed.title);
  await follow('/about');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(document.title).toBe('About');
});
