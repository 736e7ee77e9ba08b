import type { QuestStep } from '#domain/catalogue/quests/quest-steps.ts';
import type { TemplateExercise, WorkoutTemplate } from '#domain/catalogue/workouts/workout-template.ts';
import type { MemberDay } from '#domain/kernel/day.ts';

/** The accepted quest of a date, as its session shows it. */
export type QuestToDo = {
  readonly date: MemberDay;
  readonly id: string;
  /** As the wheel named it for this member. */
  readonly name: string;
  readonly description: string;
  readonly minutes: number;
  /** The equipment in words; null for a quest without equipment. */
  readonly equipment: string | null;
};

/** A quest as the session machine takes it: each step is an exercise of the same place. */
export const questTemplate = (
  { date, id, name, description, minutes }: QuestToDo,
  steps: readonly QuestStep[],
): WorkoutTemplate => ({
  id: `quest ${date} ${id}`,
  name,
  description,
  category: 'mobility',
  durationMinutes: minutes,
  difficulty: 'beginner',
  equipment: [],
  exercises: steps.map(asExercise),
});

function asExercise(step: QuestStep): TemplateExercise {
  const { name, sets, restSeconds, restAfterSeconds } = step;
  const shared = { name, sets, restSeconds, ...(restAfterSeconds > 0 && { restAfterSeconds }) };
  return step.kind === 'timed'
    ? { ...shared, durationSeconds: step.seconds, endsByItself: true }
    : { ...shared, reps: step.kind === 'counted' ? step.count : 1 };
}
