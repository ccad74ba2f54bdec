import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading } from '../components/Heading';
import { columns } from '../theme/columns';
import { stacked } from '../theme/read';

export interface SectionProps {
  readonly title: ReactNode;
  /** What an address ends with that leads to it. */
  readonly place?: string;
  readonly size?: 'display' | 'heading';
  readonly isStriped?: boolean;
  /** Where there is room, the heading stands beside the rest instead of above. */
  readonly isBeside?: boolean;
  readonly children: ReactNode;
  /** For styled components based on Section. */
  readonly className?: string;
}

/** A part of a page under a heading. */
export function Section(props: SectionProps) {
  const { title, place, size, isStriped, isBeside = false, children, className } = props;
  return (
    <Part className={className} $isBeside={isBeside}>
      <Heading level={2} id={place} size={size} isStriped={isStriped}>
        {title}
      </Heading>
      {children}
    </Part>
  );
}

const Part = styled.section<{ $isBeside: boolean }>`
  ${stacked('xl')}
  ${({ $isBeside }) => $isBeside && columns}
`;
