import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { rareShape } from '../theme/rareShape';
import { color, layer, motion, space, type } from '../theme/read';
import { drawnBehind } from '../theme/drawnBehind';

interface NoticeProps {
  readonly children: ReactNode;
  readonly action: { readonly label: string; readonly onPress: () => void };
}

/**
 * One quiet line about the state of the page, with an action. To be read out, it needs an element with
 * `role="status"` around it, which must be on the page first.
 */
export function Notice({ children, action }: NoticeProps) {
  return (
    <Line data-surface="night">
      <Words>{children}</Words>
      <Action type="button" onClick={action.onPress}>
        {action.label}
      </Action>
    </Line>
  );
}

const Line = styled.div`
  ${type('small')}
  position: relative;
  isolation: isolate;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space('xs')} ${space('l')};
  padding: min(${space('m')}, 5vw) min(${space('xl')}, 8vw) min(${space('m')}, 5vw)
    min(${space('l')}, 6vw);
  border-left: 6px solid ${color('signal')};
  background: ${drawnBehind};

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: ${layer('below')};
    clip-path: ${rareShape.tag};
    background-color: ${color('deep')};
  }
`;

const Words = styled.p`
  flex: 1 1 16rem;
`;

const Action = styled.button`
  ${type('label')}
  padding: ${space('xs')} 0;
  text-decoration: underline;
  text-decoration-color: ${color('signal')};
  text-decoration-thickness: 0.14em;
  text-underline-offset: 0.25em;
  ${motion('respond')}

  &:hover {
    color: ${color('accent')};
  }
`;
