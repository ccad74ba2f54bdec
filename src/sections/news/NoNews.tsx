import { styled } from 'styled-components';
import { type } from '../../theme/read';

/** Shown only when the database itself has answered that it has no articles. */
export function NoNews({ text }: { readonly text: string }) {
  return <Line>{text}</Line>;
}

const Line = styled.p`
  ${type('lede')}
`;
