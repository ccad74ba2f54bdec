/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InlineText } from '../../src/components/InlineText';
import { renderSite } from '../renderSite';

test('a sentence is shown with its emphasis and its links', () => {
  const { container } = renderSite(
    <p>
      <InlineText text="Part of *FIRST*, at [the university](https://utulsa.edu) in Tulsa." />
    </p>,
  );
  expect(container.querySelector('p')).toHaveTextContent(
    'Part of FIRST, at the university in Tulsa.',
  );
  expect(screen.getByText('FIRST').tagName).toBe('EM');
  expect(screen.getByRole('link', { name: 'the university' })).toHaveAttribute(
    'href',
    'https://utulsa.edu',
  );
});

test('a link may contain emphasis, even when it is split into letters', async () => {
  renderSite(<InlineText text="[the site of *FIRST*](https://www.firstinspires.org)" />);
  await userEvent.hover(screen.getByRole('link', { name: 'the site of FIRST' }));
  expect(screen.getByText('FIRST').closest('em')).toBeInTheDocument();
  const letters = document.querySelectorAll('[data-is-stressed]');
  expect(Array.from(letters, (letter) => letter.getAttribute('data-letter')).join('')).toBe(
    'FIRST',
  );
});

test('plain text stays plain', () => {
  const { container } = renderSite(<InlineText text="Over 40 members." />);
  expect(container).toHaveTextContent(/^Over 40 members\.$/);
  expect(container.querySelector('em, a')).toBeNull();
});
