import { createGlobalStyle, css } from 'styled-components';
import { fontFaces } from '../generated/fonts';
import { color } from './color';
import { MENU_OPEN, focusRing } from './phrases';
import { inPrint, inTinyWindow, withoutScript } from './media';
import { from } from './read';
import { schemes } from './schemes';
import { size, space } from './space';
import { type } from './type';

/** Evens out the defaults of browsers, and sets what all text starts from. */
const reset = css`
  *,
  ::before,
  ::after {
    box-sizing: border-box;
    margin: 0;
    padding: 0;
  }
  /* Nothing may make its column wider than the window: long words break instead. */
  :where(*) {
    min-width: 0;
  }
  html {
    -webkit-text-size-adjust: none;
    text-size-adjust: none;
    scroll-padding: calc(${size.header} + ${space.m}) 0 ${space.m};
    scrollbar-color: ${color.edge} ${color.paper};
  }
  ${inTinyWindow} {
    html {
      scroll-padding-top: ${space.m};
    }
  }
  /* Not what clips its text: a mark that hangs out would be cut off. */
  p,
  h1,
  h2,
  h3 {
    hanging-punctuation: first allow-end last;
  }
  body {
    ${type.body}
    overflow-x: hidden;
    overflow-x: clip;
    overflow-wrap: break-word;
    font-variant-numeric: lining-nums;
    -webkit-font-smoothing: antialiased;
  }
  body,
  :where([data-surface]) {
    background-color: ${color.paper};
    color: ${color.ink};
  }
  /* Slanted letters lean over what follows them. */
  em {
    padding-right: 0.08em;
  }
  /* An underline would leave out the padding. */
  a em {
    padding-right: 0;
  }
  img,
  svg,
  iframe {
    display: block;
    max-width: 100%;
    border: 0;
  }
  img {
    height: auto;
  }
  /* An empty string instead of none: only then does Safari announce a list. */
  ul,
  ol {
    list-style: '';
  }
  input,
  button,
  select,
  textarea {
    color: inherit;
    font: inherit;
    letter-spacing: inherit;
    word-spacing: inherit;
  }
  button {
    border: 0;
    background: none;
    cursor: pointer;
  }
  fieldset {
    border: 0;
  }
  table {
    border-collapse: collapse;
  }
  address {
    font-style: normal;
  }
  a {
    color: inherit;
  }
  [hidden] {
    display: none !important;
  }
`;

const pointing = css`
  :focus-visible {
    ${focusRing}
  }
  ::selection {
    background-color: ${color.signal};
    color: ${color.onSignal};
  }
`;

const paper = css`
  ${inPrint} {
    @page {
      margin: 18mm 16mm;
    }
    /* To the edge of the paper. What follows is laid out as wide, so its margins are in the page (SiteLayout). */
    @page poster {
      margin: 0;
    }
    @page season {
      margin: 18mm 0;
    }
    html {
      font-size: 11pt;
    }
    #root {
      display: flex;
      flex-direction: column;
    }
    main {
      display: block !important;
      padding: 0 !important;
    }
    main > * {
      margin-block: 0 !important;
    }
    main > * + * {
      margin-top: ${space.xl} !important;
    }
    /* Everything is shown in its final position. */
    *,
    ::before,
    ::after {
      animation: none !important;
      transition: none !important;
    }
    h1,
    h2,
    h3 {
      break-after: avoid;
    }
    figure,
    img,
    tr,
    dl > div {
      break-inside: avoid;
    }
  }
`;

const behindMenu = css`
  overflow: hidden;

  ${from('compact')} {
    overflow: visible;
  }

  ${inTinyWindow} {
    overflow: hidden;
  }
`;

const menu = css`
  html[${MENU_OPEN}] {
    ${behindMenu}
  }

  ${withoutScript} {
    html:has(nav > :checked) {
      ${behindMenu}
    }
  }
`;

/** The rules that every page is based on. */
export const GlobalStyle = createGlobalStyle`
  ${fontFaces}
  ${schemes}
  ${reset}
  ${pointing}
  ${paper}
  ${menu}
`;
