import { styled } from 'styled-components';
import type { PlainLink } from '../../../content/types/basics';
import { Anchor } from '../../components/Anchor';
import { Heading } from '../../components/Heading';
import { accentedOnHover } from '../../theme/phrases';
import { linkColumns } from '../../theme/columns';
import { color, space, stacked, type } from '../../theme/read';

interface OfflineLinksProps {
  readonly title: string;
  readonly links: readonly PlainLink[];
  /** By its id, the service worker changes the list to what is on the device, and shows it. */
  readonly id: string;
}

/** What visitors can read without a connection. */
export function OfflineLinks({ title, links, id }: OfflineLinksProps) {
  return (
    <Stored id={id} hidden>
      <Heading level={2} size="heading">
        {title}
      </Heading>
      <Entries>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Anchor to={to}>{label}</Anchor>
          </li>
        ))}
      </Entries>
    </Stored>
  );
}

const Stored = styled.section`
  ${stacked('l')}
`;

const Entries = styled.ul`
  ${linkColumns}

  /* The service worker writes plain links. */
  & a {
    ${type('heading')}
    display: block;
    padding-block: ${space('m')};
    border-bottom: 1px solid ${color('line')};
    text-decoration: none;
    ${accentedOnHover}
  }
`;
