import { createContext, lazy, type ReactNode, useContext, useEffect, useReducer } from 'react';
import { ApiError } from '#client/lib/http/api-error.ts';
import { readCurrentUser } from '#client/lib/http/current-user.ts';
import { onBetaAccessRequired } from '#client/lib/http/http.ts';
import { leaveToLogout } from '#client/lib/http/refusal.ts';
import { askForKey, isSharedDevice, unlockMemberStorage } from '#client/lib/offline/member-storage.ts';
import { Button } from '#client/ui/button.tsx';
import { ErrorScreen } from '#client/ui/error-screen.tsx';
import { openPaths, paths } from '#client/ui/paths.ts';
import { commonCopy } from '#client/ui/ui-copy.ts';
import { advance, type Lifecycle } from '#domain/kernel/decider.ts';
import type { CurrentUser } from '#service/features/member/member-contract.ts';
import { announceEndOfSession, onEndOfSession, reloadWhenRestored } from './session-tabs.ts';

type BetaGateProps = { email: string | null; memberId: string | null; isWaiting: boolean };

const BetaGate = lazy(async () => {
  const [{ BetaGateScreen }, { DataCard }, { forgetOnDevice }] = await Promise.all([
    import('#client/beta/beta-gate-screen.tsx'),
    import('#client/member/data-card.tsx'),
    import('#client/member/forget-device.ts'),
  ]);
  return {
    default: ({ email, memberId, isWaiting }: BetaGateProps) => (
      <BetaGateScreen
        email={email}
        isWaiting={isWaiting}
        data={memberId && <DataCard memberId={memberId} isWithoutAccess />}
        onSignOut={(event) => {
          if (memberId === null || !isSharedDevice()) return;
          event.preventDefault();
          void forgetOnDevice(memberId).finally(leaveToLogout);
        }}
      />
    ),
  };
});

const OfflineScreen = lazy(async () => ({
  default: (await import('./plain-screens.tsx')).OfflineScreen,
}));

type Gate = { readonly status: AuthStatus; readonly user: CurrentUser | null; readonly error: unknown };
type GateAction = {
  readonly type: AuthEvent | 'member.known';
  readonly user?: CurrentUser;
  readonly error?: unknown;
};

type AuthGateProps = {
  /** The content for the viewer. `member` is there before all data of the member has loaded. */
  children: (viewer: Viewer, member: CurrentUser | null) => ReactNode;
};

/** Shows the screens to people who may see them, and a replacement to others. */
export function AuthGate({ children }: AuthGateProps) {
  const [{ status, user, error }, dispatch] = useGate();
  switch (status) {
    case 'loading':
      return children(undefined, user);
    case 'betaAccessRequired':
      return error instanceof ApiError ? (
        <BetaGate email={error.accountEmail} memberId={error.accountId} isWaiting={error.hasAskedForBeta} />
      ) : (
        <BetaGate email={null} memberId={null} isWaiting={false} />
      );
    case 'unreachable': {
      const askAgain = (): void => dispatch({ type: 'retry.asked' });
      if (!navigator.onLine) return <OfflineScreen onRetry={askAgain} />;
      const retry = (
        <Button variant="primary" icon="reset" onClick={askAgain}>
          {commonCopy.tryAgain}
        </Button>
      );
      return <ErrorScreen kind="App" error={error} action={retry} />;
    }
    case 'authenticated':
    case 'unauthenticated':
      return children(user, user);
  }
}

function useGate() {
  const [gate, dispatch] = useReducer(step, null, () => firstGate ?? begin());
  const isReading = authGateLifecycle.states[gate.status].tags.length > 0;

  useEffect(() => {
    if (!isReading) return;
    const { outcome, onKnown } = first ?? startReading();
    first = null;
    onKnown((user) => dispatch({ type: 'member.known', user }));
    void outcome.then(dispatch);
  }, [isReading]);

  useEffect(() => watchSession(gate.status), [gate.status]);

  useEffect(() => onBetaAccessRequired((error) => dispatch({ type: 'beta.refused', error })), []);

  return [gate, dispatch] as const;
}

type Reading = {
  /** Never rejected. */
  readonly outcome: Promise<GateAction>;
  /** Calls `listener` as soon as the member is known, which is before the outcome. */
  readonly onKnown: (listener: (user: CurrentUser) => void) => void;
};

