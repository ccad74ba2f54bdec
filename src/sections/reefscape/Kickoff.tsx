import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { ReefscapePageContent } from '../../../content/types/season';
import { Animation } from '../../components/Animation';
import { Heading } from '../../components/Heading';
import { Paragraph } from '../../components/InlineText';
import { everySecond } from '../../lib/timers';
import { timeLeft } from '../../lib/timeLeft';
import { shownBesideFrom } from '../../theme/columns';
import { media, windowIs } from '../../theme/media';
import { from, stacked, type } from '../../theme/read';
import { SeasonLinks } from '../seasons/SeasonLinks';

type KickoffProps = ReefscapePageContent['kickoff'];

/** The day the game was revealed, and where to watch it. */
export function Kickoff({ title, animation, text, links, ...moment }: KickoffProps) {
  return (
    <Day>
      <Words>
        <Heading level={2}>{title}</Heading>
        <Lede text={text} />
        <SeasonLinks links={links} tone="primary" />
        <KickoffCountdown {...moment} />
      </Words>
      <Animation
        {...animation}
        sizes={`${windowIs.from('77.6em')} 45rem, ${media.full} 58vw, 92vw`}
      />
    </Day>
  );
}

/**
 * The time left until kickoff. Kept for the next kickoff, but not displayed. It writes its own text
 * without rendering again, and stops counting once kickoff has passed.
 */
function KickoffCountdown({ startsAt, countdown }: Pick<KickoffProps, 'startsAt' | 'countdown'>) {
  const element = useRef<HTMLTimeElement>(null);
  useEffect(() => {
    const kickoff = Date.parse(startsAt);
    return everySecond(
      (now) => {
        const left = Object.entries(timeLeft(now, kickoff)) as [keyof typeof countdown, number][];
        element.current!.textContent = left
          .map(([unit, value]) => `${value} ${countdown[unit]}`)
          .join(', ');
      },
      { end: kickoff },
    );
  }, [startsAt, countdown]);
  return <time ref={element} dateTime={startsAt} hidden />;
}

const Day = styled.section`
  ${shownBesideFrom('full')}

  ${from('full')} {
    & > :last-child {
      order: -1;
    }
  }
`;

const Words = styled.div`
  ${stacked('l')}
`;

const Lede = styled(Paragraph)`
  ${type('lede')}
`;
