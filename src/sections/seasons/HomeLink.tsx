import { styled } from 'styled-components';
import type { SeasonPageContent } from '../../../content/types/season';
import { Anchor } from '../../components/Anchor';
import { HornetMark } from '../../components/HornetMark';
import { Paragraph } from '../../components/InlineText';
import { LinkText } from '../../components/TextLink';
import { useNow } from '../../meetings/now';
import { spokenLinks } from '../../meetings/ourYear';
import { notPrinted } from '../../theme/media';
import { size, space, type } from '../../theme/read';

type HomeLinkProps = SeasonPageContent['home'] & { readonly className?: string };

/** The link to the home page, on pages without a header, and on the days of a competition where to watch it. */
export function HomeLink({ label, to, facts, watchLive, className }: HomeLinkProps) {
  const webcasts = useNow(facts)?.competitions.flatMap(({ webcastsToday }) => webcastsToday) ?? [];
  return (
    <Row className={className}>
      <LogoLink to={to}>
        <HornetMark />
        <span>
          <LinkText text={label} />
        </span>
      </LogoLink>
      {webcasts.length > 0 && <Live text={watchLive(spokenLinks(webcasts))} />}
    </Row>
  );
}

/** Its height is that of the link, so that nothing moves when the rest appears. */
const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space('l')};
`;

const Live = styled(Paragraph)`
  ${type('small')}
`;

const LogoLink = styled(Anchor)`
  ${type('label')}
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space('s')};
  min-height: ${size('target')};
  text-decoration: none;

  & > svg {
    font-size: 2.5rem;
    margin-inline-start: ${size('markInset')};
  }

  ${notPrinted}
`;
