import { clock } from '../../content/clock';
import { Page } from '../layout/Page';
import { Countdown } from '../sections/clock/Countdown';

/** The countdown to the team's favorite time of day. */
export function ClockPage() {
  return (
    <Page head={clock.head}>
      <Countdown {...clock} />
    </Page>
  );
}
