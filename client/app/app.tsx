import { lazy, Suspense, useEffect } from 'react';
import { LoadingScreen } from '#client/ui/loading-screen.tsx';
import { paths } from '#client/ui/paths.ts';
import type { CurrentUser } from '#service/member/member-contract.ts';
import { AuthGate } from './auth-gate.tsx';
import type { Viewer } from './viewer.ts';

const loadLanding = async () => ({ default: (await import('./landing.tsx')).Landing });
const Landing = lazy(loadLanding);
const Screens = lazy(async () => ({ default: (await import('./screens.tsx')).Screens }));

const isAtHome = (): boolean => window.location.pathname === paths.home;

/** All that is shown in the empty page, which browsers with a session get at `/` and everybody elsewhere. */
export function App() {
  useEffect(() => {
    // The landing page comes while the gate still asks who is there. Should that fail, showing it fails and says so.
    if (isAtHome()) loadLanding().catch(() => {});
  }, []);

  return (
    <Suspense fallback={<LoadingScreen />}>
      <AuthGate>
        {/* A second boundary: the gate asks who is there while the code of the screens is on its way. */}
        {(viewer, member) => (
          <Suspense fallback={<LoadingScreen />}>
            <Shown viewer={viewer} member={member} />
          </Suspense>
        )}
      </AuthGate>
    </Suspense>
  );
}

function Shown({ viewer, member }: { viewer: Viewer; member: CurrentUser | null }) {
  if (member || !isAtHome()) return <Screens viewer={viewer} member={member} />;
  return viewer === null ? <Landing /> : <LoadingScreen />;
}
