/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { afterPaint } from '../../../src/lib/waiting';
import { mainId } from '../../../src/lib/mainId';
import { useFocusAfterSwap } from '../../../src/sections/news/useFocusAfterSwap';

interface PageProps {
  readonly shown: boolean | undefined;
  /** Whether the code of what is shown has loaded. */
  readonly isLoaded?: boolean;
}

function Page({ shown, isLoaded = true }: PageProps) {
  useFocusAfterSwap(shown);
  return (
    <main id={mainId}>
      {shown !== undefined && isLoaded && (
        <section key={String(shown)}>
          <h1 tabIndex={-1}>{String(shown)}</h1>
        </section>
      )}
      <a href="#elsewhere">elsewhere</a>
    </main>
  );
}

function open(props: PageProps) {
  const { rerender, unmount } = render(<Page {...props} />);
  const show = async (next: PageProps) => {
    rerender(<Page {...next} />);
    await act(afterPaint);
    await act(afterPaint);
  };
  return { show, unmount };
}

const heading = (name: string) => screen.getByRole('heading', { name });

test('the focus that goes with what was shown is passed on to the new heading, both ways', async () => {
  const { show } = open({ shown: true });
  heading('true').focus();
  await show({ shown: false });
  expect(heading('false')).toHaveFocus();
  await show({ shown: true });
  expect(heading('true')).toHaveFocus();
});

test('a heading whose code comes later gets the focus then', async () => {
  const { show } = open({ shown: true });
  heading('true').focus();
  await show({ shown: false, isLoaded: false });
  expect(document.body).toHaveFocus();
  await show({ shown: false });
  expect(heading('false')).toHaveFocus();
});

test('what comes first leaves the focus alone, and so does loading in between', async () => {
  const { show } = open({ shown: undefined });
  await show({ shown: true });
  await show({ shown: undefined });
  await show({ shown: true });
  expect(document.body).toHaveFocus();
});

test('a focus that is elsewhere on the page stays there, also when it moves while the code loads', async () => {
  const { show } = open({ shown: true });
  screen.getByRole('link').focus();
  await show({ shown: false });
  expect(screen.getByRole('link')).toHaveFocus();
  screen.getByRole('link').blur();
  await show({ shown: true, isLoaded: false });
  screen.getByRole('link').focus();
  await show({ shown: true });
  expect(screen.getByRole('link')).toHaveFocus();
});

test('after the page is left, no heading of the next one gets the focus', async () => {
  const { show, unmount } = open({ shown: true });
  await show({ shown: false, isLoaded: false });
  unmount();
  open({ shown: true });
  await act(afterPaint);
  await act(afterPaint);
  expect(document.body).toHaveFocus();
});
