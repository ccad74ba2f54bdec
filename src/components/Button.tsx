import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import {
  color,
  inForcedColors,
  layer,
  motion,
  inPrint,
  shape,
  size,
  space,
  type,
} from '../theme/read';
import { Anchor } from './Anchor';
import { VisuallyHidden } from './VisuallyHidden';

type Tone = keyof typeof tones;

interface Words {
  readonly children: ReactNode;
  /** The subject that follows the words for screen readers. */
  readonly about?: string;
  /** `primary` only once per view. */
  readonly tone?: Tone;
}

type ButtonProps = Words & ({ readonly to: string } | { readonly onPress: () => void });

/** A cell of the comb, stretched to the length of its words: a link if it leads somewhere, else a button. */
export function Button({ children, about, tone = 'primary', ...purpose }: ButtonProps) {
  const words = (
    <>
      {children}
      {about && <VisuallyHidden> {about}</VisuallyHidden>}
    </>
  );
  return 'to' in purpose ? (
    <CellLink {...purpose} $tone={tone}>
      {words}
    </CellLink>
  ) : (
    <CellButton type="button" onClick={purpose.onPress} $tone={tone}>
      {words}
    </CellButton>
  );
}

/** The fill changes along the 60° slant of the cell's ends. */
const primary = css`
  color: ${color('onSignal')};

  &::before {
    clip-path: ${shape('cell')};
    background: linear-gradient(120deg, ${color('rust')} 50%, ${color('signal')} 50%) 100% 0 / 230%
      100%;
  }

  &:is(:hover, :active) {
    color: ${color('onRust')};

    &::before {
      background-position: 0 0;
    }
  }
`;

const quiet = css`
  color: ${color('ink')};

  &::before {
    clip-path: ${shape('cellRim')};
    background-color: ${color('edge')};
  }

  &:is(:hover, :active) {
    color: ${color('paper')};

    &::before {
      clip-path: ${shape('cell')};
      background-color: ${color('ink')};
    }
  }
`;

const tones = { primary, quiet };

const cell = css<{ $tone: Tone }>`
  ${type('label')}
  position: relative;
  isolation: isolate;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  justify-self: start;
  align-self: start;
  gap: ${space('xs')};
  min-height: ${size('target')};
  padding: ${space('s')} 1.9em;
  /* Visible only with forced colors, where the cell has no background. */
  border: 2px solid transparent;
  text-align: center;
  text-decoration: none;
  ${motion('sweep')}

  &::before {
    content: '';
    position: absolute;
    inset: -2px;
    z-index: ${layer('below')};
    ${motion('sweep')}

    ${inForcedColors} {
      display: none;
    }
  }

  ${({ $tone }) => tones[$tone]}

  /* Buttons are useless on paper. */
  ${inPrint} {
    display: none;
  }
`;

const CellLink = styled(Anchor)<{ $tone: Tone }>`
  ${cell}
`;

const CellButton = styled.button<{ $tone: Tone }>`
  ${cell}
`;
