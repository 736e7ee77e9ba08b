import { lazy, useState } from 'react';
import { styled } from 'styled-components';
import { AddActivity } from '#client/exercise/add-activity.tsx';
import { useDoneToday } from '#client/lib/day/done-today.ts';
import { shortDate, spokenDay, weekdayName, weekdayShort } from '#client/lib/format/format-day.ts';
import { useChoiceBasis, useDailyTemplates, useStats } from '#client/lib/http/read-models.ts';
import { useMemberToday } from '#client/lib/time/member-today.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import { theme } from '#client/styles/theme.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { RetryNote } from '#client/ui/empty-state.tsx';
import { LinkButton, TextLink } from '#client/ui/link.tsx';
import { Opening } from '#client/ui/opening.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { Hidden, SubText, Text } from '#client/ui/text.tsx';
import { onboardingDefaults } from '#domain/catalogue/content/options.ts';
import { type PlannedDay, weekPlan } from '#domain/catalogue/workouts/week-plan.ts';
import type { RoutineExercise } from '#domain/program/program-events.ts';
import type { CurrentUser } from '#service/features/member/member-contract.ts';
import type { DailyTemplate } from '#service/features/routine/routine-contract.ts';
import { dashboardCopy } from './dashboard-copy.ts';
import { DoneLine } from './done-line.tsx';
import { startPath } from './program-view-model.ts';

const PreviewDialog = lazy(async () => ({ default: (await import('./preview-dialog.tsx')).PreviewDialog }));

/** Where the card will be on a phone. */
export const planPlace = { title: dashboardCopy.weekPlan, height: '36rem' };

/** The next seven days. */
export function PlanCard({ user }: { user: CurrentUser }) {
  const { plan, isFailed, retry } = useWeekPlan(user);
  const [previewed, preview] = useState<PlannedDay['session']>(null);
  const { data: stats } = useStats();
  return (
    <Card title={dashboardCopy.weekPlan}>
      {stats?.pausedUntil && (
        <Text $tone="muted">{dashboardCopy.pausedPlan(shortDate(stats.pausedUntil))}</Text>
      )}
      <DoneLine />
      {plan && <PlanWeek days={plan} onPreview={preview} />}
      {!plan && isFailed && <RetryNote onRetry={retry}>{dashboardCopy.planUnread}</RetryNote>}
      {!plan && !isFailed && (
        <SkeletonGroup>
          <Skeleton $height="3.75rem" />
          <Skeleton $height="3.75rem" />
          <Skeleton $height="3.75rem" />
        </SkeletonGroup>
      )}
      <AddActivity />
      {previewed && (
        <Opening>
          <PreviewDialog session={previewed} onClose={() => preview(null)} />
        </Opening>
      )}
    </Card>
  );
}

/** The way to today's session, until a workout was done today. Its line is there from the start, so that nothing moves when it comes. */
export function SessionLink({ user }: { user: CurrentUser }) {
  const today = useMemberToday();
  const done = useDoneToday();
  const planned = useWeekPlan(user).plan?.[0];
  if (done?.isDone) return <Or>{dashboardCopy.doneForToday}</Or>;
  if (planned?.isRestDay) return <Or>{dashboardCopy.restToday}</Or>;
  if (!done || !planned?.session) return <Or />;
  const { template } = planned.session;
  const minutes = dashboardCopy.minutes(planned.durationMinutes ?? template.durationMinutes);
  return (
    <Or>
      {dashboardCopy.or}
      <TextLink to={startPath(template, today)}>
        {dashboardCopy.sessionLine(nameText(template.name), minutes)}
      </TextLink>
    </Or>
  );
}

function useWeekPlan(user: CurrentUser) {
  const { basis, error, retry } = useChoiceBasis();
  const daily = useDailyTemplates();
  const today = useMemberToday();
  const plan =
    basis &&
    daily.data &&
    weekPlan({
      ...basis,
      today,
      daysPerWeek: user.daysPerWeek ?? onboardingDefaults.daysPerWeek,
      customExercises: customExercises(daily.data),
    });
  return {
    plan,
    isFailed: Boolean(error ?? (daily.data ? undefined : daily.error)),
    retry: (): void => {
      retry();
      if (daily.error) void daily.mutate();
    },
  };
}

type PlanWeekProps = {
  /** Today first. */
  days: readonly PlannedDay[];
  onPreview: (session: PlannedDay['session']) => void;
};

