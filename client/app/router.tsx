import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useActiveProgram } from '#client/api/use-active-program.ts';
import { useCurrentUser } from '#client/api/use-current-user.ts';
import { LoadingScreen } from '#client/design/loading-screen.tsx';
import { paths } from '#client/design/paths.ts';
import { loadFirstLayout } from './dashboard-layouts.ts';
import { MemberLayout } from './member-layout.tsx';
import { MembersOnly } from './members-only.tsx';
import { NotFoundScreen, TestScreen } from './plain-screens.tsx';

const screen = (load: () => Promise<ComponentType>): LazyExoticComponent<ComponentType> =>
  lazy(async () => ({ default: await load() }));

const Landing = screen(async () => (await import('./landing.tsx')).Landing);
const Dashboard = screen(
  async () => (await Promise.all([import('./dashboard.tsx'), loadFirstLayout()]))[0].Dashboard,
);
const Onboarding = screen(
  async () => (await import('#client/onboarding/onboarding-screen.tsx')).OnboardingScreen,
);
const Workout = screen(async () => (await import('#client/workout/workout-screen.tsx')).WorkoutScreen);
const DailyMaintenance = screen(
  async () => (await import('#client/routine/daily-maintenance-screen.tsx')).DailyMaintenanceScreen,
);
const ProgramSelection = screen(
  async () => (await import('#client/program/program-selection-screen.tsx')).ProgramSelectionScreen,
);
const Assessment = screen(
  async () => (await import('#client/assessment/assessment-screen.tsx')).AssessmentScreen,
);
const Profile = screen(async () => (await import('#client/member/profile-screen.tsx')).ProfileScreen);
const Notifications = screen(
  async () => (await import('#client/member/notifications-screen.tsx')).NotificationsScreen,
);
const Privacy = screen(async () => (await import('#client/member/privacy-screen.tsx')).PrivacyScreen);
const Admin = screen(async () => (await import('#client/admin/admin-screen.tsx')).AdminScreen);
const Help = screen(async () => (await import('#client/help/help-screen.tsx')).HelpScreen);
const Contact = screen(async () => (await import('#client/help/contact-screen.tsx')).ContactScreen);

type Screens = Readonly<Record<string, ComponentType>>;

/** Screens outside of the layout bring their own head and foot. */
const openScreens: Screens = {
  [paths.home]: Home,
  [paths.onboarding]: Onboarding,
  [paths.privacy]: Privacy,
  [paths.help]: Help,
  [paths.contact]: Contact,
  [paths.test]: TestScreen,
};
const memberScreens: Screens = { [paths.dashboard]: Dashboard, [paths.workout]: Workout };
const framedScreens: Screens = {
  [paths.dailyMaintenance]: DailyMaintenance,
  [paths.programSelection]: ProgramSelection,
  [paths.assessment]: Assessment,
  [paths.profile]: Profile,
  [paths.notifications]: Notifications,
  [paths.admin]: Admin,
};

/** Every address of the product. They hold no parameters, so a table does: the router's own matching is a third of its size. */
export function Router() {
  return <Suspense fallback={<LoadingScreen />}>{screenAt(useLocation().pathname)}</Suspense>;
}

function screenAt(pathname: string) {
  const path = pathname.toLowerCase().replace(/(?<=.)\/+$/, '');
  const Framed = framedScreens[path];
  if (Framed)
    return (
      <MembersOnly>
        <MemberLayout>
          <Framed />
        </MemberLayout>
      </MembersOnly>
    );
  const Plain = memberScreens[path];
  if (Plain)
    return (
      <MembersOnly>
        <Plain />
      </MembersOnly>
    );
  const Open = openScreens[path] ?? NotFoundScreen;
  return <Open />;
}

/** `/` in place: a lookup that failed must not look like having no program, so the dashboard offers to try again. */
function Home() {
  const { data: user } = useCurrentUser();
  const { data: program } = useActiveProgram(user != null);
  if (!user) return <Landing />;
  return program === null ? <Onboarding /> : <Dashboard />;
}
