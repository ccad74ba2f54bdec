import { styled } from 'styled-components';
import type { SeasonPageContent } from '../../../content/types/season';
import { ArrowLink } from '../../components/ArrowLink';
import { linkColumns } from '../../theme/columns';
import { notPrinted } from '../../theme/media';
import { color, space, type } from '../../theme/read';
import { Section } from '../Section';

/** Links to the other seasons. */
export function OtherSeasons({ title, links }: SeasonPageContent['otherSeasons']) {
  return (
    <Onward title={title} size="heading">
      <Seasons>
        {links.map((link) => (
          <li key={link.to}>
            <Season {...link} />
          </li>
        ))}
      </Seasons>
    </Onward>
  );
}

const Onward = styled(Section)`
  row-gap: ${space('l')};

  ${notPrinted}
`;

const Seasons = styled.ul`
  ${linkColumns}

  & > li {
    display: grid;
  }
`;

const Season = styled(ArrowLink)`
  ${type('title')}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space('m')};
  padding-block: ${space('l')};
  font-size: clamp(2.5rem, 5.2vw, 4.25rem);
  border-bottom: 1px solid ${color('line')};

  & > svg {
    font-size: 0.6em;
    color: ${color('accent')};
  }
`;
