import { styled } from 'styled-components';
import { color, motion, onSheet, shape, size, type } from '../theme/read';
import { proseInserts } from './proseInserts';

interface ProseProps {
  /** Safe HTML, made by the site's own Markdown renderer. */
  readonly html: string | TrustedHTML;
}

/** The typography of an article. What the server rendered is adopted as it stands. */
export function Prose({ html }: ProseProps) {
  return <Text suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}

const Text = styled.div`
  ${type('body')}
  max-width: ${size('measure')};
  overflow-wrap: anywhere;

  & > * + * {
    margin-top: 1.1em;
  }

  h2,
  h3,
  h4,
  h5,
  h6 {
    ${type('heading')}
    margin-top: 2.2rem;
  }

  h2 {
    ${type('title')}
    font-size: clamp(2rem, 1.75rem + 1.2vw, 2.75rem);
    margin-top: 3rem;
  }

  & > :first-child {
    margin-top: 0;
  }

  a {
    text-decoration-color: ${color('signal')};
    text-decoration-thickness: 0.12em;
    text-underline-offset: 0.2em;
    ${motion('respond')}
  }

  a[rel~='external']::after {
    content: '';
    display: inline-block;
    width: 0.5em;
    height: 0.5em;
    margin-left: 0.25em;
    clip-path: ${shape('away')};
    background-color: ${color('accent')};
  }

  a:hover {
    color: ${color('accent')};
    text-decoration-color: currentColor;
  }

  ul,
  ol {
    display: grid;
    gap: 0.45em;
    padding-left: 1.7em;
  }

  li > :is(ul, ol, p + p) {
    margin-top: 0.45em;
  }

  /* An empty text instead of none: Safari reads it as a list only then. */
  ul {
    list-style: '';
  }

  ul > li {
    position: relative;
  }

  ul > li::before {
    content: '';
    position: absolute;
    top: 0.6em;
    left: -1.35em;
    width: 0.62em;
    height: 0.537em;
    clip-path: ${shape('hexagon')};
    background-color: ${color('signal')};
  }

  ol {
    list-style: decimal;
  }

  ol > li::marker {
    color: ${color('accent')};
  }

  ${proseInserts}

  ${onSheet} {
    max-width: none;

    a[rel~='external']::after {
      all: unset;
      content: ' (' attr(href) ')';
    }
  }
`;
