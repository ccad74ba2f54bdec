import { css } from 'styled-components';

export const family = {
  text: "'Raleway', 'Raleway Fallback', system-ui, sans-serif",
  display: "'Big Shoulders', 'Big Shoulders Fallback', 'Arial Narrow', sans-serif",
  code: "ui-monospace, 'SFMono-Regular', 'Cascadia Mono', 'Roboto Mono', monospace",
};

/** The one weight of the display face that visitors get. */
export const displayWeight = 800;

const condensed = css`
  font-family: ${family.display};
  font-weight: ${displayWeight};
  word-spacing: normal;
  text-wrap: balance;
  overflow-wrap: anywhere;
`;

/** Raleway kerns the space itself: without more of it, some words run together on coarse screens. */
const text = css`
  font-family: ${family.text};
  font-weight: 450;
  letter-spacing: normal;
  word-spacing: 0.05em;
`;

/** Ready-made phrases for every kind of text. Sizes are fluid in windows up to 1440 px wide. */
export const type = {
  /** The title of a page. */
  display: css`
    ${condensed}
    font-size: clamp(4rem, 2.1rem + 8.4vw, 9.5rem);
    line-height: 0.86;
    letter-spacing: -0.005em;
    text-transform: uppercase;
  `,
  /** The heading of a section. */
  title: css`
    ${condensed}
    font-size: clamp(2.5rem, 1.35rem + 3.2vw, 4.25rem);
    line-height: 0.94;
    text-transform: uppercase;
  `,
  /** A heading within a section, the name of a card. */
  heading: css`
    ${condensed}
    font-size: clamp(1.625rem, 1.45rem + 0.75vw, 2.125rem);
    /* No less, or a g touches the capitals below it. */
    line-height: 1.1;
    letter-spacing: 0.005em;
  `,
  /** The opening text of a page or section. */
  lede: css`
    ${text}
    font-size: clamp(1.1875rem, 1.1rem + 0.42vw, 1.4375rem);
    line-height: 1.5;
    text-wrap: pretty;
  `,
  /** What a page has to say, in two or three lines as wide as it is. */
  statement: css`
    ${text}
    font-size: clamp(1.3125rem, 0.9rem + 1.9vw, 2.25rem);
    line-height: 1.38;
    text-wrap: balance;
  `,
  body: css`
    ${text}
    font-size: clamp(1.0625rem, 1.04rem + 0.1vw, 1.125rem);
    line-height: 1.65;
    text-wrap: pretty;
  `,
  small: css`
    ${text}
    font-size: 0.9375rem;
    line-height: 1.5;
  `,
  /** Short words on controls, in navigation, above headings. */
  label: css`
    ${condensed}
    font-size: 1.1875rem;
    line-height: 1.1;
    letter-spacing: 0.045em;
    text-transform: uppercase;
  `,
  code: css`
    font-family: ${family.code};
    font-size: 0.9em;
    word-spacing: normal;
    font-variant-ligatures: none;
  `,
};

const STENCIL = "'Big Shoulders Stencil'";

/** The font of the stencil lettering, as `document.fonts` wants it named. */
export const stencilFont = `${displayWeight} 1em ${STENCIL}`;

/** Stencil lettering, as sprayed on machines; Big Shoulders until it has loaded. */
export const stencil = css`
  font-family: ${STENCIL}, ${family.display};
  font-weight: ${displayWeight};
  line-height: 1;
  text-transform: uppercase;
`;

/** Separate letters are not kerned, so plain text that turns into them must not be either, or it would jump. */
export const unkerned = css`
  font-kerning: none;
  font-variant-ligatures: none;
`;

/** For underlined words: Safari does not underline the space that `word-spacing` adds between them. */
export const wholeUnderline = css`
  word-spacing: normal;
`;
