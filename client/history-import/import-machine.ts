import { assign, fromPromise, setup } from 'xstate';
import type { MassUnit } from '#domain/body/quantity.ts';
import type { ExerciseAnswer } from '#domain/history-import/exercise-answers.ts';
import type { DateOrder } from '#domain/history-import/file-rows.ts';
import type { NamedColumns } from '#domain/history-import/readers/mapped-table.ts';
import type { Found, FoundExercise, FoundHistory, UnknownTable } from './history-reading.ts';
import type { Prepared } from './prepared-entries.ts';
import type { StoredPart } from './storing.ts';

export type ImportContext = {
  readonly files: readonly File[];
  /** By file. */
  readonly columns: readonly (NamedColumns | null)[];
  readonly orders: readonly (DateOrder | null)[];
  readonly units: readonly (MassUnit | null)[];
  /** The time zone of times in UTC from before the member joined. */
  readonly zone: string | null;
  /** By name in the file. */
  readonly exercises: Readonly<Record<string, ExerciseAnswer>>;
  /** Keys of workouts that are taken along beside one here. */
  readonly along: readonly string[];
  /** Names of habits that were training. */
  readonly habits: readonly string[];
  readonly hasAnsweredDoubts: boolean;
  readonly table: UnknownTable | null;
  readonly found: FoundHistory | null;
  readonly prepared: Prepared | null;
  /** Bytes while reading, entries while storing. */
  readonly progress: Progress;
  readonly stored: readonly StoredPart[];
  /** Why it did not go on. */
  readonly refusal: unknown;
  readonly deps: ImportDeps;
};
export type Progress = { readonly done: number; readonly total: number };

export type Basics = Pick<ImportContext, 'orders' | 'units' | 'zone'>;
export type DoubtAnswers = Pick<ImportContext, 'exercises' | 'along' | 'habits'>;

export type ImportMachineEvent =
  | { readonly type: 'files.chosen'; readonly files: readonly File[] }
  | { readonly type: 'columns.named'; readonly columns: NamedColumns }
  | { readonly type: 'basics.answered'; readonly basics: Basics }
  | { readonly type: 'doubts.answered'; readonly answers: DoubtAnswers }
  | { readonly type: 'progressed'; readonly done: number }
  | { readonly type: 'questions.opened' | 'store.pressed' | 'left' };

type Work = {
  readonly context: ImportContext;
  /** Called with what is done by now. */
  readonly onProgress: (done: number) => void;
};
/** The findings in the files, and the answers of earlier imports. */
type ReadResult = { readonly found: Found; readonly exercises: ImportContext['exercises'] };
export type ImportDeps = {
  readonly read: (work: Work, signal: AbortSignal) => Promise<ReadResult>;
  readonly prepare: (context: ImportContext) => Promise<Prepared>;
  readonly store: (work: Work, signal: AbortSignal) => Promise<readonly StoredPart[]>;
};

type Input = Pick<ImportContext, 'deps'>;

const none = { done: 0, total: 0 };

const emptyContext = ({ deps }: Input): ImportContext => ({
  ...{ files: [], columns: [], orders: [], units: [], zone: null, exercises: {} },
  ...{ along: [], habits: [] },
  ...{ hasAnsweredDoubts: false, table: null, found: null, prepared: null },
  ...{ progress: none, stored: [], refusal: null, deps },
});

/** Whether files cannot be read right without an answer. */
const hasOpenBasics = ({ found, units, orders, zone }: ImportContext): boolean =>
  found !== null &&
  ((found.earlyTimes > 0 && zone === null) ||
    found.files.some(
      (file, nth) => (file.unit !== null && !units[nth]) || (file.order !== null && !orders[nth]),
    ));

/** Exercises that are asked about, without those that were answered at an earlier import. */
export const openExercises = ({
  found,
  exercises,
}: Pick<ImportContext, 'found' | 'exercises'>): readonly FoundExercise[] =>
  (found?.exercises ?? []).filter(({ name, alike, load }) => (alike || load) && !exercises[name]);

const hasOpenDoubts = (context: ImportContext): boolean =>
  !context.hasAnsweredDoubts &&
  (openExercises(context).length > 0 ||
    (context.prepared?.clashes.length ?? 0) > 0 ||
    (context.found?.habits.length ?? 0) > 0);

