import { lazy, Suspense, useEffect } from 'react';
import { LoadingScreen } from '#client/design/loading-screen.tsx';
import { paths } from '#client/design/paths.ts';
import { ToastHost } from '#client/design/toast-host.tsx';
import { Appearance } from './appearance.tsx';
import { AuthGate } from './auth-gate.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

const loadLanding = async () => ({ default: (await import('./landing.tsx')).Landing });
const loadScreens = async () => ({ default: (await import('./screens.tsx')).Screens });
const Landing = lazy(loadLanding);
const Screens = lazy(loadScreens);

const isAtHome = (): boolean => window.location.pathname === paths.home;

export function App({ onStarted }: { onStarted: () => void }) {
  useEffect(() => {
    onStarted();
    // What is likely to be shown comes while the gate still asks who is there. Should that fail, showing it fails and says so.
    const load: () => Promise<unknown> = isAtHome() ? loadLanding : loadScreens;
    load().catch(() => {});
  }, [onStarted]);

  return (
    <Appearance>
      <ErrorBoundary>
        <Suspense fallback={<LoadingScreen />}>
          <AuthGate>
            {/* A visitor's first page goes without the router: it is an eighth of all that they load. */}
            {(user) => (user === null && isAtHome() ? <Landing /> : <Screens user={user} />)}
          </AuthGate>
        </Suspense>
        <ToastHost />
      </ErrorBoundary>
    </Appearance>
  );
}
