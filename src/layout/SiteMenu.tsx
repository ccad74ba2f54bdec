import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { site } from '../../content/site';
import { aboveFull, inShortWindow } from '../theme/media';
import { color, from, motion, size, space } from '../theme/read';
import { ariaCurrent } from '../lib/addresses';
import { MenuBars } from './MenuBars';
import { MenuLink } from './MenuLink';
import { useDisclosure } from './useDisclosure';

const panelId = 'menu';

/**
 * The links of the header: in line where they fit, else behind a checkbox that also works without
 * JavaScript. That it is checked says the same as `aria-expanded`, which only the script can keep right.
 */
export function SiteMenu() {
  const [path] = useLocation();
  const menu = useDisclosure();
  return (
    <Nav aria-label={site.header.label} {...menu.group}>
      <Toggle type="checkbox" aria-label={site.header.menu} aria-controls={panelId} {...menu.box} />
      <MenuBars />
      <Panel id={panelId}>
        <Links>
          {site.header.links.map(({ label, to }) => (
            <li key={to}>
              <MenuLink to={to} aria-current={ariaCurrent(to, path)} onClick={menu.close}>
                {label}
              </MenuLink>
            </li>
          ))}
        </Links>
      </Panel>
    </Nav>
  );
}

const Nav = styled.nav`
  flex: none;
  display: grid;
  align-items: center;
`;

const Toggle = styled.input`
  grid-area: 1 / 1;
  width: ${size('target')};
  height: ${size('target')};
  appearance: none;
  cursor: pointer;

  ${aboveFull} {
    display: none;
  }
`;

const Panel = styled.div`
  position: fixed;
  inset: ${size('header')} 0 0;
  display: none;
  padding: ${space('xl')} ${space('gutter')};
  overflow: auto;
  overscroll-behavior: contain;
  background-color: ${color('paper')};
  ${motion('drop')}

  ${Toggle}:checked ~ & {
    display: block;
  }

  ${from('compact')} {
    inset: ${size('header')} ${space('gutter')} auto auto;
    width: 20rem;
    /* For a fixed element, 100 % is the height that the browser's bars leave; 100vh is more. */
    max-height: calc(100% - ${size('header')});
    padding: ${space('m')} ${space('l')} ${space('l')};
    border: 1px solid ${color('line')};
    border-top: 0;
    background-color: ${color('raised')};
    /* Metal shows that it is raised with a bright upper edge, then a shadow. */
    box-shadow:
      inset 0 1px 0 ${color('bevel')},
      0 1.5rem 3rem -1rem ${color('shadow')};

    ${inShortWindow} {
      width: 30rem;
    }
  }

  ${aboveFull} {
    &,
    ${Toggle}:checked ~ & {
      display: contents;
    }
  }
`;

const Links = styled.ul`
  display: grid;

  /* A phone held sideways is too low for one column, and has room for two. */
  ${inShortWindow} {
    grid-template-columns: repeat(auto-fit, minmax(max(10.5rem, 40%), 1fr));
  }

  ${aboveFull} {
    display: flex;
    gap: ${space('xl')};
  }
`;
