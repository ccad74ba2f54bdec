import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { updateBlocks } from '../lib/updateBlocks';
import { laidOutWhenNear } from '../theme/phrases';
import { inPrint } from '../theme/media';
import { color, motion, size, type } from '../theme/read';
import { wholeUnderline } from '../theme/type';
import { proseBlocks } from './proseBlocks';

interface ProseProps {
  /** Safe HTML from the site's own Markdown renderer. */
  readonly html: string | TrustedHTML;
}

/**
 * The typography of an article, in the direction of its script. Prerendered HTML is adopted as it is, and
 * when the text is changed while somebody reads it, only what is different is replaced. A table that has no need
 * to scroll is no stop of the Tab key.
 */
export function Prose({ html }: ProseProps) {
  const text = useRef<HTMLDivElement>(null);
  const [first] = useState(html);
  const shown = useRef(html);
  useLayoutEffect(() => {
    if (shown.current === html || !text.current) return;
    shown.current = html;
    updateBlocks(text.current, html);
  }, [html]);
  useEffect(() => {
    const tables = new ResizeObserver((entries) => {
      for (const { target } of entries) {
        (target as HTMLElement).tabIndex = target.scrollWidth > target.clientWidth ? 0 : -1;
      }
    });
    text.current?.querySelectorAll('[role=region]').forEach((table) => tables.observe(table));
    return () => tables.disconnect();
  }, [html]);
  return (
    <Article
      ref={text}
      dir="auto"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: first }}
    />
  );
}

/** An arrow up and to the right: the link leaves the site. */
const away =
  'polygon(18% 0, 100% 0, 100% 82%, 80% 82%, 80% 34%, 14% 100%, 0 86%, 66% 20%, 18% 20%)';

const Article = styled.div`
  ${type('body')}
  max-width: ${size('measure')};
  overflow-wrap: anywhere;

  & > * + * {
    margin-top: 1.1em;
  }

  & > [data-part] {
    ${laidOutWhenNear}
    margin-top: 0;
    white-space: pre-line;
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
    font-size: clamp(1.875rem, 1.7rem + 0.8vw, 2.375rem);
    margin-top: 3rem;
  }

  & > :first-child {
    margin-top: 0;
  }

  & > p:first-child {
    ${type('lede')}
  }

  a {
    ${wholeUnderline}
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
    margin-inline-start: 0.25em;
    clip-path: ${away};
    background-color: ${color('accent')};
    forced-color-adjust: none;
  }

  /* A picture that is a link has no words for the sign to stand behind. */
  a[rel]:has(> img)::after {
    content: none;
  }

  a:hover {
    color: ${color('accent')};
    text-decoration-color: currentColor;
  }

  ${proseBlocks}

  /* Browsers print no backgrounds. */
  ${inPrint} {
    max-width: none;

    a[rel~='external']::after {
      all: unset;
      content: ' (' attr(href) ')';
    }
    a[data-bare]::after {
      content: none;
    }
  }
`;
