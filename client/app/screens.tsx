import { Component, Suspense, useEffect, useState } from 'react';
import {
  BrowserRouter,
  createPath,
  type Location,
  NavigationType,
  useLocation,
  useNavigationType,
  useRoutes,
} from 'react-router-dom';
import { SWRConfig } from 'swr';
import { currentUserKey } from '#client/lib/http/current-user.ts';
import { onCommandDone, pageMember } from '#client/lib/http/http.ts';
import { useCurrentUser } from '#client/lib/http/read-models.ts';
import { handledAsUnauthorized } from '#client/lib/http/refusal.ts';
import { swrOptions } from '#client/lib/http/swr.ts';
import { revalidateAll } from '#client/lib/http/use-command.ts';
import { onAnswered, openOutbox } from '#client/lib/offline/outbox.ts';
import { PendingNumbers } from '#client/lib/offline/pending-basis.tsx';
import { watchDays } from '#client/lib/time/member-today.ts';
import { trustedScript } from '#client/lib/trusted-script.ts';
import { useSignOut } from '#client/member/use-sign-out.tsx';
import { Notices } from '#client/notices/notices.tsx';
import { noticesCopy } from '#client/notices/notices-copy.ts';
import { SkipLink } from '#client/ui/anchor.tsx';
import { staysInPlace } from '#client/ui/in-place.ts';
import { SignOutPress } from '#client/ui/navigation.tsx';
import { LoadingScreen } from '#client/ui/skeleton.tsx';
import { showToast } from '#client/ui/toast.ts';
import { forgetSavedWorkout } from '#client/workout/kept-workout.ts';
import { privacyDefaults } from '#domain/catalogue/content/preference-defaults.ts';
import type { CurrentUser } from '#service/features/member/member-contract.ts';
import { useViewer, type Viewer, ViewerContext } from './auth-gate.tsx';
import { keepErrorReportChoice } from './report-error.ts';
import { OpenedAddress, preloadScreen, routes } from './routes.tsx';

/** Each language has a worker, which keeps the files of that language. */
const serviceWorkerPath =
  import.meta.env.CLIENT_LANGUAGE === 'en' ? '/sw.js' : `/sw.js?language=${import.meta.env.CLIENT_LANGUAGE}`;

let isInstallStarted = false;

type ScreensProps = {
  viewer: Viewer;
  /** There before the viewer is: no screen asks for them again meanwhile. */
  member: CurrentUser | null;
};

/** The router and the settings of SWR, for the screens of a member and those that a visitor may see too. */
export function Screens({ viewer, member }: ScreensProps) {
  const known = viewer === undefined ? (member ?? undefined) : viewer;
  const fallback = known === undefined ? {} : { [currentUserKey]: known };
  // The service refuses early reads of a visitor. The screens lead that visitor to the login.
  const onError = viewer === undefined ? () => {} : handledAsUnauthorized;
  return (
    <SWRConfig value={{ ...swrOptions, fallback, onError }}>
      <ViewerContext value={viewer}>
        <BrowserRouter>
          <EveryScreen />
        </BrowserRouter>
      </ViewerContext>
    </SWRConfig>
  );
}

/** Values for every screen. A shared device forgets the member at sign-out, and asks before anything is lost. */
function EveryScreen() {
  const member = useViewer() ?? null;
  const { onPress, question } = useSignOut(member);
  return (
    <SignOutPress value={member && onPress}>
      <SkipLink />
      <Routes />
      {question}
      {member && <MemberLife />}
    </SignOutPress>
  );
}

/** The screen at the address. The one before stays until the code of the next is here: the boundary is revealed already. */
function Routes() {
  const address = useLocation();
  const [opened] = useState(() => {
    void preloadScreen(address);
    return address;
  });
  useEffect(() => followMissedAddress(opened), [opened]);
  return (
    <OpenedAddress value={opened}>
      <Suspense fallback={<LoadingScreen />}>{useRoutes(routes)}</Suspense>
      <ScrollPositions address={address} isReturn={useNavigationType() === NavigationType.Pop} />
    </OpenedAddress>
  );
}

/**
 * `BrowserRouter` reads the address when it is created, and listens to the browser from its first commit on. Back, pressed between the two,
 * would change the address and leave the screen.
 */
function followMissedAddress(opened: Location): void {
  if (createPath(window.location) === createPath(opened)) return;
  const state: unknown = window.history.state;
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
}

type ScrollProps = {
  readonly address: Location;
  /** Whether the member went back or forward to it. */
  readonly isReturn: boolean;
};

const positionsName = 'rondel.scroll-positions';

/** Where each entry of the browser's history was scrolled to. A new screen begins at its top, or at the place that the address names. */
class ScrollPositions extends Component<ScrollProps> {
  #positions = storedPositions();

