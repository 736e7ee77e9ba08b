import { lazy, Suspense, useState } from 'react';
import { css, styled } from 'styled-components';
import { useDailyTemplates, useWorkouts } from '#client/lib/http/read-models.ts';
import { useChoiceBasis } from '#client/lib/http/use-choice-basis.ts';
import { useMemberToday } from '#client/lib/time/member-today.ts';
import { Card } from '#client/ui/card.tsx';
import { TextLink } from '#client/ui/link.tsx';
import { RetryNote } from '#client/ui/retry-note.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { onboardingDefaults } from '#domain/catalogue/content/options.ts';
import { type PlannedDay, weekPlan } from '#domain/catalogue/workouts/week-plan.ts';
import type { CurrentUser } from '#service/member/member-contract.ts';
import { customExercises } from './custom-exercises.ts';
import { dashboardCopy } from './dashboard-copy.ts';
import { PlanWeek } from './plan-week.tsx';
import { startPath } from './template-view-model.ts';

const PreviewDialog = lazy(async () => ({ default: (await import('./preview-dialog.tsx')).PreviewDialog }));

/** The next seven days. */
export function PlanCard({ user }: { user: CurrentUser }) {
  const { plan, isFailed, retry } = useWeekPlan(user);
  const [previewed, preview] = useState<PlannedDay['session']>(null);
  return (
    <Card title={dashboardCopy.weekPlan}>
      {plan && <PlanWeek days={plan} onPreview={preview} />}
      {!plan && isFailed && <RetryNote onRetry={retry}>{dashboardCopy.planUnread}</RetryNote>}
      {!plan && !isFailed && (
        <SkeletonGroup>
          <Skeleton $height="3.75rem" />
          <Skeleton $height="3.75rem" />
          <Skeleton $height="3.75rem" />
        </SkeletonGroup>
      )}
      {previewed && (
        <Suspense>
          <PreviewDialog session={previewed} onClose={() => preview(null)} />
        </Suspense>
      )}
    </Card>
  );
}

/** The way to today's session, until a workout was done today. Its line is there from the start, so that nothing moves when it comes. */
export function SessionLink({ user }: { user: CurrentUser }) {
  const today = useMemberToday();
  const { data: workouts } = useWorkouts();
  const planned = useWeekPlan(user).plan?.[0];
  const isDone = workouts?.some(({ date }) => date === today) ?? true;
  if (planned?.isRestDay) return <Or>{dashboardCopy.restToday}</Or>;
  if (isDone || !planned?.session) return <Or />;
  const { template } = planned.session;
  const minutes = dashboardCopy.minutes(planned.durationMinutes ?? template.durationMinutes);
  return (
    <Or>
      {dashboardCopy.or}
      <TextLink to={startPath(template, today)}>{dashboardCopy.sessionLine(template.name, minutes)}</TextLink>
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

const Or = styled.p(
  ({ theme }) => css`
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: ${theme.space.s1};
    min-height: 1.5rem;
    color: ${theme.color.ink2};
    font-size: ${theme.text.t14};
  `,
);
