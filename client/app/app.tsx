import './boot.ts';
import { lazy, Suspense, useEffect } from 'react';
import { paths } from '#client/ui/paths.ts';
import { LoadingScreen } from '#client/ui/skeleton.tsx';
import type { CurrentUser } from '#service/features/member/member-contract.ts';
import { AuthGate, type Viewer } from './auth-gate.tsx';
import { Screens } from './screens.tsx';

const loadLanding = async () => ({ default: (await import('./landing.tsx')).Landing });
const Landing = lazy(loadLanding);

const isAtHome = (): boolean => window.location.pathname === paths.home;

/** All that is shown in the page that browsers with a session get at `/` and everybody elsewhere. */
export function App() {
  useEffect(() => {
    // The landing page comes while the gate still asks who is there. Should that fail, showing it fails and says so.
    if (isAtHome()) loadLanding().catch(() => {});
  }, []);

  return (
    <Suspense fallback={<LoadingScreen />}>
      <AuthGate>{shown}</AuthGate>
    </Suspense>
  );
}

const shown = (viewer: Viewer, member: CurrentUser | null) =>
  viewer === null && isAtHome() ? <Landing /> : <Screens viewer={viewer} member={member} />;
