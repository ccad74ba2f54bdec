import { styled } from 'styled-components';
import type { PlainLink } from '../../../content/types/basics';
import { Anchor } from '../../components/Anchor';
import { HornetMark } from '../../components/HornetMark';
import { LinkText } from '../../components/TextLink';
import { notPrinted, size, space, type } from '../../theme/read';

/** The link to the home page, on pages without a header. */
export function HomeLink({ label, to }: PlainLink) {
  return (
    <LogoLink to={to}>
      <HornetMark />
      <span>
        <LinkText text={label} />
      </span>
    </LogoLink>
  );
}

const LogoLink = styled(Anchor)`
  ${type('label')}
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: ${space('s')};
  min-height: ${size('target')};
  text-decoration: none;

  & > svg {
    font-size: 2.5rem;
    margin-inline-start: ${size('markInset')};
  }

  ${notPrinted}
`;
