import { styled } from 'styled-components';
import { site } from '../../content/site';
import { ContentLink } from '../components/TextLink';
import { inPrint } from '../theme/media';
import { color, from, space, stacked, type } from '../theme/read';

const { teamName, founded, contact } = site.footer;

/** Who the team is and where to find it. */
export function FooterTeam() {
  return (
    <Team>
      <div>
        <Name>{teamName}</Name>
        <p>{founded}</p>
      </div>
      <Contact>
        <ContentLink {...contact.email} />
        <ContentLink {...contact.address} />
      </Contact>
    </Team>
  );
}

const Team = styled.div`
  ${stacked('l')}
  align-content: start;
  color: ${color('inkSoft')};

  ${inPrint} {
    display: block;
  }
`;

const Name = styled.p`
  ${type('title')}
  margin-bottom: ${space('s')};
  color: ${color('ink')};
  /* A comma would touch the letters of the line below and look like an accent. */
  line-height: 1.08;

  /* Its column is less than half as wide as the window. */
  ${from('wide')} {
    font-size: clamp(2.3125rem, 4.7vw, 4.25rem);
  }

  ${inPrint} {
    margin-bottom: 0;
    font-size: 1.5rem;
  }
`;

const Contact = styled.address`
  ${stacked('s')}
  justify-items: start;
  overflow-wrap: anywhere;
  color: ${color('ink')};

  ${inPrint} {
    display: flex;
    gap: ${space('l')};
    padding-top: ${space('xs')};
  }
`;
