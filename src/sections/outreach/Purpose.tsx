import { styled } from 'styled-components';
import type { OutreachContent } from '../../../content/contentTypes';
import { InlineText } from '../../components/InlineText';
import { type } from '../../theme/read';

/** Why we do it, said large. */
export function Purpose({ paragraphs }: Pick<OutreachContent, 'paragraphs'>) {
  return (
    <Statement>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <InlineText text={paragraph} />
        </p>
      ))}
    </Statement>
  );
}

const Statement = styled.div`
  ${type('lede')}
  max-width: 56rem;
  font-size: clamp(1.3125rem, 1.1rem + 1vw, 1.875rem);
`;
