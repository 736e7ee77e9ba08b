import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import fc from 'fast-check';
import type { Wishes } from '#domain/catalogue/workouts/exercise-swaps.ts';
import type { TemplateExercise, WorkoutTemplate } from '#domain/catalogue/workouts/workout-template.ts';
import { builtinTemplates } from '#domain/catalogue/workouts/workout-templates.ts';
import { addDays, asMemberDay, type MemberDay } from '#domain/kernel/day.ts';
import {
  type DoseBasis,
  dosedTemplate,
  doseOn,
  doseRules,
  phaseDoses,
  type TrainedWeek,
  trainedWeeks,
  volumeOf,
  withChoice,
} from './dose-rules.ts';
import { phaseDefinitions } from './phase-definitions.ts';
import type { ProgramType } from './program-events.ts';

const startDate = asMemberDay('2026-01-05');
const weekStart = (week: number): MemberDay => addDays(startDate, (week - 1) * 7);
const full: TrainedWeek = { days: 3, isHard: false };
const basisOf = (
  programType: ProgramType,
  weeks: readonly TrainedWeek[],
  keptWeeks: readonly number[] = [],
): DoseBasis => ({
  program: { programType, startDate },
  weeks,
  keptWeeks,
});
const always = (programType: ProgramType): DoseBasis =>
  basisOf(
    programType,
    Array.from({ length: 60 }, () => full),
  );
const template = (id: string): WorkoutTemplate => {
  const found = builtinTemplates.find((one) => one.id === id);
  if (!found) throw new Error(`There is no template ${id}.`);
  return found;
};
const dosedIn = (basis: DoseBasis, id: string, week: number) =>
  dosedTemplate(template(id), doseOn(basis, weekStart(week)));
const setsOf = ({ exercises }: Pick<WorkoutTemplate, 'exercises'>): number =>
  exercises.reduce((sum, { sets }) => sum + sets, 0);
const repsOf = ({ exercises }: WorkoutTemplate): readonly (number | undefined)[] =>
  exercises.map(({ reps }) => reps);

describe('the dose of a program', () => {
  it('is that of the template in the first week, in each program', () => {
    for (const programType of ['lean', 'bulk', 'cardio_fitness', 'maintain'] as const)
      for (const one of builtinTemplates)
        for (const day of [addDays(startDate, -3), startDate, addDays(startDate, 6)])
          expect(dosedTemplate(one, doseOn(always(programType), day))).to.deep.equal({
            template: one,
            reasons: [],
            changes: [],
          });
  });

  it('has an entry for each phase of each program', () => {
    for (const [programType, phases] of Object.entries(phaseDefinitions))
      expect(phaseDoses[programType as ProgramType], programType).to.have.length(phases.length);
  });

  it('grows by reps and seconds first, by sets in a later phase, with the numbers of each change', () => {
    const second = dosedIn(always('bulk'), 'dumbbell-foundations', 2);
    expect(second.reasons).to.deep.equal(['amounts']);
    expect(second.changes.map(({ was, now }) => [now.name, was.reps, now.reps])).to.deep.equal([
      ['Goblet Squats', 10, 11],
      ['Dumbbell Row', 12, 13],
      ['Dumbbell Floor Press', 12, 13],
    ]);
    const fifth = dosedIn(always('bulk'), 'dumbbell-foundations', 5);
    expect(fifth.reasons).to.deep.equal(['amounts', 'sets']);
    expect(setsOf(fifth.template)).to.be.above(setsOf(template('dumbbell-foundations')));
    expect(fifth.template.durationMinutes).to.be.above(25);
  });

  it('has fewer reps and longer rests in a phase of strength, and at least the work of the first week', () => {
    const written = template('dumbbell-full-body');
    const grown = dosedIn(always('bulk'), written.id, 11).template;
    const strong = dosedIn(always('bulk'), written.id, 13);
    expect(strong.reasons).to.include.members(['heavier', 'longer-rests']);
    expect(Math.max(...repsOf(strong.template).map((reps = 0) => reps))).to.be.below(
      Math.max(...repsOf(grown).map((reps = 0) => reps)),
    );
    expect(volumeOf(strong.template.exercises)).to.be.at.least(volumeOf(written.exercises));
  });

  it('has shorter rests in a phase of fat burning, once a full week was done', () => {
    const late = basisOf(
      'lean',
      Array.from({ length: 20 }, () => ({ days: 0, isHard: false })),
    );
    expect(dosedIn(late, 'aerobic-starter', 6).changes).to.deep.equal([]);
    expect(dosedIn(always('lean'), 'aerobic-starter', 7).reasons).to.include('shorter-rests');
  });

  it('stays after a week with fewer than two training dates, and after one that ended hard', () => {
    for (const week of [
      { days: 1, isHard: false },
      { days: 3, isHard: true },
    ])
      expect(doseOn(basisOf('bulk', [week]), weekStart(2)).steps).to.deep.equal([]);
    expect(doseOn(basisOf('bulk', [full]), weekStart(2)).steps).to.have.length(1);
  });

  it('goes a step back after a week without training', () => {
    const rested = [full, full, { days: 0, isHard: false }];
    expect(doseOn(basisOf('bulk', rested), weekStart(3)).steps).to.have.length(2);
    expect(doseOn(basisOf('bulk', rested), weekStart(4)).steps).to.have.length(1);
  });

  it('has a recovery week after five full weeks, with about three fifths of the sets, and goes on after it', () => {
    const weeks = Array.from({ length: 20 }, (_, index) => doseOn(always('bulk'), weekStart(index + 1)));
    expect(weeks.filter(({ isRecovery }) => isRecovery).map(({ week }) => week)).to.deep.equal([6, 12, 18]);
    const recovery = dosedIn(always('bulk'), 'dumbbell-foundations', 6);
    expect(recovery.reasons).to.deep.equal(['recovery']);
    expect(recovery.template.exercises.map(({ sets }) => sets)).to.deep.equal([1, 2, 2, 2, 2, 1]);
    expect(recovery.template.durationMinutes).to.be.below(25);
    expect(doseOn(always('bulk'), weekStart(7)).steps.length).to.be.above(
      doseOn(always('bulk'), weekStart(5)).steps.length,
    );
  });

  it('is that of the week before where the member keeps it, also in a recovery week', () => {
    for (const week of [4, 6]) {
      const kept = doseOn(withChoice(always('bulk'), weekStart(week), 'last-week'), weekStart(week));
      const { steps, isRecovery } = doseOn(always('bulk'), weekStart(week - 1));
      expect(kept).to.deep.include({ steps, isRecovery });
    }
    const afterwards = withChoice(always('bulk'), weekStart(6), 'last-week');
    expect(doseOn(afterwards, weekStart(7)).isRecovery).to.equal(true);
    const again = withChoice(afterwards, weekStart(6), 'this-week');
    expect(doseOn(again, weekStart(6))).to.deep.equal(doseOn(always('bulk'), weekStart(6)));
  });

  it('leaves daily routines and sessions of mobility as they are', () => {
    for (const one of builtinTemplates.filter(({ category }) =>
      ['daily_maintenance', 'mobility'].includes(category),
    ))
      expect(dosedTemplate(one, doseOn(always('bulk'), weekStart(9))).template).to.equal(one);
  });
});