function startReading(): Reading {
  let known: CurrentUser | null = null;
  let tell = (user: CurrentUser): void => {
    known = user;
  };
  const outcome = readMember((user) => tell(user)).then<GateAction, GateAction>(
    (user) => (user ? { type: 'user.found', user } : { type: 'user.absent' }),
    (error: unknown) => ({ type: eventOfFailure(error), error }),
  );
  return {
    outcome,
    onKnown(listener) {
      if (known) listener(known);
      tell = listener;
    },
  };
}

/** Begun before the gate is rendered; the gate takes it. */
let first: Reading | null = null;
let firstGate: Gate | null = null;

/** Reads the member for a gate that is rendered afterwards: it then begins with the answer. @returns null for a visitor and after a failure */
export async function readBeforeGate(): Promise<CurrentUser | null> {
  if (isSignedOutView()) return null;
  const reading = startReading();
  first = reading;
  const action = await reading.outcome;
  // Otherwise the gate was rendered meanwhile, and follows the reading itself.
  if (first === reading) {
    first = null;
    firstGate = step(begin(), action);
  }
  return action.user ?? null;
}

/** All tabs share one session: a tab that finds no session announces it, and tabs that still show a member check and leave. */
function watchSession(status: AuthStatus): () => void {
  if (status === 'unauthenticated' && !isSignedOutView()) announceEndOfSession();
  const stopListening = status === 'authenticated' ? onEndOfSession(leaveIfOver) : () => {};
  const stopReloading = reloadWhenRestored();
  return () => {
    stopListening();
    stopReloading();
  };
}

function leaveIfOver(): void {
  readCurrentUser().then(
    (user) => user ?? window.location.replace(paths.home),
    // Without an answer the tab stays; its next call finds out.
    () => {},
  );
}

/**
 * The member, once the key of what this device stores of them is here: screens read that storage. At addresses for members both calls go
 * out at the same time.
 */
async function readMember(onKnown: (user: CurrentUser) => void): Promise<CurrentUser | null> {
  const early = openPaths.includes(window.location.pathname) ? undefined : askForKey();
  // For a visitor it is refused, which does not matter.
  early?.catch(() => {});
  const user = await readCurrentUser();
  if (!user) return null;
  onKnown(user);
  await unlockMemberStorage(user.id, early);
  return user;
}

/** The signed-out view of a public screen, for a member behind the beta gate. It asks for no session. */
const isSignedOutView = (): boolean => new URLSearchParams(window.location.search).get('public') === '1';

const begin = (): Gate => ({
  status: isSignedOutView() ? 'unauthenticated' : authGateLifecycle.initial,
  user: null,
  error: null,
});

const step = (gate: Gate, { type, user, error }: GateAction): Gate => ({
  status: type === 'member.known' ? gate.status : advance(authGateLifecycle, gate.status, type),
  user: user ?? gate.user,
  error: error ?? gate.error,
});

export type AuthStatus =
  | 'loading'
  | 'authenticated'
  | 'unauthenticated'
  | 'betaAccessRequired'
  | 'unreachable';
export type AuthEvent = 'user.found' | 'user.absent' | 'user.failed' | 'beta.refused' | 'retry.asked';

/**
 * Whether the page shows a member, a visitor or the beta gate. It is a table that `advance` reads, so that a visitor's first screen need not load a state machine's
 * interpreter. Nothing leads out of `betaAccessRequired`: it holds for the page's lifetime.
 */
export const authGateLifecycle = {
  initial: 'loading',
  states: {
    loading: {
      tags: ['ReadUser'],
      on: {
        'user.found': 'authenticated',
        'user.absent': 'unauthenticated',
        'user.failed': 'unreachable',
        'beta.refused': 'betaAccessRequired',
      },
    },
    // An approval can be taken back while the member is here: the next call says so.
    authenticated: { tags: [], on: { 'beta.refused': 'betaAccessRequired' } },
    unauthenticated: { tags: [], on: {} },
    betaAccessRequired: { tags: [], on: {} },
    unreachable: { tags: [], on: { 'retry.asked': 'loading' } },
  },
} as const satisfies Lifecycle<AuthStatus, 'ReadUser', AuthEvent>;

/** The meaning of a failed read of the user. Spec: a message containing 'Beta access required' or '403' closes the gate. */
export const eventOfFailure = (error: unknown): AuthEvent =>
  error instanceof Error && /Beta access required|403/.test(error.message) ? 'beta.refused' : 'user.failed';

/** Who looks at the page: the member, null for a visitor, undefined until the service has answered. */
export type Viewer = CurrentUser | null | undefined;

export const ViewerContext = createContext<Viewer>(undefined);

export const useViewer = (): Viewer => useContext(ViewerContext);
