import { styled } from 'styled-components';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { stencil } from '../../theme/clockFont';

/**
 * Figures in cells of one width, so that nothing moves when they change. The text itself is there
 * once and whole; what is seen is generated, and neither read out, found nor copied.
 */
export function Digits({ text }: { readonly text: string }) {
  return (
    <>
      <VisuallyHidden>{text}</VisuallyHidden>
      <Row aria-hidden="true">
        {Array.from(text, (sign, place) => (
          <span key={place} data-sign={sign} />
        ))}
      </Row>
    </>
  );
}

const Row = styled.span`
  ${stencil}
  display: inline-flex;
  max-width: 100%;

  & > span {
    flex: none;
    width: 0.53em;
    text-align: center;
  }

  & > [data-sign=':'] {
    width: 0.28em;
  }

  & > span::before {
    content: attr(data-sign);
  }
`;
