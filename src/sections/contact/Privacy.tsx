import { styled } from 'styled-components';
import type { TextSection } from '../../../content/types/basics';
import { Heading } from '../../components/Heading';
import { Icon } from '../../components/Icon';
import { InlineText, Paragraphs } from '../../components/InlineText';
import { columns } from '../../theme/columns';
import { inPrint, notPrinted } from '../../theme/media';
import { color, motion, size, space, stacked } from '../../theme/read';

/** What the browser stores, and who else sees what: folded, because few visitors come for it. */
export function Privacy({ title, paragraphs }: TextSection) {
  return (
    <Fold>
      <summary>
        <Heading level={2} size="heading">
          <InlineText text={title} />
        </Heading>
        <Icon name="open" />
      </summary>
      <Words>
        <div>
          <Paragraphs texts={paragraphs} />
        </div>
      </Words>
    </Fold>
  );
}

const Fold = styled.details`
  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space('m')};
    min-height: ${size('target')};
    border-block: 1px solid ${color('line')};
    cursor: pointer;
    list-style: none;
  }

  & > summary::-webkit-details-marker {
    display: none;
  }

  & > summary > svg {
    color: ${color('accent')};
    ${motion('respond')}
    ${notPrinted}
  }

  &[open] > summary > svg {
    transform: scaleY(-1);
  }

  /* On paper, nothing can be unfolded. */
  ${inPrint} {
    &::details-content {
      content-visibility: visible;
    }
  }
`;

const Words = styled.div`
  display: grid;
  padding-top: ${space('l')};
  ${columns}

  & > div {
    ${stacked('m')}
    grid-column: -2;
    max-width: ${size('measure')};
  }
`;
