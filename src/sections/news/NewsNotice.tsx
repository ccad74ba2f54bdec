import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { NewsNoticesContent } from '../../../content/contentTypes';
import { shortDateTime } from '../../lib/dates';
import { useIsPainted } from '../../lib/waiting';
import { isUnavailable } from '../../news/freshness';
import type { Freshness } from '../../news/freshness';
import { columnWidths } from '../../theme/columns';
import { from, layer, notPrinted, size, space } from '../../theme/read';
import { RetriableNotice } from './RetriableNotice';

interface NewsNoticeProps {
  readonly freshness: Freshness;
  /** When the shown copy of the News was made, in milliseconds since 1970; undefined if nobody has noted it. */
  readonly copiedAt?: number;
  readonly timeZone: string;
  readonly words: NewsNoticesContent;
  /** Whether nothing else on the page says so: then it cannot be hidden. */
  readonly isAlone?: boolean;
}

/**
 * Says that the live News is not available, and what is shown instead. It is said once: whoever hides the notice
 * or goes on to another page is not told again until the News has been live, the trouble is another, or
 * the copy is newer. It overlays the bottom of the page, so nothing moves.
 */
export function NewsNotice(props: NewsNoticeProps) {
  const { freshness, copiedAt, timeZone, words, isAlone = false } = props;
  const isPainted = useIsPainted();
  const trouble = `${freshness} ${copiedAt}`;
  const [hidden, hide] = useState<string>();
  if (freshness === 'live' && hidden !== undefined) hide(undefined);
  const isNews = isAlone || (hidden !== trouble && readTold() !== trouble);
  const isShown = isPainted && isUnavailable(freshness) && isNews;
  useEffect(() => {
    if (freshness === 'live') keepTold(undefined);
    return isShown && !isAlone ? () => keepTold(trouble) : undefined;
  }, [freshness, isShown, isAlone, trouble]);
  const shown =
    copiedAt === undefined ? words.mayBeOld : words.asOf(shortDateTime(copiedAt, timeZone));
  return (
    // Otherwise all of the notice would be read again whenever its button says something else.
    <Place role="status" aria-atomic="false">
      {isShown &&
        draw(freshness, { ...words, shown, onHide: isAlone ? undefined : () => hide(trouble) })}
    </Place>
  );
}

function draw(
  freshness: Freshness,
  {
    unreachable,
    denied,
    ...words
  }: NewsNoticesContent & { readonly shown: string; readonly onHide: (() => void) | undefined },
) {
  switch (freshness) {
    case 'unreachable':
      return <RetriableNotice {...unreachable} {...words} />;
    case 'denied':
      return <RetriableNotice {...denied} {...words} />;
    case 'loading':
    case 'snapshot':
    case 'live':
      return null;
  }
}

const KEY = 'told';

/** Returns the trouble of which this visitor has been told; undefined where storage is forbidden. */
function readTold(): string | null | undefined {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return undefined;
  }
}

function keepTold(trouble: string | undefined): void {
  try {
    if (trouble === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, trouble);
  } catch {
    // It is said again on the next page.
  }
}

const Place = styled.div`
  position: fixed;
  right: ${space('gutter')};
  bottom: ${space('m')};
  left: max(${space('gutter')}, (100vw - ${size('page')}) / 2);
  z-index: ${layer('above')};
  max-width: ${size('measure')};
  max-height: calc(100% - ${size('header')} - 2 * ${space('m')});
  overflow: auto;

  /* Beside the text of an article, not over it. */
  ${from('full')} {
    max-width: ${columnWidths.first};
  }

  /* Keeps a focused element from being hidden behind it, up to the last one of the page. */
  html:has(&:not(:empty)) {
    --notice: 13rem;
    scroll-padding-bottom: var(--notice);

    #root > footer {
      padding-bottom: var(--notice);
    }
  }

  ${notPrinted}
`;
