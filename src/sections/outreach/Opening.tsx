import { styled } from 'styled-components';
import type { OutreachContent } from '../../../content/contentTypes';
import { ParallaxHeader } from '../../components/ParallaxHeader';
import { color, type } from '../../theme/read';

type OpeningProps = Pick<OutreachContent, 'title' | 'picture' | 'placeholder'>;

/** The title over its picture, with a cheer below it. */
export function Opening({ title, picture, placeholder }: OpeningProps) {
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
