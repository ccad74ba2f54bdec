import { memo } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { inForcedColors } from '../../theme/media';
import { stencil } from '../../theme/type';

/**
 * Digits in cells of a fixed size: when one changes, nothing moves and only its cell is laid out. The text
 * is in the page once, in one piece. The visible digits are generated content, which is not read out,
 * found or copied.
 */
export const Digits = memo(function Digits({ text }: { readonly text: string }) {
  return (
    <Figures>
      <VisuallyHidden>{text}</VisuallyHidden>
      {/* A leading 1 may be narrower (Readouts). A new first character makes a new row: a changed one
          would count as a layout shift. */}
      <Row key={text[0]} aria-hidden="true">
        {Array.from(text, (character, index) => (
          <span key={index} data-character={character}>
            {/* A new character is a new element: changing it in place would count as a layout shift. */}
            <span key={character} data-figure={character} />
          </span>
        ))}
      </Row>
    </Figures>
  );
});

/** A visually hidden text that changes would lay out the page if its position were not set explicitly. */
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

/**
 * Centers the stencil's glyphs, in lines of any height; its 1 is half as wide. Set here, none of them moves
 * when the font loads.
 */
const Row = styled.span`
  ${stencil}
  display: block;

  /* The plates behind the figures would cut what stands close to them. */
  ${inForcedColors} {
    forced-color-adjust: none;
    color: CanvasText;
  }

  & > span {
    display: inline-grid;
    align-content: center;
    contain: layout size;
    vertical-align: top;
    width: 0.53em;
    height: 1em;
    text-indent: 0.022em;
  }

  & > [data-character='1'] {
    text-indent: 0.133em;
  }

  & > [data-character=':'] {
    width: 0.28em;
  }

  & > span > span::before {
    content: attr(data-figure);
  }
`;
