import { styled } from 'styled-components';
import { site } from '../../content/site';
import { Anchor } from '../components/Anchor';
import { Icon } from '../components/Icon';
import { LinkText } from '../components/TextLink';
import { drawnBehind } from '../theme/phrases';
import { color, from, layer, motion, space, type } from '../theme/read';
import { slant } from '../theme/shape';

/** The team's social accounts as the stripes of a hornet, which run into the window's edges. */
export function SocialStrip() {
  return (
    <nav aria-label={site.social.label}>
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
    </nav>
  );
}

const Stripes = styled.ul`
  display: flex;
  flex-wrap: wrap;
  margin-inline: calc(-1 * ${space('gutter')});

  /* As a list item, Safari before 26.5 gives its empty marker a line above the link (WebKit bug 309925). */
  & > li {
    display: grid;
    flex: 1 1 auto;
  }

  ${from('full')} {
    margin-inline: 0;
  }
`;

const Stripe = styled(Anchor)`
  ${type('label')}
  --lit: ${color('onRust')};
  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column;
  gap: ${space('xs')} ${space('s')};
  align-items: center;
  justify-content: center;
  min-height: 4.5rem;
  padding: ${space('s')};
  background: ${drawnBehind};
  color: ${color('onSignal')};
  text-decoration: none;

  & > svg {
    ${motion('respond')}
  }

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: ${layer('below')};
    background-color: ${color('signal')};
    transform: ${slant};
    ${motion('respond')}
  }

  li:nth-child(even) & {
    color: ${color('onNight')};

    &::before {
      background-color: ${color('deep')};
    }
  }

  li:first-child &::before {
    left: -100vw;
  }

  li:last-child &::before {
    right: -100vw;
  }

  &&:is(:hover, :focus-visible) {
    /* Letters change their color one by one, from that of the link. */
    & > svg {
      color: ${color('onRust')};
    }

    &::before {
      background-color: ${color('rust')};
    }
  }

  &:focus-visible {
    outline-color: ${color('onNight')};
    outline-offset: -6px;
  }

  ${from('wide')} {
    ${type('heading')}
    flex-direction: row;
    text-transform: uppercase;
  }

  /* Beside the team's name, only the last runs into the edge. */
  ${from('full')} {
    li:first-child &::before {
      left: 0;
    }
  }
`;
