import { styled } from 'styled-components';
import { site } from '../../content/site';
import { Anchor } from '../components/Anchor';
import { Icon } from '../components/Icon';
import { LinkText } from '../components/TextLink';
import { clipped, drawnBehind } from '../theme/phrases';
import { color, from, layer, motion, notPrinted, space, type } from '../theme/read';
import { slant } from '../theme/shape';

/** The team's social accounts as the stripes of a hornet: across the window, or stacked on a phone. */
export function SocialStrip() {
  return (
    <Strip aria-label={site.social.label}>
      <Stripes>
        {site.social.links.map(({ kind, label, to, about }) => (
          <li key={to}>
            <Stripe to={to}>
              <Icon name={kind} />
              <LinkText text={label} about={about} />
            </Stripe>
          </li>
        ))}
      </Stripes>
    </Strip>
  );
}

const Strip = styled.nav`
  ${clipped}
  background-color: ${color('signal')};
  color: ${color('onSignal')};

  ${notPrinted}
`;

const Stripes = styled.ul`
  display: grid;

  /* As a list item, Safari before 26.5 gives its empty marker a line above the link (WebKit bug 309925). */
  & > li {
    display: grid;
  }

  ${from('wide')} {
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
  }
`;

const Stripe = styled(Anchor)`
  ${type('heading')}
  text-transform: uppercase;
  --lit: ${color('onRust')};
  position: relative;
  isolation: isolate;
  display: flex;
  align-items: center;
  gap: ${space('m')};
  height: 100%;
  background: ${drawnBehind};
  min-height: 4rem;
  padding: ${space('s')} ${space('gutter')};
  text-decoration: none;

  & > svg {
    ${motion('respond')}
  }

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: ${layer('below')};
    ${motion('respond')}
  }

  li:nth-child(even) & {
    color: ${color('onNight')};

    &::before {
      background-color: ${color('deep')};
    }
  }

  &&:is(:hover, :focus-visible) {
    /* Letters change their color one by one, from that of the link. */
    & > svg {
      color: ${color('onRust')};
    }

    /* The line sets it off from a call to action above it, which is as red. */
    &::before {
      background-color: ${color('rust')};
      box-shadow: inset 0 4px ${color('deep')};
    }
  }

  &:focus-visible {
    outline-color: ${color('onNight')};
    outline-offset: -6px;
  }

  ${from('wide')} {
    ${type('title')}
    justify-content: center;
    padding-inline: ${space('m')};
    font-size: min(2.75rem, 3.4vw);
    white-space: nowrap;
    min-height: 6.5rem;

    &::before {
      transform: ${slant};
    }

    li:first-child &::before {
      left: -50vw;
    }

    li:last-child &::before {
      right: -50vw;
    }
  }
`;
