import { styled } from 'styled-components';
import type { ArticlePageContent } from '../../../content/types/article';
import { Button } from '../../components/Button';
import { Icon } from '../../components/Icon';
import { useSharing } from '../../lib/useSharing';
import { onlyWithScript } from '../../theme/media';
import { color, size, type, wrapped } from '../../theme/read';

interface ShareToolsProps {
  /** The title of the article to share. */
  readonly title: string;
  readonly words: ArticlePageContent['share'];
}

/** Buttons that copy the page's address or open the browser's share dialog. Hidden without JavaScript. */
export function ShareTools({ title, words }: ShareToolsProps) {
  const { canShare, share, copy, message } = useSharing(words);
  return (
    <Buttons role="group" aria-label={words.label}>
      <Button tone="quiet" onPress={() => void copy()}>
        <Icon name="copy" />
        {words.copy}
      </Button>
      <ShareButton data-missing={canShare ? undefined : ''}>
        <Button tone="quiet" onPress={() => share(title)}>
          <Icon name="share" />
          {words.share}
        </Button>
      </ShareButton>
      <Message role="status">{message}</Message>
    </Buttons>
  );
}

const Buttons = styled.div`
  ${wrapped('s', 'm')}
  align-items: center;

  ${onlyWithScript}
`;

/** Keeps its room while hidden: only the browser knows whether it can share. */
const ShareButton = styled.span`
  &[data-missing] {
    visibility: hidden;
  }
`;

const Message = styled.p`
  ${type('small')}
  flex: 1 0 100%;
  min-height: ${size('smallLine')};
  color: ${color('inkSoft')};
`;
