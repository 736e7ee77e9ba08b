import { expect } from 'chai';
import { createActor, waitFor } from 'xstate';
import type { Found, FoundHistory } from './history-reading.ts';
import { type ImportContext, type ImportDeps, importMachine } from './import-machine.ts';
import type { Prepared } from './prepared-entries.ts';

const history: FoundHistory = {
  files: [{ name: 'a.csv', formats: ['Strong'], source: 'strong', unit: null, order: null }],
  exercises: [],
  habits: [],
  earlyTimes: 0,
};
const part = {
  source: 'strong',
  format: 'Strong',
  fileName: 'a.csv',
  key: '0',
  workouts: 2,
  sets: 2,
  weights: 0,
} as const;
const prepared: Prepared = {
  parts: [{ ...part, workoutBatches: 1, weightBatches: 0 }],
  ...{ workouts: 2, sets: 2, weights: 0, from: null, until: null, activities: 0, samples: [], clashes: [] },
  leftOut: { sets: 0, workouts: 0, weights: 0 },
  problems: { count: 0, said: [] },
};
const file = new File(['12345'], 'a.csv');
const read = (of: Partial<FoundHistory> = {}): Found => ({ is: 'read', history: { ...history, ...of } });
const result = (found: Found, exercises: ImportContext['exercises'] = {}) => ({ found, exercises });

function started(deps: Partial<ImportDeps> = {}) {
  const actor = createActor(importMachine, {
    input: {
      deps: {
        read: async () => result(read()),
        prepare: async () => prepared,
        store: async () => [],
        ...deps,
      },
    },
  });
  actor.start();
  const comesTo = (state: string) => waitFor(actor, (now) => now.value === state, { timeout: 1000 });
  return { actor, send: actor.send, comesTo };
}

describe('the import of a history', () => {
  it('goes from files without doubts to the preview, and stores after a press', async () => {
    let stored = 0;
    const { actor, send, comesTo } = started({
      store: async ({ onProgress }) => {
        stored += 1;
        onProgress(2);
        return [{ importId: 'i', workouts: 2, weights: 0, known: 0 }];
      },
    });
    send({ type: 'files.chosen', files: [file] });
    expect(actor.getSnapshot().context.progress).to.deep.equal({ done: 0, total: 5 });
    await comesTo('preview');
    expect(stored).to.equal(0);
    send({ type: 'store.pressed' });
    const { context } = await comesTo('done');
    expect([context.progress, context.stored.length]).to.deep.equal([{ done: 2, total: 2 }, 1]);
  });

  it('asks for the columns of an unknown table, and reads again with them', async () => {
    const table = { file: 0, name: 'a.csv', columns: ['Day', 'Reps'], rows: [] };
    const { send, comesTo } = started({
      read: async ({ context }) => result(context.columns[0] ? read() : { is: 'table', table }),
    });
    send({ type: 'files.chosen', files: [file] });
    await comesTo('mapping');
    send({ type: 'columns.named', columns: { date: 0, reps: 1 } });
    expect((await comesTo('preview')).context.columns).to.deep.equal([{ date: 0, reps: 1 }]);
  });

  it('asks for the unit, and reads again only for another order of dates', async () => {
    let reads = 0;
    const unit = { lifts: [], weight: 80 };
    const order = { dayFirst: '2025-04-01', monthFirst: '2025-01-04' };
    const { send, comesTo } = started({
      read: async ({ context }) => {
        reads += 1;
        const [one] = history.files;
        const files = one ? [{ ...one, unit, order: context.orders[0] ? null : order }] : [];
        return result(read({ files }));
      },
    });
    send({ type: 'files.chosen', files: [file] });
    await comesTo('asking');
    send({ type: 'basics.answered', basics: { units: ['kg'], orders: ['month-first'], zone: null } });
    await comesTo('preview');
    expect(reads).to.equal(2);
  });

  it('asks about exercises once, and not again for those that were answered before', async () => {
    const exercises = [
      {
        name: 'Assisted Dip',
        sets: 1,
        alike: null,
        same: null,
        load: 'assistance',
        heaviest: { value: 20, unit: null },
      },
    ] as const;
    const answers = {
      exercises: { 'Assisted Dip': { as: null, load: 'assistance' } },
      along: [],
      habits: [],
    } as const;
    let earlier: ImportContext['exercises'] = {};
    const { actor, send, comesTo } = started({ read: async () => result(read({ exercises }), earlier) });
    send({ type: 'files.chosen', files: [file] });
    await comesTo('doubting');
    earlier = answers.exercises;
    send({ type: 'doubts.answered', answers });
    await comesTo('preview');
    send({ type: 'questions.opened' });
    await comesTo('doubting');
    send({ type: 'files.chosen', files: [file] });
    expect(actor.getSnapshot().context.exercises).to.deep.equal({});
    expect((await comesTo('preview')).context.exercises).to.deep.equal(answers.exercises);
  });

  it('says why files could not be read, and takes other files', async () => {
    const { send, comesTo } = started({
      read: async () => {
        throw new Error('broken');
      },
    });
    send({ type: 'files.chosen', files: [file] });
    const { context } = await comesTo('choosing');
    expect([String(context.refusal), context.files.length]).to.deep.equal(['Error: broken', 0]);
  });

  it('has nothing to store when no entry is left', async () => {
    const { send, comesTo } = started({ prepare: async () => ({ ...prepared, parts: [], workouts: 0 }) });
    send({ type: 'files.chosen', files: [file] });
    await comesTo('empty');
  });

  it('goes on after an interruption, and takes no other files while it stores', async () => {
    let tries = 0;
    const { actor, send, comesTo } = started({
      store: async () => {
        tries += 1;
        if (tries === 1) throw new Error('no answer');
        return [];
      },
    });
    send({ type: 'files.chosen', files: [file] });
    await comesTo('preview');
    send({ type: 'store.pressed' });
    send({ type: 'files.chosen', files: [] });
    expect(actor.getSnapshot().value).to.equal('storing');
    await comesTo('interrupted');
    send({ type: 'store.pressed' });
    await comesTo('done');
    expect(tries).to.equal(2);
  });
});
