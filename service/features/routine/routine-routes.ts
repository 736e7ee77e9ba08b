import {
  type DailyTemplate as CatalogueTemplate,
  customDailyTemplate,
  dailyTemplateOf,
  dailyTemplates,
  dailyTemplateWith,
} from '#domain/catalogue/workouts/daily-templates.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { DailyTemplateId, RoutineExercise } from '#domain/program/program-events.ts';
import { type Routine, routineDecider } from '#domain/routine/routine.ts';
import { routineStream } from '#domain/routine/routine-events.ts';
import { setsOf, totalSets } from '#domain/routine/routine-rules.ts';
import { activeProgram, customDailyProgramOn } from '#projections/program/programs.ts';
import { routinesOfDay } from '#projections/routine/routines.ts';
import type { AppRoute, Handler } from '#service/features/app-context.ts';
import { currentMember } from '#service/http/current-member.ts';
import { bodyOf, queryOf } from '#service/http/read-request.ts';
import {
  type DailyTemplate,
  dailyTemplatesAnswer,
  progressAnswer,
  progressQuery,
  type RoutineProgress,
  tickAnswer,
  tickBody,
} from './routine-contract.ts';

const listTemplates: Handler =
  ({ db }) =>
  async (ctx) => {
    const program = await activeProgram(db, currentMember(ctx).memberId);
    const custom =
      program?.dailyTemplate === 'daily-custom' ? [customDailyTemplate(program.customExercises)] : [];
    ctx.body = [...dailyTemplates, ...custom].map(shownDailyTemplate);
  };

const readProgress: Handler =
  ({ db }) =>
  async (ctx) => {
    const { memberId, today } = currentMember(ctx);
    const { date = today } = queryOf(ctx, progressQuery);
    const routines = await routinesOfDay(db, memberId, date);
    ctx.body = routines.map((routine) => shownProgress(routine, date, routine.template));
  };

const tickSet: Handler =
  ({ db, send }) =>
  async (ctx) => {
    const { memberId, today } = currentMember(ctx);
    const { templateType: template, completed, date = today, ...place } = bodyOf(ctx, tickBody);
    const program = await (date === today
      ? activeProgram(db, memberId)
      : customDailyProgramOn(db, memberId, date));
    const plan = dailyTemplateOf(template, program?.customExercises ?? []);
    const type = completed ? 'TickSet' : 'UntickSet';
    const command = { type, memberId, date, template, ...place, plan, today } as const;
    const { state, answer } = await send(
      ctx,
      routineDecider,
      routineStream(memberId, date, template),
      command,
    );
    ctx.body = { ...answer, progress: shownProgress(state, date, template), pointsEarned: state.points };
  };

const shownDailyTemplate = ({ exercises, ...template }: CatalogueTemplate): DailyTemplate => ({
  ...template,
  exercises: exercises.map(shownExercise),
});

function shownExercise(exercise: RoutineExercise): DailyTemplate['exercises'][number] {
  const { name, type } = exercise;
  const common = { name, type, sets: setsOf(exercise) };
  switch (exercise.type) {
    case 'reps':
      return { ...common, reps: exercise.reps };
    case 'duration':
      return { ...common, duration: exercise.durationSeconds };
    case 'steps':
      return { ...common, steps: exercise.steps };
    case 'distance':
      return { ...common, distance: exercise.distanceMiles };
  }
}

function shownProgress(routine: Routine, date: MemberDay, templateType: DailyTemplateId): RoutineProgress {
  return {
    date,
    templateType,
    ticks: routine.ticked.map((place) => {
      const [exerciseIndex = 0, setIndex = 0] = place.split('.').map(Number);
      return { exerciseIndex, setIndex };
    }),
    totalSets: totalSets(routine.exercises),
    completedSets: routine.ticked.length,
    isCompleted: routine.status === 'completed',
    opened:
      routine.status === 'none'
        ? null
        : shownDailyTemplate(dailyTemplateWith(templateType, routine.exercises)),
  };
}

export const routineRoutes: readonly AppRoute[] = [
  {
    method: 'GET',
    path: '/api/daily-maintenance-templates',
    summary: 'Daily 50, Daily 100 and, where the member has one, the custom plan.',
    audience: 'members',
    scopes: ['read:stats'],
    isCompressible: true,
    answer: dailyTemplatesAnswer,
    handle: listTemplates,
  },
  {
    method: 'GET',
    path: '/api/daily-workout-progress',
    summary: 'The ticked sets of a date, for each routine that was opened on it; of today without one.',
    audience: 'members',
    scopes: ['read:stats'],
    query: progressQuery,
    answer: progressAnswer,
    handle: readProgress,
  },
  {
    method: 'POST',
    path: '/api/daily-workout-progress',
    summary: 'Ticks a set or takes the tick back.',
    audience: 'members',
    scopes: ['write:workouts'],
    body: tickBody,
    example: { date: '2026-03-10', templateType: 'daily-50', exerciseIndex: 0, setIndex: 0, completed: true },
    answer: tickAnswer,
    refusals: [
      [400, 'unknown-set'],
      [400, 'future-date'],
      [409, 'routine-expired'],
    ],
    handle: tickSet,
  },
];
