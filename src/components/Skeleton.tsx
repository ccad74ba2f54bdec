import { useEffect, useState } from 'react';
import { css, styled } from 'styled-components';
import { color, motion, shape, space, stacked } from '../theme/read';
import { VisuallyHidden } from './VisuallyHidden';

interface SkeletonProps {
  readonly label: string;
  readonly kind: 'list' | 'text';
}

/** Later than the name of a page that opens, of which it would be one announcement too many at once. */
const SAID_AFTER_MS = 500;

/** Holds the place of what is loading, in its shape. */
export function Skeleton({ label, kind }: SkeletonProps) {
  const [isSaid, setIsSaid] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSaid(true), SAID_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Room role="status">
      <VisuallyHidden>{isSaid && label}</VisuallyHidden>
      {Array.from({ length: kind === 'list' ? 4 : 3 }, (_, index) => (
        <Entry key={index} aria-hidden="true" $kind={kind}>
          <Title />
          <Row />
          <Row />
          <Row />
        </Entry>
      ))}
    </Room>
  );
}

const Room = styled.div`
  ${stacked('xl')}
  ${motion('breathe')}
`;

const entry = css`
  padding: ${space('l')};
  background-color: ${color('raised')};
  clip-path: ${shape('plate')};
`;

const Entry = styled.div<{ $kind: SkeletonProps['kind'] }>`
  ${stacked('m')}
  ${({ $kind }) => $kind === 'list' && entry}
`;

const Title = styled.div`
  background-color: ${color('line')};
  width: 60%;
  height: 2.25rem;
`;

const Row = styled.div`
  background-color: ${color('line')};
  height: 1.125rem;

  &:nth-child(2) {
    width: 30%;
  }

  &:last-child {
    width: 80%;
  }
`;
