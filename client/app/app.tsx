import { lazy, Suspense, useEffect } from 'react';
import { http } from '#client/lib/http/http.ts';
import { readActiveProgram } from '#client/lib/http/read-models.ts';
import { openPaths, paths } from '#client/ui/paths.ts';
import { LoadingScreen } from '#client/ui/skeleton.tsx';
import type { CurrentUser } from '#service/features/member/member-contract.ts';
import { AuthGate, readBeforeGate, type Viewer } from './auth-gate.tsx';
import { preloadScreen } from './routes.tsx';
import { Screens } from './screens.tsx';

const loadLanding = async () => ({ default: (await import('./landing.tsx')).Landing });
const Landing = lazy(loadLanding);

const isAtHome = (): boolean => window.location.pathname === paths.home;

/** A network that is slower than the scripts shall not keep the page from what React says of it. */
const longestMs = 1_000;

/**
 * What the first screen waits for anyway: the member, their program, its code, and the answers that the page has asked for. Until then the page
 * shows its prerendered frame, and React need not show the same frame several times while it waits.
 */
export async function beforeFirstScreen(): Promise<void> {
  const { pathname } = window.location;
  if (pathname === paths.home) return;
  const code = preloadScreen({ pathname });
  const program = openPaths.includes(pathname) ? null : readActiveProgram();
  const isKnown = readBeforeGate().then((user) => user && (program ?? readActiveProgram()));
  await Promise.race([
    Promise.all([isKnown, code, http.early.arrived()]),
    new Promise((resolve) => setTimeout(resolve, longestMs)),
  ]);
}

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
