import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import type { PictureContent, PlainLink } from '../../content/contentTypes';
import { from, type } from '../theme/read';
import { CardPlate } from './CardPlate';
import { CardWords } from './CardWords';
import { RobotWindow } from './RobotWindow';
import type { RobotForm } from './RobotWindow';

interface RobotCardProps {
  readonly title: string;
  readonly year: number;
  /** The cutout of a robot. Without one, the words have the whole plate. */
  readonly picture?: PictureContent;
  readonly link: PlainLink;
  readonly form: RobotForm;
  readonly children: ReactNode;
}

/** A card with a robot, which stands in front of its year. */
export function RobotCard(props: RobotCardProps) {
  const { title, year, picture, link, form, children } = props;
  return (
    <Plate $form={form}>
      {picture && <RobotWindow picture={picture} year={year} form={form} />}
      <Words title={title} level={3} link={link} $form={form}>
        {children}
      </Words>
    </Plate>
  );
}

const plates = {
  tall: undefined,
  wide: css`
    ${from('wide')} {
      display: grid;
      grid-template-columns: 3fr 2fr;
    }
  `,
  third: css`
    ${from('wide')} {
      display: grid;
      grid-template-columns: 1fr 1fr;
    }

    ${from('full')} {
      display: flex;
    }
  `,
};

const Plate = styled(CardPlate)<{ $form: RobotForm }>`
  ${({ $form }) => plates[$form]}
`;

const arrangements = {
  tall: undefined,
  wide: css`
    ${from('wide')} {
      grid-template-rows: auto;
      align-content: end;

      & > :first-child {
        ${type('title')}
      }
    }
  `,
  third: css`
    ${from('wide')} {
      grid-template-rows: auto;
      align-content: end;
    }

    ${from('full')} {
      grid-template-rows: auto 1fr;
      align-content: normal;
    }
  `,
};

const Words = styled(CardWords)<{ $form: RobotForm }>`
  ${({ $form }) => arrangements[$form]}

  &:only-child {
    grid-column: 1 / -1;
  }
`;
