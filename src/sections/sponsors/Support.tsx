import { styled } from 'styled-components';
import type { SponsorsContent } from '../../../content/types/sponsors';
import { Heading } from '../../components/Heading';
import { Paragraph } from '../../components/InlineText';
import { cardsInRow } from '../../theme/columns';
import { color, space, stacked, type } from '../../theme/read';
import { Section } from '../Section';

/** What a season takes, side by side. */
export function Support({ title, uses }: SponsorsContent['support']) {
  return (
    <Section title={title} isStriped>
      <Uses>
        {uses.map((use) => (
          <Use key={use.title}>
            <Heading level={3}>{use.title}</Heading>
            <Paragraph text={use.text} />
          </Use>
        ))}
      </Uses>
    </Section>
  );
}

const Uses = styled.ul`
  ${cardsInRow(3)}
`;

const Use = styled.li`
  ${type('lede')}
  ${stacked('s')}
  align-content: start;
  padding-top: ${space('m')};
  border-top: 2px solid ${color('ink')};
`;
