import { styled } from 'styled-components';
import type { Link } from '../../../content/types/basics';
import type { SeasonRobot } from '../../../content/types/season';
import { FactList } from '../../components/FactList';
import { Heading } from '../../components/Heading';
import { Picture } from '../../components/Picture';
import { media, windowIs } from '../../theme/media';
import { from, space, type } from '../../theme/read';
import { SeasonLinks } from './SeasonLinks';

interface RobotProps extends SeasonRobot {
  readonly links?: readonly Link[];
}

/** Our robot: what it looks like, what is known of it, and where to read more. */
export function Robot({ title, picture, facts, links = [] }: RobotProps) {
  return (
    <Portrait>
      <Sheet>
        <Heading level={2} size="heading">
          {title}
        </Heading>
        <FactList facts={facts} />
        {links.length > 0 && <SeasonLinks links={links} />}
      </Sheet>
      {picture && (
        <Figure>
          <Picture
            {...picture}
            sizes={`${windowIs.from('120em')} 57rem, ${windowIs.from('77.6em')} 45rem, ${media.wide} 58vw, 92vw`}
          />
        </Figure>
      )}
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

    & > :first-child {
      order: 1;
    }
  }
`;

/** The cutouts have empty margins above and below the robot. */
const Figure = styled.div`
  & > * {
    margin-block: -12% -10%;
  }
`;

const Sheet = styled.div`
  display: grid;
  gap: ${space('l')};

  /* Its name. */
  & > dl > :first-child > dd {
    ${type('display')}
    font-size: clamp(3.5rem, 2rem + 4.6vw, 6.5rem);
  }
`;
