import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { focusRing } from '../../theme/phrases';
import { notInForcedColors } from '../../theme/media';
import { color, layer, shape, size, stacked, type } from '../../theme/read';

interface LabeledToolProps {
  readonly label: string;
  readonly controlId: string;
  /** One control, and the icons on top of it. */
  readonly children: ReactNode;
}

/** A control of the toolbar with its label, in an elongated cell of the comb like a button. */
export function LabeledTool({ label, controlId, children }: LabeledToolProps) {
  return (
    <Tool>
      <Label htmlFor={controlId}>{label}</Label>
      <Cell>{children}</Cell>
    </Tool>
  );
}

const Tool = styled.div`
  ${stacked('xs')}
`;

const Label = styled.label`
  ${type('label')}
  justify-self: start;
  color: ${color('inkSoft')};
`;

const Cell = styled.div`
  position: relative;
  isolation: isolate;
  display: grid;
  align-items: center;
  height: ${size('target')};
  /* Visible only with forced colors, where the cell has no background. */
  border: 2px solid transparent;

  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: -2px;
    z-index: ${layer('below')};
    clip-path: ${shape('cell')};
    background-color: ${color('raised')};

    ${notInForcedColors}
  }

  &::after {
    clip-path: ${shape('cellRim')};
    background-color: ${color('edge')};
  }

  &:focus-within {
    ${focusRing}
  }

  & > * {
    grid-area: 1 / 1;
  }

  & > :is(input, select) {
    align-self: stretch;
    width: 100%;
    border: 0;
    background-color: transparent;
    appearance: none;
    outline: none;
  }

  /* An icon beside the words; large text needs the room for them. */
  & > span {
    padding-inline: min(1.5rem, 7vw);
    color: ${color('accent')};
    pointer-events: none;
  }
`;
