import { screen } from '@testing-library/react';

/** The levels of all headings on the page, in their order. */
export function headingLevels(): number[] {
  return screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
}

/** The places at which a heading is more than one level below the one before it. */
export function skippedLevels(): number[] {
  return headingLevels().filter((level, place, levels) => level > (levels[place - 1] ?? 0) + 1);
}
