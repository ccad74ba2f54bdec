import { css } from 'styled-components';
import { inPrint } from '../theme/media';
import { color, shape, space, type } from '../theme/read';
import { radius, slant } from '../theme/shape';
import { stripes } from '../theme/pattern';

/** The styles of what is not plain text in an article: lists, quotes, code, tables, rules, pictures. */
export const proseBlocks = css`
  ul,
  ol {
    display: grid;
    gap: 0.45em;
    padding-inline-start: 1.7em;
  }

  li > :is(ul, ol, p + p) {
    margin-top: 0.45em;
  }

  ul > li {
    position: relative;
  }

  ul > li::before {
    content: '';
    position: absolute;
    top: 0.6em;
    inset-inline-start: -1.35em;
    width: 0.62em;
    height: 0.537em;
    clip-path: ${shape('hexagon')};
    background-color: ${color('signal')};
    forced-color-adjust: none;
  }

  li[data-task]::before {
    content: none;
  }

  ol {
    list-style: decimal;
  }

  ol > li::marker {
    color: ${color('accent')};
  }

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

  /* It may be a flyer, so it is not cut. */
  img {
    width: 100%;
    background-color: ${color('sunken')};
    object-fit: contain;
  }

  img[data-picture] {
    max-height: 90svh;
  }

  /* Nobody knows the size of a picture from elsewhere before it is there, so every one gets the same room. */
  img:not([data-picture]) {
    aspect-ratio: 3 / 2;
  }

  /* Browsers print no backgrounds. */
  ${inPrint} {
    ul {
      list-style: disc;
    }

    ul > li::before {
      content: none;
    }

    li[data-task] {
      list-style: none;
    }

    hr {
      height: 0;
      border-top: 2px solid;
      background: none;
      transform: none;
    }

    /* No taller than the sheet, or it would be cut in two. */
    img:is([data-picture], :not([data-picture])) {
      width: auto;
      max-height: 90vh;
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
