import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { ThemeProvider } from 'styled-components';
import { theme } from '#client/styles/theme.ts';
import { LoadingScreen } from '#client/ui/loading-screen.tsx';
import { paths } from '#client/ui/paths.ts';
import { ToastHost } from '#client/ui/toaster.tsx';
import { AuthGate } from './auth-gate.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

const loadLanding = async () => ({ default: (await import('./landing.tsx')).Landing });
const Landing = lazy(loadLanding);
const Screens = lazy(async () => ({ default: (await import('./screens.tsx')).Screens }));

const isAtHome = (): boolean => window.location.pathname === paths.home;

export function App({ onStarted }: { onStarted: () => void }) {
  useEffect(() => {
    onStarted();
    // The landing page comes while the gate still asks who is there. Should that fail, showing it fails and says so.
    if (isAtHome()) loadLanding().catch(() => {});
  }, [onStarted]);

  return (
    <Appearance>
      <ErrorBoundary>
        <Suspense fallback={<LoadingScreen />}>
          <AuthGate>
            {(viewer, isMember) => {
              if (isMember || !isAtHome()) return <Screens viewer={viewer} />;
              // A visitor's first page goes without the router: it is an eighth of all that they load.
              return viewer === null ? <Landing /> : <LoadingScreen />;
            }}
          </AuthGate>
        </Suspense>
        <ToastHost />
      </ErrorBoundary>
    </Appearance>
  );
}

/** What everything that is shown needs in order to look like the product. */
export const Appearance = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={theme}>{children}</ThemeProvider>
);
