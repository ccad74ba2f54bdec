import type { ReactNode } from 'react';
import { desk } from '../../content/desk';
import { Button } from '../components/Button';
import { Dialog } from './Dialog';
import { Choices } from './Message';

interface ConfirmProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Undefined until it can be done. */
  readonly action: string | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Says what will happen, and asks. */
export function Confirm({ title, children, action, onConfirm, onCancel }: ConfirmProps) {
  return (
    <Dialog title={title} onClose={onCancel}>
      {children}
      <Choices>
        {action !== undefined && <Button onPress={onConfirm}>{action}</Button>}
        <Button tone="quiet" onPress={onCancel}>
          {desk.cancel}
        </Button>
      </Choices>
    </Dialog>
  );
}
