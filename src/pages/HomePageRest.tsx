import { home } from '../../content/home';
import { AboutCard } from '../sections/home/AboutCard';
import { BuildSeason } from '../sections/home/BuildSeason';
import { Challenges } from '../sections/home/Challenges';
import { Meetings } from '../sections/home/Meetings';

/** What lies below the first two screens of Home. */
export function HomePageRest() {
  return (
    <>
      <Meetings {...home.meetings} />
      <BuildSeason {...home.buildSeason} />
      <Challenges {...home.challenges} />
      <AboutCard {...home.aboutCard} />
    </>
  );
}
