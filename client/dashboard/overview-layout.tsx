import { useId } from 'react';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { CheckInCard } from '#client/check-in/check-in-card.tsx';
import { AddActivity } from '#client/exercise/add-activity.tsx';
import { recentDay } from '#client/lib/format/format-day.ts';
import { useActiveProgram, useCurrentUser, useWorkouts } from '#client/lib/http/read-models.ts';
import { usePrivacyPreferences } from '#client/lib/offline/unsaved-preferences.ts';
import { useMemberToday } from '#client/lib/time/member-today.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import { theme } from '#client/styles/theme.ts';
import { Card } from '#client/ui/card.tsx';
import { RetryNote } from '#client/ui/empty-state.tsx';
import { Icon, IconBadge } from '#client/ui/icon.tsx';
import { Grow, Rows, Stack } from '#client/ui/layout.tsx';
import { TextLink } from '#client/ui/link.tsx';
import { paths } from '#client/ui/paths.ts';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { Hidden, SubText, Text } from '#client/ui/text.tsx';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { CurrentUser } from '#service/features/member/member-contract.ts';
import type { Program } from '#service/features/program/program-contract.ts';
import type { Workout } from '#service/features/workout/workout-contract.ts';
import { ActiveProgram } from './active-program.tsx';
import { dashboardCopy } from './dashboard-copy.ts';
import { type OverviewParts, useMedia } from './dashboard-parts.ts';
import { Greeting } from './greeting.tsx';
import { faceOf, programName } from './program-view-model.ts';
import { AssessmentCard } from './set-up-card.tsx';

/** Everything at a glance. On the phone the quest comes right after the tiles. */
export function OverviewLayout({ parts }: { parts: OverviewParts }) {
  const { data: user } = useCurrentUser();
  const { data: program } = useActiveProgram();
  const isWide = useMedia('(min-width: 45rem)');
  if (!user) return null;
  const { HeaderTiles, QuestCard, CurrentWeightCard, ProgressOverview } = parts;
  return (
    <Stack>
      <Greeting user={user} />
      <CheckInCard user={user} />
      {program?.type === 'assessment' && <AssessmentCard program={program} />}
      <HeaderTiles />
      {isWide && <QuickCards program={program} />}
      <Columns>
        <QuestCard />
        {!isWide && <QuickCards program={program} />}
        <Main>
          <ActiveProgram user={user} />
          <CurrentWeightCard />
        </Main>
        <RecentActivity user={user} />
      </Columns>
      <ProgressOverview />
    </Stack>
  );
}

const shownWorkouts = 3;

/** The latest workouts, unless the member keeps them to themselves. */
function RecentActivity({ user }: { user: CurrentUser }) {
  const today = useMemberToday();
  const { data: workouts, error, mutate } = useWorkouts();
  const { exerciseHistory: isHistoryShown } = usePrivacyPreferences(user);
  return (
    <Tall
      title={dashboardCopy.recentActivity}
      aside={
        isHistoryShown &&
        workouts &&
        workouts.length > 0 && <TextLink to={paths.history}>{dashboardCopy.allActivity}</TextLink>
      }
    >
      {isHistoryShown ? (
        <>
          <AddActivity />
          {workouts && <Latest workouts={workouts.slice(0, shownWorkouts)} today={today} />}
          {!workouts && error && (
            <RetryNote onRetry={() => void mutate()}>{dashboardCopy.workoutsUnread}</RetryNote>
          )}
          {!workouts && !error && (
            <SkeletonGroup>
              <Skeleton $height="3.5rem" />
              <Skeleton $height="3.5rem" />
            </SkeletonGroup>
          )}
        </>
      ) : (
        <Stack $gap="s2">
          <Text $tone="muted">{dashboardCopy.historyOff}</Text>
          <TextLink to={paths.privacy}>{dashboardCopy.privacyData}</TextLink>
        </Stack>
      )}
    </Tall>
  );
}

