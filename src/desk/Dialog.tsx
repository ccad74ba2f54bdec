import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode, SubmitEvent, SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { desk } from '../../content/desk';
import { Button } from '../components/Button';
import { Heading } from '../components/Heading';
import { color, size, space, stacked } from '../theme/read';
import { radius } from '../theme/shape';
import { Choices } from './Message';

interface DialogProps {
  readonly title: string;
  /** Closes it by removing it. Where it stays, and without this, the dialog stands again. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/** Lies over the page and takes the focus until it is gone. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Before it leaves the page, so that the focus goes back to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    // Not known to jsdom.
    element?.showModal?.();
    return () => element?.close?.();
  }, []);

  // Browsers let Escape and Back be prevented once, and close the dialog at the next.
  function close({ currentTarget, target }: SyntheticEvent<HTMLDialogElement>) {
    if (target !== currentTarget || currentTarget.open) return;
    if (onClose) flushSync(onClose);
    dialog.current?.showModal();
  }

  return (
    <Plate ref={dialog} aria-labelledby={titleId} onClose={close}>
      <Heading level={2} size="heading" id={titleId}>
        {title}
      </Heading>
      {children}
    </Plate>
  );
}

interface ConfirmProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Undefined while there is nothing to confirm yet. */
  readonly action: string | undefined;
  /** What leaving it does, where that is more than to close it. */
  readonly cancel?: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Says what will happen, and asks; where something is missing, the focus goes there. */
export function Confirm({
  title,
  children,
  action,
  cancel = desk.cancel,
  onConfirm,
  onCancel,
}: ConfirmProps) {
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget: form } = event;
    flushSync(onConfirm);
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  return (
    <Dialog title={title} onClose={onCancel}>
      <Form onSubmit={submit} noValidate>
        {children}
        <Choices>
          {action && <Button isSubmit>{action}</Button>}
          <Button tone="quiet" onPress={onCancel}>
            {cancel}
          </Button>
        </Choices>
      </Form>
    </Dialog>
  );
}

/** Fields below each other. */
export const Form = styled.form`
  ${stacked('l')}
  max-width: ${size('measure')};
`;

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
    ${stacked('l')}
    /* WebKit gives the rows the height of the window otherwise. */
    align-content: start;
  }

  &::backdrop {
    background-color: ${color('shadow')};
  }
`;
