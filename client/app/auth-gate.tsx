import { lazy, type ReactNode, useEffect, useReducer } from 'react';
import { ApiError } from '#client/api/api-error.ts';
import { readCurrentUser } from '#client/api/current-user.ts';
import { onBetaAccessRequired } from '#client/api/http.ts';
import { Button } from '#client/design/button.tsx';
import { ErrorScreen } from '#client/design/error-screen.tsx';
import { LoadingScreen } from '#client/design/loading-screen.tsx';
import { advance } from '#domain/kernel/lifecycle.ts';
import type { CurrentUser } from '#service/member/member-contract.ts';
import { type AuthEvent, type AuthStatus, authGateLifecycle, eventOfFailure } from './auth-gate-lifecycle.ts';

const BetaGateScreen = lazy(async () => ({
  default: (await import('#client/beta/beta-gate-screen.tsx')).BetaGateScreen,
}));

const OfflineScreen = lazy(async () => ({
  default: (await import('./offline-screen.tsx')).OfflineScreen,
}));

type Gate = { readonly status: AuthStatus; readonly user: CurrentUser | null; readonly error: unknown };
type Heard = { readonly type: AuthEvent; readonly user?: CurrentUser; readonly error?: unknown };

type AuthGateProps = {
  /** What is shown to a member, or to a visitor (null). */
  children: (user: CurrentUser | null) => ReactNode;
};

/** Shows the screens to those who may see them, and what stands in their place to the others. */
export function AuthGate({ children }: AuthGateProps) {
  const [{ status, user, error }, hear] = useGate();
  switch (status) {
    case 'loading':
      return <LoadingScreen />;
    case 'betaAccessRequired':
      return <BetaGateScreen email={error instanceof ApiError ? error.accountEmail : null} />;
    case 'unreachable': {
      const goOn = (): void => hear({ type: 'retry.asked' });
      if (!navigator.onLine) return <OfflineScreen onRetry={goOn} />;
      const retry = (
        <Button variant="primary" icon="reset" onClick={goOn}>
          Try again
        </Button>
      );
      return <ErrorScreen kind="App" error={error} action={retry} />;
    }
    case 'authenticated':
    case 'unauthenticated':
      return children(user);
  }
}

function useGate() {
  const [gate, hear] = useReducer(step, null, begin);
  const isReading = authGateLifecycle.states[gate.status].tags.length > 0;

  useEffect(() => {
    if (!isReading) return;
    readCurrentUser().then(
      (user) => hear(user ? { type: 'user.found', user } : { type: 'user.absent' }),
      (error: unknown) => hear({ type: eventOfFailure(error), error }),
    );
  }, [isReading]);

  useEffect(() => onBetaAccessRequired((error) => hear({ type: 'beta.refused', error })), []);

  return [gate, hear] as const;
}

/** The signed-out view of a public screen, for a member behind the beta gate: nobody is asked for. */
const isSignedOutView = (): boolean => new URLSearchParams(window.location.search).get('public') === '1';

const begin = (): Gate => ({
  status: isSignedOutView() ? 'unauthenticated' : authGateLifecycle.initial,
  user: null,
  error: null,
});

const step = (gate: Gate, { type, user, error }: Heard): Gate => ({
  status: advance(authGateLifecycle, gate.status, type),
  user: user ?? gate.user,
  error: error ?? gate.error,
});