describe('a harder form', () => {
  const wishes = { equipment: [], excluded: [] };
  const strong = (changes: Partial<Wishes> = {}) =>
    dosedTemplate(template('everyday-legs'), doseOn(always('bulk'), weekStart(14)), {
      ...wishes,
      ...changes,
    });
  const namesOf = (session: ReturnType<typeof strong>) => session.template.exercises.map(({ name }) => name);

  it('takes the place of an exercise without a load in a phase of strength, with fewer reps', () => {
    expect(namesOf(strong())).to.include('Walking Lunges').and.not.include('Reverse Lunges');
    expect(strong().reasons).to.include.members(['heavier', 'harder-form']);
    const lunges = strong().template.exercises.find(({ name }) => name === 'Walking Lunges');
    expect(lunges?.insteadOf?.name).to.equal('Reverse Lunges');
    expect(lunges?.reps).to.be.below(lunges?.insteadOf?.reps ?? 0);
  });

  it('suits the member, and is not taken where nothing is known of them', () => {
    expect(namesOf(strong({ excluded: ['Walking Lunges'] }))).to.include('Reverse Lunges');
    expect(namesOf(strong({ injured: ['knee'] }))).not.to.include('Walking Lunges');
    expect(namesOf(dosedIn(always('bulk'), 'everyday-legs', 14))).to.include('Reverse Lunges');
  });

  it('comes with no less work than in the first week, in any template', () => {
    for (const one of builtinTemplates) {
      const { template: session } = dosedTemplate(one, doseOn(always('bulk'), weekStart(14)), wishes);
      expect(volumeOf(session.exercises), one.id).to.be.at.least(volumeOf(one.exercises));
      expect(new Set(session.exercises.map(({ name }) => name)).size, one.id).to.be.at.least(
        new Set(one.exercises.map(({ name }) => name)).size,
      );
    }
  });
});

describe('an exercise in a dose', () => {
  const amountsIn = (programType: ProgramType, week: number) =>
    dosedIn(always(programType), 'dumbbell-full-body', week).template.exercises.map(({ amounts }) => amounts);

  it('has at least its reps, and exactly its reps in a recovery week and with fewer reps; a warm-up has none of both', () => {
    expect(new Set(amountsIn('bulk', 5).slice(1))).to.deep.equal(new Set(['at-least']));
    for (const week of [6, 13])
      expect(new Set(amountsIn('bulk', week).slice(1))).to.deep.equal(new Set(['exact']));
    expect(amountsIn('bulk', 5)[0]).to.equal(undefined);
    expect(amountsIn('bulk', 1)[1]).to.equal(undefined);
  });
});

