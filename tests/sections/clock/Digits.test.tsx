/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Digits } from '../../../src/sections/clock/Digits';
import { SiteTheme } from '../../../src/theme/SiteTheme';

const figures = (text: string) => (
  <SiteTheme>
    <Digits text={text} />
  </SiteTheme>
);

const cells = () => Array.from(document.querySelectorAll('[data-character]'));

test('the text is in the page once, and the visible digits have none', () => {
  const { container } = render(figures('12:09'));
  expect(screen.getByText('12:09')).toBeInTheDocument();
  expect(container.textContent).toBe('12:09');
  expect(cells().map((cell) => cell.getAttribute('data-character'))).toEqual([...'12:09']);
});