  readonly #keep = (): void => {
    this.#positions[this.props.address.key] = window.scrollY;
    window.history.scrollRestoration = 'auto';
    try {
      sessionStorage.setItem(positionsName, JSON.stringify(this.#positions));
    } catch {
      // Without storage a reload begins at the top.
    }
  };

  override componentDidMount(): void {
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', this.#keep);
    this.#scroll();
  }

  /** React asks before it changes the page: afterwards a shorter screen could not be scrolled as far. */
  override getSnapshotBeforeUpdate({ address }: ScrollProps): null {
    if (address !== this.props.address) this.#positions[address.key] = window.scrollY;
    return null;
  }

  override componentDidUpdate({ address }: ScrollProps): void {
    if (address !== this.props.address) this.#scroll();
  }

  override componentWillUnmount(): void {
    window.removeEventListener('pagehide', this.#keep);
    window.history.scrollRestoration = 'auto';
  }

  #scroll(): void {
    const { address, isReturn } = this.props;
    const kept = isReturn ? this.#positions[address.key] : undefined;
    const place = placeIn(address);
    if (kept !== undefined) window.scrollTo(0, kept);
    else if (place) place.scrollIntoView();
    else if (!staysInPlace(address)) window.scrollTo(0, 0);
  }

  override render(): null {
    return null;
  }
}

function placeIn({ hash }: Location): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // Somebody wrote a `%` into the address.
    return null;
  }
}

function storedPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(positionsName) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** Runs next to the screens while a member is signed in. */
function MemberLife() {
  const { data: user } = useCurrentUser();
  return user && <Aside user={user} />;
}

function Aside({ user }: { user: CurrentUser }) {
  const { dataCollection, analytics } = user.keptPrivacy ?? privacyDefaults;
  useFreshData();
  useOutbox(user.id);
  useEffect(installServiceWorker, []);
  useEffect(() => renewPush(user.id), [user.id]);
  useEffect(() => keepErrorReportChoice({ dataCollection, analytics }), [dataCollection, analytics]);
  return (
    <>
      <Notices user={user} />
      <PendingNumbers user={user} />
    </>
  );
}

/** Sends what waits on this device. A workout that was sent like this is no longer under way. */
function useOutbox(memberId: string): void {
  useEffect(() => {
    // Another member has signed in in another tab: the outbox on this device is theirs now.
    if (memberId !== pageMember()) return;
    const stopListening = onAnswered(async ({ path, idempotencyKey, label }, _, isAwaited) => {
      // Before the notice, so that a workout that is opened then does not end a second time.
      if (path === '/api/workouts') await forgetSavedWorkout(memberId, idempotencyKey);
      if (isAwaited) return;
      showToast({ title: noticesCopy.sent, description: label });
      void revalidateAll();
    });
    const close = openOutbox(memberId);
    return () => {
      stopListening();
      close();
    };
  }, [memberId]);
}

/** A member who has not allowed messages has no subscription to renew. */
function renewPush(memberId: string): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  // The member did not ask for it. What fails is tried again at the next visit.
  import('#client/member/push-commands.ts').then((push) => push.renewOnce(memberId)).catch(() => {});
}

/** Installs what shows the app without a network, in the built client only. Without it the app needs a network, as any page does. */
function installServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || isInstallStarted) return;
  isInstallStarted = true;
  navigator.serviceWorker.register(trustedScript(serviceWorkerPath)).catch(() => {});
}

/** Reads again after changes from outside of the page: a new day, and commands in other tabs. */
function useFreshData(): void {
  const zone = useCurrentUser().data?.timeZone;

  useEffect(() => (zone ? watchDays(zone, () => void revalidateAll()) : undefined), [zone]);

  useEffect(followOtherTabs, []);
}

/**
 * Reads again after commands in other tabs. A page reads before it listens, so it posts the time of its opening. A tab that has sent a
 * command since then answers.
 * @returns what ends it
 */
function followOtherTabs(): () => void {
  const tabs = new BroadcastChannel('rondel');
  let lastCommandAt = 0;
  const now = (): number => performance.timeOrigin + performance.now();
  tabs.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const isOpened = typeof data === 'number';
    if (isOpened && lastCommandAt > data) tabs.postMessage('changed');
    // The key of what is stored here has gone with the data.
    if (data === 'cleared') window.location.reload();
    else if (!isOpened) void revalidateAll();
  });
  const endTelling = onCommandDone(({ path }) => {
    lastCommandAt = now();
    tabs.postMessage(path === '/api/admin/clear-user-data' ? 'cleared' : 'changed');
  });
  tabs.postMessage(performance.timeOrigin);
  return () => {
    endTelling();
    tabs.close();
  };
}
