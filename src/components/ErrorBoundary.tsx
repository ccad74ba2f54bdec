import { Component } from 'react';
import type { ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Drawn in place of what failed. */
  readonly fallback: () => ReactNode;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly hasFailed: boolean;
}

/** Keeps a failure inside it from taking the rest of the page down. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static getDerivedStateFromError(): ErrorBoundaryState {
    return { hasFailed: true };
  }

  override readonly state: ErrorBoundaryState = { hasFailed: false };

  override render(): ReactNode {
    const { children, fallback } = this.props;
    return this.state.hasFailed ? fallback() : children;
  }
}
