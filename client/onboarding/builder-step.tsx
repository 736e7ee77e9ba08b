import { planGroups, withExercise, withNumber, withoutExercise } from '#client/exercise/custom-plan.ts';
import { PlanBuilder } from '#client/exercise/plan-builder.tsx';
import { Card } from '#client/ui/card.tsx';
import { customPlanSummary, exerciseInputs, maximumExercises } from '#domain/program/custom-plan-rules.ts';
import type { RoutineExercise } from '#domain/program/program-events.ts';
import { onboardingCopy } from './onboarding-copy.ts';
import { Beside, ProgramBib } from './program-bib.tsx';
import { Sides, StepFrame, type StepProps } from './wizard-layout.tsx';

export function BuilderStep({ draft, today, change }: StepProps) {
  const { customExercises: plan } = draft;
  const keep = (customExercises: readonly RoutineExercise[]) => change({ customExercises });
  return (
    <StepFrame step="customBuilder" draft={draft} today={today}>
      <Sides $isEven={false}>
        <Card title={onboardingCopy.yourExercises}>
          <PlanBuilder
            groups={planGroups}
            exercises={plan}
            maximum={maximumExercises}
            limits={exerciseInputs}
            summary={customPlanSummary(plan)}
            onAdd={(name) => keep(withExercise(plan, name))}
            onRemove={(name) => keep(withoutExercise(plan, name))}
            onSettle={(name, number, typed) => keep(withNumber(plan, name, number, typed))}
          />
        </Card>
        <Beside>
          <ProgramBib draft={draft} shows="goal" />
        </Beside>
      </Sides>
    </StepFrame>
  );
}
