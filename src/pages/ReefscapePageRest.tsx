import { reefscape } from '../../content/seasons/reefscape';
import { reefscapeRest } from '../../content/seasons/reefscapeRest';
import { video } from '../../content/video';
import { Passage } from '../sections/Passage';
import { Kickoff } from '../sections/reefscape/Kickoff';
import { Robot } from '../sections/reefscape/Robot';
import { Safety } from '../sections/reefscape/Safety';
import { Below } from '../sections/seasons/Below';
import { OtherSeasons } from '../sections/seasons/OtherSeasons';

/** What lies below the reef. */
export function ReefscapePageRest() {
  const { id, title } = reefscapeRest.safety.video;
  const label = id ? video.play(title) : video.channel(title);
  return (
    <Below comb="right">
      <Passage {...reefscapeRest.game} isStriped isBeside />
      <Kickoff {...reefscapeRest.kickoff} />
      <Robot {...reefscapeRest.robot} />
      <Safety {...reefscapeRest.safety} label={label} privacy={id && video.privacy} />
      <OtherSeasons {...reefscape.otherSeasons} />
    </Below>
  );
}
