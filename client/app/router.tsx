import { type ComponentType, lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { useActiveProgram } from '#client/api/use-active-program.ts';
import { useCurrentUser } from '#client/api/use-current-user.ts';
import { LoadingScreen } from '#client/design/loading-screen.tsx';
import { paths } from '#client/design/paths.ts';
import { loadFirstLayout } from './dashboard-layouts.ts';
import { MemberLayout } from './member-layout.tsx';
import { MembersOnly } from './members-only.tsx';
import { NotFoundScreen, TestScreen } from './plain-screens.tsx';

const screen = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

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

/** Every address of the product. Screens outside of the layout bring their own head and foot. */
export function Router() {
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Routes>
        <Route path={paths.home} element={<Home />} />
        <Route path={paths.onboarding} element={<Onboarding />} />
        <Route path={paths.privacy} element={<Privacy />} />
        <Route path={paths.help} element={<Help />} />
        <Route path={paths.contact} element={<Contact />} />
        <Route path={paths.test} element={<TestScreen />} />
        <Route element={<MembersOnly />}>
          <Route path={paths.dashboard} element={<Dashboard />} />
          <Route path={paths.workout} element={<Workout />} />
          <Route element={<MemberLayout />}>
            <Route path={paths.dailyMaintenance} element={<DailyMaintenance />} />
            <Route path={paths.programSelection} element={<ProgramSelection />} />
            <Route path={paths.assessment} element={<Assessment />} />
            <Route path={paths.profile} element={<Profile />} />
            <Route path={paths.notifications} element={<Notifications />} />
            <Route path={paths.admin} element={<Admin />} />
          </Route>
        </Route>
        <Route path="*" element={<NotFoundScreen />} />
      </Routes>
    </Suspense>
  );
}

/** `/` in place: a lookup that failed must not look like having no program, so the dashboard offers to try again. */
function Home() {
  const { data: user } = useCurrentUser();
  const { data: program } = useActiveProgram(user != null);
  if (!user) return <Landing />;
  return program === null ? <Onboarding /> : <Dashboard />;
}
