import { clock } from '../../content/clock';
import { Page } from '../layout/Page';
import { Countdown } from '../sections/clock/Countdown';
import { Dial } from '../sections/clock/Dial';

export function ClockPage() {
  return (
    <Page head={clock.head}>
      <Countdown {...clock}>
        <Dial {...clock.target} />
      </Countdown>
    </Page>
  );
}
