import { createGlobalStyle, css } from 'styled-components';
import { fontFaces } from '../generated/fonts';
import { color } from './color';
import { focusRing } from './focusRing';
import { MENU_OPEN } from './menuOpen';
import { from, inPrint, inTinyWindow, withoutScript } from './read';
import { reset } from './reset';
import { schemes } from './schemes';
import { space } from './space';

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
