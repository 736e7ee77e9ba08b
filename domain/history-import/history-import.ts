import type { MemberDay } from '#domain/kernel/day.ts';
import { refuseFutureDay } from '#domain/kernel/day-rules.ts';
import type { Decider } from '#domain/kernel/decider.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { refuseImpossibleSets } from '#domain/workout/set-log-rules.ts';
import type {
  ImportBegun,
  ImportEvent,
  ImportedWeight,
  ImportedWorkout,
  WeightsImported,
  WorkoutsImported,
} from './import-events.ts';
import type { Source } from './sources.ts';

type OfImport = { readonly memberId: MemberId; readonly importId: string };

/** `importId` is the id of this command, so an import that is begun twice is one. */
type BeginImport = Omit<ImportBegun, 'type'> & { readonly type: 'BeginImport' };
type OfBatch = OfImport & {
  readonly batch: number;
  readonly today: MemberDay;
  /** Which of the sent ids the member's history has already. */
  readonly known: ReadonlySet<string>;
};
type ImportWorkouts = OfBatch & {
  readonly type: 'ImportWorkouts';
  readonly workouts: readonly ImportedWorkout[];
};
type ImportWeights = OfBatch & {
  readonly type: 'ImportWeights';
  readonly weights: readonly ImportedWeight[];
};
type CompleteImport = OfImport & { readonly type: 'CompleteImport' };
type WithdrawImport = OfImport & { readonly type: 'WithdrawImport' };

export type ImportCommand = BeginImport | ImportWorkouts | ImportWeights | CompleteImport | WithdrawImport;

export const importLimits = {
  /** Of one batch. */
  batch: { workouts: 250, sets: 5_000, weights: 1_000 },
  /** Of one import. */
  workouts: 10_000,
  sets: 200_000,
  weights: 10_000,
  /** Imports of one member, also withdrawn ones. */
  imports: 200,
  exercises: 1_000,
  letters: { fileName: 200, name: 100, note: 2_000 },
} as const;

type OneImport = {
  readonly source: Source;
  readonly status: 'open' | 'completed' | 'withdrawn';
  /** The numbers of the stored batches, of workouts and of weights. */
  readonly batches: { readonly workouts: readonly number[]; readonly weights: readonly number[] };
  /** By batch. */
  readonly workoutIds: readonly (readonly string[])[];
  readonly entryIds: readonly (readonly string[])[];
  readonly sets: number;
};
/** The member's imports by id. */
type Imports = { readonly [importId: string]: OneImport | undefined };

export const importDecider: Decider<Imports, ImportCommand, ImportEvent> = {
  initialState: {},
  decide(imports, command) {
    switch (command.type) {
      case 'BeginImport':
        return begin(imports, command);
      case 'ImportWorkouts':
        return importWorkouts(imports, command);
      case 'ImportWeights':
        return importWeights(imports, command);
      case 'CompleteImport':
        return complete(imports, command);
      case 'WithdrawImport':
        return withdraw(imports, command);
    }
  },
  evolve(imports, event) {
    const one = imports[event.importId];
    if (event.type === 'ImportBegun') return { ...imports, [event.importId]: begun(event) };
    return one ? { ...imports, [event.importId]: evolveOne(one, event) } : imports;
  },
};

const begun = ({ source }: ImportBegun): OneImport => ({
  ...{ source, status: 'open', batches: { workouts: [], weights: [] } },
  ...{ workoutIds: [], entryIds: [], sets: 0 },
});

function evolveOne(one: OneImport, event: Exclude<ImportEvent, ImportBegun>): OneImport {
  const { batches } = one;
  switch (event.type) {
    case 'WorkoutsImported':
      return {
        ...one,
        batches: { ...batches, workouts: [...batches.workouts, event.batch] },
        workoutIds: [...one.workoutIds, event.workouts.map(({ workoutId }) => workoutId)],
        sets: one.sets + setsIn(event.workouts),
      };
    case 'WeightsImported':
      return {
        ...one,
        batches: { ...batches, weights: [...batches.weights, event.batch] },
        entryIds: [...one.entryIds, event.weights.map(({ entryId }) => entryId)],
      };
    case 'ImportCompleted':
      return { ...one, status: 'completed' };
    case 'ImportWithdrawn':
      return { ...one, status: 'withdrawn' };
  }
}

export const setsIn = (workouts: readonly { readonly sets: readonly unknown[] }[]): number =>
  workouts.reduce((sum, { sets }) => sum + sets.length, 0);

