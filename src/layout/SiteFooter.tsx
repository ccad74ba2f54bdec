import { useEffect, useRef } from 'react';
import { css, styled } from 'styled-components';
import { useLocation } from 'wouter';
import { pages, site } from '../../content/site';
import { team } from '../../content/team';
import { DrawnWords } from '../components/DrawnWords';
import { Honeycomb } from '../components/Honeycomb';
import { everySecond } from '../lib/timers';
import { calm } from '../motion/calm';
import { layered } from '../theme/phrases';
import { inPrint, notInForcedColors, notPrinted } from '../theme/media';
import { color, from, size, space, stacked } from '../theme/read';
import { FooterLinks } from './FooterLinks';
import { FooterTeam } from './FooterTeam';
import { PreferenceSwitch } from './PreferenceSwitch';
import { scheme } from './scheme';
import { SocialStrip } from './SocialStrip';

/** The foot of every page: the team and its accounts, where to go next, and how the site looks. */
export function SiteFooter() {
  return (
    <Foot data-surface="night" aria-label={site.footer.label}>
      <Honeycomb from="right" lit="aside" />
      <Columns>
        <FooterTeam />
        <Ways>
          <SocialStrip />
          <FooterLinks />
        </Ways>
      </Columns>
      <Appearance aria-label={site.appearance.title}>
        <PreferenceSwitch preference={scheme} unchosen="system" {...site.appearance.scheme} />
        {/* Calm adds to the system's own setting. */}
        <PreferenceSwitch preference={calm} unchosen="off" {...site.appearance.calm} />
      </Appearance>
      <Clock />
      <HomeWordmark />
    </Foot>
  );
}

/** The team's name across the foot of Home. */
function HomeWordmark() {
  const [path] = useLocation();
  return path === pages.home.to && <Wordmark data-words={team.name} />;
}

/** The current hours and minutes. Kept, but not displayed; it writes its own text without rendering again. */
function Clock() {
  const clock = useRef<HTMLSpanElement>(null);
  useEffect(
    () =>
      everySecond((now) => {
        clock.current!.textContent = hoursAndMinutes(now);
      }),
    [],
  );
  return <span ref={clock} role="timer" aria-label={site.footer.clock} hidden />;
}

const hoursAndMinutes = (moment: number) => new Date(moment).toTimeString().slice(0, 5);

const Foot = styled.footer`
  ${layered}
  ${stacked('xl')}
  padding: calc(${space('section')} / 2) ${space('gutter')} ${space('xl')};
  /* Covers the last row of pixels where the page's height is not a whole number. */
  box-shadow: 0 2px ${color('paper')};

  & > :not(svg) {
    width: 100%;
    max-width: ${size('page')};
    margin-inline: auto;
  }

  /* On paper, only the team and where to find it, as a letterhead: at the end it could have a page to itself. */
  ${inPrint} {
    display: block;
    order: -1;
    padding: 0 0 ${space('l')};
    overflow: visible;

    &[data-surface] {
      background: none;
    }

    & > :nth-child(n + 3) {
      display: none;
    }
  }
`;

/**
 * Side by side in the page's two columns where the words have room, however large the reader has made them:
 * grid columns would not give way to large text.
 */
const inColumns = css`
  display: flex;
  flex-wrap: wrap;

  & > :first-child {
    flex: 5 1 15.5rem;
  }

  & > :last-child {
    flex: 7 1 21.7rem;
  }
`;

const Columns = styled.div`
  display: grid;
  gap: ${space('xl')} ${space('xxl')};

  ${from('full')} {
    ${inColumns}
  }

  & > :last-child {
    ${notPrinted}
  }

  /* Browsers print the lines of a grid over each other where a page breaks inside it. */
  ${inPrint} {
    display: block;
    break-inside: avoid;
  }
`;

const Ways = styled.div`
  ${stacked('xl')}
  align-content: start;
`;

const Appearance = styled.section`
  ${inColumns}
  gap: ${space('l')} ${space('xxl')};
  align-items: end;
  padding-top: ${space('l')};
  border-top: 1px solid ${color('line')};
`;

const Wordmark = styled(DrawnWords)`
  && {
    width: auto;
    max-width: none;
    margin: 0 calc(-1 * ${space('gutter')}) calc(-1 * ${space('xl')});
  }
  height: 0.7em;
  color: ${color('raised')};
  font-size: 19.4vw;
  line-height: 0.8;
  text-align: center;
  text-transform: uppercase;

  /* With forced colors, nothing can look sunken. */
  ${notInForcedColors}
`;
