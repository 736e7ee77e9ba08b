import { isTrainedOn, type PlannedSession } from '#domain/catalogue/workouts/week-plan.ts';
import type { TemplateExercise } from '#domain/catalogue/workouts/workout-template.ts';
import { namedTemplates } from '#domain/catalogue/workouts/workout-templates.ts';
import type { RoutineExercise } from '#domain/program/program-events.ts';
import { setsOf } from '#domain/routine/routine-rules.ts';
import { recentWorkouts } from '#projections/workout/workouts.ts';
import type { AppRoute, Handler } from '#service/features/app-context.ts';
import { currentMember } from '#service/http/current-member.ts';
import { plannedWeek } from '#service/jobs/planned-week.ts';
import { type Plan, planAnswer } from './plan-contract.ts';

/** More than a member completes on one date. */
const recent = 50;

const readPlan: Handler =
  ({ db }) =>
  async (ctx) => {
    const { memberId, member, today } = currentMember(ctx);
    const [{ days }, workouts] = await Promise.all([
      plannedWeek(db, memberId, member, today),
      recentWorkouts(db, memberId, recent, null),
    ]);
    const done = workouts.map(({ date, is_completed: isCompleted }) => ({ date, isCompleted }));
    ctx.body = {
      isDoneToday: isTrainedOn(done, today),
      days: days.map(({ day: date, isRestDay, isPaused, session, durationMinutes }) => ({
        ...{ date, isRestDay, isPaused },
        session: session && shownSession(session, durationMinutes),
      })),
    };
  };

type Session = NonNullable<Plan['days'][number]['session']>;
type Exercise = Session['exercises'][number];

function shownSession(session: PlannedSession, durationMinutes: number | null): Session {
  const { kind, template } = session;
  return {
    kind,
    id: template.id,
    name: template.name,
    isOwn: kind === 'workout' && !namedTemplates.has(template.id),
    durationMinutes: durationMinutes ?? template.durationMinutes,
    exercises:
      session.kind === 'daily'
        ? session.template.exercises.map(shownRoutineExercise)
        : session.template.exercises.map(shownExercise),
  };
}

const shownExercise = ({ name, sets, restSeconds, reps, durationSeconds }: TemplateExercise): Exercise => ({
  ...{ name, sets, restSeconds },
  ...(reps === undefined ? { seconds: durationSeconds } : { reps }),
});

function shownRoutineExercise(exercise: RoutineExercise): Exercise {
  const common = { name: exercise.name, sets: setsOf(exercise) };
  switch (exercise.type) {
    case 'reps':
      return { ...common, reps: exercise.reps };
    case 'duration':
      return { ...common, seconds: exercise.durationSeconds };
    case 'steps':
      return { ...common, steps: exercise.steps };
    case 'distance':
      return { ...common, miles: exercise.distanceMiles };
  }
}

export const planRoutes: readonly AppRoute[] = [
  {
    method: 'GET',
    path: '/api/plan',
    summary: 'The sessions of the next seven days, today first, and whether today’s is done.',
    audience: 'members',
    scopes: ['read:stats', 'read:history'],
    isCompressible: true,
    answer: planAnswer,
    handle: readPlan,
  },
];
