import { styled } from 'styled-components';
import { type } from '../../theme/read';

/** Said only when the database itself answered that it holds no articles. */
export function NoNews({ text }: { readonly text: string }) {
  return <Line>{text}</Line>;
}

const Line = styled.p`
  ${type('lede')}
`;
