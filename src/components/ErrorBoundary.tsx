import { Component } from 'react';
import type { ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Drawn in place of what failed. */
  readonly fallback: () => ReactNode;
  /** Another one is worth another try. */
  readonly place?: string;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly hasFailed: boolean;
  readonly place?: string | undefined;
}

/** Keeps a failure inside it from taking the rest of the page down. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    { place }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return place === state.place ? null : { hasFailed: false, place };
  }

  override readonly state: ErrorBoundaryState = { hasFailed: false };

  override render(): ReactNode {
    const { children, fallback } = this.props;
    return this.state.hasFailed ? fallback() : children;
  }
}
