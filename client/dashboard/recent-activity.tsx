import { css, styled } from 'styled-components';
import { recentDay } from '#client/lib/format/format-day.ts';
import { useWorkouts } from '#client/lib/http/read-models.ts';
import { usePrivacyPreferences } from '#client/lib/offline/unsaved-preferences.ts';
import { useMemberToday } from '#client/lib/time/member-today.ts';
import { Card } from '#client/ui/card.tsx';
import { IconBadge } from '#client/ui/icon-badge.tsx';
import { Grow, Rows, Stack } from '#client/ui/layout.tsx';
import { TextLink } from '#client/ui/link.tsx';
import { paths } from '#client/ui/paths.ts';
import { RetryNote } from '#client/ui/retry-note.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { SubText, Text } from '#client/ui/text.tsx';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { CurrentUser } from '#service/member/member-contract.ts';
import type { Workout } from '#service/workout/workout-contract.ts';
import { dashboardCopy } from './dashboard-copy.ts';
import { faceOf } from './template-view-model.ts';

const shownWorkouts = 3;

/** The latest workouts, unless the member keeps them to themselves. */
export function RecentActivity({ user }: { user: CurrentUser }) {
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
            <Name>{templateName}</Name>
            <SubText>{dashboardCopy.activityLine(recentDay(date, today), durationMinutes)}</SubText>
          </Grow>
          <Points>{dashboardCopy.pts(pointsEarned)}</Points>
        </li>
      ))}
    </Spread>
  );
}

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

const Points = styled.b(
  ({ theme }) => css`
    font-weight: ${theme.weight.bold};
    white-space: nowrap;
  `,
);
