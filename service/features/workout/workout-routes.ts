import type * as z from 'zod/mini';
import { asWorkoutTemplate, customDailyTemplate } from '#domain/catalogue/workouts/daily-templates.ts';
import type { WorkoutTemplate as CatalogueTemplate } from '#domain/catalogue/workouts/workout-template.ts';
import { builtinTemplates as builtinCatalogue } from '#domain/catalogue/workouts/workout-templates.ts';
import { importedTemplate } from '#domain/history-import/import-events.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import type { UnitPreference } from '#domain/member/member-events.ts';
import { asOwnWorkoutTemplate, type OwnTemplates } from '#domain/workout/own-templates.ts';
import { exerciseLogs } from '#domain/workout/set-log.ts';
import { type ImportedFacts, type WorkoutCommand, workoutDecider } from '#domain/workout/workout.ts';
import {
  type OwnExercise,
  type WorkoutEvent,
  type WorkoutLogged,
  workoutStream,
} from '#domain/workout/workout-events.ts';
import type { RowDatabase } from '#projections/engine/row-cipher.ts';
import { activeProgram } from '#projections/program/programs.ts';
import { ownTemplateNames, ownTemplates } from '#projections/workout/own-templates.ts';
import {
  importedWorkout,
  recentWorkouts,
  type WorkoutState,
  type WorkoutWithSets,
  workoutsWithSets,
} from '#projections/workout/workouts.ts';
import type { AppRoute, Handler } from '#service/features/app-context.ts';
import { currentMember } from '#service/http/current-member.ts';
import { bodyOf, pathPart, queryOf } from '#service/http/read-request.ts';
import { commandIdOfMember } from '#service/http/send-command.ts';
import { shownWorkout, workoutLogged } from './shown-workout-contract.ts';
import { correctWorkoutOf, logWorkoutOf } from './workout-command-contract.ts';
import {
  archiveTemplateAnswer,
  correctWorkoutAnswer,
  correctWorkoutBody,
  logWorkoutAnswer,
  logWorkoutBody,
  retractWorkoutAnswer,
  type SetLog,
  saveTemplateAnswer,
  saveTemplateBody,
  setLogAnswer,
  templatesAnswer,
  type WorkoutTemplate,
  workoutsAnswer,
  workoutsQuery,
} from './workout-contract.ts';

const builtin = builtinCatalogue.map(shownTemplate);
const usualLimit = 50;

const builtinTemplates: Handler = () => async (ctx) => {
  ctx.body = builtin;
};

/** The member's custom daily plan as a guided workout. */
const customTemplates: Handler =
  ({ db }) =>
  async (ctx) => {
    const program = await activeProgram(db, currentMember(ctx).memberId);
    const isCustom = program?.dailyTemplate === 'daily-custom';
    ctx.body = isCustom
      ? [shownTemplate(asWorkoutTemplate(customDailyTemplate(program.customExercises)))]
      : [];
  };

const userTemplates: Handler =
  ({ db }) =>
  async (ctx) => {
    const own = await ownTemplates(db, currentMember(ctx).memberId);
    ctx.body = own.map((template) => shownTemplate(asOwnWorkoutTemplate(template)));
  };

async function listedIds(db: RowDatabase, memberId: MemberId): Promise<readonly string[]> {
  const own = await ownTemplates(db, memberId);
  return own.map(({ templateId }) => templateId);
}

/** A new template, or another version of the one in the path. */
const saveTemplate =
  (isChange: boolean): Handler =>
  ({ send, db }) =>
  async (ctx) => {
    const { name, exercises } = bodyOf(ctx, saveTemplateBody);
    const { memberId } = currentMember(ctx);
    const templateId = isChange ? pathPart(ctx, 'id') : commandIdOfMember(ctx);
    const command = {
      type: 'SaveWorkoutTemplate',
      memberId,
      templateId,
      isChange,
      name,
      exercises: exercises.map(sentExercise),
      listed: await listedIds(db, memberId),
    } as const;
    const { state, answer } = await send(ctx, workoutDecider, workoutStream(memberId), command);
    const saved = state.templates[templateId];
    ctx.status = isChange ? 200 : 201;
    ctx.body = { ...answer, template: saved ? shownTemplate(asOwnWorkoutTemplate(saved)) : null };
  };

const archiveTemplate: Handler =
  ({ send }) =>
  async (ctx) => {
    const { memberId } = currentMember(ctx);
    const command = { type: 'ArchiveWorkoutTemplate', memberId, templateId: pathPart(ctx, 'id') } as const;
    const { answer } = await send(ctx, workoutDecider, workoutStream(memberId), command);
    ctx.body = { ...answer, archived: true };
  };

