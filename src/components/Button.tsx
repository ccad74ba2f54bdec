import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import type { Link } from '../../content/types/basics';
import { notInForcedColors, notPrinted, onlyWithScript } from '../theme/media';
import { color, layer, motion, shape, size, space, type } from '../theme/read';
import { drawnBehind } from '../theme/phrases';
import { parseInline } from '../lib/inlineText';
import { Anchor } from './Anchor';
import { LinkText } from './TextLink';

type Tone = keyof typeof tones;

type ButtonProps = {
  /** `primary` only once per view. */
  readonly tone?: Tone;
} & (
  | { readonly link: Link }
  | { readonly onPress: () => void; readonly children: ReactNode }
  | { readonly isSubmit: true; readonly children: ReactNode }
);

/** A cell of the comb, stretched to the length of its words: a link if it leads somewhere, else a button. */
export function Button({ tone = 'primary', ...purpose }: ButtonProps) {
  if ('children' in purpose) {
    const onPress = 'onPress' in purpose ? purpose.onPress : undefined;
    return (
      <CellButton type={onPress ? 'button' : 'submit'} onClick={onPress} $tone={tone}>
        {purpose.children}
      </CellButton>
    );
  }
  const { label, to, about } = purpose.link;
  return (
    <CellLink to={to} $tone={tone}>
      <span>
        <LinkText text={parseInline(label)} about={about} />
      </span>
    </CellLink>
  );
}

/** The fill changes along the 60° slant of the cell's ends. */
const primary = css`
  --lit: ${color('onRust')};
  color: ${color('onSignal')};

  &::before {
    clip-path: ${shape('cell')};
    background: linear-gradient(120deg, ${color('rust')} 50%, ${color('signal')} 50%) 100% 0 / 230%
      100%;
  }

  &:is(:hover, :active, :focus-visible)::before {
    background-position: 0 0;
  }
`;

const quiet = css`
  --lit: ${color('paper')};
  color: ${color('ink')};

  &::before {
    clip-path: ${shape('cellRim')};
    background-color: ${color('edge')};
  }

  &:is(:hover, :active, :focus-visible)::before {
    clip-path: ${shape('cell')};
    background-color: ${color('ink')};
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
  /* Large text needs the room for its words. */
  padding: ${space('s')} min(1.9em, 10vw);
  /* Visible only with forced colors, where the cell has no background. */
  border: 2px solid transparent;
  background: ${drawnBehind};
  text-align: center;
  text-decoration: none;
  ${motion('sweep')}

  &::before {
    content: '';
    position: absolute;
    inset: -2px;
    z-index: ${layer('below')};
    ${motion('sweep')}

    ${notInForcedColors}
  }

  ${({ $tone }) => tones[$tone]}
`;

const CellLink = styled(Anchor)<{ $tone: Tone }>`
  ${cell}
  ${notPrinted}
`;

const CellButton = styled.button<{ $tone: Tone }>`
  ${cell}
  ${onlyWithScript}

  &:is(:hover, :active, :focus-visible) {
    color: var(--lit);
  }
`;
