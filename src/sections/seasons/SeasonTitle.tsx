import { styled } from 'styled-components';
import { Letters } from '../../components/Letters';
import { family } from '../../theme/read';

/**
 * The name of a game, in one line as wide as its room; whoever places it says how large it is. Where a
 * reader spreads the letters wider than there is room for (WCAG 1.4.12), they move together again.
 */
export function SeasonTitle({ text }: { readonly text: string }) {
  return (
    <Title>
      <Letters text={text} pace="title" />
    </Title>
  );
}

const Title = styled.h1`
  max-width: 100%;
  font: 800 1em / 0.86 ${family('display')};
  white-space: nowrap;

  & > [aria-hidden] {
    display: flex;
  }
`;
