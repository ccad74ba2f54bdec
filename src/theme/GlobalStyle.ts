import { createGlobalStyle, css } from 'styled-components';
import { fontFaces } from '../generated/fonts';
import { color } from './color';
import { focusRing, MENU_OPEN } from './phrases';
import { from, inPrint, inTinyWindow, withoutScript } from './read';
import { reset } from './reset';
import { schemes } from './schemes';
import { space } from './space';
import { BELOW_WINDOW, WINDOW_FIRST } from './windowFirst';

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
    html {
      font-size: 11pt;
    }
    body {
      min-height: 0;
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

/**
 * Defers layout that nobody sees yet: on the longest pages, half of all layout before the first paint.
 * The size assumed until then stays in force, because removing it would lay out everything again.
 */
const order = css`
  :where(html[${WINDOW_FIRST}] :is(${BELOW_WINDOW})) {
    content-visibility: auto;
  }
  :where(${BELOW_WINDOW}) {
    contain-intrinsic-height: auto 40rem;
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
  ${order}
  ${menu}
`;
