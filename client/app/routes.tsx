import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';
import { firstLayout } from '#client/dashboard/layout-choice.ts';
import { useActiveProgram } from '#client/lib/http/read-models.ts';
import { Main } from '#client/ui/layout.tsx';
import { LoadingScreen } from '#client/ui/loading-screen.tsx';
import { paths } from '#client/ui/paths.ts';
import { TopBar } from '#client/ui/top-bar.tsx';
import { WorkoutFrame } from '#client/workout/workout-frame.tsx';
import { WorkoutSkeleton } from '#client/workout/workout-skeleton.tsx';
import { appCopy } from './app-copy.ts';
import {
  FramedScreens,
  MemberFrame,
  ScreenSkeleton,
  WhenMemberKnown,
  WhenViewerKnown,
} from './member-frame.tsx';
import { useViewer } from './viewer.ts';

const loadDashboard = async () => (await import('./dashboard.tsx')).Dashboard;
const loadOnboarding = async () =>
  (await import('#client/onboarding/onboarding-screen.tsx')).OnboardingScreen;

const Landing = lazy(async () => ({ default: (await import('./landing.tsx')).Landing }));
const Onboarding = lazy(async () => ({ default: await loadOnboarding() }));
const Dashboard = lazy(async () => ({ default: await loadDashboard() }));

/** @param Skeleton what stands in its place while its code is on its way on the first visit */
const screen = (
  path: string,
  load: () => Promise<ComponentType>,
  Skeleton: ComponentType = ScreenSkeleton,
): RouteObject => ({
  path,
  HydrateFallback: Skeleton,
  lazy: async () => ({ Component: await load() }),
});

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

const OpenSkeleton = () => (
  <>
    <TopBar />
    <Main $isLast>
      <ScreenSkeleton />
    </Main>
  </>
);

const memberScreen = (
  path: string,
  load: () => Promise<ComponentType>,
  Skeleton: ComponentType,
): RouteObject => ({
  element: (
    <WhenMemberKnown skeleton={<Skeleton />}>
      <Outlet />
    </WhenMemberKnown>
  ),
  children: [screen(path, load, Skeleton)],
});

/** Every address of the product. */
export const routes: RouteObject[] = [
  { path: paths.home, Component: Home },
  memberScreen(paths.dashboard, loadDashboard, DashboardSkeleton),
  memberScreen(
    paths.workout,
    async () => (await import('#client/workout/workout-screen.tsx')).WorkoutScreen,
    WorkoutLoading,
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
        paths.notifications,
        async () => (await import('#client/member/notifications-screen.tsx')).NotificationsScreen,
      ),
      screen(paths.admin, async () => (await import('#client/admin/admin-screen.tsx')).AdminScreen),
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
