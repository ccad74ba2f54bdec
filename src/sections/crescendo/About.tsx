import { styled } from 'styled-components';
import type { TextSection } from '../../../content/contentTypes';
import { Heading } from '../../components/Heading';
import { InlineText } from '../../components/InlineText';
import { space, type } from '../../theme/read';

/** What the game was, in large type. */
export function About({ title, paragraphs }: TextSection) {
  return (
    <Statement>
      <Heading level={2} isStriped>
        <InlineText text={title} />
      </Heading>
      {paragraphs.map((paragraph, index) => (
        <Sentence key={index}>
          <InlineText text={paragraph} />
        </Sentence>
      ))}
    </Statement>
  );
}

const Statement = styled.section`
  display: grid;
  gap: ${space('m')};
`;

const Sentence = styled.p`
  ${type('statement')}
`;
