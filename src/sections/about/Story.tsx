import { styled } from 'styled-components';
import type { AboutContent } from '../../../content/types/about';
import { Paragraph, Paragraphs } from '../../components/InlineText';
import { ContentLink } from '../../components/TextLink';
import { color, from, size, space, stacked, type } from '../../theme/read';
import { Section } from '../Section';

/** Where the team comes from and what it wants, with its chant in the largest type. */
export function Story({ title, paragraphs, chant }: AboutContent['story']) {
  const [statement = '', ...more] = paragraphs;
  return (
    <Statement title={title} size="heading" isStriped>
      <Lead text={statement} />
      <Chant>
        <ContentLink {...chant.question} />
        <strong>{chant.answer}</strong>
      </Chant>
      <Rest>
        <Paragraphs texts={more} />
      </Rest>
    </Statement>
  );
}

const Statement = styled(Section)`
  row-gap: ${space('l')};
`;

const Lead = styled(Paragraph)`
  ${type('statement')}
`;

/** On one line as wide as the column, where that leaves it large. */
const Chant = styled.p`
  ${type('display')}
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0.12em 0.25em;
  padding-block: ${space('l')};
  font-size: max(3.75rem, ${size('content')} * 0.093);
  line-height: 1.05;
  /* The mark hangs out, so that the letters stand in the column; Safari would hang it out a second time. */
  text-indent: -0.04em;
  hanging-punctuation: none;

  & > a {
    text-decoration-thickness: 0.05em;
    text-underline-offset: 0.09em;
  }

  & > strong {
    font-weight: inherit;
    color: ${color('accent')};
  }
`;

const Rest = styled.div`
  ${stacked('m')}

  & > p {
    max-width: ${size('measure')};
  }

  ${from('wide')} {
    grid-template-columns: 1fr 1fr;
    column-gap: ${space('xxl')};
  }
`;
