import { Component } from 'react';
import type { ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Renders a replacement for what failed. */
  readonly fallback: () => ReactNode;
  /** When it changes, the boundary tries its children again. */
  readonly place?: string;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly hasFailed: boolean;
  readonly place?: string | undefined;
}

/** Keeps an error in its children from taking down the rest of the page. */
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
