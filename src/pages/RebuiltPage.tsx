import { rebuilt } from '../../content/seasons/rebuilt';
import { Page } from '../layout/Page';
import { Game } from '../sections/rebuilt/Game';
import { Layers } from '../sections/rebuilt/Layers';
import { Opening } from '../sections/rebuilt/Opening';
import { Robot } from '../sections/rebuilt/Robot';
import { OtherSeasons } from '../sections/seasons/OtherSeasons';

export function RebuiltPage() {
  const [first] = rebuilt.layers;
  return (
    <Page head={rebuilt.head}>
      <Layers layers={rebuilt.layers}>
        <Opening title={rebuilt.title} home={rebuilt.home} picture={first?.picture} />
        <Game {...rebuilt.game} />
        <Robot {...rebuilt.robot} />
        <OtherSeasons {...rebuilt.otherSeasons} />
      </Layers>
    </Page>
  );
}
