import { css } from 'styled-components';
import { color, inPrint, space, type } from '../theme/read';
import { radius, slant } from '../theme/shape';
import { stripes } from '../theme/pattern';

/** The styles of what stands between paragraphs of an article: quotes, code, tables, rules, pictures. */
export const proseInserts = css`
  blockquote {
    ${type('lede')}
    padding-inline-start: ${space('l')};
    border-inline-start: 6px solid ${color('signal')};
    color: ${color('inkSoft')};
  }

  blockquote > * + * {
    margin-top: 0.8em;
  }

  code {
    ${type('code')}
    padding: 0.1em 0.35em;
    border-radius: ${radius.small};
    background-color: ${color('sunken')};
  }

  pre {
    padding: ${space('l')};
    border-radius: ${radius.medium};
    background-color: ${color('sunken')};
    white-space: pre-wrap;
  }

  pre > code {
    padding: 0;
  }

  [role='region'] {
    overflow-x: auto;
  }

  table {
    ${type('small')}
    min-width: 100%;
    overflow-wrap: normal;
  }

  :is(th, td) {
    padding-block: ${space('s')};
    padding-inline: 0 ${space('l')};
    border-bottom: 1px solid ${color('line')};
    text-align: start;
    vertical-align: top;
  }

  td {
    min-width: 7rem;
  }

  th {
    ${type('label')}
    border-bottom: 3px solid ${color('signal')};
    white-space: nowrap;
  }

  hr {
    width: 7rem;
    height: 0.45rem;
    margin-block: 2.5rem;
    border: 0;
    background: ${stripes};
    forced-color-adjust: none;
    transform: ${slant};
  }

  /*
   * Nobody knows the size of a picture from elsewhere before it is there, so every one gets the same
   * room. It may be a flyer, so it is not cut.
   */
  img {
    width: 100%;
    aspect-ratio: 3 / 2;
    background-color: ${color('sunken')};
    object-fit: contain;
  }

  ${inPrint} {
    hr {
      height: 0;
      border-top: 2px solid;
      background: none;
      transform: none;
    }

    img {
      width: auto;
      aspect-ratio: auto;
    }

    /* Paper does not scroll: a table is as wide as the sheet, however narrow its columns. */
    [role='region'] {
      overflow: visible;
    }

    table {
      width: 100%;
      table-layout: fixed;
      overflow-wrap: anywhere;
    }

    td {
      min-width: 0;
    }

    th {
      white-space: normal;
    }
  }
`;
