import { type ReactNode, StrictMode, useEffect } from 'react';
import { ThemeProvider } from 'styled-components';
import { theme } from '#client/styles/theme.ts';
import { ToastHost } from '#client/ui/toaster.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

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
