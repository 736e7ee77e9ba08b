import { bodyDecider } from '#domain/body/body.ts';
import { bodyStream } from '#domain/body/body-events.ts';
import { quests } from '#domain/catalogue/quest-catalogue.ts';
import { chooseTemplate, templatePool } from '#domain/catalogue/template-choice.ts';
import { isRestDay } from '#domain/catalogue/week-plan.ts';
import { builtinTemplates } from '#domain/catalogue/workout-templates.ts';
import { asInstant } from '#domain/kernel/day.ts';
import { asProgramId, type MemberId } from '#domain/kernel/ids.ts';
import { memberDecider } from '#domain/member/member.ts';
import { memberStream } from '#domain/member/member-events.ts';
import { programDecider } from '#domain/program/program.ts';
import { programStream } from '#domain/program/program-events.ts';
import { questDecider } from '#domain/quest/quest.ts';
import { questDayStream } from '#domain/quest/quest-events.ts';
import { workoutDecider } from '#domain/workout/workout.ts';
import { workoutStream } from '#domain/workout/workout-events.ts';
import { derivedId } from '#service/commands/ids.ts';
import { drawsOf } from '#service/quest/quest-draw.ts';
import { chance, type DemoClock } from './demo-clock.ts';
import type { DemoSender } from './demo-sender.ts';

const daysOfHistory = 90;
/** Days ago on which nothing was done; those in a row are more than her tokens can bridge. */
const missedDaysAgo: ReadonlySet<number> = new Set([71, 58, 57, 40, 31, 30, 29, 28]);
const equipment = ['dumbbells', 'resistance_bands'];
const program = { programType: 'lean', goalType: 'weight_loss', dailyTemplate: null } as const;
const daysPerWeek = 3;
const startPounds = 184;
const poundsPerDay = 0.11;

type Life = { readonly send: DemoSender; readonly memberId: MemberId; readonly clock: DemoClock };

/** Ninety days of a member who trains three times a week, spins the wheel most days and loses eleven pounds. */
export async function liveDemoHistory(life: Life): Promise<void> {
  await begin(life);
  for (let daysAgo = daysOfHistory; daysAgo >= 1; daysAgo -= 1) {
    if ((daysOfHistory - daysAgo) % 3 === 0) await weigh(life, daysAgo);
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

async function quest({ send, memberId, clock }: Life, daysAgo: number): Promise<void> {
  const morning = clock.moment(daysAgo, 7, 30);
  const { today: date } = morning;
  const stream = questDayStream(memberId, date);
  const draw = { ...drawsOf('demo', memberId, date), quests, ownedEquipment: equipment };
  const isOnRest = isRestDay({ program, daysPerWeek }, date);
  const spin = { memberId, date, ...draw, isRestDay: isOnRest };
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
    durationMinutes,
  };
  await send(
    workoutDecider,
    workoutStream(memberId),
    { type: 'LogWorkout', memberId, workoutId, ...log, ...felt, isCompleted: true, claimedPoints: 2 },
    saved,
  );
}
