import { styled } from 'styled-components';
import type { OrganizationContent } from '../../../content/types/about';
import { Paragraph } from '../../components/InlineText';
import { clippedBackground } from '../../theme/phrases';
import { color, from, size, space, stacked, type } from '../../theme/read';
import { cellRatio } from '../../theme/shape';

/** The programs as cells that grow with the age of those they are for; ours, the last, is lit. */
export function Programs({ label, list }: OrganizationContent['programs']) {
  return (
    <Steps>
      {list.map(({ name, ages }) => (
        <Program key={name}>
          <Paragraph text={name} />
          <Ages>
            <Label>{label}</Label> {ages}
          </Ages>
        </Program>
      ))}
    </Steps>
  );
}

const Steps = styled.ol`
  --step: min(2.25rem, 7.5vw);
  ${stacked('l')}

  ${from('wide')} {
    --step: min((${size('content')} - 2 * ${space('l')}) / 12, 7rem);
    grid-template-columns: minmax(0, 3fr) minmax(0, 4fr) minmax(0, 5fr);
    row-gap: ${space('m')};
  }
`;

/** A cell is three, four or five steps wide. On a phone, the names stand beside the cells. */
const Program = styled.li`
  --cell: calc(3 * var(--step));
  ${type('heading')}
  display: grid;
  grid-template-columns: 1fr calc(5 * var(--step));
  gap: ${space('m')};
  align-items: center;
  break-inside: avoid;

  &:nth-child(2) {
    --cell: calc(4 * var(--step));
  }

  &:nth-child(3) {
    --cell: calc(5 * var(--step));
  }

  ${from('wide')} {
    grid-row: span 2;
    grid-template: 1fr auto / auto;
    grid-template-rows: subgrid;
    align-items: start;
    justify-items: center;
    text-align: center;
    text-wrap: balance;

    & > :last-child {
      order: -1;
    }
  }
`;

const Label = styled.span`
  ${type('label')}
  display: block;
  font-size: max(0.4em, 0.75rem);
`;

const Ages = styled.p`
  ${clippedBackground('hexagon')}
  display: grid;
  place-content: center;
  text-align: center;
  align-self: end;
  justify-self: center;
  width: var(--cell);
  aspect-ratio: ${cellRatio};
  font-size: calc(0.22 * var(--cell));
  white-space: nowrap;

  :last-child > & {
    color: ${color('onSignal')};

    &::before {
      background-color: ${color('signal')};
    }
  }
`;
