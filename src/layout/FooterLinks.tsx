import { styled } from 'styled-components';
import { site } from '../../content/site';
import { Anchor } from '../components/Anchor';
import { ContentLink } from '../components/TextLink';
import { accentedOnHover } from '../theme/phrases';
import { color, from, size, space, stacked, type } from '../theme/read';

/** Where to go next: the pages of the site, related sites, and the feed of the News. */
export function FooterLinks() {
  const { sitemap, external } = site.footer;
  return (
    <Groups>
      <nav aria-labelledby="footer-sitemap">
        <Title id="footer-sitemap">{sitemap.title}</Title>
        <Pages>
          {sitemap.links.map(({ label, to }) => (
            <li key={to}>
              <PageLink to={to}>{label}</PageLink>
            </li>
          ))}
        </Pages>
      </nav>
      <nav aria-labelledby="footer-external">
        <Title id="footer-external">{external.title}</Title>
        <Others>
          {external.links.map((link) => (
            <li key={link.to}>
              <ContentLink {...link} />
            </li>
          ))}
        </Others>
      </nav>
    </Groups>
  );
}

const Groups = styled.div`
  ${stacked('xl')}
  align-content: start;

  ${from('compact')} {
    grid-template-columns: 4fr 3fr;
  }
`;

const Title = styled.h2`
  ${type('label')}
  margin-bottom: ${space('m')};
  color: ${color('inkSoft')};
`;

/** In two columns, each read downward. */
const Pages = styled.ul`
  display: grid;
  grid-template-rows: repeat(4, auto);
  grid-auto-flow: column;
  column-gap: ${space('l')};
  justify-content: start;

  ${from('compact')} {
    column-gap: ${space('xxl')};
  }
`;

const PageLink = styled(Anchor)`
  ${type('heading')}
  display: flex;
  align-items: center;
  min-height: ${size('target')};
  text-decoration: none;
  text-transform: uppercase;
  ${accentedOnHover}
`;

const Others = styled.ul`
  ${stacked('m')}
  justify-items: start;
  text-wrap: balance;
`;
