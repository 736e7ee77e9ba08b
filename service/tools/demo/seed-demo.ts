import { betaDecider } from '#domain/beta/beta.ts';
import { betaRequestStream } from '#domain/beta/beta-events.ts';
import { bodyDecider } from '#domain/body/body.ts';
import { bodyStream } from '#domain/body/body-events.ts';
import { questCatalogueVersion, quests } from '#domain/catalogue/quests/quest-catalogue.ts';
import { hasWeights } from '#domain/catalogue/workouts/equipment.ts';
import { chooseTemplate, templatePool } from '#domain/catalogue/workouts/template-choice.ts';
import { isRestDay } from '#domain/catalogue/workouts/week-plan.ts';
import type { WorkoutTemplate } from '#domain/catalogue/workouts/workout-template.ts';
import { builtinTemplates } from '#domain/catalogue/workouts/workout-templates.ts';
import { checkInDecider } from '#domain/check-in/check-in.ts';
import { checkInStream } from '#domain/check-in/check-in-events.ts';
import type { DomainEvent } from '#domain/events.ts';
import { addDays, asInstant, type Instant } from '#domain/kernel/day.ts';
import type { Decider } from '#domain/kernel/decider.ts';
import { type Actor, asCommandId, asProgramId, type MemberId } from '#domain/kernel/ids.ts';
import { memberDecider } from '#domain/member/member.ts';
import { memberStream } from '#domain/member/member-events.ts';
import { programDecider } from '#domain/program/program.ts';
import { programStream } from '#domain/program/program-events.ts';
import { questDecider } from '#domain/quest/quest.ts';
import { questDayStream } from '#domain/quest/quest-events.ts';
import { workoutDecider } from '#domain/workout/workout.ts';
import { type LoggedSet, workoutStream } from '#domain/workout/workout-events.ts';
import { usualDayMinutes } from '#domain/workout/workout-rules.ts';
import type { Pool } from '#projections/postgres/pg.ts';
import { derivedId } from '#service/event-store/command-ids.ts';
import type { ExecuteCommand } from '#service/event-store/commands/execute-command.ts';
import type { Stores } from '#service/event-store/open-stores.ts';
import { beginning } from '#service/event-store/port.ts';
import { drawsOf } from '#service/features/quest/quest-draw.ts';
import { betaRequestIdOf } from '#service/http/identity/beta-request-id.ts';
import { demoAdmin, demoMember, demoNewcomer } from '#service/http/identity/demo-people.ts';
import { type DemoPerson, devMemberId } from '#service/http/identity/dev-people.ts';
import { readSetting, settingOr, storeSetting } from '#service/platform/settings.ts';
import { chance, type DemoClock, demoClock, type Moment } from './demo-clock.ts';

type DemoStores = Pick<Stores, 'events' | 'cipher'>;
type Seeding = { readonly stores: DemoStores; readonly execute: ExecuteCommand; readonly clock: DemoClock };
/** The visitor, the number of days ago, and the decision. */
type Asked = readonly [
  email: string,
  daysAgo: number,
  answer: 'approved' | 'denied' | null,
  notes: string | null,
];

const others: readonly Asked[] = [
  ['theo.marchetti@post.example', 12, 'denied', 'Asked for a corporate account; not part of the beta.'],
  ['amina.yusuf@mail.example', 6, null, null],
  ['johanna.von-der-heide-lindqvist@universitaet-beispielstadt.example', 1, null, null],
];

/**
 * Creates the history of the demo members once, by commands at past times, in a store that has never held an event. So an imported or
 * copied log, or the log of real people, gets no demo people. After an interruption, the next call completes it.
 * @param now the history ends on the day before.
 */
export async function seedDemo(
  stores: DemoStores,
  db: Pick<Pool, 'query'>,
  execute: ExecuteCommand,
  now: Instant,
): Promise<void> {
  const state =
    (await readSetting(db, 'demo-people')) ?? (await settingOr(db, 'demo-people', await firstState(stores)));
  if (state !== 'begun') return;
  const seeding = { stores, execute, clock: demoClock(now) };
  await register(seeding, demoAdmin, seeding.clock.moment(100, 9));
  await askForBeta(seeding, [demoMember.email, 93, 'approved', 'Knows us from the pilot group.']);
  for (const asked of others) await askForBeta(seeding, asked);
  await register(seeding, demoMember, seeding.clock.moment(91, 8));
  const memberId = devMemberId(demoMember.email);
  const send = demoSender(execute, memberId, seeding.clock.zone);
  await liveDemoHistory({ send, memberId, clock: seeding.clock });
  await askForBeta(seeding, [demoNewcomer.email, 3, 'approved', null]);
  await storeSetting(db, 'demo-people', 'complete');
}

async function firstState({ events }: DemoStores): Promise<'begun' | 'none'> {
  for await (const _ of events.readAll({ after: beginning })) return 'none';
  return 'begun';
}

