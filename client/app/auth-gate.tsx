import { lazy, type ReactNode, useEffect, useReducer } from 'react';
import { ApiError } from '#client/lib/http/api-error.ts';
import { readCurrentUser, readDeviceKey } from '#client/lib/http/current-user.ts';
import { onBetaAccessRequired } from '#client/lib/http/http.ts';
import { isSharedDevice } from '#client/lib/offline/shared-device.ts';
import { Button } from '#client/ui/button.tsx';
import { ErrorScreen } from '#client/ui/error-screen.tsx';
import { navigations, openPaths, paths } from '#client/ui/paths.ts';
import { commonCopy } from '#client/ui/ui-copy.ts';
import { advance } from '#domain/kernel/decider.ts';
import type { CurrentUser } from '#service/member/member-contract.ts';
import { type AuthEvent, type AuthStatus, authGateLifecycle, eventOfFailure } from './auth-gate-lifecycle.ts';
import type { Viewer } from './viewer.ts';

const BetaGate = lazy(async () => {
  const [{ BetaGateScreen }, { DataCard }, { forgetOnDevice }] = await Promise.all([
    import('#client/beta/beta-gate-screen.tsx'),
    import('#client/member/data-card.tsx'),
    import('#client/member/forget-device.ts'),
  ]);
  return {
    default: ({ email, memberId }: { email: string | null; memberId: string | null }) => (
      <BetaGateScreen
        email={email}
        data={memberId && <DataCard memberId={memberId} isWithoutAccess />}
        onSignOut={(event) => {
          if (memberId === null || !isSharedDevice()) return;
          event.preventDefault();
          void forgetOnDevice(memberId).finally(() => window.location.assign(navigations.logout));
        }}
      />
    ),
  };
});

const OfflineScreen = lazy(async () => ({
  default: (await import('./offline-screen.tsx')).OfflineScreen,
}));

type Gate = { readonly status: AuthStatus; readonly user: CurrentUser | null; readonly error: unknown };
type Heard = {
  readonly type: AuthEvent | 'member.known';
  readonly user?: CurrentUser;
  readonly error?: unknown;
};

/** What of the page's address decides what is shown first. */
export type Address = Pick<Location, 'pathname' | 'search'>;

type AuthGateProps = {
  address: Address;
  /** The service has sent the page for visitors without a session, so the client need not ask for one. */
  isVisitor: boolean;
  /** What the viewer sees. A member is known to be one before all that belongs to them is there. */
  children: (viewer: Viewer, isMember: boolean) => ReactNode;
};

/** Shows the screens to those who may see them, and what stands in their place to the others. */
export function AuthGate({ address, isVisitor, children }: AuthGateProps) {
  const [{ status, user, error }, hear] = useGate(address, isVisitor);
  switch (status) {
    case 'loading':
      return children(undefined, user !== null);
    case 'betaAccessRequired':
      return error instanceof ApiError ? (
        <BetaGate email={error.accountEmail} memberId={error.accountId} />
      ) : (
        <BetaGate email={null} memberId={null} />
      );
    case 'unreachable': {
      const goOn = (): void => hear({ type: 'retry.asked' });
      if (!navigator.onLine) return <OfflineScreen onRetry={goOn} />;
      const retry = (
        <Button variant="primary" icon="reset" onClick={goOn}>
          {commonCopy.tryAgain}
        </Button>
      );
      return <ErrorScreen kind="App" error={error} action={retry} />;
    }
    case 'authenticated':
    case 'unauthenticated':
      return children(user, user !== null);
  }
}

function useGate(address: Address, isVisitor: boolean) {
  const [gate, hear] = useReducer(step, isVisitor || isSignedOutView(address), begin);
  const isReading = authGateLifecycle.states[gate.status].tags.length > 0;

  useEffect(() => {
    if (!isReading) return;
    readMember((user) => hear({ type: 'member.known', user })).then(
      (user) => hear(user ? { type: 'user.found', user } : { type: 'user.absent' }),
      (error: unknown) => hear({ type: eventOfFailure(error), error }),
    );
  }, [isReading]);

  useEffect(() => watchSession(gate.status, address), [gate.status, address]);

  useEffect(() => onBetaAccessRequired((error) => hear({ type: 'beta.refused', error })), []);

  return [gate, hear] as const;
}

/**
 * The session is the browser's, the screens are each tab's: a tab that finds no session says so, and those that still show a member
 * look for themselves and leave. A page that comes back from the browser's history is loaded again, as the session may be over.
 */
function watchSession(status: AuthStatus, address: Address): () => void {
  const tabs = new BroadcastChannel('rondel.session');
  if (status === 'unauthenticated' && !isSignedOutView(address)) tabs.postMessage('over');
  if (status === 'authenticated') tabs.addEventListener('message', leaveIfOver);
  window.addEventListener('pageshow', reloadIfRestored);
  return () => {
    tabs.close();
    window.removeEventListener('pageshow', reloadIfRestored);
  };
}

function leaveIfOver(): void {
  readCurrentUser().then(
    (user) => user ?? window.location.replace(paths.home),
    // The next call says it.
    () => {},
  );
}

function reloadIfRestored({ persisted }: PageTransitionEvent): void {
  if (persisted) window.location.reload();
}

/**
 * The member, once what this device stores of them can be read: no screen could stand without that. Where a member is expected, both are
 * asked for at the same time.
 */
async function readMember(onKnown: (user: CurrentUser) => void): Promise<CurrentUser | null> {
  const early = openPaths.includes(window.location.pathname) ? undefined : readDeviceKey();
  // For a visitor it is refused, which does not matter.
  early?.catch(() => {});
  const user = await readCurrentUser();
  if (!user) return null;
  onKnown(user);
  const { unlockMemberStorage } = await import('#client/lib/offline/member-storage.ts');
  await unlockMemberStorage(user.id, early);
  return user;
}

/** The signed-out view of a public screen, for a member behind the beta gate. It asks for no session. */
const isSignedOutView = ({ search }: Address): boolean => new URLSearchParams(search).get('public') === '1';

const begin = (isSignedOut: boolean): Gate => ({
  status: isSignedOut ? 'unauthenticated' : authGateLifecycle.initial,
  user: null,
  error: null,
});

const step = (gate: Gate, { type, user, error }: Heard): Gate => ({
  status: type === 'member.known' ? gate.status : advance(authGateLifecycle, gate.status, type),
  user: user ?? gate.user,
  error: error ?? gate.error,
});
