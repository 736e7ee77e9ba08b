import {
  type CustomPlan,
  planGroups,
  withExercise,
  withNumber,
  withoutExercise,
} from '#client/exercise/custom-plan.ts';
import { PlanBuilder } from '#client/exercise/plan-builder.tsx';
import { Card } from '#client/ui/card.tsx';
import { customPlanSummary, exerciseInputs, maximumExercises } from '#domain/program/custom-plan-rules.ts';
import { programCopy } from './program-copy.ts';

type CustomPlanCardProps = { plan: CustomPlan; onChange: (plan: CustomPlan) => void };

export function CustomPlanCard({ plan, onChange }: CustomPlanCardProps) {
  return (
    <Card title={programCopy.yourDailyPlan}>
      <PlanBuilder
        groups={planGroups}
        exercises={plan}
        maximum={maximumExercises}
        limits={exerciseInputs}
        summary={customPlanSummary(plan)}
        onAdd={(name) => onChange(withExercise(plan, name))}
        onRemove={(name) => onChange(withoutExercise(plan, name))}
        onSettle={(name, number, typed) => onChange(withNumber(plan, name, number, typed))}
      />
    </Card>
  );
}
