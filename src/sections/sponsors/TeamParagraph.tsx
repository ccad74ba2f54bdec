import { styled } from 'styled-components';
import type { SponsorsContent } from '../../../content/contentTypes';
import { Button } from '../../components/Button';
import { InlineText } from '../../components/InlineText';
import { from, space, type } from '../../theme/read';

/** The team in one paragraph, for visitors who have not heard of it before. */
export function TeamParagraph({ paragraph, link }: SponsorsContent['team']) {
  return (
    <Portrait>
      <Words>
        <InlineText text={paragraph} />
      </Words>
      <Button link={link} tone="quiet" />
    </Portrait>
  );
}

const Portrait = styled.section`
  display: grid;
  gap: ${space('xl')};

  ${from('wide')} {
    max-width: 56rem;
  }
`;

const Words = styled.p`
  ${type('lede')}
  font-size: clamp(1.3125rem, 1.1rem + 1vw, 1.875rem);
`;
