import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { ClockContent } from '../../../content/types/clock';
import { Button } from '../../components/Button';
import { Icon } from '../../components/Icon';
import { useSharing } from '../../lib/useSharing';
import { onlyWithScript } from '../../theme/media';
import { color, size, stacked, type } from '../../theme/read';
import type { Clock } from './clockState';
import { nextCity } from './nextCity';
import type { NextCity } from './nextCity';

interface SendTimeProps {
  readonly clock?: Clock;
  readonly time: string;
  /** What the link is called where it arrives. */
  readonly title: string;
  readonly words: ClockContent['send'];
}

/** Once the clock has celebrated: a button that sends its page to a friend, and where the time is right next. */
export function SendTime({ clock, time, title, words }: SendTimeProps) {
  const { canShare, share, copy, message } = useSharing(words);
  const [isOffered, setIsOffered] = useState(false);
  const [city, setCity] = useState<NextCity>();
  const isCelebrating = clock?.phase === 'celebrating';
  useEffect(() => (isCelebrating ? () => setIsOffered(true) : undefined), [isCelebrating]);
  const isDue = isOffered && (!city || city.at <= (clock?.now ?? 0));
  useEffect(() => {
    if (isDue) void nextCity(time, Date.now()).then(setCity);
  }, [isDue, time]);
  return (
    <Offer data-missing={isOffered ? undefined : ''}>
      <Button tone="quiet" onPress={() => (canShare ? share(title) : void copy())}>
        <Icon name={canShare ? 'share' : 'copy'} />
        {words.label}
      </Button>
      <Line>{city && words.next(city.name)}</Line>
      <Line role="status">{message}</Line>
    </Offer>
  );
}

/** Keeps its room while hidden: nothing moves when the time has come. */
const Offer = styled.div`
  ${stacked('s')}

  &[data-missing] {
    visibility: hidden;
  }

  ${onlyWithScript}
`;

const Line = styled.p`
  ${type('small')}
  min-height: ${size('smallLine')};
  color: ${color('inkSoft')};
`;
