import { styled } from 'styled-components';
import type { Link, TextSection } from '../../content/types/basics';
import { ContentLink } from '../components/TextLink';
import { InlineText, Paragraphs } from '../components/InlineText';
import { size, space, stacked, type } from '../theme/read';
import { Section } from './Section';
import type { SectionProps } from './Section';

type PassageProps = TextSection &
  Partial<Omit<SectionProps, 'title'>> & {
    readonly link?: Link;
  };

/** A heading with its paragraphs, the first of them larger. */
export function Passage({ title, paragraphs, link, children, ...section }: PassageProps) {
  return (
    <Part title={<InlineText text={title} />} {...section}>
      <Words>
        <Paragraphs texts={paragraphs} />
        {link && <ContentLink {...link} />}
        {children}
      </Words>
    </Part>
  );
}

const Part = styled(Section)`
  row-gap: ${space('l')};
  align-content: start;
`;

const Words = styled.div`
  ${stacked('m')}
  justify-items: start;
  align-content: start;
  max-width: ${size('measure')};

  & > p:first-child {
    ${type('lede')}
    text-wrap: balance;
  }

  & > p + :not(p) {
    margin-top: ${space('xs')};
  }
`;
