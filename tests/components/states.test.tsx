/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Notice } from '../../src/components/Notice';
import { Skeleton } from '../../src/components/Skeleton';
import { renderSite } from '../renderSite';

test('a notice offers its action', async () => {
  const user = userEvent.setup();
  const onPress = jest.fn();
  renderSite(<Notice action={{ label: 'Try again', onPress }}>News cannot be reached.</Notice>);
  expect(screen.getByText('News cannot be reached.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onPress).toHaveBeenCalledTimes(1);
});

test.each(['list', 'text'] as const)(
  'the placeholder of a %s announces that it is loading once it is a known live region',
  async (kind) => {
    renderSite(<Skeleton label="Loading news…" kind={kind} />);
    const region = screen.getByRole('status');
    expect(region).toHaveTextContent(/^$/);
    await waitFor(() => expect(region).toHaveTextContent(/^Loading news…$/));
  },
);
