import { home } from '../../content/home';
import { team } from '../../content/team';
import { Page } from '../layout/Page';
import { lazyHydrate } from '../navigation/lazyHydrate';
import { whenIdle } from '../lib/whenIdle';
import { whenNear } from '../lib/whenNear';
import { FirstMeeting } from '../sections/home/FirstMeeting';
import { Joining } from '../sections/home/Joining';
import { Passage } from '../sections/Passage';

/** Who the team is, what it does, when it meets and how to join. */
export function HomePage() {
  return (
    <Page head={home.head}>
      <Banner />
      <Passage {...home.intro} isStriped isBeside />
      <Joining {...home.joining}>
        <FirstMeeting {...home.joining.firstMeeting} timeZone={team.timeZone} />
      </Joining>
      <Rest />
    </Page>
  );
}

const Banner = lazyHydrate(whenIdle, async () => (await import('./HomePageBanner')).HomePageBanner);

const Rest = lazyHydrate(
  whenNear('main > :nth-child(4)'),
  async () => (await import('./HomePageRest')).HomePageRest,
);

HomePage.parts = [Banner, Rest];
