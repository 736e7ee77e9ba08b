import { lazy, Suspense, useState } from 'react';
import { useDailyTemplates } from '#client/lib/http/read-models.ts';
import { useChoiceBasis } from '#client/lib/http/use-choice-basis.ts';
import { useMemberToday } from '#client/lib/time/member-today.ts';
import { Card } from '#client/ui/card.tsx';
import { RetryNote } from '#client/ui/retry-note.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { onboardingDefaults } from '#domain/catalogue/content/options.ts';
import { type PlannedDay, weekPlan } from '#domain/catalogue/workouts/week-plan.ts';
import type { CurrentUser } from '#service/member/member-contract.ts';
import { customExercises } from './custom-exercises.ts';
import { dashboardCopy } from './dashboard-copy.ts';
import { PlanWeek } from './plan-week.tsx';

const PreviewDialog = lazy(async () => ({ default: (await import('./preview-dialog.tsx')).PreviewDialog }));

/** The next seven days. */
export function PlanCard({ user }: { user: CurrentUser }) {
  const { basis, error, retry } = useChoiceBasis();
  const daily = useDailyTemplates();
  const today = useMemberToday();
  const [previewed, preview] = useState<PlannedDay['session']>(null);
  const plan =
    basis &&
    daily.data &&
    weekPlan({
      ...basis,
      today,
      daysPerWeek: user.daysPerWeek ?? onboardingDefaults.daysPerWeek,
      customExercises: customExercises(daily.data),
    });
  const isFailed = error ?? (daily.data ? undefined : daily.error);
  return (
    <Card title={dashboardCopy.weekPlan}>
      {plan && <PlanWeek days={plan} onPreview={preview} />}
      {!plan && isFailed && (
        <RetryNote
          onRetry={() => {
            retry();
            if (daily.error) void daily.mutate();
          }}
        >
          {dashboardCopy.planUnread}
        </RetryNote>
      )}
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
