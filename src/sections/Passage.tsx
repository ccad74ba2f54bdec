import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Link, TextSection } from '../../content/types/basics';
import { ContentLink } from '../components/TextLink';
import { Heading } from '../components/Heading';
import { InlineText, Paragraphs } from '../components/InlineText';
import { columns } from '../theme/columns';
import { size, space, type } from '../theme/read';

interface PassageProps extends TextSection {
  /** What an address ends with that leads to it. */
  readonly place?: string;
  readonly isStriped?: boolean;
  readonly size?: 'display';
  /** Where there is room, the heading stands beside its paragraphs instead of above. */
  readonly isBeside?: boolean;
  readonly link?: Link;
  readonly children?: ReactNode;
}

/** A heading with its paragraphs, the first of them larger. */
export function Passage(props: PassageProps) {
  const { title, paragraphs, place, isStriped, isBeside = false, link, children } = props;
  return (
    <Part $isBeside={isBeside}>
      <Heading level={2} id={place} size={props.size} isStriped={isStriped}>
        <InlineText text={title} />
      </Heading>
      <Words>
        <Paragraphs texts={paragraphs} />
        {link && <ContentLink {...link} />}
        {children}
      </Words>
    </Part>
  );
}

const Part = styled.section<{ $isBeside: boolean }>`
  display: grid;
  gap: ${space('l')};
  align-content: start;
  ${({ $isBeside }) => $isBeside && columns}
`;

const Words = styled.div`
  display: grid;
  gap: ${space('m')};
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
