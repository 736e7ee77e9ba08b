import { Component, type ReactNode, StrictMode, useEffect } from 'react';
import { ThemeProvider } from 'styled-components';
import { theme } from '#client/styles/theme.ts';
import { ErrorScreen } from '#client/ui/error-screen.tsx';
import { ToastHost } from '#client/ui/toast-host.tsx';

type PageProps = {
  /** Called once the page has been rendered in the browser. */
  onStarted?: () => void;
  children: ReactNode;
};

/** The surroundings of both pages of the client: the look, the toasts, and the error screen for a failed rendering. */
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

/** Replaces the whole page when rendering failed. React itself logs the error to the console; a report goes to the operator. */
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

/** Loaded with the first failure. */
const report = async (kind: 'react' | 'app', error: unknown): Promise<void> =>
  (await import('./report-error.ts')).reportError(kind, error);

/** Reports a failure to the operator. A report that fails is dropped. */
export const reportFailure = (kind: 'react' | 'app', error: unknown): void =>
  void report(kind, error).catch(() => {});

/**
 * Reports every uncaught error. Until the app is rendered, `onFailure` is called too; from then on the error boundary shows failures.
 * @returns what to call once the app is rendered
 */
export function watchStart(onFailure: (error: unknown) => void): () => void {
  let isStarting = true;
  const onError = (error: unknown): void => {
    reportFailure('app', error);
    if (isStarting) onFailure(error);
  };
  window.addEventListener('error', (event) => onError(event.error ?? event.message));
  window.addEventListener('unhandledrejection', (event) => onError(event.reason));
  return () => {
    isStarting = false;
  };
}
