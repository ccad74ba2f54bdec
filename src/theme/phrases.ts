import { css } from 'styled-components';
import { color, declarePalette } from './color';
import { inForcedColors, inPrint } from './media';
import { motion } from './motion';
import { from } from './read';
import { shape } from './shape';
import { layer, size, space } from './space';
import { type } from './type';

/** The focus ring. Components draw it themselves only where it belongs around something larger. */
export const focusRing = css`
  outline: 3px solid ${color.focus};
  outline-offset: 3px;
`;

/**
 * Hides words visually, but not from screen readers, find-in-page and copying. Changes in them are laid out
 * separately from the page.
 */
export const visuallyHidden = css`
  position: absolute;
  contain: strict;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Cuts off what reaches over a part's edges. Safari before 16 knows only `hidden`. */
export const clipped = css`
  overflow: hidden;
  overflow: clip;
`;

/** Has layers of its own, such as a picture behind its words, and cuts them off at its edges. */
export const layered = css`
  position: relative;
  isolation: isolate;
  ${clipped}
`;

/** A link or button that takes the accent's color under the pointer. */
export const accentedOnHover = css`
  ${motion.respond}

  &:hover {
    color: ${color.accent};
  }
`;

/** Fills its positioned parent. */
export const filling = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
`;

/**
 * The background of a part whose visible one is drawn by an element behind it, clipped to a shape. Checkers
 * of contrast do not see that one, and would take the page's for it; here they ask for a look.
 */
export const drawnBehind = 'linear-gradient(#0000 0 0)';

/**
 * Puts a background behind the content of a part, clipped to a shape. The part itself is not clipped, or
 * its focus ring would be, too.
 */
export const clippedBackground = (
  cut: keyof typeof shape,
  fill: keyof typeof color = 'raised',
) => css`
  position: relative;
  isolation: isolate;
  background: ${drawnBehind};

  &::before {
    content: '';
    ${filling}
    z-index: ${layer.below};
    clip-path: ${shape[cut]};
    background-color: ${color[fill]};
  }

  ${
    cut === 'plate' &&
    css`
      ${inForcedColors} {
        border: 1px solid;
      }
    `
  }
`;

/** The same with a rim of 2 px, as controls have one. */
export const rimmedBackground = (cut: keyof typeof shape, fill: keyof typeof color) => css`
  ${clippedBackground(cut, 'edge')}

  &::after {
    content: '';
    position: absolute;
    inset: 2px;
    z-index: ${layer.below};
    clip-path: ${shape[cut]};
    background-color: ${color[fill]};
  }
`;

const ofText = declarePalette({
  signal: 'CanvasText',
  onSignal: 'Canvas',
  onRust: 'CanvasText',
  edge: 'CanvasText',
});

/** For what is drawn and holds no words: where the system chooses all colors, it has those of the text. */
export const drawnInColorsOfText = css`
  ${inForcedColors} {
    forced-color-adjust: none;
    ${ofText}
  }
`;

/** Browsers leave out backgrounds on paper, unless a part asks for them. */
export const inPrintedColors = css`
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;
`;

/** A grid that is a block on paper: only there does a heading stay with what follows it. */
export const blockOnPaper = css`
  ${inPrint} {
    display: block;

    & > * + * {
      margin-top: ${space.m};
    }
  }
`;

const withoutGround = css`
  padding: 0 0 0 ${space.l};
  border-left: 6px solid;
`;

/** The plate of a short notice; on paper and in forced colors, which have no backgrounds, a bar. */
export const notice = css`
  padding: ${space.l};
  ${clippedBackground('plate')}

  ${inPrint} {
    ${withoutGround}
  }

  ${inForcedColors} {
    ${withoutGround}
  }
`;

/** Keeps free what a notice of one or two sentences needs: two lines on a phone, one in wide windows. */
export const noticeRoom = css`
  ${type.small}
  min-height: calc(2 * ${size.smallLine});

  ${from('wide')} {
    min-height: ${size.smallLine};
  }

  ${inPrint} {
    display: none;
  }
`;

/** Reserves room for the longest text that a part may contain, which its `data-longest` holds. */
export const reservesRoom = css`
  display: grid;

  & > *,
  &::after {
    grid-area: 1 / 1;
  }

  &::after {
    content: attr(data-longest);
    visibility: hidden;
  }
`;

/** For a part of a long text: until it is near the window, its height is assumed. */
export const laidOutWhenNear = css`
  content-visibility: auto;
  contain-intrinsic-height: auto 12em;
`;

/**
 * The attribute of the root element while the menu is open, where scripts run. With `html:has()` instead, a
 * browser would look for an open menu whenever anything on the page changes.
 */
export const MENU_OPEN = 'data-menu-open';
