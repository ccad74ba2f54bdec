import { styled } from 'styled-components';
import type { TextSection } from '../../../content/types/basics';
import { Heading } from '../../components/Heading';
import { InlineText, Paragraphs } from '../../components/InlineText';
import { space, type } from '../../theme/read';

/** What the game was, in large type. */
export function About({ title, paragraphs }: TextSection) {
  return (
    <Statement>
      <Heading level={2} isStriped>
        <InlineText text={title} />
      </Heading>
      <Paragraphs texts={paragraphs} />
    </Statement>
  );
}

const Statement = styled.section`
  display: grid;
  gap: ${space('m')};

  & > p {
    ${type('statement')}
  }
`;
