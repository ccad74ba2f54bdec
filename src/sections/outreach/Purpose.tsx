import { styled } from 'styled-components';
import type { OutreachContent } from '../../../content/types/outreach';
import { Paragraphs } from '../../components/InlineText';
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
  ${type('statement')}
`;