const listWorkouts: Handler =
  ({ db }) =>
  async (ctx) => {
    const { limit = usualLimit, before = null } = queryOf(ctx, workoutsQuery);
    const { memberId } = currentMember(ctx);
    const workouts = await recentWorkouts(db, memberId, limit, before);
    const names = await ownTemplateNames(db, memberId, workouts);
    ctx.body = workouts.map((each) => shownWorkout(each, names));
  };

const readSetLog: Handler =
  ({ db }) =>
  async (ctx) => {
    const { memberId, member } = currentMember(ctx);
    const workouts = await workoutsWithSets(db, memberId);
    ctx.body = shownSetLog(workouts, member.profile.unitPreference ?? 'imperial');
  };

const logWorkout: Handler =
  ({ send }) =>
  async (ctx) => {
    const { memberId, member, today } = currentMember(ctx);
    const workoutId = commandIdOfMember(ctx);
    const command = logWorkoutOf(bodyOf(ctx, logWorkoutBody), {
      memberId,
      workoutId,
      zones: member.zones,
      today,
    });
    const { state, answer } = await send(ctx, workoutDecider, workoutStream(memberId), command);
    // A repeated command may name a workout that was retracted meanwhile.
    const logged = state.retracted.includes(workoutId) ? undefined : answer.events.find(isLogged);
    ctx.status = 201;
    ctx.body = {
      ...answer,
      workout: logged ? workoutLogged(logged, namesIn(state.templates)) : null,
      pointsEarned: logged?.points ?? 0,
    };
  };

const correctWorkout: Handler =
  ({ send, db }) =>
  async (ctx) => {
    const { memberId, member, today } = currentMember(ctx);
    const workoutId = pathPart(ctx, 'id');
    const body = bodyOf(ctx, correctWorkoutBody);
    const imported = await importedWorkout(db, memberId, workoutId);
    const command = {
      ...correctWorkoutOf(body, { memberId, workoutId, zones: member.zones, today }),
      ...(imported && { imported: factsOf(imported) }),
    };
    const { answer } = await send(ctx, workoutDecider, workoutStream(memberId), command);
    ctx.body = { ...answer, corrected: true };
  };

const factsOf = (state: WorkoutState): ImportedFacts => {
  const { date, startedAt = null, durationMinutes, perceivedExertion, moodAfter, sets } = state;
  return { date, startedAt, durationMinutes, perceivedExertion, moodAfter, ...(sets && { sets }) };
};

const retractWorkout: Handler =
  ({ send, db }) =>
  async (ctx) => {
    const { memberId } = currentMember(ctx);
    const workoutId = pathPart(ctx, 'id');
    const { importId } = (await importedWorkout(db, memberId, workoutId)) ?? {};
    const command: WorkoutCommand = {
      ...{ type: 'RetractWorkout', memberId, workoutId },
      ...(importId !== undefined && { importId }),
    };
    const { answer } = await send(ctx, workoutDecider, workoutStream(memberId), command);
    ctx.body = { ...answer, retracted: true };
  };

type SentExercise = z.infer<typeof saveTemplateBody>['exercises'][number];

const sentExercise = ({ duration, reps, ...exercise }: SentExercise): OwnExercise => ({
  ...exercise,
  reps: reps ?? null,
  durationSeconds: duration ?? null,
});

const isLogged = (event: WorkoutEvent): event is WorkoutLogged => event.type === 'WorkoutLogged';

/** The names of the member's templates, by id. */
const namesIn = (templates: OwnTemplates): ReadonlyMap<string, string> =>
  new Map(Object.values(templates).flatMap((saved) => (saved ? [[saved.templateId, saved.name]] : [])));

