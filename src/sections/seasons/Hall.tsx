import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { SeasonColor } from '../../../content/types/season';
import { declarePalette } from '../../theme/color';
import { layered } from '../../theme/phrases';
import { seasonGrounds } from '../../theme/seasonGround';

interface HallProps {
  readonly color?: SeasonColor;
  readonly children: ReactNode;
}

/** The ground of a season's page, in the color that the season has chosen. */
export function Hall({ color = 'honey', children }: HallProps) {
  return (
    <Ground data-bleed data-surface={color} $color={color}>
      {children}
    </Ground>
  );
}

const Ground = styled.div<{ $color: SeasonColor }>`
  ${layered}
  color-scheme: dark;
  ${({ $color }) => declarePalette(seasonGrounds[$color])}
`;
