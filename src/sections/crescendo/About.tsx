import { styled } from 'styled-components';
import type { TextSection } from '../../../content/types/basics';
import { Paragraphs } from '../../components/InlineText';
import { space, type } from '../../theme/read';
import { Section } from '../Section';

/** What the game was, in large type. */
export function About({ title, paragraphs }: TextSection) {
  return (
    <Statement title={title} isStriped>
      <Paragraphs texts={paragraphs} />
    </Statement>
  );
}

const Statement = styled(Section)`
  row-gap: ${space('m')};

  & > p {
    ${type('statement')}
  }
`;
