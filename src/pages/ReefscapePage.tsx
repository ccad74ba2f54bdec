import { seasonPage } from '../../content/seasonPage';
import { reefscape } from '../../content/seasons/2025-reefscape';
import { Page } from '../layout/Page';
import { Passage } from '../sections/Passage';
import { Results } from '../sections/Results';
import { Hero } from '../sections/reefscape/Hero';
import { Kickoff } from '../sections/reefscape/Kickoff';
import { Sea } from '../sections/reefscape/Sea';
import { Below } from '../sections/seasons/Below';
import { Film } from '../sections/seasons/Film';
import { OtherSeasons } from '../sections/seasons/OtherSeasons';
import { Poster } from '../sections/seasons/Poster';
import { Robot } from '../sections/seasons/Robot';

const { movement, logo, kickoff, safety } = reefscape.page;

/** The season of Reefscape: the game, and the robot that the team built for it. */
export function ReefscapePage() {
  const { head, title, home, game, robot, results, links, film, otherSeasons, poster } =
    seasonPage(reefscape);
  return (
    <Page head={head}>
      <Poster {...poster} color="reef" />
      <Sea home={home} movement={movement}>
        <Hero title={title} logo={logo} />
        <Below>
          <Passage {...game} isStriped isBeside />
          <Kickoff {...kickoff} />
          {robot && <Robot {...robot} links={links} />}
          {results && <Results {...results} />}
          {film && <Film {...film} heading={safety} />}
          <OtherSeasons {...otherSeasons} />
        </Below>
      </Sea>
    </Page>
  );
}
