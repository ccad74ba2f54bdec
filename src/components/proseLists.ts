import { css } from 'styled-components';
import { color, inPrint, shape } from '../theme/read';

export const proseLists = css`
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
  }
`;
