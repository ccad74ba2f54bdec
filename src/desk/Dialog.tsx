import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading } from '../components/Heading';
import { color, size, space } from '../theme/read';
import { radius } from '../theme/shape';

interface DialogProps {
  readonly title: string;
  /** Without it, the dialog cannot be closed. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/** Lies over the page and takes the focus until it is gone. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    // Not known to jsdom.
    element?.showModal?.();
    return () => element?.close?.();
  }, []);
  return (
    <Plate
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      <Heading level={2} size="heading" id={titleId}>
        {title}
      </Heading>
      {children}
    </Plate>
  );
}

const Plate = styled.dialog`
  width: min(${size('measure')}, 100vw - 2 * ${space('m')});
  max-height: calc(100dvh - 2 * ${space('m')});
  margin: auto;
  padding: ${space('card')};
  overflow: auto;
  border: 2px solid ${color('edge')};
  border-radius: ${radius.medium};
  background-color: ${color('raised')};
  color: ${color('ink')};

  &[open] {
    display: grid;
    gap: ${space('l')};
  }

  &::backdrop {
    background-color: ${color('shadow')};
  }
`;
