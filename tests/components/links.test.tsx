/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ArrowLink } from '../../src/components/ArrowLink';
import { Button } from '../../src/components/Button';
import { ContentLink, TextLink } from '../../src/components/TextLink';
import { renderSite } from '../renderSite';

test('a link to a page of the site goes through the router', async () => {
  const user = userEvent.setup();
  const { location } = renderSite(<TextLink to="/contact">Contact</TextLink>);
  const link = screen.getByRole('link', { name: 'Contact' });
  expect(link).toHaveAttribute('href', '/contact');
  expect(link).not.toHaveAttribute('rel');
  await user.click(link);
  expect(location.history).toEqual(['/', '/contact']);
});

test('the id of an article may contain a dot, and so may the query', async () => {
  const { location } = renderSite(<TextLink to="/news/v1.2?from=kickoff.2027">Version</TextLink>);
  await userEvent.click(screen.getByRole('link', { name: 'Version' }));
  expect(location.history).toEqual(['/', '/news/v1.2?from=kickoff.2027']);
});

test.each([
  ['https://www.firstinspires.org', 'external noopener'],
  ['mailto:someone@example.org', null],
  ['/meetings.ics', null],
  ['//example.org/about', null],
  ['#robots', null],
])('%s is left to the browser', (to, rel) => {
  const { location } = renderSite(<TextLink to={to}>Somewhere</TextLink>);
  const link = screen.getByRole('link', { name: 'Somewhere' });
  expect(link).toHaveAttribute('href', to);
  expect(link.getAttribute('rel')).toBe(rel);
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  link.dispatchEvent(press);
  expect(location.history).toEqual(['/']);
});

test('for screen readers, the subject follows the words of a link', () => {
  renderSite(
    <>
      <ContentLink label="Learn More" to="/rebuilt" about="about Rebuilt" />
      <ArrowLink label="More" to="/news" about="about our news" />
      <Button link={{ label: 'Read More', to: '/about', about: 'about our team' }} />
    </>,
  );
  expect(screen.getByRole('link', { name: 'Learn More about Rebuilt' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'More about our news' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Read More about our team' })).toBeInTheDocument();
});

test('a Button without an address is a button element', async () => {
  const user = userEvent.setup();
  const onPress = jest.fn();
  renderSite(<Button onPress={onPress}>Try again</Button>);
  const button = screen.getByRole('button', { name: 'Try again' });
  expect(button).toHaveAttribute('type', 'button');
  await user.click(button);
  expect(onPress).toHaveBeenCalledTimes(1);
});