/** Brings a history along: from the chosen files to the stored import. Nothing is stored before `store.pressed`. */
export const importMachine = setup({
  types: {
    context: {} as ImportContext,
    events: {} as ImportMachineEvent,
    input: {} as Input,
  },
  actors: {
    readFiles: fromPromise<ReadResult, Work>(({ input, signal }) => input.context.deps.read(input, signal)),
    prepareEntries: fromPromise<Prepared, ImportContext>(({ input }) => input.deps.prepare(input)),
    storeEntries: fromPromise<readonly StoredPart[], Work>(({ input, signal }) =>
      input.context.deps.store(input, signal),
    ),
  },
  guards: {
    hasOpenBasics: ({ context }) => hasOpenBasics(context),
    hasOpenDoubts: ({ context }) => hasOpenDoubts(context),
    isEmpty: ({ context }) => context.prepared !== null && context.prepared.parts.length === 0,
  },
  actions: {
    takeFiles: assign(({ context, event }) => {
      if (event.type !== 'files.chosen') return {};
      const empty = event.files.map(() => null);
      return {
        ...emptyContext(context),
        ...{ files: event.files, columns: empty, orders: empty, units: empty },
      };
    }),
    takeColumns: assign(({ context: { columns, table }, event }) =>
      event.type === 'columns.named' && table
        ? { columns: columns.map((before, nth) => (nth === table.file ? event.columns : before)) }
        : {},
    ),
    takeBasics: assign(({ event }) => (event.type === 'basics.answered' ? event.basics : {})),
    takeDoubts: assign(({ event }) =>
      event.type === 'doubts.answered' ? { ...event.answers, hasAnsweredDoubts: true } : {},
    ),
    takeProgress: assign(({ context, event }) =>
      event.type === 'progressed' ? { progress: { ...context.progress, done: event.done } } : {},
    ),
    countBytes: assign(({ context: { files } }) => ({
      progress: { done: 0, total: files.reduce((sum, { size }) => sum + size, 0) },
      refusal: null,
    })),
    countEntries: assign(({ context: { prepared } }) => ({
      progress: { done: 0, total: (prepared?.workouts ?? 0) + (prepared?.weights ?? 0) },
      refusal: null,
    })),
    takeRefusal: assign(({ event }) => ({ refusal: 'error' in event ? event.error : null })),
    forget: assign(({ context }) => emptyContext(context)),
  },
}).createMachine({
  id: 'history import',
  context: ({ input }) => emptyContext(input),
  initial: 'choosing',
  on: { 'files.chosen': { target: '.reading', actions: 'takeFiles' } },
  states: {
    choosing: {},
    reading: {
      entry: 'countBytes',
      on: { progressed: { actions: 'takeProgress' }, left: { target: 'choosing', actions: 'forget' } },
      invoke: {
        src: 'readFiles',
        input: ({ context, self }) => ({
          context,
          onProgress: (done) => self.send({ type: 'progressed', done }),
        }),
        onDone: [
          {
            guard: ({ event }) => event.output.found.is === 'table',
            target: 'mapping',
            actions: assign(
              ({
                event: {
                  output: { found },
                },
              }) => ({
                table: found.is === 'table' ? found.table : null,
              }),
            ),
          },
          {
            target: 'read',
            actions: assign(({ context, event: { output } }) => ({
              found: output.found.is === 'read' ? output.found.history : null,
              exercises: { ...output.exercises, ...context.exercises },
              table: null,
            })),
          },
        ],
        onError: { target: 'choosing', actions: ['forget', 'takeRefusal'] },
      },
    },
    mapping: {
      on: {
        'columns.named': { target: 'reading', actions: 'takeColumns' },
        left: { target: 'choosing', actions: 'forget' },
      },
    },
    read: { always: [{ guard: 'hasOpenBasics', target: 'asking' }, { target: 'preparing' }] },
    asking: {
      on: {
        'basics.answered': [
          {
            guard: ({ context, event }) =>
              event.basics.orders.some((order, nth) => order !== context.orders[nth]),
            target: 'reading',
            actions: 'takeBasics',
          },
          { target: 'read', actions: 'takeBasics' },
        ],
        left: { target: 'choosing', actions: 'forget' },
      },
    },
    preparing: {
      invoke: {
        src: 'prepareEntries',
        input: ({ context }) => context,
        onDone: { target: 'prepared', actions: assign(({ event }) => ({ prepared: event.output })) },
        onError: { target: 'choosing', actions: ['forget', 'takeRefusal'] },
      },
    },
    prepared: {
      always: [
        { guard: 'hasOpenDoubts', target: 'doubting' },
        { guard: 'isEmpty', target: 'empty' },
        { target: 'preview' },
      ],
    },
    doubting: {
      on: {
        'doubts.answered': { target: 'preparing', actions: 'takeDoubts' },
        left: { target: 'choosing', actions: 'forget' },
      },
    },
    empty: { on: { 'questions.opened': 'doubting', left: { target: 'choosing', actions: 'forget' } } },
    preview: {
      on: {
        'store.pressed': 'storing',
        'questions.opened': 'doubting',
        left: { target: 'choosing', actions: 'forget' },
      },
    },
    storing: {
      entry: 'countEntries',
      on: { progressed: { actions: 'takeProgress' }, 'files.chosen': undefined },
      invoke: {
        src: 'storeEntries',
        input: ({ context, self }) => ({
          context,
          onProgress: (done) => self.send({ type: 'progressed', done }),
        }),
        onDone: { target: 'done', actions: assign(({ event }) => ({ stored: event.output })) },
        onError: { target: 'interrupted', actions: 'takeRefusal' },
      },
    },
    interrupted: {
      on: { 'store.pressed': 'storing', left: { target: 'choosing', actions: 'forget' } },
    },
    done: { on: { left: { target: 'choosing', actions: 'forget' } } },
  },
});
