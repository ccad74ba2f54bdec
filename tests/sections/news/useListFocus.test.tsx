/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { useListFocus } from '../../../src/sections/news/useListFocus';

function List({ names }: { readonly names: readonly string[] }) {
  const list = useRef<HTMLUListElement>(null);
  useListFocus(list);
  return (
    <main>
      <p>Beside the list</p>
      <ul ref={list}>
        {names.map((name) => (
          <li key={name}>
            <article>
              <a href={`/${name}`}>{name}</a>
            </article>
          </li>
        ))}
      </ul>
    </main>
  );
}

const link = (name: string) => screen.getByRole('link', { name });

test('a reader who has clicked elsewhere since is left alone', async () => {
  const { rerender } = render(<List names={['a', 'b', 'c']} />);
  act(() => link('b').focus());
  await userEvent.click(screen.getByText('Beside the list'));
  rerender(<List names={['a', 'c']} />);
  expect(document.body).toHaveFocus();
});

test('another window keeps the focus only for a while', async () => {
  const { rerender } = render(<List names={['a', 'b', 'c']} />);
  act(() => link('b').focus());
  await act(async () => {
    link('b').dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  });
  rerender(<List names={['a', 'c']} />);
  expect(link('c')).toHaveFocus();
});
