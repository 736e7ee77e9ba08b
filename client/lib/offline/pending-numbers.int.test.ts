import { expect } from 'chai';
import fc from 'fast-check';
import { addDays, asInstant, asMemberDay, type MemberDay } from '#domain/kernel/day.ts';
import type { BodyMetric } from '#service/features/body/body-contract.ts';
import type { Workout } from '#service/features/workout/workout-contract.ts';
import { type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import * as pendingBadges from './pending-badges.ts';
import { readsAfter } from './pending-numbers.ts';
import * as pendingQuests from './pending-quests.ts';

const today = asMemberDay('2026-03-10');
const noon = Date.parse('2026-03-10T12:00:00Z');
const from = addDays(today, -89);

const programs = [
  ['/api/programs/daily-maintenance', { templateType: 'daily-50' }],
  [
    '/api/programs',
    { type: 'lean', goalType: 'weight_loss', goalValue: 10, goalUnit: 'lbs', startDate: addDays(today, -3) },
  ],
] as const;

const programPath = '/api/programs/active';

/** The reads behind the numbers on the screens, and the reads from which they follow. */
const paths = [
  '/api/stats',
  '/api/activity-days?days=28',
  '/api/ledger?limit=200',
  '/api/workouts',
  '/api/body-metrics/latest',
  `/api/body-metrics?from=${from}`,
  programPath,
  '/api/user-quests/today',
  '/api/badges',
  '/api/month-path',
];
const basisPaths = [
  ...['/api/me/streak-days', '/api/auth/user', '/api/daily-maintenance-templates'],
  ...[0, -1].map((days) => `/api/daily-workout-progress?date=${addDays(today, days)}`),
];

type Command = {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body: unknown;
  readonly idempotencyKey: string;
};
type Held = ReadonlyMap<string, unknown>;

/** A command as it lies in the outbox; null where there is nothing that it could be about. */
type Draft = (held: Held, key: string) => Command | null;

const daysAgo = fc.constantFrom(0, 0, 0, 1, 1, 2, 3, 7, 8);
const dateOf = (days: number): MemberDay => addDays(today, -days);
const effort = { perceivedExertion: 7, moodAfter: 4 };

const workout: fc.Arbitrary<Draft> = fc
  .record({
    days: daysAgo,
    minutes: fc.constantFrom(2, 20, 45, 500),
    isCompleted: fc.boolean(),
    sets: fc.boolean(),
  })
  .map(({ days, minutes, isCompleted, sets }) => (_, idempotencyKey) => ({
    method: 'POST',
    path: '/api/workouts',
    body: {
      templateId: 'cardio-kickstart',
      date: dateOf(days),
      durationMinutes: minutes,
      ...effort,
      isCompleted,
      pointsEarned: 2,
      ...(sets && {
        sets: [{ exercise: 'Squat', set: 1, reps: minutes, load: null, seconds: null, rpe: null }],
      }),
    },
    idempotencyKey,
  }));

const weight: fc.Arbitrary<Draft> = fc
  .record({ days: daysAgo, tenths: fc.integer({ min: 1500, max: 2200 }), unit: fc.constantFrom('lbs', 'kg') })
  .map(({ days, tenths, unit }) => (_, idempotencyKey) => ({
    method: 'POST',
    path: '/api/body-metrics',
    body: { date: dateOf(days), weight: (tenths / 10).toFixed(1), unit },
    idempotencyKey,
  }));

const measurements: fc.Arbitrary<Draft> = daysAgo.map((days) => (_, idempotencyKey) => ({
  method: 'POST',
  path: '/api/body-metrics',
  body: { date: dateOf(days), waistCircumference: '34', bodyFatPercent: '21.5', unit: 'lbs' },
  idempotencyKey,
}));

const tick: fc.Arbitrary<Draft> = fc
  .record({
    days: fc.constantFrom(0, 0, 0, 1),
    set: fc.nat(4),
    completed: fc.constantFrom(true, true, true, false),
  })
  .map(({ days, set, completed }) => (_, idempotencyKey) => ({
    method: 'POST',
    path: '/api/daily-workout-progress',
    body: { templateType: 'daily-50', exerciseIndex: set, setIndex: 0, completed, date: dateOf(days) },
    idempotencyKey,
  }));
/** All sets of a day, so that it is completed. */
const routine: fc.Arbitrary<readonly Draft[]> = fc.constantFrom(0, 1).map((days) =>
  [0, 1, 2, 3, 4].map((set) => (_: Held, idempotencyKey: string) => ({
    method: 'POST',
    path: '/api/daily-workout-progress',
    body: { templateType: 'daily-50', exerciseIndex: set, setIndex: 0, completed: true, date: dateOf(days) },
    idempotencyKey: `${idempotencyKey}-${set}`,
  })),
);

/** A moment of the day, of the day before, none, and one that lies ahead. */
const moments = ['2026-03-10T09:30:00Z', '2026-03-09T21:00:00Z', undefined, '2026-03-10T20:00:00Z'];
const completion: fc.Arbitrary<Draft> = fc
  .record({ days: fc.constantFrom(0, 0, 0, 1), completedAt: fc.constantFrom(...moments) })
  .map(({ days, completedAt }) => (_, idempotencyKey) => ({
    method: 'PUT',
    path: `/api/user-quests/${dateOf(days)}`,
    body: { status: 'completed', completedAt, note: 'It went well.' },
    idempotencyKey,
  }));

const pick = <Item>(items: readonly Item[], n: number): Item | undefined =>
  items[n % Math.max(1, items.length)];
const workoutIn = (held: Held, n: number) =>
  pick(
    (held.get('/api/workouts') as readonly Workout[]).filter(({ id }) => !id.includes('|')),
    n,
  );
const metricsIn = (held: Held) => held.get(`/api/body-metrics?from=${from}`) as readonly BodyMetric[];
const metricIn = (held: Held, n: number) => pick(metricsIn(held), n);

const deletion: fc.Arbitrary<Draft> = fc
  .record({ isWorkout: fc.boolean(), n: fc.nat(9) })
  .map(({ isWorkout, n }) => (held, idempotencyKey) => {
    const id = (isWorkout ? workoutIn : metricIn)(held, n)?.id;
    const path = isWorkout ? '/api/workouts' : '/api/body-metrics';
    return id === undefined
      ? null
      : { method: 'DELETE', path: `${path}/${id}`, body: undefined, idempotencyKey };
  });

const workoutCorrection: fc.Arbitrary<Draft> = fc
  .record({ n: fc.nat(9), days: daysAgo })
  .map(({ n, days }) => (held, idempotencyKey) => {
    const known = workoutIn(held, n);
    const body = { date: dateOf(days), durationMinutes: 30, ...effort };
    return known ? { method: 'PUT', path: `/api/workouts/${known.id}`, body, idempotencyKey } : null;
  });

const weightCorrection: fc.Arbitrary<Draft> = fc
  .record({ n: fc.nat(9), days: daysAgo })
  .map(({ n, days }) => (held, idempotencyKey) => {
    const known = metricIn(held, n);
    const body = { date: dateOf(days), weight: '177', unit: 'lbs' };
    return known ? { method: 'PUT', path: `/api/body-metrics/${known.id}`, body, idempotencyKey } : null;
  });

const commands = fc
  .array(
    fc.oneof(
      workout.map((one) => [one]),
      weight.map((one) => [one]),
      measurements.map((one) => [one]),
      tick.map((one) => [one]),
      routine,
      completion.map((one) => [one]),
      deletion.map((one) => [one]),
      workoutCorrection.map((one) => [one]),
      weightCorrection.map((one) => [one]),
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((drafts) => drafts.flat());

describe('numbers with what waits in the outbox', () => {
  let app: TestApp;
  let people = 0;
  let seconds = 0;

  before(async function () {
    this.timeout(60_000);
    app = await startTestApp();
  });

  after(() => app.stop());

  const now = () => noon + seconds * 1000;

  async function newMember({
    isByHand,
    isMetric,
    hasQuest,
  }: {
    isByHand: boolean;
    isMetric: boolean;
    hasQuest: boolean;
  }): Promise<Caller> {
    people += 1;
    const caller = await app.member(`pending-${people}@rondel.example`);
    const [path, body] = programs[people % 2 === 0 ? 0 : 1];
    await caller.send('POST', path, body);
    if (hasQuest) {
      await caller.send('POST', '/api/user-quests/spin');
      // A Lucky Day is completed already.
      await caller.ask('POST', '/api/user-quests/accept');
    }
    if (isByHand) await caller.send('PATCH', '/api/auth/user', { useTokensAutomatically: false });
    if (isMetric) await caller.send('PATCH', '/api/auth/user', { unitPreference: 'metric' });
    return caller;
  }

  async function read(caller: Caller, wanted: readonly string[]): Promise<Held> {
    const answers = await Promise.all(
      wanted.map(async (path) => [path, await caller.get<unknown>(path)] as const),
    );
    return new Map(answers);
  }

  /** Carries the commands out in their order. What is refused changes nothing. */
  async function deliver(caller: Caller, waiting: readonly Command[]): Promise<void> {
    for (const { method, path, body, idempotencyKey } of waiting) {
      seconds += 1;
      app.setClock(new Date(now()).toISOString());
      await caller.ask(method, path, body, { 'Idempotency-Key': idempotencyKey });
    }
  }

  async function compare(caller: Caller, held: Held, waiting: readonly Command[]): Promise<void> {
    const after = readsAfter(
      waiting,
      held,
      asInstant(new Date(now()).toISOString()),
      pendingQuests,
      pendingBadges,
    );
    await deliver(caller, waiting);
    const answered = await read(caller, paths);
    for (const path of paths.filter((path) => path !== programPath || isWeightKnown(held, answered))) {
      const pending = shown((after.has(path) ? after : held).get(path));
      expect(pending, `${path} after ${JSON.stringify(waiting)}`).to.deep.equal(shown(answered.get(path)));
    }
  }

  it('equal the server’s after the sync, for any sequence of commands', async function () {
    this.timeout(60_000);
    await fc.assert(
      fc.asyncProperty(
        fc.record({ isByHand: fc.boolean(), isMetric: fc.boolean(), hasQuest: fc.boolean() }),
        fc.array(commands, { minLength: 2, maxLength: 5 }),
        async (preferences, rounds) => {
          const caller = await newMember(preferences);
          for (const [round, drafts] of rounds.entries()) {
            const held = await read(caller, [...paths, ...basisPaths]);
            await compare(
              caller,
              held,
              drafts.flatMap((draft, index) => draft(held, `${round} ${index}`) ?? []),
            );
          }
        },
      ),
      { numRuns: 5, endOnFailure: true },
    );
  });

  it('count a quest that was completed without a network', async function () {
    this.timeout(60_000);
    await fc.assert(
      fc.asyncProperty(completion, commands, async (done, drafts) => {
        const caller = await newMember({ isByHand: false, isMetric: false, hasQuest: true });
        const held = await read(caller, [...paths, ...basisPaths]);
        await compare(
          caller,
          held,
          [done, ...drafts].flatMap((draft, index) => draft(held, `quest ${index}`) ?? []),
        );
      }),
      { numRuns: 6, endOnFailure: true },
    );
  });
});

/** Once the last weight is deleted, a goal is measured by that of the profile, which is not read beside a logged one. */
function isWeightKnown(held: Held, answered: Held): boolean {
  const [before, after] = [held, answered].map(
    (reads) => (reads.get('/api/body-metrics/latest') as BodyMetric | null)?.weight ?? null,
  );
  return before === null || after !== null;
}

/**
 * Without ids, which the server gives, also in the basis of badges, and without the mark of overlapping workouts, whose start is not read. Lists are compared without
 * their order. When a correction brings two workouts to one date, the reads do not tell which was recorded first.
 */
function shown(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map((one) => JSON.stringify(shown(one))).sort();
  if (typeof answer !== 'object' || answer === null) return answer;
  const { id: _, reverses: __, overlaps: ___, basis: ____, ...rest } = answer as Record<string, unknown>;
  return rest;
}
