import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { desk } from '../../content/desk';
import { Anchor } from '../components/Anchor';
import { takeFocus } from '../lib/takeFocus';
import { color, size, space, type, wrapped } from '../theme/read';
import type { Trouble } from './deskDatabase';
import { hasUnsaved } from './unsaved';

interface MessageProps {
  /** `alert` interrupts a screen reader, for what went wrong; `status` waits; `note` is there from the start. */
  readonly role: 'alert' | 'status' | 'note';
  readonly text: ReactNode;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** A short text that stands out, and what can be done about it. */
export function Message({ role, text, children }: MessageProps) {
  return (
    <Strip role={role}>
      <p>{text}</p>
      {children}
    </Strip>
  );
}

/** Says what a press has done whose button is gone, and takes the focus in its place. */
export function DoneNote({ text }: Pick<MessageProps, 'text'>) {
  return (
    <div ref={takeFocusOf}>
      <Message role="note" text={text} />
    </div>
  );
}

const takeFocusOf = (element: HTMLElement | null) => void (element && takeFocus(element));

interface TroubleMessageProps {
  readonly trouble: Trouble;
  readonly onRetry?: (() => unknown) | undefined;
}

/** What went wrong, in words, and a button that tries again. */
export function TroubleMessage({ trouble, onRetry }: TroubleMessageProps) {
  return (
    <Message
      role="alert"
      text={
        <>
          {desk.troubles[trouble]}
          {hasUnsaved() && <span> {desk.stillHere}</span>}
        </>
      }
    >
      {onRetry && <PlainButton onClick={onRetry}>{desk.retry}</PlainButton>}
    </Message>
  );
}

const Strip = styled.div`
  ${type('small')}
  ${wrapped('xs', 'l')}
  align-items: center;
  padding: ${space('s')} ${space('m')};
  border-left: 6px solid ${color('signal')};
  background-color: ${color('raised')};

  & > p {
    max-width: ${size('measure')};
  }
`;

/** Buttons beside each other. */
export const Choices = styled.div`
  ${wrapped('s')}
`;

/** Plain buttons beside each other. */
export const PlainChoices = styled.div`
  ${wrapped('none', 'l')}
  align-items: baseline;
`;

/** For what is beside the main thing. */
const plainButton = css`
  ${type('label')}
  min-height: ${size('target')};
  padding-block: ${space('xs')};
  text-align: start;
  text-decoration: underline;
  text-decoration-color: ${color('signal')};
  text-decoration-thickness: 0.14em;
  text-underline-offset: 0.25em;

  &:hover {
    color: ${color('accent')};
  }
`;

export const PlainButton = styled.button.attrs({ type: 'button' })`
  ${plainButton}
`;

/** In line with the buttons beside it, whose words the browser centers. */
export const PlainLink = styled(Anchor)`
  ${plainButton}
  display: inline-flex;
  align-items: center;
`;