export const workoutRoutes: readonly AppRoute[] = [
  {
    method: 'GET',
    path: '/api/workout-templates/builtin',
    summary: 'The workouts of the product.',
    audience: 'members',
    scopes: ['read:stats'],
    isCompressible: true,
    answer: templatesAnswer,
    handle: builtinTemplates,
  },
  {
    method: 'GET',
    path: '/api/workout-templates/custom',
    summary: 'The member’s own daily plan as a workout, where there is one.',
    audience: 'members',
    scopes: ['read:history'],
    answer: templatesAnswer,
    handle: customTemplates,
  },
  {
    method: 'GET',
    path: '/api/workout-templates/user',
    summary: 'The workouts that the member has saved, without those that were archived.',
    audience: 'members',
    scopes: ['read:history'],
    isCompressible: true,
    answer: templatesAnswer,
    handle: userTemplates,
  },
  {
    method: 'POST',
    path: '/api/workout-templates/user',
    summary: 'Saves a workout of the member’s own as a template; 50 at most.',
    audience: 'members',
    body: saveTemplateBody,
    status: 201,
    answer: saveTemplateAnswer,
    refusals: [
      [400, 'invalid-template'],
      [409, 'too-many-templates'],
    ],
    handle: saveTemplate(false),
  },
  {
    method: 'PUT',
    path: '/api/workout-templates/user/:id',
    summary: 'Changes a saved workout. Workouts that were logged with it stay as they are.',
    audience: 'members',
    body: saveTemplateBody,
    answer: saveTemplateAnswer,
    refusals: [
      [400, 'invalid-template'],
      [404, 'unknown-template'],
    ],
    handle: saveTemplate(true),
  },
  {
    method: 'DELETE',
    path: '/api/workout-templates/user/:id',
    summary: 'Archives a saved workout: it is offered no longer, and its workouts stay.',
    audience: 'members',
    answer: archiveTemplateAnswer,
    refusals: [[404, 'unknown-template']],
    handle: archiveTemplate,
  },
  {
    method: 'GET',
    path: '/api/workouts',
    summary:
      'The workouts of the member, newest first; 50 unless asked otherwise. A page may end inside a date: leave that date out before you ask for what is before it.',
    audience: 'members',
    scopes: ['read:history'],
    query: workoutsQuery,
    isCompressible: true,
    answer: workoutsAnswer,
    handle: listWorkouts,
  },
  {
    method: 'GET',
    path: '/api/set-log',
    summary: 'What the member did of each exercise: the last sessions, records and volume per week.',
    audience: 'members',
    scopes: ['read:history'],
    isCompressible: true,
    answer: setLogAnswer,
    handle: readSetLog,
  },
  {
    method: 'POST',
    path: '/api/workouts',
    summary: 'Logs a workout. Points are awarded by the rules, whatever is claimed.',
    audience: 'members',
    scopes: ['write:workouts'],
    body: logWorkoutBody,
    example: {
      ...{ templateId: 'cardio-kickstart', date: '2026-03-10', durationMinutes: 20 },
      ...{ perceivedExertion: 6, moodAfter: 4, isCompleted: true },
    },
    status: 201,
    answer: logWorkoutAnswer,
    refusals: [
      [400, 'future-date'],
      [400, 'invalid-sets'],
      [400, 'unknown-template'],
      [400, 'too-early'],
      [400, 'invalid-distance'],
      [409, 'longer-than-day'],
    ],
    handle: logWorkout,
  },
  {
    method: 'PUT',
    path: '/api/workouts/:id',
    summary: 'Corrects date, minutes, effort and mood of a workout; it never earns twice.',
    audience: 'members',
    scopes: ['write:workouts'],
    body: correctWorkoutBody,
    example: { date: '2026-03-10', durationMinutes: 25, perceivedExertion: 7, moodAfter: 4 },
    answer: correctWorkoutAnswer,
    refusals: [
      [400, 'future-date'],
      [400, 'too-early'],
      [400, 'invalid-sets'],
      [404, 'unknown-workout'],
      [409, 'longer-than-day'],
      [409, 'too-short'],
    ],
    handle: correctWorkout,
  },
  {
    method: 'DELETE',
    path: '/api/workouts/:id',
    summary: 'Takes a logged workout back, and its points.',
    audience: 'members',
    scopes: ['write:workouts'],
    answer: retractWorkoutAnswer,
    refusals: [[404, 'unknown-workout']],
    handle: retractWorkout,
  },
];

function shownTemplate({ exercises, equipment, ...template }: CatalogueTemplate): WorkoutTemplate {
  return {
    ...template,
    equipment: [...equipment],
    exercises: exercises.map(({ name, sets, restSeconds, reps, durationSeconds: duration }) => ({
      name,
      sets,
      restSeconds,
      ...(reps === undefined ? { duration } : { reps }),
    })),
  };
}

/** @param workouts the latest first */
function shownSetLog(workouts: readonly WorkoutWithSets[], preference: UnitPreference): SetLog {
  const unit = preference === 'metric' ? 'kg' : 'lbs';
  const lastWorkouts = new Map<string, SetLog['lastWorkouts'][number]>();
  for (const { template_id: templateId, date, sets } of workouts)
    if (templateId !== importedTemplate && !lastWorkouts.has(templateId))
      lastWorkouts.set(templateId, { templateId, date, sets: sets.length });
  return {
    unit,
    exercises: exerciseLogs(workouts, unit) as SetLog['exercises'],
    lastWorkouts: [...lastWorkouts.values()],
  };
}
