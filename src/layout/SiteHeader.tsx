import { styled } from 'styled-components';
import { site } from '../../content/site';
import { team } from '../../content/team';
import { Anchor } from '../components/Anchor';
import { HornetMark } from '../components/HornetMark';
import { accentedOnHover, clipped } from '../theme/phrases';
import { inTinyWindow, notPrinted } from '../theme/media';
import { color, from, layer, size, type, wrapped } from '../theme/read';
import { SiteMenu } from './SiteMenu';

/** The header, which stays at the top, except in tiny windows, and is night in both schemes. */
export function SiteHeader() {
  return (
    <Bar data-surface="night">
      <Logo to="/" aria-label={site.header.logo}>
        <HornetMark />
        <span>{team.name}</span> <TeamNumber>{team.number}</TeamNumber>
      </Logo>
      <SiteMenu />
    </Bar>
  );
}

const Bar = styled.header`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${layer('header')};
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: ${size('header')};
  padding-inline: ${size('margin')};
  border-bottom: 1px solid ${color('line')};

  ${inTinyWindow} {
    position: absolute;
  }

  ${notPrinted}
`;

const Logo = styled(Anchor)`
  ${type('label')}
  /* A name that does not fit wraps into a second line, which is clipped; the mark stays. */
  ${wrapped('none', 's')}
  align-items: center;
  height: ${size('target')};
  ${clipped}
  font-size: min(1.625rem, 7.2vw);
  letter-spacing: 0.02em;
  text-decoration: none;
  ${accentedOnHover}

  & > svg {
    font-size: 2.5rem;
    margin-inline-start: ${size('markInset')};
  }

  & > span {
    line-height: ${size('target')};
    white-space: nowrap;
  }

  ${from('wide')} {
    font-size: 1.75rem;
  }
`;

const TeamNumber = styled.span`
  margin-inline-start: -0.2em;
  color: ${color('signal')};
`;
