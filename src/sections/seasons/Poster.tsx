import { styled } from 'styled-components';
import type { PosterContent } from '../../../content/types/season';
import { HornetMark } from '../../components/HornetMark';
import { PageQrCode } from '../../components/PageQrCode';
import { Picture } from '../../components/Picture';
import { BelowWindow } from '../../navigation/BelowWindow';
import { declarePalette } from '../../theme/color';
import { inPrintedColors, layered } from '../../theme/phrases';
import { inPrint } from '../../theme/media';
import { color, layer, space, type } from '../../theme/read';
import { seasonGrounds, seasonPattern } from '../../theme/seasonGround';

/**
 * A sheet to hang up, with which the page of a season begins on paper, in the season's colors: its robot before its
 * year. Those of all seasons make a set. All lengths are shares of its width, for paper of any size.
 */
export function Poster({ color: ground = 'honey', ...poster }: PosterContent) {
  const { title, year, picture, robot, facts, team, email, code } = poster;
  return (
    <BelowWindow>
      <Sheet data-poster="" $ground={ground}>
        <Large $width={widthOf(title)}>{title}</Large>
        <Large $width={widthOf(String(year))}>{year}</Large>
        {picture && (
          <Robot>
            <Picture {...picture} sizes="100vw" />
          </Robot>
        )}
        <Foot>
          <Name>{robot}</Name>
          <Facts>
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Facts>
          <Team>
            <HornetMark />
            <span>{team}</span>
            <span>{email}</span>
          </Team>
          <PageQrCode alt={code} />
        </Foot>
      </Sheet>
    </BelowWindow>
  );
}

/** Of the display face's capitals and figures, in shares of most of them. */
const narrow: Readonly<Record<string, number>> = {
  I: 0.45,
  ' ': 0.45,
  E: 0.85,
  F: 0.85,
  L: 0.85,
  T: 0.85,
};

function widthOf(text: string): number {
  return Array.from(text).reduce((width, letter) => width + (narrow[letter] ?? 1), 0);
}

const Sheet = styled.section<{ $ground: keyof typeof seasonGrounds }>`
  display: none;

  ${inPrint} {
    ${({ $ground }) => declarePalette(seasonGrounds[$ground])}
    page: poster;
    break-after: page;
    ${layered}
    display: grid;
    grid-template: 29vw minmax(0, 1fr) auto / 100%;
    height: 100vh;
    margin-inline: calc(-1 * ${space('gutter')});
    background: ${seasonPattern.poster};
    color: ${color('ink')};
    ${inPrintedColors}
  }
`;

/** As wide as the sheet, whatever its length. */
const Large = styled.p<{ $width: number }>`
  ${type('display')}
  position: relative;
  z-index: ${layer('below')};
  padding: 4.5vw 5vw 0;
  font-size: ${({ $width }) => (194 / $width).toFixed(2)}vw;
  line-height: 0.8;
  white-space: nowrap;

  /* The year. */
  & + & {
    grid-area: 2 / 1;
    padding-top: 3vw;
    color: ${color('deep')};
  }
`;

const Robot = styled.div`
  grid-area: 2 / 1;
  align-self: end;
  justify-self: center;
  width: 94vw;
  margin-bottom: -11vw;
`;

const Foot = styled.div`
  grid-row: 3;
  display: grid;
  grid-template-columns: 1fr 17vw;
  gap: 2vw 4vw;
  align-items: end;
  padding: 0 5vw 6vw;

  & > img {
    grid-area: 1 / 2 / 4 / 3;
  }
`;

const Name = styled.p`
  ${type('display')}
  font-size: 11vw;
`;

const Facts = styled.dl`
  display: flex;
  gap: 5vw;

  & > div {
    ${type('label')}
    font-size: 2.6vw;
    overflow-wrap: normal;
  }

  & dt {
    white-space: nowrap;
    color: ${color('accent')};
    font-size: 2vw;
  }
`;

const Team = styled.p`
  ${type('label')}
  display: flex;
  gap: 2.5vw;
  align-items: center;
  font-size: 2.4vw;
`;
