import { lazy, Suspense, useState } from 'react';
import { useChoiceBasis } from '#client/api/use-choice-basis.ts';
import { useDailyTemplates } from '#client/api/use-daily-templates.ts';
import { useMemberToday } from '#client/api/use-member-today.ts';
import { Card } from '#client/design/card.tsx';
import { RetryNote } from '#client/design/retry-note.tsx';
import { Skeleton, SkeletonGroup } from '#client/design/skeleton.tsx';
import { onboardingDefaults } from '#domain/catalogue/options.ts';
import { type PlannedDay, weekPlan } from '#domain/catalogue/week-plan.ts';
import type { CurrentUser } from '#service/member/member-contract.ts';
import { customExercises } from './custom-exercises.ts';
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
    <Card title="7-day plan">
      {plan && <PlanWeek days={plan} onPreview={preview} />}
      {!plan && isFailed && (
        <RetryNote
          onRetry={() => {
            retry();
            if (daily.error) void daily.mutate();
          }}
        >
          Your plan could not be read.
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
