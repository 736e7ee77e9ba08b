import { expect } from 'chai';
import type { FileSet, FileWeight, FileWorkout } from '#domain/history-import/file-rows.ts';
import { asMemberDay } from '#domain/kernel/day.ts';
import { fileEntries, weightBatches, workoutBatches } from './file-entries-contract.ts';
import { importWeightsBody, importWorkoutsBody } from './import-contract.ts';

const set = (change: Partial<FileSet> = {}): FileSet => ({
  ...{ exercise: 'Squat', kind: 'work', reps: 5, load: { value: 100, unit: 'kg', kind: 'load' } },
  ...{ seconds: null, distanceMetres: null, rpe: null, note: null, line: 2 },
  ...change,
});
const workout = (change: Partial<FileWorkout> = {}): FileWorkout => ({
  ...{ is: 'workout', startedAt: '2019-03-01T18:20:00', name: 'Legs', durationMinutes: 50, note: null },
  ...{ sets: [set()], line: 2 },
  ...change,
});
const weight = (change: Partial<FileWeight> = {}): FileWeight => ({
  ...{ is: 'weight', at: '2019-03-01', value: 80, unit: 'kg', bodyFatPercent: null, line: 2 },
  ...change,
});
const read = (workouts: readonly FileWorkout[], weights: readonly FileWeight[] = []) =>
  fileEntries({ workouts, weights }, { zoneAt: () => 'Asia/Tokyo', today: asMemberDay('2026-03-10') });

describe('the entries of a file', () => {
  it('have the date and the clock of the file, and a moment where the file has one', () => {
    const times = ['2019-03-01', '2019-03-01T18:20:00', '2019-03-01T23:20:00+01:00', '2019-03-01T23:20:00Z'];
    const { workouts } = read(times.map((startedAt) => workout({ startedAt })));
    expect(workouts.map(({ date, clock, startedAt }) => [date, clock, startedAt])).to.deep.equal([
      ['2019-03-01', undefined, undefined],
      ['2019-03-01', '18:20:00', undefined],
      ['2019-03-01', '23:20:00', '2019-03-01T22:20:00.000Z'],
      ['2019-03-02', '23:20:00', '2019-03-01T23:20:00.000Z'],
    ]);
  });

  it('of one start are counted in the order of the file, workouts and weights apart', () => {
    const { workouts, weights } = read(
      [workout(), workout(), workout({ startedAt: '2019-03-02' })],
      [weight(), weight()],
    );
    expect(workouts.map(({ nth }) => nth)).to.deep.equal([1, 2, 1]);
    expect(weights.map(({ nth }) => nth)).to.deep.equal([1, 2]);
  });

  it('number the sets of each exercise, and keep kinds, assistance and notes', () => {
    const { workouts } = read([
      workout({
        note: 'home',
        sets: [
          set({ kind: 'warmup' }),
          set({ exercise: 'Pull-up', load: { value: 20, unit: 'kg', kind: 'assistance' }, note: 'band' }),
          set({ reps: null, seconds: 45, load: null }),
        ],
      }),
    ]);
    expect(workouts[0]?.note).to.equal('home\nPull-up: band');
    expect(workouts[0]?.sets).to.deep.equal([
      {
        ...{ exercise: 'Squat', set: 1, reps: 5, load: { value: 100, unit: 'kg' }, seconds: null, rpe: null },
        kind: 'warmup',
      },
      {
        ...{ exercise: 'Pull-up', set: 1, reps: 5, seconds: null, rpe: null },
        load: { value: 20, unit: 'kg', kind: 'assistance' },
      },
      { ...{ exercise: 'Squat', set: 2, reps: 0, load: null, seconds: 45, rpe: null } },
    ]);
  });

  it('leave out what cannot be stored, and say how much', () => {
    const distance = set({ reps: null, load: null, distanceMetres: 5000 });
    const { workouts, weights, leftOut } = read(
      [
        workout({ sets: [distance] }),
        workout({ sets: [distance], durationMinutes: null }),
        workout({ startedAt: '2026-03-11' }),
        workout({ sets: Array.from({ length: 301 }, () => set()) }),
      ],
      [weight({ unit: null }), weight({ at: '2026-03-11' })],
    );
    expect([workouts.map(({ sets }) => sets.length), weights]).to.deep.equal([[0, 300], []]);
    expect(leftOut).to.deep.equal({ sets: 3, workouts: 2, weights: 2 });
  });

  it('fit into batches that the service takes, also with long names', () => {
    const long = workout({
      ...{ name: 'n'.repeat(300), note: 'ö'.repeat(3_000) },
      sets: Array.from({ length: 40 }, () => set({ exercise: 'é'.repeat(150) })),
    });
    const { workouts, weights } = read(
      Array.from({ length: 600 }, () => long),
      Array.from({ length: 900 }, () => weight({ bodyFatPercent: 20 })),
    );
    const batches = workoutBatches(workouts);
    expect(batches.flat()).to.deep.equal(workouts);
    for (const [index, of] of batches.entries()) {
      const body = { batch: index + 1, workouts: [...of] };
      expect(importWorkoutsBody.safeParse(body).success).to.equal(true);
      expect(Buffer.byteLength(JSON.stringify(body))).to.be.below(512_000);
    }
    for (const of of weightBatches([...weights, ...weights]))
      expect(importWeightsBody.safeParse({ batch: 1, weights: [...of] }).success).to.equal(true);
  });
});