describe('the weeks of a program', () => {
  it('count each date with a workout once, and are hard where the last workout was', () => {
    const on = (days: number, effort: number | null) => ({ date: addDays(startDate, days), effort });
    const done = [on(-1, 9), on(0, 9), on(0, 7), on(4, 8), on(7, 6), on(9, 9), on(30, 5)];
    expect(trainedWeeks(startDate, done, addDays(startDate, 15))).to.deep.equal([
      { days: 2, isHard: false },
      { days: 2, isHard: true },
      { days: 0, isHard: false },
    ]);
  });
});

describe('the dose of any program, template and history', () => {
  const anyWeek = fc.record({ days: fc.integer({ min: 0, max: 4 }), isHard: fc.boolean() });
  const anyBasis = fc.record({
    program: fc.record({
      programType: fc.constantFrom<ProgramType>('lean', 'bulk', 'cardio_fitness', 'maintain'),
      startDate: fc.constant(startDate),
    }),
    weeks: fc.array(anyWeek, { maxLength: 30 }),
    keptWeeks: fc.array(fc.integer({ min: 2, max: 30 }), { maxLength: 3 }),
  });
  const anyTemplate = fc.constantFrom(...builtinTemplates);

  /** Each week with its volume, and the volume of the last full week before it. */
  function volumesOf(basis: DoseBasis, written: WorkoutTemplate) {
    let lastFull = volumeOf(written.exercises);
    return [...basis.weeks, full].map(({ days }, index) => {
      const dose = doseOn(basis, weekStart(index + 1));
      const volume = volumeOf(dosedTemplate(written, dose).template.exercises);
      const before = lastFull;
      if (days >= doseRules.fullWeekDays && !dose.isRecovery) lastFull = volume;
      return { ...dose, volume, before };
    });
  }

  it('is at most a tenth more than in the last full week, and at least the first week’s but in a recovery week', () => {
    fc.assert(
      fc.property(anyBasis, anyTemplate, (basis, written) => {
        const first = volumeOf(written.exercises);
        for (const { week, volume, before, isRecovery } of volumesOf(basis, written)) {
          expect(volume, `week ${week}`).to.be.at.most(before * 1.1 + 1e-9);
          expect(volume, `week ${week}`).to.be.at.least(isRecovery ? 1 : first);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('explains each change, never leaves an exercise without sets, and is the same for the same history', () => {
    fc.assert(
      fc.property(anyBasis, anyTemplate, fc.integer({ min: 1, max: 40 }), (basis, written, week) => {
        const dose = doseOn(basis, weekStart(week));
        const session = dosedTemplate(written, dose);
        expect(session.reasons.length > 0).to.equal(session.changes.length > 0);
        expect(session.template === written).to.equal(session.changes.length === 0);
        expect(session.template.exercises.map(({ name }) => name)).to.deep.equal(
          written.exercises.map(({ name }) => name),
        );
        for (const { sets } of session.template.exercises) expect(sets).to.be.within(1, 8);
        expect(dosedTemplate(written, doseOn(basis, weekStart(week)))).to.deep.equal(session);
      }),
    );
  });

  it('does not follow from what is done in its own week, or later', () => {
    fc.assert(
      fc.property(anyBasis, fc.integer({ min: 1, max: 30 }), (basis, week) => {
        const known = { ...basis, weeks: basis.weeks.slice(0, week - 1) };
        expect(doseOn(known, weekStart(week))).to.deep.equal(doseOn(basis, weekStart(week)));
      }),
    );
  });
});

const line = ({ sets, reps, durationSeconds, restSeconds }: TemplateExercise): string =>
  `${sets} x ${reps ?? `${durationSeconds} s`}, ${restSeconds} s`;

/** The rows of one program in decision 56: two exercises of one session. */
const rowsOf = (programType: ProgramType, id: string, shown: readonly [number, number]): readonly string[] =>
  Array.from({ length: 12 }, (_, index) => {
    const dose = doseOn(always(programType), weekStart(index + 1));
    const { changes, template: session } = dosedTemplate(template(id), dose);
    const { exercises, durationMinutes } = session;
    const cells = shown.map((place) => (exercises[place] ? line(exercises[place]) : ''));
    const week = `${index + 1}${dose.isRecovery && changes.length > 0 ? ', recovery' : ''}`;
    return `| ${[week, dose.phase, ...cells, setsOf({ exercises }), durationMinutes].join(' | ')} |`;
  });

describe('decision 56', () => {
  const record = readFileSync(
    new URL('../../service/decisions/0056-dosed-phases.md', import.meta.url),
    'utf8',
  );
  for (const [name, programType, id, shown] of [
    ['Build muscle', 'bulk', 'dumbbell-full-body', [1, 2]],
    ['Get lean', 'lean', 'full-body-burn', [1, 3]],
    ['Daily maintenance', 'maintain', 'daily-50', [0, 1]],
  ] as const)
    it(`shows the twelve weeks of ${name} as the function gives them`, () => {
      expect(record).to.include(rowsOf(programType, id, shown).join('\n'));
    });
});
