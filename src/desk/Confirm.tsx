import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { desk } from '../../content/desk';
import { Button } from '../components/Button';
import { Heading } from '../components/Heading';
import { color, size, space } from '../theme/read';
import { radius } from '../theme/shape';

interface ConfirmProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly action: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Says what will happen, and asks. */
export function Confirm({ title, children, action, onConfirm, onCancel }: ConfirmProps) {
  return (
    <Dialog title={title} onClose={onCancel}>
      {children}
      <Choices>
        <Button onPress={onConfirm}>{action}</Button>
        <Button tone="quiet" onPress={onCancel}>
          {desk.cancel}
        </Button>
      </Choices>
    </Dialog>
  );
}

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

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('s')};
`;
