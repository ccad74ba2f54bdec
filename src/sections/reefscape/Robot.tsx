import { styled } from 'styled-components';
import type { Link, PictureContent, TextSection } from '../../../content/contentTypes';
import { Button } from '../../components/Button';
import { Picture } from '../../components/Picture';
import { media } from '../../theme/media';
import { from, size, space } from '../../theme/read';
import { Passage } from '../Passage';

interface RobotProps extends TextSection {
  readonly picture: PictureContent;
  readonly links: Link[];
}

/** The robot we built for the game. */
export function Robot({ picture, links, ...words }: RobotProps) {
  return (
    <Portrait>
      <Passage {...words}>
        {links.map((link) => (
          <Button key={link.to} link={link} tone="quiet" />
        ))}
      </Passage>
      <Figure>
        <Picture {...picture} sizes={`${media.wide} 40rem, 92vw`} />
      </Figure>
    </Portrait>
  );
}

const Portrait = styled.div`
  display: grid;
  gap: ${space('xl')};

  ${from('wide')} {
    grid-template-columns: 5fr 7fr;
    align-items: center;
  }
`;

/** The original has empty margins above and below the robot. */
const Figure = styled.div`
  justify-self: center;
  width: 100%;
  max-width: ${size('measure')};

  & > * {
    margin-block: -12% -5%;
  }
`;
