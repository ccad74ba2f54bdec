import type { Season } from '../../content/types/season';
import { seasonPage } from '../../content/seasonPage';
import { Page } from '../layout/Page';
import { Passage } from '../sections/Passage';
import { Results } from '../sections/Results';
import { Below } from '../sections/seasons/Below';
import { Facts } from '../sections/seasons/Facts';
import { Film } from '../sections/seasons/Film';
import { Hall } from '../sections/seasons/Hall';
import { Hero } from '../sections/seasons/Hero';
import { OtherSeasons } from '../sections/seasons/OtherSeasons';
import { Poster } from '../sections/seasons/Poster';
import { Robot } from '../sections/seasons/Robot';
import { SeasonLinks } from '../sections/seasons/SeasonLinks';

/** Any season without a page of its own: the game, and, once they are known, our robot, results, film and links. */
export function SeasonPage({ season }: { readonly season: Season }) {
  const { head, game, robot, results, film, links, otherSeasons, poster, ...hero } =
    seasonPage(season);
  return (
    <Page head={head}>
      <Poster {...poster} />
      <Hall color={season.color}>
        <Hero {...hero} picture={robot?.picture} />
        <Below>
          <Passage {...game} isStriped isBeside>
            {links.length > 0 && <SeasonLinks links={links} />}
          </Passage>
          {robot?.turn ? <Robot {...robot} /> : robot && <Facts {...robot} />}
          {results && <Results {...results} />}
          {film && <Film {...film} />}
          <OtherSeasons {...otherSeasons} />
        </Below>
      </Hall>
    </Page>
  );
}
