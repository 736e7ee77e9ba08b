import {
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useContext,
  useDeferredValue,
  useEffect,
  useState,
} from 'react';
import { type Location, matchRoutes, Outlet, type RouteObject, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { type DashboardLayout, firstLayout } from '#client/lib/dashboard-layout.ts';
import { useActiveProgram } from '#client/lib/http/read-models.ts';
import { redirectToLogin } from '#client/lib/http/refusal.ts';
import { theme } from '#client/styles/theme.ts';
import { Footer, Main } from '#client/ui/layout.tsx';
import { Dock, MainNavigation, ProfileLink, TopBar } from '#client/ui/navigation.tsx';
import { paths } from '#client/ui/paths.ts';
import { initialsOf, nameOf } from '#client/ui/person.tsx';
import { QuietLine } from '#client/ui/quiet-line.tsx';
import { LoadingScreen, Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { Text } from '#client/ui/text.tsx';
import { commonCopy } from '#client/ui/ui-copy.ts';
import { WorkoutFrame, WorkoutSkeleton } from '#client/workout/workout-frame.tsx';
import { appCopy } from './app-copy.ts';
import { useViewer } from './auth-gate.tsx';
import { FrameContent } from './frame-content.tsx';

const loadDashboard = async () => {
  const [{ Dashboard }] = await Promise.all([
    import('./dashboard.tsx'),
    // Loads at the same time, if the dashboard shows it first.
    firstLayout() === 'overview' && import('./overview.tsx'),
  ]);
  return Dashboard;
};
const loadAdmin = async () => (await import('#client/admin/admin-screen.tsx')).AdminScreen;
const loadOnboarding = async () =>
  (await import('#client/onboarding/onboarding-screen.tsx')).OnboardingScreen;

const Landing = lazy(async () => ({ default: (await import('./landing.tsx')).Landing }));
const Onboarding = lazy(async () => ({ default: await loadOnboarding() }));
const Dashboard = lazy(async () => ({ default: await loadDashboard() }));

type Load = () => Promise<ComponentType>;

/** @param Fallback is shown on the first visit while the code of the screen loads */
function screen(path: string, load: Load, Fallback: ComponentType = ScreenSkeleton): RouteObject {
  let loading: Promise<{ default: ComponentType }> | undefined;
  let Loaded: ComponentType | undefined;
  const loadOnce = () => {
    loading ??= load().then((Screen) => {
      Loaded = Screen;
      return { default: Screen };
    });
    return loading;
  };
  const Lazy = lazy(loadOnce);
  const Shown = () => {
    const [Screen] = useState(() => Loaded ?? Lazy);
    return <Screen />;
  };
  return {
    path,
    handle: loadOnce,
    element: (
      <FirstScreen fallback={<Fallback />}>
        <Shown />
      </FirstScreen>
    ),
  };
}

/** Loads the code of the screen at the address before it is rendered. A failure is shown with the screen. */
export async function preloadScreen(address: { readonly pathname: string }): Promise<void> {
  const load = matchRoutes(routes, address)?.at(-1)?.route.handle as (() => Promise<unknown>) | undefined;
  await load?.().catch(() => {});
}

/** The address that was opened: from there on, a screen stays until the code of the next one is here. */
export const OpenedAddress = createContext<Location | null>(null);

/** On the opened address only this can be shown while the code of the screen loads. */
function FirstScreen({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const isFirst = useIsFirst();
  return isFirst ? <Suspense fallback={fallback}>{children}</Suspense> : children;
}

/** Whether what asks is rendered for the address that was opened. */
function useIsFirst(): boolean {
  const opened = useContext(OpenedAddress);
  const address = useLocation();
  const [isFirst] = useState(opened === null || opened === address);
  return isFirst;
}

/** As `useInSlices`; where another screen was before, the frame is shown first, so that a press is answered at once. */
function useKnown(isKnown: boolean): boolean {
  const isFirst = useIsFirst();
  return useDeferredValue(isKnown, isFirst ? undefined : false) && isKnown;
}

const DashboardSkeleton = () => (
  <MemberFrame layout={firstLayout()}>
    <ScreenSkeleton />
  </MemberFrame>
);

const WorkoutLoading = () => (
  <WorkoutFrame title={appCopy.workout}>
    <WorkoutSkeleton />
  </WorkoutFrame>
);

const QuestLoading = () => (
  <WorkoutFrame title={appCopy.quest}>
    <WorkoutSkeleton />
  </WorkoutFrame>
);

const OpenSkeleton = () => (
  <>
    <TopBar />
    <Main $isLast>
      <ScreenSkeleton />
    </Main>
  </>
);

const memberScreen = (path: string, load: Load, Skeleton: ComponentType): RouteObject => ({
  element: (
    <WhenMemberKnown skeleton={<Skeleton />}>
      <Outlet />
    </WhenMemberKnown>
  ),
  children: [screen(path, load, Skeleton)],
});

/** Fills the window below the bar: the last line does not move into sight and out again when a short screen takes the skeleton's place. */
const WindowHigh = styled(Main)`
  min-height: calc(100dvh - ${theme.size.tap} - 2 * ${theme.space.s4});
`;

/** The frame shows this until the screen is loaded. */
function ScreenSkeleton() {
  const content = useContext(FrameContent);
  const isFirst = useIsFirst();
  return (
    <>
      <SlowLine />
      {(isFirst && content) || (
        <SkeletonGroup>
          <Text $tone="muted">{commonCopy.loading}</Text>
          <Skeleton $height="3rem" $width="60%" />
          <Skeleton $height="12rem" />
          <Skeleton $height="12rem" />
        </SkeletonGroup>
      )}
    </>
  );
}

/** After so long somebody wonders whether anything still happens. */
const slowMs = 4_000;

/** The route of the screens inside this frame. */
const FramedScreens = () => (
  <MemberFrame>
    <WhenMemberKnown skeleton={<ScreenSkeleton />}>
      <Outlet />
    </WhenMemberKnown>
  </MemberFrame>
);

/** Every address of the product. */
export const routes: RouteObject[] = [
  { path: paths.home, Component: Home },
  memberScreen(paths.dashboard, loadDashboard, DashboardSkeleton),
  memberScreen(
    paths.workout,
    async () => (await import('#client/workout/workout-screen.tsx')).WorkoutScreen,
    WorkoutLoading,
  ),
  memberScreen(
    paths.quest,
    async () => (await import('#client/workout/quest-screen.tsx')).QuestScreen,
    QuestLoading,
  ),
  {
    Component: FramedScreens,
    children: [
      screen(
        paths.dailyMaintenance,
        async () => (await import('#client/routine/daily-maintenance-screen.tsx')).DailyMaintenanceScreen,
      ),
      screen(
        paths.programSelection,
        async () => (await import('#client/program/program-selection-screen.tsx')).ProgramSelectionScreen,
      ),
      screen(
        paths.assessment,
        async () => (await import('#client/assessment/assessment-screen.tsx')).AssessmentScreen,
      ),
      screen(paths.profile, async () => (await import('#client/member/profile-screen.tsx')).ProfileScreen),
      screen(paths.history, async () => (await import('#client/history/history-screen.tsx')).HistoryScreen),
      screen(
        paths.recap(':week'),
        async () => (await import('#client/history/recap-screen.tsx')).RecapScreen,
      ),
      screen(
        paths.achievements,
        async () => (await import('#client/achievements/achievements-screen.tsx')).AchievementsScreen,
      ),
      screen(paths.library, async () => (await import('#client/library/library-screen.tsx')).LibraryScreen),
      screen(
        paths.exercise(':name'),
        async () => (await import('#client/library/exercise-screen.tsx')).ExerciseScreen,
      ),
      screen(
        paths.notifications,
        async () => (await import('#client/member/notifications-screen.tsx')).NotificationsScreen,
      ),
      screen(
        paths.integrations,
        async () => (await import('#client/member/integrations-screen.tsx')).IntegrationsScreen,
      ),
      screen(paths.friends, async () => (await import('#client/together/friends-screen.tsx')).FriendsScreen),
      screen(
        paths.bringHistory,
        async () => (await import('#client/history-import/bring-history-screen.tsx')).BringHistoryScreen,
      ),
      screen(paths.admin, loadAdmin),
      screen(paths.insights, loadAdmin),
    ],
  },
  {
    element: (
      <WhenViewerKnown skeleton={<OpenSkeleton />}>
        <Outlet />
      </WhenViewerKnown>
    ),
    children: [
      screen(paths.onboarding, loadOnboarding, OpenSkeleton),
      screen(
        paths.privacy,
        async () => (await import('#client/member/privacy-screen.tsx')).PrivacyScreen,
        OpenSkeleton,
      ),
      screen(paths.help, async () => (await import('#client/help/help-screen.tsx')).HelpScreen, OpenSkeleton),
      screen(
        paths.contact,
        async () => (await import('#client/help/contact-screen.tsx')).ContactScreen,
        OpenSkeleton,
      ),
      screen(
        paths.fairWheel,
        async () => (await import('#client/quest/fair-wheel-screen.tsx')).FairWheelScreen,
        OpenSkeleton,
      ),
      screen(paths.test, async () => (await import('./plain-screens.tsx')).TestScreen, OpenSkeleton),
      ...developmentScreens(),
      screen('*', async () => (await import('./plain-screens.tsx')).NotFoundScreen, OpenSkeleton),
    ],
  },
];

/** Without data, and not in the build: the bundler drops what can never run. */
function developmentScreens(): RouteObject[] {
  if (!import.meta.env.DEV) return [];
  return [screen('/ui', async () => (await import('./component-page.tsx')).ComponentPage)];
}

/** `/` in place: a lookup that failed must not look like having no program, so the dashboard offers to try again. */
function Home() {
  const viewer = useViewer();
  const { data: program, isLoading } = useActiveProgram(Boolean(viewer));
  const isVisitor = viewer === null;
  useEffect(() => {
    // Most members have a program: the code comes while it is read. Should it fail, showing the dashboard fails and says so.
    if (!isVisitor) loadDashboard().catch(() => {});
  }, [isVisitor]);
  if (isVisitor)
    return (
      <Suspense fallback={<LoadingScreen />}>
        <Landing />
      </Suspense>
    );
  if (viewer === undefined || isLoading) return <DashboardSkeleton />;
  return (
    <Suspense fallback={program === null ? <LoadingScreen /> : <DashboardSkeleton />}>
      {program === null ? <Onboarding /> : <Dashboard />}
    </Suspense>
  );
}

type MemberFrameProps = {
  /** The layout of the dashboard. Null while unknown: a wide window then has no navigation, and a phone has its dock. */
  layout?: DashboardLayout | null;
  children: ReactNode;
};

/** The frame of a member's ordinary screens: navigation above and below, and the last line. It appears before any answer. */
function MemberFrame({ layout = 'overview', children }: MemberFrameProps) {
  const member = useViewer();
  return (
    <>
      <TopBar
        middle={layout === 'overview' && <MainNavigation />}
        end={
          member ? (
            <ProfileLink
              name={nameOf(member)}
              initials={initialsOf(member)}
              imageUrl={member.profileImageUrl}
            />
          ) : (
            <EndSkeleton />
          )
        }
      />
      <WindowHigh>{children}</WindowHigh>
      <Footer />
      <Dock isAlwaysShown={layout === 'compact'} />
    </>
  );
}

/** Keeps the room of profile and Sign Out, so that the navigation is in its final place. */
function EndSkeleton() {
  const { pathname } = useLocation();
  const round = <Skeleton $round $height={theme.size.tap} $width={theme.size.tap} />;
  return (
    <>
      {round}
      {pathname !== paths.profile && round}
    </>
  );
}

function SlowLine() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setSlow(true), slowMs);
    return () => window.clearTimeout(timer);
  }, []);
  if (!isSlow) return null;
  return (
    <QuietLine label={appCopy.connection} icon="clock">
      {appCopy.slowLine}
    </QuietLine>
  );
}

type WhenKnownProps = { skeleton: ReactNode; children: ReactNode };

/**
 * A member's screen, once it is known who the member is and whether they have a program. Both are asked for at the same time. Where the
 * program cannot be read, the screen says so itself. A visitor gets a toast and goes to the login.
 */
function WhenMemberKnown({ skeleton, children }: WhenKnownProps) {
  const viewer = useViewer();
  const { isLoading } = useActiveProgram(viewer !== null);
  const isVisitor = viewer === null;
  const isKnown = useKnown(viewer !== undefined && !isLoading);
  useEffect(() => {
    if (isVisitor) redirectToLogin();
  }, [isVisitor]);
  if (isVisitor) return <LoadingScreen />;
  return isKnown ? children : skeleton;
}

/** A screen that is open to everyone, once it is known who looks at it, and of a member whether they have a program. */
function WhenViewerKnown({ skeleton, children }: WhenKnownProps) {
  const viewer = useViewer();
  const { isLoading } = useActiveProgram(Boolean(viewer));
  return useKnown(viewer !== undefined && !isLoading) ? children : skeleton;
}
