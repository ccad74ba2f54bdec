import { styled } from 'styled-components';
import type { OutreachContent } from '../../../content/types/outreach';
import { color, type } from '../../theme/read';
import { ParallaxHeader } from '../ParallaxHeader';

type HeroProps = Pick<OutreachContent, 'title' | 'picture' | 'placeholder'>;

/** The title over its picture, with a cheer below it. */
export function Hero({ title, picture, placeholder }: HeroProps) {
  return (
    <ParallaxHeader title={title} picture={picture}>
      <Cheer>{placeholder}</Cheer>
    </ParallaxHeader>
  );
}

const Cheer = styled.p`
  ${type('heading')}
  color: ${color('accent')};
`;
