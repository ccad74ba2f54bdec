import { reefscape } from '../../content/seasons/reefscape';
import { Page } from '../layout/Page';
import { Passage } from '../sections/Passage';
import { Hero } from '../sections/reefscape/Hero';
import { Kickoff } from '../sections/reefscape/Kickoff';
import { Safety } from '../sections/reefscape/Safety';
import { Sea } from '../sections/reefscape/Sea';
import { Below } from '../sections/seasons/Below';
import { HomeLink } from '../sections/seasons/HomeLink';
import { OtherSeasons } from '../sections/seasons/OtherSeasons';
import { Robot } from '../sections/seasons/Robot';

/** The season of Reefscape: the game, and the robot that the team built for it. */
export function ReefscapePage() {
  return (
    <Page head={reefscape.head}>
      <Sea home={<HomeLink {...reefscape.home} />} movement={reefscape.movement}>
        <Hero title={reefscape.title} logo={reefscape.logo} />
        <Below>
          <Passage {...reefscape.game} isStriped isBeside />
          <Kickoff {...reefscape.kickoff} />
          <Robot {...reefscape.robot} />
          <Safety {...reefscape.safety} />
          <OtherSeasons {...reefscape.otherSeasons} />
        </Below>
      </Sea>
    </Page>
  );
}
