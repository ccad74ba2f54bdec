import { styled } from 'styled-components';
import type { OutreachContent } from '../../../content/contentTypes';
import { Paragraphs } from '../../components/Paragraphs';
import { type } from '../../theme/read';

/** Why we do outreach, in large type. */
export function Purpose({ paragraphs }: Pick<OutreachContent, 'paragraphs'>) {
  return (
    <Statement>
      <Paragraphs texts={paragraphs} />
    </Statement>
  );
}

const Statement = styled.div`
  ${type('lede')}
  max-width: 56rem;
  font-size: clamp(1.3125rem, 1.1rem + 1vw, 1.875rem);
`;
