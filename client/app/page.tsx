import { Component, type ReactNode, StrictMode, useEffect } from 'react';
import { ThemeProvider } from 'styled-components';
import { theme } from '#client/styles/theme.ts';
import { ErrorScreen } from '#client/ui/error-screen.tsx';
import { ToastHost } from '#client/ui/toast.tsx';
import { reportFailure } from './watch-start.ts';

type PageProps = {
  /** Called once the page has been rendered in the browser. */
  onStarted?: () => void;
  children: ReactNode;
};

/** What both pages of the client have around their content: the look, the toasts, and the error screen for a rendering that failed. */
export function Page({ onStarted, children }: PageProps) {
  useEffect(() => onStarted?.(), [onStarted]);
  return (
    <StrictMode>
      <Appearance>
        <ErrorBoundary>
          {children}
          <ToastHost />
        </ErrorBoundary>
      </Appearance>
    </StrictMode>
  );
}

/** The theme and the styles of the whole page. */
export const Appearance = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={theme}>{children}</ThemeProvider>
);

type State = { readonly failure: { readonly error: unknown } | null };

/** Stands for the whole page when rendering failed. React itself logs the error to the console; a report goes to the operator. */
class ErrorBoundary extends Component<{ children: ReactNode }, State> {
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
