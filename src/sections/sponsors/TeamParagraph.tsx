import { styled } from 'styled-components';
import type { SponsorsContent } from '../../../content/types/sponsors';
import { Button } from '../../components/Button';
import { Paragraph } from '../../components/InlineText';
import { inPrint, space, type } from '../../theme/read';

/** The team in one paragraph, for visitors who have not heard of it before. */
export function TeamParagraph({ paragraph, link }: SponsorsContent['team']) {
  return (
    <Portrait>
      <Words text={paragraph} />
      <Button link={link} tone="quiet" />
    </Portrait>
  );
}

const Portrait = styled.section`
  display: grid;
  gap: ${space('l')};
`;

const Words = styled(Paragraph)`
  ${type('statement')}

  /* All of the page is one sheet. */
  ${inPrint} {
    ${type('lede')}
  }
`;
