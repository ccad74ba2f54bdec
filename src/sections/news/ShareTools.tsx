import { useState } from 'react';
import { styled } from 'styled-components';
import type { ArticleToolsContent } from '../../../content/contentTypes';
import { Button } from '../../components/Button';
import { ToolIcon } from '../../components/ToolIcon';
import { useIsHydrating } from '../../lib/useIsHydrating';
import { color, inPrint, space, type, withoutScript } from '../../theme/read';

interface ShareToolsProps {
  /** The title of the article to share. */
  readonly title: string;
  readonly words: ArticleToolsContent['share'];
}

/** Buttons that copy the page's address or open the browser's share dialog. Hidden without JavaScript. */
export function ShareTools({ title, words }: ShareToolsProps) {
  const isHydrating = useIsHydrating();
  const [told, setTold] = useState('');
  const canShare = !isHydrating && typeof navigator !== 'undefined' && 'share' in navigator;

  async function copy() {
    setTold('');
    try {
      await navigator.clipboard.writeText(address());
      setTold(words.copied);
    } catch {
      setTold(words.failed);
    }
  }

  function share() {
    // Nothing to report when the visitor cancels.
    navigator.share({ title, url: address() }).catch(() => undefined);
  }

  return (
    <Tools role="group" aria-label={words.label}>
      <Button tone="quiet" onPress={() => void copy()}>
        <ToolIcon name="copy" />
        {words.copy}
      </Button>
      <Offer data-missing={canShare ? undefined : ''}>
        <Button tone="quiet" onPress={share}>
          <ToolIcon name="share" />
          {words.share}
        </Button>
      </Offer>
      <Told role="status">{told}</Told>
    </Tools>
  );
}

/** Returns the address of the page without its query and fragment. */
const address = () => location.origin + location.pathname;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('s')} ${space('m')};
  align-items: center;

  ${withoutScript} {
    display: none;
  }

  ${inPrint} {
    display: none;
  }
`;

/** Keeps its room while hidden: only the browser knows whether it can share. */
const Offer = styled.span`
  &[data-missing] {
    visibility: hidden;
  }
`;

const Told = styled.p`
  ${type('small')}
  flex: 1 0 100%;
  min-height: 1lh;
  color: ${color('inkSoft')};
`;
