import { clock } from '../../content/clock';
import { Page } from '../layout/Page';
import { lazyHydrate } from '../navigation/lazyHydrate';
import { whenIdle } from '../lib/whenIdle';
import { Countdown } from '../sections/clock/Countdown';

/** The countdown to the team's favorite time of day. */
export function ClockPage() {
  return (
    <Page head={clock.head}>
      <Countdown {...clock} Confetti={Confetti}>
        <Backdrop from="left" lit="aside" />
      </Countdown>
    </Page>
  );
}

const Backdrop = lazyHydrate(whenIdle, async () => (await import('../sections/Backdrop')).Backdrop);

/** Never prerendered: no prerendered clock celebrates. */
const Confetti = lazyHydrate(
  whenIdle,
  async () => (await import('../sections/clock/Confetti')).Confetti,
);

ClockPage.parts = [Backdrop, Confetti];
