import type { Context } from 'koa';
import { latestMetrics, startWeightOf } from '#domain/body/body-history-rules.ts';
import { bodyCompositionOf } from '#domain/body/body-rules.ts';
import { massIn } from '#domain/body/quantity.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import { asProgramId } from '#domain/kernel/ids.ts';
import type { MemberState } from '#domain/member/member.ts';
import { effectiveAge } from '#domain/member/member-rules.ts';
import { goalMeasures } from '#domain/program/goal-measures.ts';
import { goalReachedOn, type ProgressFacts, targetWeightOf } from '#domain/program/goal-progress.ts';
import { currentPhaseOf, phasesOf } from '#domain/program/phase-rules.ts';
import { programDecider } from '#domain/program/program.ts';
import type { ReachedGoal, SentExercise, StartCommand } from '#domain/program/program-commands.ts';
import { type HazardCode, programStream } from '#domain/program/program-events.ts';
import { type BodyEntry, entriesOfGoal, latestEntries } from '#projections/body/body-metrics.ts';
import {
  activeProgram,
  countHazardousPrograms,
  type ProgramRecord,
  programOfMember,
} from '#projections/program/programs.ts';
import type { AppContext, AppRoute, Handler } from '#service/features/app-context.ts';
import { currentMember } from '#service/http/current-member.ts';
import { NotFound } from '#service/http/errors/http-failures.ts';
import { bodyOf, pathPart } from '#service/http/read-request.ts';
import { commandIdOfMember } from '#service/http/send-command.ts';
import { doseBasisOf } from '#service/jobs/planned-week.ts';
import {
  activeProgramAnswer,
  type CustomExerciseSent,
  changeGoalBody,
  chooseDoseAnswer,
  chooseDoseBody,
  hazardousAnswer,
  type Phase,
  type Program,
  phasesAnswer,
  startAssessmentBody,
  startDailyBody,
  startProgramAnswer,
  startProgramBody,
} from './program-contract.ts';

const readActiveProgram: Handler = (app) => async (ctx) => {
  const program = await activeProgram(app.db, currentMember(ctx).memberId);
  ctx.body = program && (await shownToday(app, ctx, program));
};

const readPhases: Handler =
  ({ db }) =>
  async (ctx) => {
    const { memberId, today } = currentMember(ctx);
    const program = await programOfMember(db, memberId, pathPart(ctx, 'id'));
    if (!program) throw new NotFound('There is no such program.');
    ctx.body = shownPhases(program, today);
  };

const startProgram: Handler = (app) => async (ctx) => {
  const {
    type: sentType,
    goalType,
    goalValue,
    goalUnit,
    startDate,
    plannedEndDate,
    acknowledged,
  } = bodyOf(ctx, startProgramBody);
  const { memberId, member } = currentMember(ctx);
  const { weight, height } = latestMetrics(await latestEntries(app.db, memberId)).values;
  const { profile } = member;
  await start(app, ctx, {
    type: 'StartProgram',
    ...(await newProgram(app, ctx, acknowledged)),
    sentType,
    goalType,
    goalValue,
    goalUnit,
    startDate,
    plannedEndDate: plannedEndDate ?? null,
    weight: weight ?? profile.weight ?? null,
    height: profile.height ?? height ?? null,
  });
};

const startDailyMaintenance: Handler = (app) => async (ctx) => {
  const {
    templateType,
    customExercises = [],
    targetDuration = null,
    targetEndDate = null,
    acknowledged,
  } = bodyOf(ctx, startDailyBody);
  await start(app, ctx, {
    type: 'StartDailyMaintenance',
    ...(await newProgram(app, ctx, acknowledged)),
    dailyTemplate: templateType === 'custom' ? 'daily-custom' : templateType,
    customExercises: customExercises.map(sentExercise),
    targetDuration,
    targetEndDate,
  });
};

const startAssessment: Handler = (app) => async (ctx) => {
  const { acknowledged } = bodyOf(ctx, startAssessmentBody);
  await start(app, ctx, { type: 'StartAssessment', ...(await newProgram(app, ctx, acknowledged)) });
};

const chooseDose: Handler =
  ({ send }) =>
  async (ctx) => {
    const { memberId, today } = currentMember(ctx);
    const programId = asProgramId(pathPart(ctx, 'id'));
    const { week, choice } = bodyOf(ctx, chooseDoseBody);
    const command = { type: 'ChooseDose', memberId, programId, week, choice, today } as const;
    const { answer, state } = await send(ctx, programDecider, programStream(memberId), command);
    ctx.status = 201;
    ctx.body = { ...answer, keptWeeks: [...(state.active?.keptWeeks ?? [])] };
  };

