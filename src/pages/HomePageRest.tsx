import { homeRest } from '../../content/homeRest';
import { schedule } from '../../content/schedule';
import { spokenDay, spokenHours } from '../../content/spoken';
import { CallToAction } from '../sections/CallToAction';
import { BuildSeason } from '../sections/home/BuildSeason';
import { Challenges } from '../sections/home/Challenges';
import { Meetings } from '../sections/home/Meetings';

/** What lies below the first two screens of Home. */
export function HomePageRest() {
  return (
    <>
      <Meetings {...homeRest.meetings} schedule={schedule} spoken={{ spokenDay, spokenHours }} />
      <BuildSeason {...homeRest.buildSeason} />
      <Challenges {...homeRest.challenges} />
      <CallToAction {...homeRest.aboutCard} />
    </>
  );
}
