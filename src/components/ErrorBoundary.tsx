import { Component } from 'react';
import type { ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly fallback: () => ReactNode;
  readonly children: ReactNode;
}

/** Keeps an error in its children from taking down the rest of the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override readonly state = { hasFailed: false };

  override render(): ReactNode {
    const { children, fallback } = this.props;
    return this.state.hasFailed ? fallback() : children;
  }
}
