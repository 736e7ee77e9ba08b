import { type ReactNode, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { css, styled } from 'styled-components';
import type { DashboardLayout } from '#client/dashboard/layout-choice.ts';
import {
  useActiveProgram,
  useActivityDays,
  useDailyTemplates,
  useLatestAssessment,
  useLatestMetric,
  useLedger,
  useStats,
  useWorkouts,
} from '#client/lib/http/read-models.ts';
import { redirectToLogin } from '#client/lib/http/unauthorized.ts';
import { useChoiceBasis } from '#client/lib/http/use-choice-basis.ts';
import { theme } from '#client/styles/theme.ts';
import { Dock } from '#client/ui/dock.tsx';
import { Footer } from '#client/ui/footer.tsx';
import { Main } from '#client/ui/layout.tsx';
import { LoadingScreen } from '#client/ui/loading-screen.tsx';
import { paths } from '#client/ui/paths.ts';
import { initialsOf, nameOf } from '#client/ui/person.ts';
import { QuietLine } from '#client/ui/quiet-line.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { Text } from '#client/ui/text.tsx';
import { MainNavigation, ProfileLink, TopBar } from '#client/ui/top-bar.tsx';
import { commonCopy } from '#client/ui/ui-copy.ts';
import { useInSlices } from '#client/ui/use-in-slices.ts';
import { appCopy } from './app-copy.ts';
import { useViewer } from './viewer.ts';

type MemberFrameProps = {
  /** Of the dashboard. Null while it is not known: a wide window then has no navigation, and the phone has the dock as always. */
  layout?: DashboardLayout | null;
  children: ReactNode;
};

/** The frame of a member's ordinary screens: navigation above and below, and the last line. It stands before anything is answered. */
export function MemberFrame({ layout = 'overview', children }: MemberFrameProps) {
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

/** Where the profile and Sign Out will be: the navigation in the middle stands where they leave room. */
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

/** The route of the screens that stand in this frame. */
export const FramedScreens = () => (
  <MemberFrame>
    <WhenMemberKnown skeleton={<ScreenSkeleton />}>
      <Outlet />
    </WhenMemberKnown>
  </MemberFrame>
);

/** What stands in the frame until the screen does. */
export const ScreenSkeleton = () => (
  <>
    <SlowLine />
    <SkeletonGroup>
      <Text $tone="muted">{commonCopy.loading}</Text>
      <Skeleton $height="3rem" $width="60%" />
      <Skeleton $height="12rem" />
      <Skeleton $height="12rem" />
    </SkeletonGroup>
  </>
);

/** After so long somebody wonders whether anything still happens. */
const slowMs = 4_000;

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
export function WhenMemberKnown({ skeleton, children }: WhenKnownProps) {
  const viewer = useViewer();
  const { isLoading } = useActiveProgram(viewer !== null);
  const { pathname } = useLocation();
  const isVisitor = viewer === null;
  const isKnown = useInSlices(viewer !== undefined && !isLoading);
  useEffect(() => {
    if (isVisitor) redirectToLogin();
  }, [isVisitor]);
  if (isVisitor) return <LoadingScreen />;
  if (isKnown) return children;
  return (
    <>
      {pathname === paths.dashboard && <DashboardReads />}
      {pathname === paths.programSelection && <ProgramSelectionReads />}
      {pathname === paths.dailyMaintenance && <DailyMaintenanceReads />}
      {skeleton}
    </>
  );
}

/*
 * Sends what a screen reads while member and program are still asked for: none of these calls depends on their answers.
 */

function DashboardReads() {
  useStats();
  useActivityDays();
  useWorkouts();
  useLatestMetric();
  useLedger();
  useDailyTemplates();
  useChoiceBasis();
  return null;
}

function ProgramSelectionReads() {
  useLatestAssessment();
  return null;
}

function DailyMaintenanceReads() {
  useDailyTemplates();
  return null;
}

/** A screen that is open to everyone, once it is known who looks at it, and of a member whether they have a program. */
export function WhenViewerKnown({ skeleton, children }: WhenKnownProps) {
  const viewer = useViewer();
  const { isLoading } = useActiveProgram(Boolean(viewer));
  return useInSlices(viewer !== undefined && !isLoading) ? children : skeleton;
}

/** Fills the window below the bar: the last line does not move into sight and out again when a short screen takes the skeleton's place. */
const WindowHigh = styled(Main)(
  ({ theme }) => css`
    min-height: calc(100dvh - ${theme.size.tap} - 2 * ${theme.space.s4});
  `,
);