async function register({ execute, clock }: Seeding, person: DemoPerson, moment: Moment): Promise<void> {
  const { email, firstName, lastName } = person;
  const memberId = devMemberId(email);
  const details = { email, emailVerified: true, firstName, lastName, profileImageUrl: null };
  const command = { type: 'RegisterMember', memberId, ...details, zone: clock.zone } as const;
  await demoSender(execute, memberId, clock.zone)(memberDecider, memberStream(memberId), command, moment);
}

async function askForBeta(
  { stores, execute, clock }: Seeding,
  [email, daysAgo, answer, notes]: Asked,
): Promise<void> {
  const requestId = await betaRequestIdOf(stores, email);
  const stream = betaRequestStream(requestId);
  const asked = clock.moment(daysAgo, 11, 20);
  const submit = {
    ...({ type: 'SubmitBetaRequest', requestId, email, requestedBy: null } as const),
    ...{ today: asked.today, isOwner: false },
  };
  await demoSender(execute, 'system', clock.zone)(betaDecider, stream, submit, asked);
  if (answer === null) return;
  const reviewedBy = devMemberId(demoAdmin.email);
  const type = answer === 'approved' ? 'ApproveBetaRequest' : 'DenyBetaRequest';
  const decided = clock.moment(daysAgo - 1, 10, 5);
  const review = { type, requestId, reviewedBy, adminNotes: notes, today: decided.today } as const;
  await demoSender(execute, reviewedBy, clock.zone)(betaDecider, stream, review, decided);
}

const daysOfHistory = 90;
/** Days ago without activity. The consecutive ones exceed what her tokens can bridge. */
const missedDaysAgo: ReadonlySet<number> = new Set([71, 58, 57, 40, 31, 30, 29, 28]);
const equipment = ['dumbbells', 'resistance_bands'];
const program = { programType: 'lean', goalType: 'weight_loss', dailyTemplate: null } as const;
const daysPerWeek = 3;
/** So long ago she began to say how she is, on most mornings. */
const daysOfCheckIns = 60;
const startPounds = 184;
const poundsPerDay = 0.11;

type Life = { readonly send: DemoSender; readonly memberId: MemberId; readonly clock: DemoClock };

/** Ninety days of a member who trains three times a week, spins the wheel most days and loses eleven pounds. */
async function liveDemoHistory(life: Life): Promise<void> {
  await begin(life);
  for (let daysAgo = daysOfHistory; daysAgo >= 1; daysAgo -= 1) {
    if ((daysOfHistory - daysAgo) % 3 === 0) await weigh(life, daysAgo);
    if (daysAgo <= daysOfCheckIns) await checkIn(life, daysAgo);
    if (missedDaysAgo.has(daysAgo)) continue;
    await quest(life, daysAgo);
    const day = life.clock.moment(daysAgo, 18).today;
    if (!isRestDay({ program, daysPerWeek }, day)) await train(life, daysAgo);
  }
}

async function begin({ send, memberId, clock }: Life): Promise<void> {
  const moment = clock.moment(daysOfHistory, 7);
  const { today } = moment;
  const profile = {
    age: 34,
    gender: 'female',
    height: 66,
    weight: startPounds,
    unitPreference: 'imperial',
    activityLevel: 'moderate',
    equipment,
    daysPerWeek,
    minutesPerDay: 30,
  } as const;
  await send(
    memberDecider,
    memberStream(memberId),
    { type: 'UpdateProfile', memberId, profile, today },
    moment,
  );
  const goal = { sentType: 'lean', goalType: 'weight_loss', goalValue: 15, goalUnit: 'lbs' } as const;
  const programId = asProgramId(derivedId('demo', memberId, 'program'));
  await send(
    programDecider,
    programStream(memberId),
    {
      type: 'StartProgram',
      memberId,
      programId,
      today,
      reached: null,
      ...goal,
      startDate: today,
      plannedEndDate: null,
      weight: null,
      height: null,
      ageYears: null,
      acknowledged: [],
    },
    moment,
  );
}

async function weigh({ send, memberId, clock }: Life, daysAgo: number): Promise<void> {
  const moment = clock.moment(daysAgo, 7, 10);
  const { today: date } = moment;
  const sway = chance(memberId, 'weight', daysAgo) * 1.6 - 0.8;
  const weight = (startPounds - (daysOfHistory - daysAgo) * poundsPerDay + sway).toFixed(1);
  const entry = {
    memberId,
    entryId: derivedId('demo', memberId, 'weight', date),
    date,
    today: date,
    unit: 'lbs',
  };
  await send(bodyDecider, bodyStream(memberId), { type: 'LogWeight', ...entry, weight }, moment);
}

