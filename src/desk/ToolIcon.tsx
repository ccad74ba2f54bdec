import { styled } from 'styled-components';
import type { Tool } from './tools';

/** The sign of a tool, as large as the text around it. Decorative. */
export function ToolIcon({ name }: { readonly name: Tool }) {
  return (
    <Sign viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[name]} />
    </Sign>
  );
}

/** Drawn on 24 by 24, and filled by the even-odd rule. */
const drawings: Readonly<Record<Tool, string>> = {
  heading: 'M4 4h3.2v6.4h9.6V4H20v16h-3.2v-6.6H7.2V20H4Z',
  bold: 'M6 3h7.2c3 0 5 1.7 5 4.4 0 1.8-.9 3.1-2.4 3.8 2 .6 3.2 2.2 3.2 4.5 0 3.2-2.3 5.3-5.8 5.3H6Zm3.6 3v4.1h3c1.3 0 2.1-.8 2.1-2.1S13.9 6 12.6 6Zm0 7v5h3.300c1.6 0 2.5-.9 2.5-2.500S14.5 13 12.9 13Z',
  italic: 'M10 3h9v2.800h-3.300L12.3 18.200H15.500V21H6v-2.800h3.200L12.6 5.800H10Z',
  link: 'M9.8 7H6.500a5 5 0 0 0 0 10h3.300v-2.600H6.500a2.4 2.4 0 0 1 0-4.800h3.300Zm4.4 0h3.300a5 5 0 0 1 0 10h-3.300v-2.600h3.300a2.4 2.4 0 0 0 0-4.800h-3.300ZM8 10.800h8v2.400H8Z',
  list: 'M3 4.500h3.400v3.400H3ZM9 5h12v2.500H9ZM3 10.300h3.400v3.400H3ZM9 10.800h12v2.500H9ZM3 16.100h3.400v3.400H3ZM9 16.600h12v2.500H9Z',
  numbers:
    'M4 3h2.200v5.500H4ZM2.5 10.300h4.300v3.900H4.700v.700h2.100V16.500H2.500v-3.800h2.100v-.700H2.500ZM2.5 17.500h4.300v5H2.500V21h2.100v-.500H3.500v-1.100h1.100V19H2.500ZM9.5 5h12v2.500h-12ZM9.5 10.800h12v2.500h-12ZM9.5 16.600h12v2.500h-12Z',
  quote:
    'M4 6h6.500v7.500c0 3-1.8 4.7-5 5v-2.600c1.5-.3 2.3-1.1 2.3-2.400H4ZM13.5 6H20v7.500c0 3-1.8 4.7-5 5v-2.600c1.5-.3 2.3-1.1 2.3-2.400h-3.800Z',
  table:
    'M2 4h20v16H2ZM4.4 9.500v3h6.400v-3Zm8.8 0v3h6.400v-3ZM4.4 14.700v2.900h6.400v-2.900Zm8.8 0v2.900h6.400v-2.900Z',
  picture:
    'M2 4h20v16H2ZM4.4 6.400v8.200l4.4-4.4 3.6 3.6 3-3 4.2 4.200V6.400ZM15.8 7.700a1.7 1.7 0 1 0 .1 0Z',
};

const Sign = styled.svg`
  width: 1em;
  height: 1em;
  fill: currentColor;
  fill-rule: evenodd;
`;
