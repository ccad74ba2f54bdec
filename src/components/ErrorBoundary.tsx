import { Component } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Message } from '../../content/types/frame';
import { parseInline } from '../lib/inlineText';
import type { InlinePart } from '../lib/inlineText';
import { color, size, stacked, type } from '../theme/read';
import { Main } from './Main';

interface ErrorBoundaryProps {
  /** Shown in place of what has failed. */
  readonly message: Message;
  readonly children: ReactNode;
}

/** Keeps an error in its children from taking down the rest of the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override readonly state = { hasFailed: false };

  override render(): ReactNode {
    const { children, message } = this.props;
    return this.state.hasFailed ? <Failure {...message} /> : children;
  }
}

/**
 * Replaces what could not be shown with an explanation and a button that loads the page again. Draws its
 * links itself: the component for them may be what failed.
 */
function Failure({ title, text, action }: Message) {
  return (
    <Main>
      {/* The title of the failed page went with it. */}
      <title>{title}</title>
      <Notice role="alert">
        <h1>{title}</h1>
        <p>{parseInline(text).map(draw)}</p>
        <button type="button" onClick={() => location.reload()}>
          {action}
        </button>
      </Notice>
    </Main>
  );
}

function draw(part: InlinePart, index: number): ReactNode {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'emphasis':
      return <em key={index}>{part.text}</em>;
    case 'link':
      return (
        <a key={index} href={part.to}>
          {part.label.map(draw)}
        </a>
      );
  }
}

/** One component for all of it: this code is on every page, and hardly ever needed. */
const Notice = styled.div`
  ${stacked('l')}
  justify-items: start;

  & > h1 {
    ${type('title')}
  }

  & > p {
    ${type('lede')}
    max-width: ${size('measure')};
  }

  & > button {
    ${type('label')}
    min-height: ${size('target')};
    text-decoration: underline ${color('signal')};
    text-underline-offset: 0.25em;
  }
`;
