import { clock } from '../../content/clock';
import { Page } from '../layout/Page';
import { Countdown } from '../sections/clock/Countdown';

export function ClockPage() {
  return (
    <Page head={clock.head}>
      <Countdown {...clock} />
    </Page>
  );
}
