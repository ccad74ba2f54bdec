import { styled } from 'styled-components';
import type { OrganizationContent } from '../../../content/types/about';
import { Band } from '../../components/Band';
import { Button } from '../../components/Button';
import { FactList } from '../../components/FactList';
import { Heading } from '../../components/Heading';
import { InlineText, Paragraphs } from '../../components/InlineText';
import { shownBesideFrom } from '../../theme/columns';
import { color, stacked, type } from '../../theme/read';
import { Passage } from '../Passage';
import { Field } from './Field';
import { Programs } from './Programs';

/** The organization in whose competition we take part: its programs, a match, and what it wants. */
export function Organization(props: OrganizationContent) {
  const { programs, match, quote, link, ...words } = props;
  return (
    <Band surface="night">
      <Passage {...words} isStriped isBeside />
      <Programs {...programs} />
      <Match>
        <Field {...match.drawing} />
        <Rules>
          <Heading level={3}>{match.title}</Heading>
          <Paragraphs texts={match.paragraphs} />
          <FactList facts={match.spirit} />
        </Rules>
      </Match>
      <Vision>
        <blockquote>{quote.text}</blockquote>
        <By>
          <InlineText text={quote.by} />
        </By>
        <Button link={link} tone="quiet" />
      </Vision>
    </Band>
  );
}

const Match = styled.section`
  ${shownBesideFrom('full')}
`;

const Rules = styled.div`
  ${stacked('m')}
`;

const Vision = styled.figure`
  ${stacked('l')}

  & > blockquote {
    ${type('statement')}
    hanging-punctuation: first;
  }
`;

const By = styled.figcaption`
  color: ${color('inkSoft')};
`;
