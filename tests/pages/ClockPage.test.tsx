import { screen } from '@testing-library/react';
import { clock } from '../../content/clock';
import { ClockPage } from '../../src/pages/ClockPage';
import { Countdown } from '../../src/sections/clock/Countdown';
import { openSite } from '../renderSite';

test('the clock shows its target and that the debug mode is on', async () => {
  await openSite(<ClockPage />);
  expect(screen.getByText('12:09:00', { selector: 'time' })).toHaveAttribute(
    'datetime',
    '12:09:00',
  );
  expect(screen.getByText(/^Debug mode/)).toHaveTextContent('Debug mode: ON');
});

test('the debug line says OFF once the mode is off', async () => {
  await openSite(
    <Countdown {...clock} debugMode={false}>
      {null}
    </Countdown>,
  );
  expect(screen.getByText(/^Debug mode/)).toHaveTextContent('Debug mode: OFF');
});