const changeGoal: Handler = (app) => async (ctx) => {
  const { memberId, today, at } = currentMember(ctx);
  const programId = asProgramId(pathPart(ctx, 'id'));
  const { goalValue = null, plannedEndDate = null } = bodyOf(ctx, changeGoalBody);
  const command = { type: 'ChangeGoal', memberId, programId, goalValue, plannedEndDate, today } as const;
  const { answer, state } = await app.send(ctx, programDecider, programStream(memberId), command);
  if (!state.active) throw new NotFound('There is no such program.');
  const ofRun = { startedAt: at, endedAt: null, endReason: null, revision: answer.revision ?? 0 };
  ctx.body = { ...answer, ...(await shownToday(app, ctx, { ...state.active, memberId, ...ofRun })) };
};

/** The number of members with a hazardous program, without their identities. */
const readHazardous: Handler =
  ({ db }) =>
  async (ctx) => {
    ctx.body = { running: await countHazardousPrograms(db) };
  };

/** The program's id is the command's id, so a program that is sent twice is started once. */
async function newProgram({ db }: AppContext, ctx: Context, acknowledged: readonly HazardCode[] = []) {
  const current = currentMember(ctx);
  const { memberId, today, member } = current;
  const { age } = member.profile;
  const programId = asProgramId(commandIdOfMember(ctx));
  const active = await activeProgram(db, memberId);
  const reached = active && reachedGoal(active, await entriesOfGoal(db, memberId, active.startDate), current);
  const ageYears = age ? effectiveAge(age, today) : null;
  return { memberId, today, programId, reached, ageYears, acknowledged };
}

async function start(app: AppContext, ctx: Context, command: StartCommand): Promise<void> {
  const { memberId, at } = currentMember(ctx);
  const { state, answer } = await app.send(ctx, programDecider, programStream(memberId), command);
  const program = [state.active, ...state.ended].find((known) => known?.programId === command.programId);
  if (!program) throw new NotFound('There is no such program.');
  const isActive = program === state.active;
  const record = {
    ...program,
    memberId,
    startedAt: at,
    endedAt: isActive ? null : at,
    endReason: null,
    // A stream with a program has a revision.
    revision: answer.revision ?? 0,
  };
  ctx.status = 201;
  ctx.body = { ...answer, ...(await shownToday(app, ctx, record)) };
}