/** More energy on most mornings after training. */
async function checkIn({ send, memberId, clock }: Life, daysAgo: number): Promise<void> {
  if (chance(memberId, 'check-in', daysAgo) < 0.15) return;
  const moment = clock.moment(daysAgo, 7, 20);
  const { today: date } = moment;
  const hasTrained =
    !missedDaysAgo.has(daysAgo + 1) && !isRestDay({ program, daysPerWeek }, addDays(date, -1));
  const energy = (hasTrained ? 3 : 2) + Math.floor(chance(memberId, 'energy', daysAgo) * 3);
  const mood = 3 + Math.floor(chance(memberId, 'mood', daysAgo) * 3);
  await send(
    checkInDecider,
    checkInStream(memberId, date),
    { type: 'CheckIn', memberId, date, today: date, energy, mood, sore: [] },
    moment,
  );
}

async function quest({ send, memberId, clock }: Life, daysAgo: number): Promise<void> {
  const morning = clock.moment(daysAgo, 7, 30);
  const { today: date } = morning;
  const stream = questDayStream(memberId, date);
  const from = { quests, catalogueVersion: questCatalogueVersion, ownedEquipment: equipment };
  const draw = { ...drawsOf('demo', memberId, date), ...from };
  const isOnRest = isRestDay({ program, daysPerWeek }, date);
  const spin = { memberId, date, ...draw, isRestDay: isOnRest, rules: 'v1' } as const;
  const spun = await send(questDecider, stream, { type: 'SpinWheel', ...spin }, morning);
  if (spun.some(({ type }) => type === 'QuestCompleted')) return;
  if (chance(memberId, 'respin', daysAgo) < 0.2) {
    const again = await send(
      questDecider,
      stream,
      { type: 'RespinWheel', ...spin },
      clock.moment(daysAgo, 7, 31),
    );
    if (again.some(({ type }) => type === 'QuestCompleted')) return;
  }
  await send(questDecider, stream, { type: 'AcceptQuest', memberId, date }, clock.moment(daysAgo, 7, 32));
  const evening = clock.moment(daysAgo, 19, Math.floor(chance(memberId, 'evening', daysAgo) * 60));
  const { today, localTime } = evening;
  await send(
    questDecider,
    stream,
    { type: 'CompleteQuest', memberId, date, today, localTime, quests },
    evening,
  );
}

async function train({ send, memberId, clock }: Life, daysAgo: number): Promise<void> {
  const started = clock.moment(daysAgo, 18);
  const { today } = started;
  const shelf = { builtin: builtinTemplates, custom: [], user: [] };
  const template = chooseTemplate(templatePool({ shelf, equipment, level: 'intermediate', program }), today);
  if (!template) return;
  const durationMinutes = template.durationMinutes + Math.floor(chance(memberId, 'minutes', daysAgo) * 6) - 2;
  const saved = {
    ...started,
    at: asInstant(new Date(Date.parse(started.at) + durationMinutes * 60_000).toISOString()),
  };
  const workoutId = derivedId('demo', memberId, 'workout', today);
  const felt = { perceivedExertion: 6 + Math.floor(chance(memberId, 'exertion', daysAgo) * 3), moodAfter: 4 };
  const log = {
    templateId: template.id,
    date: today,
    started: { at: started.at, on: today },
    today,
    dayMinutes: usualDayMinutes,
    durationMinutes,
    sets: demoSets(template, daysAgo),
  };
  await send(
    workoutDecider,
    workoutStream(memberId),
    { type: 'LogWorkout', memberId, workoutId, ...log, ...felt, isCompleted: true, claimedPoints: 2 },
    saved,
  );
}

/** The sets of a workout as planned, with 5 lb more in each four weeks where it needs weights. */
function demoSets({ exercises, equipment }: WorkoutTemplate, daysAgo: number): readonly LoggedSet[] {
  const isLoaded = hasWeights(equipment);
  const pounds = 30 - 5 * Math.floor(daysAgo / 28);
  return exercises.flatMap(({ name: exercise, sets, reps = 0, durationSeconds }) =>
    Array.from({ length: sets }, (_, index) => ({
      exercise,
      set: index + 1,
      reps,
      load: isLoaded && reps > 0 ? { value: pounds, unit: 'lbs' as const } : null,
      seconds: durationSeconds ?? null,
      rpe: index === sets - 1 ? 8 : null,
    })),
  );
}

type DemoSender = <State, Command extends { readonly type: string }, Event extends DomainEvent>(
  decider: Decider<State, Command, Event>,
  stream: string,
  command: Command,
  moment: Moment,
) => Promise<readonly Event[]>;

/** Sends commands at past times. Their ids are derived from their content, so an interrupted seeding can resume. */
function demoSender(execute: ExecuteCommand, actor: Actor, zone: string): DemoSender {
  return async (decider, stream, command, { at, today }) => {
    const commandId = asCommandId(derivedId('demo', stream, command.type, at));
    const context = { commandId, correlationId: commandId, actor, occurredAt: at, zone, localDate: today };
    return (await execute(decider, stream, command, context)).events;
  };
}
