import { expect } from 'chai';
import fc from 'fast-check';
import { toMass } from '#domain/body/quantity.ts';
import type { DomainEvent } from '#domain/events.ts';
import { asInstant, asMemberDay, dayOfEpoch, epochDayOf } from '#domain/kernel/day.ts';
import { asCommandId, asMemberId } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import { noRecords, recordsAfter } from '#domain/workout/set-log.ts';
import type { LoggedSet } from '#domain/workout/workout-events.ts';
import { type BodyMetricState, bodyMetrics } from '#projections/body/body-metrics.ts';
import { type WorkoutState, workouts } from '#projections/workout/workouts.ts';
import { shownWorkout } from '#service/features/workout/shown-workout-contract.ts';
import { fileEntries } from './file-entries-contract.ts';
import { readBytes } from './file-reading/testing/read-text.ts';
import { importedWeight, importedWorkout } from './imported-entries.ts';

const memberId = asMemberId('11111111-1111-4111-8111-111111111111');
const dayAt = (nth: number) => dayOfEpoch(epochDayOf(asMemberDay('2024-01-01')) + nth);

/** The rows of a member after events. */
function rowsAfter(events: readonly DomainEvent[]) {
  const own = new Map<string, WorkoutState>();
  const body = new Map<string, BodyMetricState>();
  for (const [index, event] of events.entries()) {
    const recorded = recordedAt(event, index);
    for (const [projection, rows] of [
      [workouts, own],
      [bodyMetrics, body],
    ] as const)
      if ((projection.handles as readonly string[]).includes(event.type))
        fold(projection as never, rows, recorded);
  }
  return { workouts: [...own.values()], weights: [...body.values()] };
}

type AnyProjection = {
  readonly key: (recorded: object) => string | readonly string[] | null;
  readonly evolve: (state: object | null, recorded: object, key: string) => object | null;
};

function fold(projection: AnyProjection, rows: Map<string, object>, recorded: object): void {
  const keys = projection.key(recorded);
  if (keys === null) rows.clear();
  for (const key of keys === null ? [] : [keys].flat()) {
    const row = projection.evolve(rows.get(key) ?? null, recorded, key);
    if (row) rows.set(key, row);
    else rows.delete(key);
  }
}

const at = asInstant('2026-03-10T12:00:00.000Z');
const recordedAt = (event: DomainEvent, index: number): Recorded<DomainEvent> => ({
  ...{ event, position: String(index).padStart(8, '0'), revision: index, stream: 'member' },
  id: String(index),
  metadata: {
    ...{ commandId: asCommandId(String(index)), correlationId: '', causationId: '', actor: memberId },
    ...{ occurredAt: at, zone: 'UTC', localDate: asMemberDay('2026-03-10') },
  },
});

/** Exported, erased, and brought along again. */
async function broughtBack(events: readonly DomainEvent[]): Promise<readonly DomainEvent[]> {
  const exported = events.map(({ type, ...data }) => ({ type, data }));
  const file = JSON.stringify({ format: 'rondel-member-1', memberId, events: exported });
  const { workouts: read, weights, problems } = await readBytes('rondel.json', file);
  expect(problems).to.deep.equal([]);
  // A zone at the other end of the world moves no workout to another day.
  const clock = { zoneAt: () => 'Pacific/Kiritimati', today: asMemberDay('2026-03-10') };
  const sent = fileEntries({ workouts: read, weights }, clock);
  const of = { memberId, source: 'rondel' } as const;
  const batch = { ...of, importId: 'import', batch: 1 };
  return [
    { type: 'ImportBegun', ...of, importId: 'import', fileName: null },
    { type: 'WorkoutsImported', ...batch, workouts: sent.workouts.map((one) => importedWorkout(one, of)) },
    { type: 'WeightsImported', ...batch, weights: sent.weights.map((one) => importedWeight(one, of)) },
  ];
}

const latestFirst = <Entry extends { readonly date: string; readonly position: string }>(
  entries: readonly Entry[],
) => entries.toSorted((a, b) => (`${a.date}${a.position}` < `${b.date}${b.position}` ? 1 : -1));

/** The rows as the member sees them. */
function seen(rows: ReturnType<typeof rowsAfter>, ownNames: ReadonlyMap<string, string>) {
  const listed = latestFirst(rows.workouts.filter(({ isListed }) => isListed));
  const history = listed.map((row) => ({
    ...{ date: row.date, minutes: row.durationMinutes, sets: row.sets ?? [] },
    title: shownWorkout(
      {
        ...{ key: '', template_id: row.templateId, date: row.date, duration_minutes: row.durationMinutes },
        ...{ perceived_exertion: null, mood_after: null, is_completed: true, points: 0, sets: row.sets },
        imported_name: row.importedName ?? null,
      },
      ownNames,
    ).templateName,
    note: row.importedNote ?? null,
  }));
  const sessions = listed.toReversed().flatMap(({ date, sets }) => (sets?.length ? [{ date, sets }] : []));
  const exercises = new Set(sessions.flatMap(({ sets }) => sets.map(({ exercise }) => exercise)));
  const records = [...exercises].sort().map((exercise) => {
    const own = sessions.map(({ date, sets }) => ({
      date,
      sets: sets.filter((set) => set.exercise === exercise),
    }));
    return recordsAfter(
      noRecords,
      own.filter(({ sets }) => sets.length > 0),
    );
  });
  const charts = latestFirst(rows.weights).map(({ date, measurements }) => ({
    ...{ date, weight: measurements.weight, bodyFatPercent: measurements.bodyFatPercent },
  }));
  return { history, records, charts };
}

