import { styled } from 'styled-components';
import { useHistoryState } from 'wouter/use-browser-location';
import type { HomeContent } from '../../../content/types/home';
import { InlineText } from '../../components/InlineText';
import { layer, size, space, type } from '../../theme/read';

/** For a visitor who has asked for the page of donations, which leads here while there is none. */
export function DonateNote({ text }: HomeContent['donating']) {
  const isAskedFor = useHistoryState<{ asked?: string } | null>()?.asked !== undefined;
  return (
    isAskedFor && (
      <Note data-surface="rust">
        <InlineText text={text} />
      </Note>
    )
  );
}

/** Over the upper edge of the banner, whose words stand at its foot. */
const Note = styled.p`
  ${type('lede')}
  position: absolute;
  inset: 0 0 auto;
  z-index: ${layer('above')};
  padding: ${space('m')} ${size('margin')};
`;
