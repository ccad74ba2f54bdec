import { reefscape } from '../../content/seasons/reefscape';
import { video as words } from '../../content/video';
import { Page } from '../layout/Page';
import { Depths } from '../sections/reefscape/Depths';
import { Game } from '../sections/reefscape/Game';
import { Kickoff } from '../sections/reefscape/Kickoff';
import { Opening } from '../sections/reefscape/Opening';
import { Robot } from '../sections/reefscape/Robot';
import { Safety } from '../sections/reefscape/Safety';
import { Sea } from '../sections/reefscape/Sea';
import { OtherSeasons } from '../sections/seasons/OtherSeasons';

export function ReefscapePage() {
  const { id, title } = reefscape.safety.video;
  const label = id ? words.play(title) : words.channel(title);
  return (
    <Page head={reefscape.head}>
      <Sea home={reefscape.home} movement={reefscape.movement}>
        <Opening title={reefscape.title} logo={reefscape.logo} />
        <Depths>
          <Game {...reefscape.game} />
          <Kickoff {...reefscape.kickoff} />
          <Robot {...reefscape.robot} />
          <Safety {...reefscape.safety} label={label} />
          <OtherSeasons {...reefscape.otherSeasons} />
        </Depths>
      </Sea>
    </Page>
  );
}
