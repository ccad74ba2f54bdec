import { styled, css } from 'styled-components';
import { color, duration, motion } from '../theme/read';
import { VisuallyHidden } from './VisuallyHidden';

interface LettersProps {
  readonly text: string;
  /** A title also flares up once when its view appears; a link waits for the pointer. */
  readonly pace: 'title' | 'link';
}

/**
 * Text that lights up letter by letter while it, or the link around it, is pointed at. The text itself
 * is there once and whole; what is seen are generated letters, which are neither read out, found nor copied.
 */
export function Letters({ text, pace }: LettersProps) {
  const Row = rows[pace];
  return (
    <>
      <VisuallyHidden>{text}</VisuallyHidden>
      <Row aria-hidden="true">
        {Array.from(text.normalize(), (letter, place) => (
          <span key={place} data-letter={letter} />
        ))}
      </Row>
    </>
  );
}

/** Gives each of the first 120 letters its place, the first one 0, in tens and ones: 20 rules instead of 120. */
const places = css`
  ${count(9).map((ones) => `& > :nth-child(10n + ${ones + 1}) { --ones: ${ones}; }`)}
  ${count(11).map((tens) => `& > :nth-child(n + ${tens * 10 + 1}) { --tens: ${tens}; }`)}
`;

const delay = css`calc(${duration('viewReady')} + (var(--tens, 0) * 10 + var(--ones, 0)) * var(--pace))`;

const Row = styled.span`
  ${places}

  & > span::before {
    content: attr(data-letter);
  }

  & > span {
    ${motion('light')}
  }

  &:hover > span,
  :is(a, button):is(:hover, :focus-visible) & > span {
    color: var(--lit, ${color('accent')});
    --wait: ${delay};
  }
`;

const rows = {
  title: styled(Row)`
    --pace: ${duration('titleLetter')};

    & > span {
      ${motion('ignite')}
      animation-delay: ${delay};
    }
  `,
  link: styled(Row)`
    --pace: ${duration('linkLetter')};
  `,
};

/** 1, 2 … up to the given number. */
function count(to: number): number[] {
  return Array.from({ length: to }, (_, index) => index + 1);
}
