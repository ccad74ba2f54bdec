import { styled } from 'styled-components';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { stencil } from '../../theme/stencil';

/**
 * Figures in cells of one width, so that nothing moves when they change. The text itself is there
 * once and whole; what is seen is generated, and neither read out, found nor copied.
 */
export function Digits({ text }: { readonly text: string }) {
  return (
    <>
      <VisuallyHidden>{text}</VisuallyHidden>
      {/* So is a row with another sign at its beginning, for a 1 there may be narrower. */}
      <Row key={text[0]} aria-hidden="true">
        {Array.from(text, (sign, place) => (
          // A new sign is a new cell: the same one with another sign in it would count as one that moved.
          <span key={`${place} ${sign}`} data-sign={sign} />
        ))}
      </Row>
    </>
  );
}

/** Where the stencil's signs are centred: its 1 is half as wide. Set here, a sign stands still when the font comes. */
const Row = styled.span`
  ${stencil}
  display: inline-flex;
  max-width: 100%;

  & > span {
    flex: none;
    width: 0.53em;
    text-indent: 0.022em;
  }

  & > [data-sign='1'] {
    text-indent: 0.133em;
  }

  & > [data-sign=':'] {
    width: 0.28em;
  }

  & > span::before {
    content: attr(data-sign);
  }
`;
