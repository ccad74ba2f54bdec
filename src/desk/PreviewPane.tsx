import { useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { articlePage } from '../../content/article';
import { desk } from '../../content/desk';
import { news } from '../../content/news';
import { Main } from '../components/Main';
import { constantStore } from '../lib/externalStore';
import { parseArticle } from '../news/article';
import { NewsContext } from '../news/newsSources';
import { trustedMarkdown } from '../markdown/trustedMarkdown';
import { ArticleCard } from '../sections/news/ArticleCard';
import { ArticleText } from '../sections/news/ArticleText';
import { media } from '../theme/media';
import { from, space, stacked, wrapped } from '../theme/read';
import { trustRenderer } from '../trustedTypes';
import { Choice } from './Choice';
import { Message } from './Message';
import { PreviewFrame } from './PreviewFrame';
import type { NewsText } from './records';

interface PreviewPaneProps {
  readonly id: string;
  readonly text: NewsText;
}

/** The article as the site will show it: its page, and below that its card in the list. */
export function PreviewPane({ id, text }: PreviewPaneProps) {
  const words = desk.write.preview;
  const [size, setSize] = useState<'phone' | 'desktop'>('phone');
  const [scheme, setScheme] = useState<'light' | 'dark'>('light');
  const article = parseArticle(id || 'new', { ...text, date: new Date(text.date) });
  return (
    <Pane aria-label={words.title}>
      <Choices>
        <Choice words={words.size} values={['phone', 'desktop']} value={size} onChoose={setSize} />
        <Choice
          words={words.scheme}
          values={['light', 'dark']}
          value={scheme}
          onChoose={setScheme}
        />
      </Choices>
      {article ? (
        <PreviewFrame title={words.title} size={size} scheme={scheme}>
          <NewsContext value={sources}>
            <Main>
              <ArticleText article={article} words={articlePage} entry={news.entry} />
              <ArticleCard
                article={article}
                isLead={false}
                level={2}
                words={news.list}
                entry={news.entry}
              />
            </Main>
          </NewsContext>
        </PreviewFrame>
      ) : (
        <Message role="note" text={words.empty} />
      )}
    </Pane>
  );
}

/** The renderer of the site, and nothing else: the preview asks no database. */
const sources = {
  snapshot: {},
  renderer: constantStore(trustedMarkdown(trustRenderer)),
};

/** Returns whether the preview has room beside the text. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribeToWidth, () => matchMedia(media.full).matches);
}

function subscribeToWidth(listener: () => void): () => void {
  const wide = matchMedia(media.full);
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

const Pane = styled.section`
  ${stacked('s')}
  align-content: start;

  ${from('full')} {
    position: sticky;
    top: ${space('s')};
    align-self: start;
  }
`;

const Choices = styled.div`
  ${wrapped('xs', 'xl')}
`;
