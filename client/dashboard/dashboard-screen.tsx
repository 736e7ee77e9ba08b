import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { CheckInCard } from '#client/check-in/check-in-card.tsx';
import { GoalForecast } from '#client/forecast/goal-forecast.tsx';
import { broadWindow, layoutOf, readChosen } from '#client/lib/dashboard-layout.ts';
import {
  useActiveProgram,
  useChoiceBasis,
  useCurrentUser,
  useLedger,
  useStats,
} from '#client/lib/http/read-models.ts';
import { theme } from '#client/styles/theme.ts';
import { Later } from '#client/ui/later.tsx';
import { Footer, Page } from '#client/ui/layout.tsx';
import { Dock, MainNavigation, ProfileLink, TopBar } from '#client/ui/navigation.tsx';
import { initialsOf, nameOf } from '#client/ui/person.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { type CompactParts, type DashboardParts, useMedia } from './dashboard-parts.ts';
import { Welcome } from './greeting.tsx';
import { PlanCard, planPlace, SessionLink } from './plan-card.tsx';
import { AssessmentCard, ProgramUnread, SetUpCard } from './set-up-card.tsx';

const layoutSkeleton = (
  <SkeletonGroup>
    <Skeleton $height="100vh" />
  </SkeletonGroup>
);

/** One screen in two layouts over the same data: compact for the thumb, the overview for a wide window. */
export function DashboardScreen({ parts }: { parts: DashboardParts }) {
  const { data: user } = useCurrentUser();
  const [chosen] = useState(readChosen);
  const layout = layoutOf(chosen, useMedia(broadWindow));
  useAnchorScroll();
  if (!user) return null;
  const { Celebrations } = parts;
  const isCompact = layout === 'compact';
  const Layout = parts.layouts[layout];
  return (
    <>
      <TopBar
        middle={isCompact ? null : <MainNavigation />}
        end={<ProfileLink name={nameOf(user)} initials={initialsOf(user)} imageUrl={user.profileImageUrl} />}
      />
      <Page as="main">
        <Suspense fallback={layoutSkeleton}>
          <Layout />
        </Suspense>
      </Page>
      <Foot $hasDock={isCompact}>
        <Footer />
      </Foot>
      <Dock isAlwaysShown={isCompact} />
      <Suspense>
        <Celebrations />
      </Suspense>
    </>
  );
}

/** A part of the dashboard moves while what is above it loads: once all has loaded, the page scrolls to it again. */
function useAnchorScroll(): void {
  const { hash } = useLocation();
  const isRead = [useStats().data, useLedger().data, useChoiceBasis().basis].every(Boolean);
  const scroll = useEffectEvent(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
  });
  useEffect(() => {
    if (isRead) scroll();
  }, [isRead]);
}

/** The quest first, and everything else within reach of the thumb. */
export function CompactLayout({ parts }: { parts: CompactParts }) {
  const { data: user } = useCurrentUser();
  const { data: program, error, mutate } = useActiveProgram();
  if (!user) return null;
  const { QuestCard, StreakWeek, ProgressCard, WeightFormCard, places } = parts;
  return (
    <Column>
      <Welcome user={user} />
      {program === undefined && error && <ProgramUnread onRetry={() => void mutate()} />}
      {program === null && <SetUpCard />}
      {program?.type === 'assessment' && <AssessmentCard program={program} />}
      <TwoColumns>
        <Quest>
          <QuestCard alternative={<SessionLink user={user} />} />
        </Quest>
        <Column>
          <StreakWeek />
          <CheckInCard user={user} />
          <Later cards={[places.progress]}>
            <ProgressCard />
          </Later>
          <Later cards={[planPlace, places.weight]}>
            {program && <GoalForecast program={program} />}
            <PlanCard user={user} />
            <WeightFormCard />
          </Later>
        </Column>
      </TwoColumns>
    </Column>
  );
}

/* The foot leaves room for the dock on the phone; the compact layout has it on every window. */
const Foot = styled.div<{ $hasDock: boolean }>(
  ({ theme, $hasDock }) => css`
    ${theme.media.wide} {
      padding-bottom: ${$hasDock ? theme.space.s24 : '0'};
    }
  `,
);

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space.s4};
`;

const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s4};
  ${theme.media.broad} {
    grid-template-columns: 25rem minmax(0, 1fr);
    align-items: start;
  }
`;

const Quest = styled.div`
  ${theme.media.broad} {
    position: sticky;
    top: ${theme.space.s4};
  }
`;
