import { Component, type ReactNode } from 'react';
import { ErrorScreen } from '#client/ui/error-screen.tsx';
import { reportFailure } from './watch-start.ts';

type State = { readonly failure: { readonly error: unknown } | null };

/** Stands for the whole page when rendering failed. React itself logs the error to the console; a report goes to the operator. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown): void {
    reportFailure('react', error);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? <ErrorScreen kind="React" error={failure.error} /> : this.props.children;
  }
}
