import { styled } from 'styled-components';

/** An icon drawn on 24 by 24, filled by the even-odd rule, as large as the text around it. Decorative. */
export function SvgIcon({ path }: { readonly path: string }) {
  return (
    <Sign viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </Sign>
  );
}

const Sign = styled.svg`
  width: 1em;
  height: 1em;
  flex: none;
  fill: currentColor;
  fill-rule: evenodd;
`;
