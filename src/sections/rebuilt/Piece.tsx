import { styled } from 'styled-components';
import { pieces } from '../../theme/pieces';

/** One flat shape of a drawing. */
export const Piece = styled.path<{ $look: keyof typeof pieces }>`
  ${({ $look }) => pieces[$look]}
`;