function Latest({ workouts, today }: { workouts: readonly Workout[]; today: MemberDay }) {
  if (workouts.length === 0)
    return (
      <Stack $gap="s2">
        <Text $tone="muted">{dashboardCopy.activityEmpty}</Text>
        <TextLink to={paths.workout}>{dashboardCopy.startAWorkout}</TextLink>
      </Stack>
    );
  return (
    <Spread>
      {workouts.map(({ id, category, templateName, date, durationMinutes, pointsEarned }) => (
        <li key={id}>
          <IconBadge {...faceOf(category)} />
          <Grow>
            <Name>{nameText(templateName)}</Name>
            <SubText>{dashboardCopy.activityLine(recentDay(date, today), durationMinutes)}</SubText>
          </Grow>
          <Points>{dashboardCopy.pts(pointsEarned)}</Points>
        </li>
      ))}
    </Spread>
  );
}

/** Three short ways. The last is closed by the specification; a link under it leads to the page that exists. */
function QuickCards({ program }: { program: Program | null | undefined }) {
  const noteId = useId();
  return (
    <Ways aria-label={dashboardCopy.shortcuts}>
      <Way to={paths.programSelection}>
        <IconBadge icon="swap" segment={5} />
        <span>
          {dashboardCopy.changeProgram}
          <small>{program ? programName(program) : dashboardCopy.programAndGoal}</small>
        </span>
        <Icon name="right" size={20} />
      </Way>
      <Way to={paths.profile}>
        <IconBadge icon="user" segment={6} />
        <span>
          {dashboardCopy.updateProfile}
          <small>{dashboardCopy.bodyGoalsEquipment}</small>
        </span>
        <Icon name="right" size={20} />
      </Way>
      <ClosedWay>
        <Closed type="button" disabled aria-describedby={noteId}>
          <IconBadge icon="trophy" />
          <span>
            {dashboardCopy.achievements}
            <small>{dashboardCopy.comingSoon}</small>
          </span>
        </Closed>
        <Hidden id={noteId}>{dashboardCopy.achievementsNote}</Hidden>
        <TextLink to={paths.achievements}>{dashboardCopy.seeBadges}</TextLink>
      </ClosedWay>
    </Ways>
  );
}

/* The quest is first in the document, for touch and keyboard, and is drawn at the right. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s4};
  ${theme.media.broad} {
    grid-template-columns: minmax(0, 1fr) 24.5rem;
    grid-template-rows: auto 1fr;
    & > :nth-child(1) {
      grid-area: 1 / 2;
    }
    & > :nth-child(2) {
      grid-area: 1 / 1 / span 2;
    }
    & > :nth-child(3) {
      grid-area: 2 / 2;
    }
  }
`;

const Main = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.s4};
  min-width: 0;
  & > :last-child {
    flex: 1;
  }
`;

/* Beside a taller column the rows share the height. */
const Tall = styled(Card)`
  display: flex;
  flex-direction: column;
`;

const Spread = styled(Rows)`
  flex: 1;
  display: flex;
  flex-direction: column;
  & > li {
    flex: 1;
  }
`;

const Name = styled.b`
  overflow-wrap: anywhere;
`;

const Points = styled.b`
  font-weight: ${theme.weight.bold};
  white-space: nowrap;
`;

const Ways = styled.nav`
  display: grid;
  gap: ${theme.space.s3};
  ${theme.media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const card = css`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.s4};
  min-height: 4rem;
  padding: ${({ theme }) => `${theme.space.s3} ${theme.space.s4}`};
  border-radius: ${({ theme }) => theme.radius.m};
  font-weight: ${({ theme }) => theme.weight.bold};
  line-height: 1.25;
  text-align: start;
  & > span:not(:first-child) {
    flex: 1;
    min-width: 0;
  }
  & small {
    display: block;
    font-size: ${({ theme }) => theme.text.t14};
    font-weight: ${({ theme }) => theme.weight.text};
    color: ${({ theme }) => theme.color.ink3};
  }
`;

const Way = styled(Link)`
  ${card}
  background: ${({ theme }) => theme.color.surface};
  box-shadow: ${({ theme }) => theme.shadow.sh1};
  text-decoration: none;
`;

const ClosedWay = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space.s2};
  & > button {
    width: 100%;
  }
`;

const Closed = styled.button`
  ${card}
  border: 0;
  background: transparent;
  color: ${({ theme }) => theme.color.ink3};
  box-shadow: inset 0 0 0 ${({ theme }) => `${theme.border.hairline} ${theme.color.line}`};
  cursor: not-allowed;
`;