async function shownToday({ db }: AppContext, ctx: Context, program: ProgramRecord) {
  const current = currentMember(ctx);
  const [entries, basis] = await Promise.all([
    entriesOfGoal(db, current.memberId, program.startDate),
    doseBasisOf(db, program, current.today),
  ]);
  return {
    ...shownProgram(program, entries, current),
    ...(basis && { trainedWeeks: [...basis.weeks], keptWeeks: [...basis.keptWeeks] }),
  };
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

type Viewer = { readonly member: MemberState; readonly today: MemberDay };

/** A program with its values of today. @param entries those that its goal is measured by. */
function shownProgram(program: ProgramRecord, entries: readonly BodyEntry[], viewer: Viewer): Program {
  const facts = progressFacts(program, entries, viewer);
  const { startWeight } = facts;
  const startWeightUnit = viewer.member.profile.unitPreference === 'metric' ? 'kg' : 'lbs';
  const target = program.targetWeight ?? (startWeight && targetWeightOf(program, startWeight));
  return {
    id: program.programId,
    type: program.programType,
    goalType: program.goalType,
    goalValue: program.goalValue,
    goalUnit: program.goalUnit,
    startDate: program.startDate,
    plannedEndDate: program.plannedEndDate,
    currentPhase: currentPhaseOf(phasesOf(program), viewer.today),
    isActive: program.endedAt === null,
    startWeight: startWeight && Math.round(massIn(startWeightUnit, startWeight) * 1000) / 1000,
    startWeightUnit: startWeight && startWeightUnit,
    isStartAgreed: program.startWeight !== undefined,
    targetWeight: target?.value ?? null,
    dailyTemplate: program.dailyTemplate,
    ...goalMeasures(facts),
    revision: program.revision,
  };
}

/** When the goal of a program was reached; null when it is not. */
function reachedGoal(
  program: ProgramRecord,
  entries: readonly BodyEntry[],
  viewer: Viewer,
): ReachedGoal | null {
  const { weight, bodyFatPercent = weight } = latestMetrics(entries).asOf;
  const measuredOn = (program.goalUnit === '%' ? bodyFatPercent : weight) ?? null;
  const on = goalReachedOn({ ...progressFacts(program, entries, viewer), measuredOn });
  return on && { programId: program.programId, on };
}

function shownPhases(program: ProgramRecord, today: MemberDay): readonly Phase[] {
  const phases = phasesOf(program);
  const current = currentPhaseOf(phases, today);
  return phases.map(
    ({ phaseNumber, name, description, focus, startDate, shownEndDate, isAfterPlannedEnd }) => ({
      id: `${program.programId}-${phaseNumber}`,
      phaseNumber,
      name,
      startDate,
      endDate: shownEndDate,
      description,
      focus: [...focus],
      isCurrent: phaseNumber === current,
      isAfterPlannedEnd,
    }),
  );
}

function progressFacts(program: ProgramRecord, entries: readonly BodyEntry[], viewer: Viewer): ProgressFacts {
  const weights = entries.flatMap(({ date, measurements: { weight } }) => (weight ? [{ date, weight }] : []));
  const profileWeight = viewer.member.profile.weight ?? null;
  const atStart = entries.filter(({ date }) => date <= program.startDate);
  return {
    program,
    today: viewer.today,
    startWeight: program.startWeight ?? startWeightOf(weights, program.startDate) ?? profileWeight,
    currentWeight: latestMetrics(entries).values.weight ?? profileWeight,
    bodyFatAtStart: bodyFatIn(atStart, viewer),
    bodyFatNow: bodyFatIn(entries, viewer),
  };
}

/** Percent, measured or estimated; null with too little data. */
function bodyFatIn(entries: readonly BodyEntry[], { member: { profile }, today }: Viewer): number | null {
  const { values } = latestMetrics(entries);
  const { bodyFat } = bodyCompositionOf({
    weight: values.weight ?? profile.weight ?? null,
    height: values.height ?? profile.height ?? null,
    ageYears: profile.age ? effectiveAge(profile.age, today) : null,
    gender: profile.gender ?? null,
    bodyFatPercent: values.bodyFatPercent ?? null,
    leanBodyMass: values.leanBodyMass ?? null,
  });
  return bodyFat?.percent ?? null;
}

const dates = [
  [400, 'invalid-date'],
  [400, 'end-before-start'],
] as const;

export const programRoutes: readonly AppRoute[] = [
  {
    method: 'GET',
    path: '/api/programs/active',
    summary: 'The program that runs, with its progress today; null while there is none.',
    audience: 'members',
    scopes: ['read:stats', 'read:body'],
    isCompressible: true,
    answer: activeProgramAnswer,
    handle: readActiveProgram,
  },
  {
    method: 'GET',
    path: '/api/programs/:id/phases',
    summary: 'The phases of a program of the member, with their dates.',
    audience: 'members',
    scopes: ['read:stats'],
    answer: phasesAnswer,
    handle: readPhases,
  },
  {
    method: 'GET',
    path: '/api/admin/hazardous-programs',
    summary: 'How many running programs their members keep in spite of a hazard; not whose they are.',
    audience: 'admins',
    answer: hazardousAnswer,
    handle: readHazardous,
  },
  {
    method: 'POST',
    path: '/api/programs',
    summary: 'Starts a program and ends the one that ran.',
    audience: 'members',
    body: startProgramBody,
    status: 201,
    answer: startProgramAnswer,
    refusals: [
      [400, 'invalid-goal'],
      [400, 'no-exercises'],
      [409, 'hazards-not-acknowledged'],
      [409, 'target-refused'],
      ...dates,
    ],
    handle: startProgram,
  },
  {
    method: 'POST',
    path: '/api/programs/daily-maintenance',
    summary: 'Starts daily maintenance by a template or with exercises of the member.',
    audience: 'members',
    body: startDailyBody,
    status: 201,
    answer: startProgramAnswer,
    refusals: [
      [400, 'no-exercises'],
      [400, 'too-many-exercises'],
      [400, 'duplicate-exercise'],
      [400, 'unnamed-exercise'],
      [400, 'invalid-exercise'],
      [409, 'hazards-not-acknowledged'],
      ...dates,
    ],
    handle: startDailyMaintenance,
  },
  {
    method: 'POST',
    path: '/api/programs/assessment',
    summary: 'Starts the assessment of seven days.',
    audience: 'members',
    body: startAssessmentBody,
    status: 201,
    answer: startProgramAnswer,
    refusals: [[409, 'hazards-not-acknowledged']],
    handle: startAssessment,
  },
  {
    method: 'POST',
    path: '/api/programs/:id/goal',
    summary: 'Makes the goal of the running program smaller, or its date later.',
    audience: 'members',
    body: changeGoalBody,
    answer: startProgramAnswer,
    refusals: [
      [404, 'unknown-program'],
      [409, 'goal-not-easier'],
      [400, 'invalid-date'],
    ],
    handle: changeGoal,
  },
  {
    method: 'POST',
    path: '/api/programs/:id/dose',
    summary: 'Keeps the amount of work of last week in this week of the program, or takes that of this week.',
    audience: 'members',
    body: chooseDoseBody,
    status: 201,
    answer: chooseDoseAnswer,
    refusals: [
      [404, 'unknown-program'],
      [409, 'dose-closed'],
    ],
    handle: chooseDose,
  },
];