const load = fc.oneof(
  fc.constant(null),
  fc.record({
    value: fc.integer({ min: 1, max: 800 }).map((tenths) => tenths / 4),
    unit: fc.constantFrom('kg', 'lbs'),
  }),
  fc.record({
    value: fc.integer({ min: 1, max: 60 }),
    unit: fc.constant('kg'),
    kind: fc.constant('assistance'),
  }),
);
const set = fc.record(
  {
    exercise: fc.constantFrom('Squat', 'Pull Up', 'Plank', 'Pull Up (Assisted)'),
    reps: fc.integer({ min: 1, max: 20 }),
    load,
    seconds: fc.option(fc.integer({ min: 1, max: 600 })),
    rpe: fc.option(fc.integer({ min: 2, max: 20 }).map((half) => half / 2)),
    kind: fc.constantFrom('warmup', 'drop', 'failure'),
  },
  { requiredKeys: ['exercise', 'reps', 'load', 'seconds', 'rpe'] },
);
/** Numbered for each exercise, as the app does. */
const sets = fc.array(set, { maxLength: 5 }).map((all) => {
  const numbers = new Map<string, number>();
  return all.map((one) => {
    numbers.set(one.exercise, (numbers.get(one.exercise) ?? 0) + 1);
    return { ...one, set: numbers.get(one.exercise) } as LoggedSet;
  });
});
const step = fc.record({
  what: fc.constantFrom(
    'log',
    'log',
    'correct',
    'retract',
    'import',
    'withdraw',
    'weigh',
    'measure',
    'reweigh',
    'remove',
    'routine',
    'reopen',
    'template',
    'reset',
  ),
  nth: fc.nat(7),
  day: fc.nat(20),
  hours: fc.option(fc.integer({ min: -13, max: 37 })),
  minutes: fc.integer({ min: 1, max: 1_440 }),
  sets,
  tenths: fc.integer({ min: 400, max: 1_500 }),
  fat: fc.option(fc.integer({ min: 50, max: 400 }).map((tenths) => tenths / 10)),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** The events of a step; none where the member could not do it. */
function eventsOf(given: Step, index: number, past: readonly DomainEvent[]): readonly DomainEvent[] {
  const date = dayAt(given.day);
  const { hours, minutes: durationMinutes } = given;
  const startedAt =
    hours === null
      ? null
      : asInstant(new Date(Date.parse(`${date}T00:00:00Z`) + hours * 3_600_000).toISOString());
  const rows = rowsAfter(past);
  const facts = {
    date,
    startedAt,
    durationMinutes,
    perceivedExertion: 6,
    moodAfter: 4,
    points: 2,
    isCompleted: true,
    sets: given.sets,
  };
  const weight = toMass(given.tenths / 10, given.nth % 2 === 0 ? 'kg' : 'lbs');
  const workoutIds = idsIn(past, 'workoutId', workouts, rows.workouts.length);
  const entryIds = idsIn(past, 'entryId', bodyMetrics, rows.weights.length);
  const workoutId = workoutIds[given.nth % workoutIds.length];
  const entryId = entryIds[given.nth % entryIds.length];
  const imported = { workoutId: `i${index}`, ...facts, name: 'Imported legs', note: 'Slow' };
  const { points: _, isCompleted: __, perceivedExertion: ___, moodAfter: ____, ...ofFile } = imported;
  const steps: Readonly<Record<string, () => readonly object[]>> = {
    log: () => [
      {
        type: 'WorkoutLogged',
        workoutId: `w${index}`,
        templateId: ['cardio-kickstart', 'own-1', 'unknown'][given.nth % 3],
        ...facts,
        claimedPoints: null,
      },
    ],
    correct: () =>
      workoutId === undefined
        ? []
        : [
            {
              type: 'WorkoutCorrected',
              workoutId,
              templateId: rows.workouts.find((_row, nth) => workoutIds[nth] === workoutId)?.templateId,
              ...facts,
              replaced: facts,
            },
          ],
    retract: () => (workoutId === undefined ? [] : [{ type: 'WorkoutRetracted', workoutId }]),
    import: () => [
      {
        type: 'WorkoutsImported',
        importId: `i${given.nth}`,
        source: 'strong',
        batch: index,
        workouts: [ofFile],
      },
      {
        type: 'WeightsImported',
        importId: `i${given.nth}`,
        source: 'strong',
        batch: index,
        weights: [{ entryId: `e${index}`, date, weight, bodyFatPercent: given.fat }],
      },
    ],
    withdraw: () => [
      { type: 'ImportWithdrawn', importId: `i${given.nth}`, ...idsOfImport(past, `i${given.nth}`) },
    ],
    weigh: () => [{ type: 'WeightLogged', entryId: `e${index}`, date, weight }],
    measure: () => [
      {
        type: 'MeasurementsLogged',
        entryId: `e${index}`,
        date,
        measurements: { weight, ...(given.fat && { bodyFatPercent: given.fat }) },
      },
    ],
    reweigh: () =>
      entryId === undefined
        ? []
        : [{ type: 'WeightCorrected', entryId, date, weight, replaced: { date, weight } }],
    remove: () => (entryId === undefined ? [] : [{ type: 'BodyMetricRetracted', entryId }]),
    routine: () => [
      { type: 'RoutineOpened', date, template: 'daily-50', exercises: [], durationMinutes },
      { type: 'RoutineCompleted', date, template: 'daily-50', points: 2 },
    ],
    reopen: () => [{ type: 'RoutineReopened', date, template: 'daily-50', points: 2 }],
    template: () => [
      { type: 'WorkoutTemplateSaved', templateId: 'own-1', name: `Own ${index}`, exercises: [] },
    ],
    reset: () => [{ type: 'MemberReset' }],
  };
  return (steps[given.what]?.() ?? []).map((event) => ({ ...event, memberId }) as unknown as DomainEvent);
}

/** Ids of rows that stand and are no routine, in their order. */
function idsIn(
  past: readonly DomainEvent[],
  name: string,
  projection: object,
  count: number,
): readonly string[] {
  const rows = new Map<string, object>();
  for (const [index, event] of past.entries())
    if ((projection as { handles: readonly string[] }).handles.includes(event.type))
      fold(projection as never, rows, recordedAt(event, index));
  expect(rows.size).to.equal(count);
  return [...rows.keys()].filter((key) => name !== 'workoutId' || !key.includes('|'));
}

const idsOfImport = (past: readonly DomainEvent[], importId: string) => ({
  workoutIds: past.flatMap((event) =>
    event.type === 'WorkoutsImported' && event.importId === importId
      ? event.workouts.map((one) => one.workoutId)
      : [],
  ),
  entryIds: past.flatMap((event) =>
    event.type === 'WeightsImported' && event.importId === importId
      ? event.weights.map((one) => one.entryId)
      : [],
  ),
});

describe('our own export', () => {
  it('brings back history, records and body charts of any member', async function () {
    this.timeout(60_000);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 30 }), async (steps) => {
        const events: DomainEvent[] = [];
        for (const [index, given] of steps.entries()) events.push(...eventsOf(given, index, events));
        const names = namesSince(events);
        const again = await broughtBack(events);
        expect(seen(rowsAfter(again), new Map())).to.deep.equal(seen(rowsAfter(events), names));
        expect(again).to.deep.equal(await broughtBack(events));
      }),
      { numRuns: 300 },
    );
  });

  for (const [startedAt, date] of [
    ['2026-03-01T23:30:00.000Z', '2026-03-02'],
    ['2026-03-02T01:30:00.000Z', '2026-03-01'],
    ['2026-03-01T12:00:30.500Z', '2026-03-01'],
    ['2026-03-01T10:00:00.000Z', '2026-03-02'],
    ['2026-03-02T13:59:00.000Z', '2026-03-01'],
  ] as const)
    it(`keeps the moment ${startedAt} on ${date}`, async () => {
      const facts = { memberId, workoutId: 'w', templateId: 'cardio-kickstart', date, startedAt };
      const logged = { type: 'WorkoutLogged', ...facts, durationMinutes: 20 } as unknown as DomainEvent;
      const [, event] = await broughtBack([logged]);
      const [workout] = event?.type === 'WorkoutsImported' ? event.workouts : [];
      expect(workout).to.include({ date, startedAt: startedAt.replace('30.500', '30.000') });
    });

  it('leaves out sets that no person can do, days that are none, and measurements without a weight', async () => {
    const of = { workoutId: 'w', date: '2026-03-01', durationMinutes: 20 };
    const events = [
      { type: 'WorkoutLogged', data: { ...of, sets: [{ exercise: 'Squat', set: 1, reps: 5_000 }] } },
      { type: 'WorkoutLogged', data: { ...of, workoutId: 'x', date: '2026-02-30' } },
      { type: 'MeasurementsLogged', data: { date: '2026-03-01', measurements: { height: {} } } },
      { type: 'toString', data: {} },
      { type: 'WeightLogged', data: null },
    ];
    const { problems, workouts: read } = await readBytes(
      'rondel.json',
      JSON.stringify({ format: 'rondel-member-1', events }),
    );
    expect(problems.map(({ code, line }) => [code, line])).to.deep.equal([
      ['number-not-read', 1],
      ['date-not-read', 2],
      ['no-body-weight', 3],
    ]);
    expect(read).to.have.length(1);
  });
});

function namesSince(events: readonly DomainEvent[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const event of events) {
    if (event.type === 'MemberReset') names.clear();
    if (event.type === 'WorkoutTemplateSaved') names.set(event.templateId, event.name);
  }
  return names;
}
