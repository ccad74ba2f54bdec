/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import { Skeleton } from '../../src/components/Skeleton';
import { renderSite } from '../renderSite';

test.each(['list', 'text'] as const)(
  'the placeholder of a %s announces that it is loading once it is a known live region',
  async (kind) => {
    renderSite(<Skeleton label="Loading news…" kind={kind} />);
    const region = screen.getByRole('status');
    expect(region).toHaveTextContent(/^$/);
    await waitFor(() => expect(region).toHaveTextContent(/^Loading news…$/));
  },
);
