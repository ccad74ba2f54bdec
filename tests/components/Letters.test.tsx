import { screen } from '@testing-library/react';
import { Letters } from '../../src/components/Letters';
import { LinkWords } from '../../src/components/LinkWords';
import { PageTitle } from '../../src/components/PageTitle';
import { parseInline } from '../../src/lib/inlineText';
import { renderSite } from '../renderSite';

const welcome = '(prefers-reduced-motion: no-preference)';
const row = () => document.querySelector('[aria-hidden]')!;
const letters = () => Array.from(row().children, (letter) => letter.getAttribute('data-letter'));

test('a title split into letters is still one heading with its plain text, once', () => {
  renderSite(<PageTitle title="BTW ROBOTICS" />);
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading).toHaveAccessibleName('BTW ROBOTICS');
  expect(heading.textContent).toBe('BTW ROBOTICS');
});

test('what is seen are the letters, hidden from screen readers and without any text of their own', () => {
  renderSite(<Letters text="Ça va?" pace="link" />);
  expect(letters()).toEqual(['Ç', 'a', ' ', 'v', 'a', '?']);
  expect(row()).toHaveAttribute('aria-hidden', 'true');
  expect(row().textContent).toBe('');
});

test('words stressed in part are one text, and one row of letters', () => {
  renderSite(<LinkWords parts={parseInline('*FIRST*® site')} />);
  expect(screen.getByText('FIRST').closest('em')!.parentElement).toHaveTextContent('FIRST® site');
  expect(letters().join('')).toBe('FIRST® site');
  expect(document.querySelectorAll('[data-is-stressed]')).toHaveLength(5);
});

test('no letter needs a style attribute', () => {
  renderSite(<Letters text="RoboHornets" pace="title" />);
  expect(document.querySelectorAll('[style]')).toHaveLength(0);
});

test.each([
  ['title', '30ms'],
  ['link', '7ms'],
] as const)('the letters of a %s follow each other by %s', (pace, step) => {
  renderSite(<Letters text="RoboHornets" pace={pace} />);
  expect(row()).toHaveStyleRule('--pace', step);
});

test('the letters begin 10 ms late, each after the one before it, the 37th after 36 steps', () => {
  renderSite(<Letters text="RoboHornets" pace="link" />);
  const late = 'calc(10ms + (var(--tens,0) * 10 + var(--ones,0)) * var(--pace))';
  expect(row()).toHaveStyleRule('--wait', late, { modifier: '&:hover > span' });
  expect(row()).toHaveStyleRule('--ones', '6', { modifier: '& > :nth-child(10n + 7)' });
  expect(row()).toHaveStyleRule('--tens', '3', { modifier: '& > :nth-child(n + 31)' });
});

test('a letter lights up slowly only where movement is welcome', () => {
  renderSite(<Letters text="RoboHornets" pace="link" />);
  const modifier = ":where(html:not([data-calm='on'])) & > span";
  expect(row()).toHaveStyleRule('transition-property', 'color', { media: welcome, modifier });
  expect(row()).toHaveStyleRule('transition-delay', 'var(--wait,0s)', { media: welcome, modifier });
});
