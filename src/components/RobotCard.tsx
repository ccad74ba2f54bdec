import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import type { PictureContent, PlainLink } from '../../content/contentTypes';
import { besideWords } from '../theme/media';
import { inPrint, type } from '../theme/read';
import { CardPlate } from './CardPlate';
import { CardWords } from './CardWords';
import { RobotWindow } from './RobotWindow';

interface RobotCardProps {
  readonly title: string;
  readonly year: number;
  /** The cutout of a robot. Without one, the words have the whole plate. */
  readonly picture?: PictureContent;
  readonly link: PlainLink;
  /** The first of its list: in wide windows it has a row to itself. */
  readonly isLead?: boolean;
  readonly children: ReactNode;
}

/** A card with a robot, which stands in front of its year: above the words or, where there is room, beside them. */
export function RobotCard({
  title,
  year,
  picture,
  link,
  isLead = false,
  children,
}: RobotCardProps) {
  return (
    <Frame>
      <Plate $isLead={isLead}>
        {picture && <RobotWindow picture={picture} year={year} isLead={isLead} />}
        <Words title={title} level={3} link={link} $isLead={isLead}>
          {children}
        </Words>
      </Plate>
    </Frame>
  );
}

/** No element can ask for its own size. */
const Frame = styled.div`
  display: flex;
  container: robot-card / inline-size;

  & > * {
    flex-grow: 1;
  }

  /* Robots are not printed, and leave their half to the words. */
  ${inPrint} {
    container-type: normal;
  }
`;

const Plate = styled(CardPlate)<{ $isLead: boolean }>`
  ${besideWords} {
    display: grid;
    grid-template-columns: ${({ $isLead }) => ($isLead ? '3fr 2fr' : '1fr 1fr')};
  }
`;

const Words = styled(CardWords)<{ $isLead: boolean }>`
  &:only-child {
    grid-column: 1 / -1;
  }

  ${besideWords} {
    grid-template-rows: auto;
    align-content: end;

    ${({ $isLead }) =>
      $isLead &&
      css`
        & > :first-child {
          ${type('title')}
        }
      `}
  }
`;
