import { styled } from 'styled-components';
import type { ReefscapePageContent } from '../../../content/types/season';
import { Picture } from '../../components/Picture';
import { useScrollProgress } from '../../motion/scrollDriven';
import { media, windowIs } from '../../theme/media';
import { from, size, space } from '../../theme/read';
import { reefscapePattern } from '../../theme/reefscape';
import { recede } from '../../theme/seasonGround';
import { SeasonTitle } from '../seasons/SeasonTitle';

type HeroProps = Pick<ReefscapePageContent, 'logo'> & { readonly title: string };

/** On a phone a twentieth less than drawn: with 1.75 pixels per px it takes a file that is a quarter lighter. */
const SIZES = [
  `${media.wide} and ${windowIs.upTo('86em')} and ${windowIs.slimUpTo('31/25')} 100vw`,
  `${media.wide} and ${windowIs.tallFrom('69.35em')} 86rem`,
  `${media.wide} 124vh`,
  '42rem',
].join();

/** The height of the opening: in a tall, narrow window there would be half a window of empty sea. */
export const openingHeight = 'min(100svh, max(118vw, 44rem))';

/** The reef in front of the game's name. As the page scrolls, it comes closer and the name sinks behind. */
export function Hero({ title, logo }: HeroProps) {
  const sheet = useScrollProgress<HTMLElement>();
  return (
    <Surface ref={sheet}>
      <Name text={title} />
      <Reef>
        <Picture {...logo} sizes={SIZES} isMain />
      </Reef>
    </Surface>
  );
}

const Surface = styled.header`
  /* Nine letters fill the line from margin to margin. */
  --name: calc(${size('content')} * 0.2635);
  display: grid;
  grid-template: 1fr auto / minmax(0, 1fr);
  justify-items: center;
  min-height: ${openingHeight};
  /* The bar above lies over it: in a short window, the name would reach it. */
  padding-top: calc(${size('target')} + ${space('l')});
  view-timeline: --sheet;
  view-timeline-inset: 0;
`;

const Name = styled(SeasonTitle)`
  --there: translateY(min(36vh, 24vw));
  align-self: end;
  max-width: calc(${size('content')} + 0.045em);
  /* Letters have room at their sides, the first one more than the last: they meet the margins, not their boxes. */
  margin-inline-end: 0.015em;
  font-size: var(--name);
  ${recede}
`;

const Reef = styled.div`
  --there: translateY(-9vh) scale(1.12);
  position: relative;
  width: max(100%, 44rem);
  max-width: min(86rem, 124svh);
  margin-top: calc(-0.55 * var(--name));
  -webkit-mask-image: ${reefscapePattern.ground};
  mask-image: ${reefscapePattern.ground};
  ${recede}

  ${from('wide')} {
    margin-top: calc(-0.62 * var(--name));
  }
`;
