import { styled } from 'styled-components';
import type { SponsorsContent } from '../../../content/types/sponsors';
import { ArrowLink } from '../../components/ArrowLink';
import { Band } from '../../components/Band';
import { InlineText, Paragraph } from '../../components/InlineText';
import { Picture } from '../../components/Picture';
import { clippedBackground } from '../../theme/phrases';
import { light } from '../../theme/color';
import { columnWidths } from '../../theme/columns';
import { notPrinted } from '../../theme/media';
import { color, from, shape, space, stacked, type } from '../../theme/read';
import { Section } from '../Section';

/** Everyone who makes the season possible, tier by tier: the first stands on the band itself, the others on plates. */
export function Tiers({ title, text, since, tiers }: SponsorsContent['sponsors']) {
  return (
    <Thanking surface="signal">
      <Thanks title={title} isStriped>
        <Lede text={text} />
        {tiers.map((tier) => (
          <Tier key={tier.name}>
            <TierName>{tier.name}</TierName>
            <Sponsors>
              {tier.sponsors.map((sponsor) => (
                <Sponsor key={sponsor.name}>
                  <Name>
                    {sponsor.logo && (
                      <Logo>
                        <Picture {...sponsor.logo} sizes="15rem" />
                      </Logo>
                    )}
                    <Site label={sponsor.name} to={sponsor.url} />
                  </Name>
                  <Help>
                    <InlineText text={sponsor.text} />
                    {sponsor.since && ` ${since(sponsor.since)}`}
                  </Help>
                </Sponsor>
              ))}
            </Sponsors>
          </Tier>
        ))}
      </Thanks>
    </Thanking>
  );
}

/** The sheet that is printed is for who is no sponsor yet. */
const Thanking = styled(Band)`
  ${notPrinted}
`;

const Thanks = styled(Section)`
  row-gap: ${space('l')};
`;

const Lede = styled(Paragraph)`
  ${type('statement')}
`;

const Tier = styled.div`
  ${stacked('m')}
  padding-top: ${space('l')};
`;

const TierName = styled.h3`
  ${type('label')}
  color: ${color('accent')};
`;

const Sponsors = styled.ul`
  ${stacked('l')}
`;

const Sponsor = styled.li`
  ${stacked('s')}

  ${Tier}:not(:first-of-type) & {
    ${clippedBackground('plate')}
    padding: ${space('xl')} ${space('card')};

    /* The words begin where those beside the page's other titles do. */
    ${from('wide')} {
      grid-template-columns: calc(${columnWidths.first} - ${space('card')}) 1fr;
      align-items: center;
      gap: ${space('xxl')};
      padding-block: ${space('xxl')};
    }
  }
`;

const Help = styled.p`
  ${type('lede')}

  ${Tier}:first-of-type & {
    ${type('statement')}
  }
`;

/** On a plate, no larger than its column: a lone THE above UNIVERSITY would be too little for a line. */
const Name = styled.p`
  ${type('title')}

  ${Tier}:first-of-type & {
    ${type('display')}
    font-size: clamp(3.25rem, 9.6vw, 10.5rem);
  }

  ${from('wide')} {
    font-size: 2.1rem;
  }

  ${from('full')} {
    ${type('title')}
  }
`;

/**
 * On a light plate in both schemes: logos are drawn for paper. Wide ones are as wide as the plate, tall ones as tall
 * as two lines of the name.
 */
const Logo = styled.span`
  padding: ${space('m')};
  background-color: ${light.raised};
  clip-path: ${shape('plate')};
  display: grid;
  justify-items: start;
  width: fit-content;
  margin-bottom: ${space('m')};

  & img {
    width: auto;
    max-width: min(100%, 15rem);
    max-height: 5rem;
  }
`;

const Site = styled(ArrowLink)`
  display: inline-block;

  & > svg {
    display: inline-block;
    margin-left: 0.3em;
    font-size: 0.6em;
    color: ${color('accent')};
  }
`;
