import type { ComponentProps } from 'react';
import { Letters } from './Letters';

type LetteredTitleProps = Omit<ComponentProps<typeof Letters>, 'pace'> & {
  /** For styled components based on LetteredTitle. */
  readonly className?: string;
};

/** The only h1 of a page, which lights up letter by letter. */
export function LetteredTitle({ className, ...words }: LetteredTitleProps) {
  return (
    <h1 className={className}>
      <Letters {...words} pace="title" />
    </h1>
  );
}
