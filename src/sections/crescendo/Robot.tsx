import { styled } from 'styled-components';
import type { SeasonPageContent } from '../../../content/contentTypes';
import { FactList } from '../../components/FactList';
import { Heading } from '../../components/Heading';
import { Picture } from '../../components/Picture';
import { media, windowIs } from '../../theme/media';
import { from, space } from '../../theme/read';

/** Our robot and what is known of it. */
export function Robot({ title, picture, facts }: NonNullable<SeasonPageContent['robot']>) {
  return (
    <Portrait>
      {picture && (
        <Figure>
          <Picture
            {...picture}
            sizes={`${windowIs.from('77.6em')} 45rem, ${media.wide} 58vw, 92vw`}
          />
        </Figure>
      )}
      <Sheet>
        <Heading level={2}>{title}</Heading>
        <FactList facts={facts} />
      </Sheet>
    </Portrait>
  );
}

const Portrait = styled.section`
  display: grid;
  gap: ${space('xl')};
  align-items: center;

  ${from('wide')} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    column-gap: ${space('xxl')};
  }
`;

/** The original has empty margins above and below the robot. */
const Figure = styled.div`
  & > * {
    margin-block: -12% -10%;
  }
`;

const Sheet = styled.div`
  display: grid;
  gap: ${space('xl')};
`;
