import { styled } from 'styled-components';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { stencil } from '../../theme/stencil';

/**
 * Figures in cells of one size, so that nothing moves when one changes, and nothing but its cell is
 * laid out. The text itself is there once and whole; what is seen is generated, and neither read out,
 * found nor copied.
 */
export function Digits({ text }: { readonly text: string }) {
  return (
    <Figures>
      <VisuallyHidden>{text}</VisuallyHidden>
      {/* A 1 at the beginning may be narrower (Readouts): with another sign there the row is a new one, or it would count as one that moved. */}
      <Row key={text[0]} aria-hidden="true">
        {Array.from(text, (sign, place) => (
          <span key={place} data-sign={sign}>
            {/* A new sign is a new element: the same one with another sign in it would count as one that moved. */}
            <span key={sign} data-figure={sign} />
          </span>
        ))}
      </Row>
    </Figures>
  );
}

/** A text out of sight that changes lays out the page, unless its place is known without that. */
const Figures = styled.span`
  position: relative;
  display: inline-block;
  max-width: 100%;
  vertical-align: top;
  white-space: nowrap;

  & > :first-child {
    top: 0;
    left: 0;
  }
`;

/** Where the stencil's signs are centered: its 1 is half as wide. Set here, a sign stands still when the font comes. */
const Row = styled.span`
  ${stencil}
  display: block;

  & > span {
    display: inline-block;
    contain: layout size;
    vertical-align: top;
    width: 0.53em;
    height: 1em;
    text-indent: 0.022em;
  }

  & > [data-sign='1'] {
    text-indent: 0.133em;
  }

  & > [data-sign=':'] {
    width: 0.28em;
  }

  & > span > span::before {
    content: attr(data-figure);
  }
`;
