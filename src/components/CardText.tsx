import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { from, space, type } from '../theme/read';
import type { CardLayout } from './CardPicture';

interface CardTextProps {
  readonly form: CardLayout;
  readonly children: ReactNode;
}

/** The text of a card: its title, then the rest. */
export function CardText({ form, children }: CardTextProps) {
  return <Words $form={form}>{children}</Words>;
}

/** The title beside the rest, which lines up with the text of a card in the second column. */
const inRow = css`
  ${from('full')} {
    grid-template: auto 1fr / 1fr 1fr;
    column-gap: calc(${space('xl')} + 2 * ${space('l')});

    & > :first-child {
      grid-row: span 2;
    }
  }
`;

/** Beside a picture, the words stand together at the bottom of the plate. */
const words = {
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
  row: inRow,
  lead: css`
    ${from('wide')} {
      padding: ${space('xl')};

      & > :first-child {
        ${type('title')}
      }
    }

    ${inRow}
  `,
};

const Words = styled.div<{ $form: CardLayout }>`
  display: grid;
  flex-grow: 1;
  grid-template-rows: auto 1fr;
  gap: ${space('s')};
  padding: ${space('l')} ${space('l')} ${space('xl')};
  ${({ $form }) => words[$form]}

  /* Without a picture, the words have the whole plate. */
  &:only-child {
    grid-column: 1 / -1;
  }
`;