function PlanWeek({ days, onPreview }: PlanWeekProps) {
  return (
    <Week>
      {days.map((planned, ahead) => (
        <Day key={planned.day} aria-current={ahead === 0 ? 'date' : undefined}>
          <time dateTime={planned.day}>
            <span aria-hidden>{weekdayShort(planned.day)}</span>
            <Hidden>{spokenDay(planned.day)}</Hidden>
          </time>
          <DayWords planned={planned} isToday={ahead === 0} />
          <DayAction
            planned={planned}
            isToday={ahead === 0}
            isAsBefore={ahead > 1 && isSameSession(planned, days[ahead - 1])}
            onPreview={onPreview}
          />
        </Day>
      ))}
    </Week>
  );
}

/** The same routine every day is looked at once. */
const isSameSession = ({ session }: PlannedDay, before: PlannedDay | undefined): boolean =>
  session?.kind === 'daily' && session.template.id === before?.session?.template.id;

/** A day on which something else than planned was done is named by that. */
function DayWords({ planned, isToday }: Pick<DayActionProps, 'planned' | 'isToday'>) {
  const done = useDoneToday()?.workouts ?? [];
  const { isRestDay, session, durationMinutes } = planned;
  const isAsPlanned = done.some(({ templateId }) => templateId === session?.template.id);
  const other = isToday && !isAsPlanned && done.at(0)?.templateName;
  if (other) return <Rest>{nameText(other)}</Rest>;
  if (isRestDay || !session) return <Rest>{dashboardCopy.restDay}</Rest>;
  return (
    <span>
      <b>{nameText(session.template.name)}</b>
      {durationMinutes !== null && <SubText>{dashboardCopy.minutes(durationMinutes)}</SubText>}
    </span>
  );
}

type DayActionProps = {
  planned: PlannedDay;
  isToday: boolean;
  /** The day before has the same routine, with its preview. */
  isAsBefore: boolean;
  onPreview: PlanWeekProps['onPreview'];
};

/** Today starts until it is done; any other training day can be looked at. */
function DayAction({ planned, isToday, isAsBefore, onPreview }: DayActionProps) {
  const isDone = useDoneToday()?.isDone ?? false;
  const { day, session, isRestDay } = planned;
  if (isToday && isDone)
    return (
      <Chip tone="good" icon="check">
        {dashboardCopy.done}
      </Chip>
    );
  if (!session || isRestDay || isAsBefore) return null;
  if (isToday)
    return (
      <LinkButton to={startPath(session.template, day)} size="small" variant="primary">
        {dashboardCopy.startWorkout}
      </LinkButton>
    );
  return (
    <Button
      size="small"
      variant="outline"
      aria-label={dashboardCopy.previewDay(weekdayName(day))}
      onClick={() => onPreview(session)}
    >
      {dashboardCopy.preview}
    </Button>
  );
}

type ExerciseSent = DailyTemplate['exercises'][number];

/** The member's own daily plan among the daily templates; empty where there is none. */
const customExercises = (templates: readonly DailyTemplate[]): readonly RoutineExercise[] =>
  (templates.find(({ id }) => id === 'daily-custom')?.exercises ?? []).map(exerciseOf);

function exerciseOf({ name, type, sets, reps, duration, steps, distance }: ExerciseSent): RoutineExercise {
  switch (type) {
    case 'reps':
      return { name, type, sets, reps: reps ?? 0 };
    case 'duration':
      return { name, type, sets, durationSeconds: duration ?? 0 };
    case 'steps':
      return { name, type, steps: steps ?? 0 };
    case 'distance':
      return { name, type, distanceMiles: distance ?? 0 };
  }
}

const Or = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.s1};
  min-height: 1.5rem;
  color: ${theme.color.ink2};
  font-size: ${theme.text.t14};
`;

const Week = styled.ol`
  display: grid;
  gap: ${theme.space.s1};
  /* The day's ground may be wider than the words above it. */
  margin-inline: -${theme.space.s3};
`;

const Day = styled.li`
  display: grid;
  grid-template-columns: var(--day-name, 3rem) minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space.s3};
  min-height: 3.5rem;
  padding: ${theme.space.s1} ${theme.space.s2} ${theme.space.s1} ${theme.space.s3};
  border-radius: ${theme.radius.m};
  line-height: 1.3;
  & > time {
    font-family: ${theme.font.display};
    font-size: ${theme.text.t18};
    font-weight: ${theme.weight.heading};
    font-stretch: ${theme.width.numeral};
  }
  &[aria-current] {
    min-height: 4.25rem;
    background: ${theme.color.well};
  }
  & b {
    overflow-wrap: anywhere;
  }
  ${theme.media.tight} {
    grid-template-columns: var(--day-name, 3rem) minmax(0, 1fr);
    & > :nth-child(3) {
      grid-column: 2;
      justify-self: start;
    }
  }
`;

const Rest = styled.span`
  color: ${theme.color.ink3};
`;
