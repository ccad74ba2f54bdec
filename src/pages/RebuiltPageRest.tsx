import { rebuilt } from '../../content/seasons/rebuilt';
import { Game } from '../sections/rebuilt/Game';
import { Layer } from '../sections/rebuilt/Layer';
import { Robot } from '../sections/rebuilt/Robot';
import { OtherSeasons } from '../sections/seasons/OtherSeasons';

/** The layers below the opening. */
export function RebuiltPageRest() {
  const [, game, robot, foot] = rebuilt.layers;
  return (
    <>
      <Layer {...game}>
        <Game {...rebuilt.game} />
      </Layer>
      <Layer {...robot}>
        <Robot {...rebuilt.robot} />
      </Layer>
      <Layer {...foot}>
        <OtherSeasons {...rebuilt.otherSeasons} />
      </Layer>
    </>
  );
}
