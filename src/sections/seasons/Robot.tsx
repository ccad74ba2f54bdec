import { styled } from 'styled-components';
import type { SeasonRobot } from '../../../content/contentTypes';
import { Button } from '../../components/Button';
import { FactList } from '../../components/FactList';
import { Heading } from '../../components/Heading';
import { Picture } from '../../components/Picture';
import { media, windowIs } from '../../theme/media';
import { from, space, type } from '../../theme/read';

interface RobotProps extends SeasonRobot {
  /** The side of the picture where the two stand side by side. */
  readonly side?: 'left' | 'right';
}

/** Our robot: what it looks like, what is known of it, and where to read more. */
export function Robot({ title, picture, facts, links, side = 'left' }: RobotProps) {
  return (
    <Portrait $side={side}>
      <Sheet>
        <Heading level={2} size="heading">
          {title}
        </Heading>
        <FactList facts={facts} />
        {links && (
          <Links>
            {links.map((link) => (
              <li key={link.to}>
                <Button link={link} tone="quiet" />
              </li>
            ))}
          </Links>
        )}
      </Sheet>
      <Figure>
        <Picture
          {...picture}
          sizes={`${windowIs.from('77.6em')} 45rem, ${media.wide} 58vw, 92vw`}
        />
      </Figure>
    </Portrait>
  );
}

const Portrait = styled.section<{ $side: RobotProps['side'] }>`
  display: grid;
  gap: ${space('xl')};
  align-items: center;

  ${from('wide')} {
    grid-template-columns: ${({ $side }) =>
      $side === 'left' ? 'minmax(0, 7fr) minmax(0, 5fr)' : 'minmax(0, 5fr) minmax(0, 7fr)'};
    column-gap: ${space('xxl')};

    & > :first-child {
      order: ${({ $side }) => ($side === 'left' ? 1 : 0)};
    }
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
  gap: ${space('l')};

  /* Its name. */
  & > dl > :first-child > dd {
    ${type('display')}
    font-size: clamp(3.5rem, 2rem + 4.6vw, 6.5rem);
  }
`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('m')};
`;
