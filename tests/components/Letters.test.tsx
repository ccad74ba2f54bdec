/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Letters } from '../../src/components/Letters';
import { LinkText } from '../../src/components/TextLink';
import { PageTitle } from '../../src/components/PageTitle';
import { parseInline } from '../../src/lib/inlineText';
import { renderSite } from '../renderSite';

const row = () => document.querySelector('[aria-hidden]');
const letters = () =>
  Array.from(row()?.children ?? [], (letter) => letter.getAttribute('data-letter'));

test('a title split into letters is still one heading with its plain text, once', () => {
  renderSite(<PageTitle title="BTW ROBOTICS" />);
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading).toHaveAccessibleName('BTW ROBOTICS');
  expect(heading.textContent).toBe('BTW ROBOTICS');
});

test('a letter of a title can be drawn: the heading reads as before, and on paper the letter is back', () => {
  const drawing = <b data-testid="drawing" />;
  renderSite(
    <h1>
      <Letters text="FINE" pace="title" drawings={{ I: drawing }} />
    </h1>,
  );
  expect(screen.getByRole('heading')).toHaveAccessibleName('FINE');
  expect(letters()).toEqual(['F', 'I', 'N', 'E']);
  expect(screen.getByTestId('drawing').parentElement).toBe(row()!.children[1]);
  const media = 'print, (forced-colors: active)';
  const modifier = '> :not(:empty)::after';
  expect(row()).toHaveStyleRule('visibility', 'hidden', { modifier });
  expect(row()).toHaveStyleRule('visibility', 'visible', { media, modifier });
});

const renderLink = (text: string) =>
  renderSite(
    <a href="/news">
      <Letters text={text} pace="link" />
    </a>,
  );

test('a link is plain text until a mouse hovers over it', async () => {
  renderLink('Ça va?');
  const link = screen.getByRole('link', { name: 'Ça va?' });
  const words = screen.getByText('Ça va?');
  expect(words).toBeVisible();
  expect(letters()).toEqual([]);
  fireEvent(link, Object.assign(new Event('pointerenter'), { pointerType: 'touch' }));
  expect(letters()).toEqual([]);
  await userEvent.hover(link);
  expect(letters()).toEqual(['Ç', 'a', ' ', 'v', 'a', '?']);
  // A screen reader that is reading these words keeps its place.
  expect(screen.getByText('Ça va?')).toBe(words);
});

test.each([
  ['a combining accent', ['M', 'x̄', '!']],
  ['an emoji of several parts', ['A', '👩🏽‍🔧', '❤️', '1️⃣']],
  ['flags', ['🇺🇸', '🇲🇽', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'B']],
])('%s is not split', async (_, graphemes) => {
  renderLink(graphemes.join(''));
  await userEvent.hover(screen.getByRole('link'));
  expect(letters()).toEqual(graphemes);
});

test('a focused link is split into letters too', async () => {
  renderLink('News');
  await userEvent.tab();
  expect(letters().join('')).toBe('News');
  await userEvent.tab();
  expect(letters().join('')).toBe('News');
});

test('the visible letters are hidden from screen readers and contain no text of their own', async () => {
  renderLink('Ça va?');
  await userEvent.hover(screen.getByRole('link'));
  expect(row()).toHaveAttribute('aria-hidden', 'true');
  expect(row()!.textContent).toBe('');
  expect(screen.getByRole('link')).toHaveAccessibleName('Ça va?');
});

test('partly emphasized words are one text and one row of letters', async () => {
  renderSite(
    <a href="https://www.firstinspires.org">
      <LinkText text={parseInline('*FIRST*® site')} />
    </a>,
  );
  expect(screen.getByText('FIRST').closest('em')!.parentElement).toHaveTextContent('FIRST® site');
  await userEvent.hover(screen.getByRole('link'));
  expect(letters().join('')).toBe('FIRST® site');
  expect(document.querySelectorAll('[data-is-stressed]')).toHaveLength(5);
});
