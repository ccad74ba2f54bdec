import { styled } from 'styled-components';
import type { ContactContent } from '../../../content/types/contact';
import { Button } from '../../components/Button';
import { Heading } from '../../components/Heading';
import { Paragraph } from '../../components/InlineText';
import { cardsInRow } from '../../theme/columns';
import { blockOnPaper, clippedBackground } from '../../theme/phrases';
import { space, stacked, type } from '../../theme/read';
import { Section } from '../Section';

/** Where we are: one plate for each place, with its address as written on a letter. */
export function TeamLocation({ title, places }: ContactContent['location']) {
  return (
    <Whereabouts title={title}>
      <Places>
        {places.map(({ name, text, lines, map }) => (
          <Place key={name}>
            <Heading level={3}>{name}</Heading>
            <Paragraph text={text} />
            <Address>{lines.join('\n')}</Address>
            <Button link={map} tone="quiet" />
          </Place>
        ))}
      </Places>
    </Whereabouts>
  );
}

const Whereabouts = styled(Section)`
  ${blockOnPaper}
`;

const Places = styled.ul`
  ${cardsInRow(2)}
  break-inside: avoid;
`;

const Place = styled.li`
  ${clippedBackground('plate')}
  ${stacked('s')}
  grid-row: span 4;
  /* The parts of two places that stand side by side line up. */
  grid-template-rows: auto auto 1fr auto;
  grid-template-rows: subgrid;
  padding: ${space('card')};
`;

const Address = styled.address`
  ${type('lede')}
  padding-block: ${space('m')};
  white-space: pre-line;
`;
