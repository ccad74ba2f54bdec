import { styled } from 'styled-components';
import type { ReefscapeContent } from '../../../content/contentTypes';
import { Animation } from '../../components/Animation';
import { Button } from '../../components/Button';
import { Heading } from '../../components/Heading';
import { InlineText } from '../../components/InlineText';
import { media, windowIs } from '../../theme/media';
import { from, space, type } from '../../theme/read';
import { KickoffCountdown } from './KickoffCountdown';

/** The day the game was revealed, and where to watch it. */
export function Kickoff({
  title,
  animation,
  text,
  links,
  ...beginning
}: ReefscapeContent['kickoff']) {
  return (
    <Day>
      <Words>
        <Heading level={2}>{title}</Heading>
        <Lede>
          <InlineText text={text} />
        </Lede>
        <Links>
          {links.map((link) => (
            <li key={link.to}>
              <Button link={link} />
            </li>
          ))}
        </Links>
        <KickoffCountdown {...beginning} />
      </Words>
      <Film>
        <Animation
          {...animation}
          sizes={`${windowIs.from('77.6em')} 45rem, ${media.full} 58vw, 92vw`}
        />
      </Film>
    </Day>
  );
}

const Day = styled.section`
  display: grid;
  gap: ${space('xl')};

  ${from('full')} {
    grid-template-columns: 7fr 5fr;
    align-items: center;
    column-gap: ${space('xxl')};
  }
`;

const Film = styled.div`
  ${from('full')} {
    order: -1;
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space('l')};
`;

const Lede = styled.p`
  ${type('lede')}
`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('m')};
`;
