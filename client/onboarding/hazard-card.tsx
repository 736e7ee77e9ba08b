import { dayText } from '#client/lib/format/format-day.ts';
import { Button } from '#client/ui/button.tsx';
import { DangerCard, KeepPlan } from '#client/ui/danger-card.tsx';
import type { SafePlan } from '#domain/program/hazards.ts';
import { onboardingCopy } from './onboarding-copy.ts';
import type { DraftChange } from './onboarding-draft.ts';
import { hazardsIn, isSettled, safePlanIn, withSafePlan } from './onboarding-plan.ts';
import type { StepProps } from './wizard-layout.tsx';

/** What endangers the member, the safe way out, and the way to keep the plan after a talk; nothing where there is no hazard. */
export function HazardCard({ draft, today, change }: Pick<StepProps, 'draft' | 'today' | 'change'>) {
  const hazards = hazardsIn(draft, today);
  const safe = safePlanIn(draft, today);
  if (hazards.length === 0) return null;
  const codes = hazards.map(({ code }) => code);
  return (
    <DangerCard title={onboardingCopy.hazardTitle} reasons={hazards.map(({ text }) => text)}>
      {isSettled(draft, today) ? (
        <p>{onboardingCopy.hazardKept}</p>
      ) : (
        <>
          {safe && (
            <div>
              <Button variant="primary" onClick={() => change(withSafePlan(draft, safe))}>
                {safe.goalValue === null ? onboardingCopy.safeDate : onboardingCopy.healthyTarget}
              </Button>
              <p>{setsText(draft, safe)}</p>
            </div>
          )}
          <KeepPlan key={codes.join()} onKeep={() => change({ acknowledged: codes })} />
        </>
      )}
    </DangerCard>
  );
}

function setsText({ goalUnit }: { goalUnit: NonNullable<DraftChange['goalUnit']> }, safe: SafePlan): string {
  const goal = safe.goalValue !== null && `${safe.goalValue} ${onboardingCopy.goalUnits[goalUnit]}`;
  const parts = [goal, safe.endDate && dayText(safe.endDate)].filter((part) => typeof part === 'string');
  return onboardingCopy.safePlanSets(parts);
}
