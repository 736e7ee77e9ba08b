import type { Context } from 'koa';
import { asProgramId } from '#domain/kernel/ids.ts';
import { programDecider } from '#domain/program/program.ts';
import type { SentExercise, StartCommand } from '#domain/program/program-commands.ts';
import { programStream } from '#domain/program/program-events.ts';
import { entriesOfGoal, latestEntries } from '#projections/body/body-queries.ts';
import { activeProgram, programOfMember } from '#projections/program/program-queries.ts';
import type { ProgramRecord } from '#projections/program/programs.ts';
import { commandIdOf } from '#service/commands/ids.ts';
import type { Handler, House } from '#service/house.ts';
import { currentMember } from '#service/http/current-member.ts';
import { NotFound } from '#service/http/failures.ts';
import { bodyOf, pathPart } from '#service/http/read-request.ts';
import { idempotencyKey } from '#service/http/send-command.ts';
import { type CustomExerciseSent, startDailyBody, startProgramBody } from './program-contract.ts';
import { reachedGoal, shownPhases, shownProgram } from './program-view.ts';

export const readActiveProgram: Handler = (house) => async (ctx) => {
  const program = await activeProgram(house.db, currentMember(ctx).memberId);
  ctx.body = program && (await shownToday(house, ctx, program));
};

export const readPhases: Handler =
  ({ db }) =>
  async (ctx) => {
    const { memberId, today } = currentMember(ctx);
    const program = await programOfMember(db, memberId, pathPart(ctx, 'id'));
    if (!program) throw new NotFound('There is no such program.');
    ctx.body = shownPhases(program, today);
  };

export const startProgram: Handler = (house) => async (ctx) => {
  const {
    type: sentType,
    goalType,
    goalValue,
    goalUnit,
    startDate,
    plannedEndDate,
  } = bodyOf(ctx, startProgramBody);
  const { memberId, member } = currentMember(ctx);
  const weighed = (await latestEntries(house.db, memberId)).findLast(
    ({ measurements }) => measurements.weight,
  );
  await start(house, ctx, {
    type: 'StartProgram',
    ...(await newProgram(house, ctx)),
    sentType,
    goalType,
    goalValue,
    goalUnit,
    startDate,
    plannedEndDate: plannedEndDate ?? null,
    weight: weighed?.measurements.weight ?? member.profile.weight ?? null,
  });
};

export const startDailyMaintenance: Handler = (house) => async (ctx) => {
  const {
    templateType,
    customExercises = [],
    targetDuration = null,
    targetEndDate = null,
  } = bodyOf(ctx, startDailyBody);
  await start(house, ctx, {
    type: 'StartDailyMaintenance',
    ...(await newProgram(house, ctx)),
    dailyTemplate: templateType === 'custom' ? 'daily-custom' : templateType,
    customExercises: customExercises.map(sentExercise),
    targetDuration,
    targetEndDate,
  });
};

export const startAssessment: Handler = (house) => async (ctx) => {
  await start(house, ctx, { type: 'StartAssessment', ...(await newProgram(house, ctx)) });
};

/** The program's id is the command's: a program sent twice is one program. */
async function newProgram({ db }: House, ctx: Context) {
  const current = currentMember(ctx);
  const { memberId, today } = current;
  const programId = asProgramId(commandIdOf(memberId, idempotencyKey(ctx)));
  const active = await activeProgram(db, memberId);
  const reached = active && reachedGoal(active, await entriesOfGoal(db, memberId, active.startDate), current);
  return { memberId, today, programId, reached };
}

async function start(house: House, ctx: Context, command: StartCommand): Promise<void> {
  const { memberId, at } = currentMember(ctx);
  const { state, answer } = await house.send(ctx, programDecider, programStream(memberId), command);
  const program = [state.active, ...state.ended].find((known) => known?.programId === command.programId);
  if (!program) throw new NotFound('There is no such program.');
  const isActive = program === state.active;
  const record = { ...program, memberId, startedAt: at, endedAt: isActive ? null : at, endReason: null };
  ctx.status = 201;
  ctx.body = { ...answer, ...(await shownToday(house, ctx, record)) };
}

async function shownToday({ db }: House, ctx: Context, program: ProgramRecord) {
  const current = currentMember(ctx);
  return shownProgram(program, await entriesOfGoal(db, current.memberId, program.startDate), current);
}

function sentExercise(sent: CustomExerciseSent): SentExercise {
  const { name, exerciseType, type = 'reps', sets, reps, duration, steps, distance } = sent;
  return {
    name,
    type: exerciseType ?? type,
    sets,
    reps,
    steps,
    durationSeconds: duration,
    distanceMiles: distance,
  };
}