/** How many workouts and weights events of an import hold. */
export const entriesIn = (events: readonly ImportEvent[]): number =>
  events.reduce((sum, event) => {
    if (event.type === 'WorkoutsImported') return sum + event.workouts.length;
    return event.type === 'WeightsImported' ? sum + event.weights.length : sum;
  }, 0);

const countOf = (ids: readonly (readonly string[])[]): number =>
  ids.reduce((sum, { length }) => sum + length, 0);

function begin(imports: Imports, { type: _, ...command }: BeginImport): readonly ImportEvent[] {
  if (imports[command.importId]) return [];
  if (Object.keys(imports).length >= importLimits.imports)
    throw new Refusal(
      'too-many-imports',
      `You have begun ${importLimits.imports} imports, and there can be no more. Nothing was stored. Please write to us.`,
    );
  return [{ type: 'ImportBegun', ...command }];
}

function importWorkouts(imports: Imports, command: ImportWorkouts): readonly WorkoutsImported[] {
  const { memberId, importId, batch, today, known } = command;
  const one = openImport(imports, importId);
  if (one.batches.workouts.includes(batch)) return [];
  for (const { date, sets } of command.workouts) {
    refuseFutureDay(date, today);
    refuseImpossibleSets(sets);
  }
  const workouts = newOnes(command.workouts, ({ workoutId }) => workoutId, [known, ...one.workoutIds]);
  const sets = setsIn(workouts);
  refuseMore(sets, importLimits.batch.sets, 'sets of one batch');
  refuseMore(one.sets + sets, importLimits.sets, 'sets of one import');
  refuseMore(countOf(one.workoutIds) + workouts.length, importLimits.workouts, 'workouts of one import');
  return [{ type: 'WorkoutsImported', memberId, importId, source: one.source, batch, workouts }];
}

function importWeights(imports: Imports, command: ImportWeights): readonly WeightsImported[] {
  const { memberId, importId, batch, today, known } = command;
  const one = openImport(imports, importId);
  if (one.batches.weights.includes(batch)) return [];
  for (const { date } of command.weights) refuseFutureDay(date, today);
  const weights = newOnes(command.weights, ({ entryId }) => entryId, [known, ...one.entryIds]);
  refuseMore(countOf(one.entryIds) + weights.length, importLimits.weights, 'weights of one import');
  return [{ type: 'WeightsImported', memberId, importId, source: one.source, batch, weights }];
}

/** Those that are neither known nor sent before, each once. */
function newOnes<Item>(
  items: readonly Item[],
  idOf: (item: Item) => string,
  known: readonly Iterable<string>[],
): readonly Item[] {
  const seen = new Set<string>();
  for (const ids of known) for (const id of ids) seen.add(id);
  return items.filter((item) => {
    const isNew = !seen.has(idOf(item));
    seen.add(idOf(item));
    return isNew;
  });
}

function complete(imports: Imports, { memberId, importId }: CompleteImport): readonly ImportEvent[] {
  const { status } = knownImport(imports, importId);
  if (status === 'completed') return [];
  openImport(imports, importId);
  return [{ type: 'ImportCompleted', memberId, importId }];
}

function withdraw(imports: Imports, { memberId, importId }: WithdrawImport): readonly ImportEvent[] {
  const { status, workoutIds, entryIds } = knownImport(imports, importId);
  if (status === 'withdrawn') return [];
  return [
    {
      ...{ type: 'ImportWithdrawn', memberId, importId },
      ...{ workoutIds: workoutIds.flat(), entryIds: entryIds.flat() },
    },
  ];
}

function knownImport(imports: Imports, importId: string): OneImport {
  const one = Object.hasOwn(imports, importId) ? imports[importId] : undefined;
  if (one) return one;
  throw new Refusal('unknown-import', 'There is no such import.', 'missing');
}

function openImport(imports: Imports, importId: string): OneImport {
  const one = knownImport(imports, importId);
  if (one.status === 'open') return one;
  const ended = one.status === 'completed' ? 'complete' : 'taken back';
  throw new Refusal(
    'import-ended',
    `This import is ${ended}, so it takes nothing more. Nothing was stored. Please begin another import.`,
  );
}

function refuseMore(count: number, most: number, what: string): void {
  if (count <= most) return;
  throw new Refusal(
    'import-too-large',
    `There can be at most ${most} ${what}. Nothing of this batch was stored. Please divide the file.`,
    'invalid',
  );
}
