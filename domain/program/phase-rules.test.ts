import { expect } from 'chai';
import fc from 'fast-check';
import { addDays, asMemberDay, daysBetween, type MemberDay } from '#domain/kernel/day.ts';
import { beginsPhase, currentPhaseOf, phasesOf } from './phase-rules.ts';
import type { ProgramType } from './program-events.ts';

const monday = asMemberDay('2026-01-05');
const phases = (programType: ProgramType, plannedEndDate: MemberDay | null = null) =>
  phasesOf({ programType, startDate: monday, plannedEndDate });

describe('phases', () => {
  const table: Readonly<Record<ProgramType, readonly (readonly [string, string])[]>> = {
    lean: [
      ['2026-01-05', '2026-02-01'],
      ['2026-02-02', '2026-03-15'],
      ['2026-03-16', '2026-04-26'],
      ['2026-04-27', '2026-06-21'],
    ],
    bulk: [
      ['2026-01-05', '2026-01-25'],
      ['2026-01-26', '2026-03-22'],
      ['2026-03-23', '2026-05-03'],
      ['2026-05-04', '2026-05-31'],
    ],
    maintain: [
      ['2026-01-05', '2026-02-01'],
      ['2026-02-02', '2026-03-29'],
      ['2026-03-30', '2027-01-03'],
    ],
    assessment: [
      ['2026-01-05', '2026-01-11'],
      ['2026-01-12', '2026-01-12'],
    ],
    cardio_fitness: [
      ['2026-01-05', '2026-02-15'],
      ['2026-02-16', '2026-03-29'],
      ['2026-03-30', '2026-05-10'],
    ],
  };
  for (const [type, dates] of Object.entries(table))
    it(`of ${type} from Monday 5 January 2026 have the specified dates`, () => {
      const found = phases(type as ProgramType);
      expect(found.map(({ startDate, endDate }) => [startDate, endDate])).to.deep.equal(dates);
      expect(found.map(({ phaseNumber }) => phaseNumber)).to.deep.equal(dates.map((_, index) => index + 1));
    });

  it('have a name and a description', () => {
    expect(phases('lean')[1]).to.include({
      name: 'Fat Burn',
      weeks: 6,
      description: 'More cardio and full-body work, with short rests.',
    });
  });

  describe('of a program that ends on 30 March', () => {
    const cut = phases('lean', asMemberDay('2026-03-30'));

    it("are cut off at the program's end in display, and keep their dates", () => {
      expect(cut.map(({ shownEndDate }) => shownEndDate)).to.deep.equal([
        '2026-02-01',
        '2026-03-15',
        '2026-03-30',
        '2026-06-21',
      ]);
      expect(cut[2]?.endDate).to.equal('2026-04-26');
    });

    it('are marked when they begin after the planned end', () => {
      expect(cut.map(({ isAfterPlannedEnd }) => isAfterPlannedEnd)).to.deep.equal([
        false,
        false,
        false,
        true,
      ]);
    });
  });

  it('that begin on the planned end are not marked as after it', () => {
    expect(phases('lean', asMemberDay('2026-04-27'))[3]).to.include({
      isAfterPlannedEnd: false,
      shownEndDate: '2026-04-27',
    });
    expect(phases('lean', asMemberDay('2026-04-26'))[3]).to.include({
      isAfterPlannedEnd: true,
      shownEndDate: '2026-06-21',
    });
  });

  it('that end on the planned end are not cut off', () => {
    expect(phases('lean', asMemberDay('2026-02-01'))[0]?.shownEndDate).to.equal('2026-02-01');
  });

  it('of an open end are never after it', () => {
    expect(phases('maintain').some(({ isAfterPlannedEnd }) => isAfterPlannedEnd)).to.equal(false);
  });

  it('of an assessment all lie within its plan', () => {
    const found = phases('assessment', asMemberDay('2026-01-12'));
    expect(found.some(({ isAfterPlannedEnd }) => isAfterPlannedEnd)).to.equal(false);
  });

  it('follow each other without gap or overlap', () => {
    const type = fc.constantFrom<ProgramType>('lean', 'bulk', 'cardio_fitness', 'maintain', 'assessment');
    fc.assert(
      fc.property(type, fc.nat({ max: 20_000 }), (programType, offset) => {
        const startDate = addDays(monday, offset);
        const found = phasesOf({ programType, startDate, plannedEndDate: null });
        expect(found[0]?.startDate).to.equal(startDate);
        for (const [index, phase] of found.slice(1).entries())
          expect(daysBetween(found[index]?.endDate ?? startDate, phase.startDate)).to.equal(1);
      }),
    );
  });
});

describe('a date', () => {
  const types: readonly ProgramType[] = ['lean', 'bulk', 'cardio_fitness', 'maintain', 'assessment'];
  for (const programType of types)
    it(`begins a phase of ${programType} where a later phase starts by its planned end`, () => {
      for (const end of [
        null,
        ...phases(programType).flatMap(({ startDate, endDate }) => [startDate, endDate]),
      ]) {
        const later = phases(programType, end).filter(
          ({ phaseNumber, isAfterPlannedEnd }) => phaseNumber > 1 && !isAfterPlannedEnd,
        );
        const dates = Array.from({ length: 500 }, (_, index) => addDays(monday, index - 50));
        const program = { programType, startDate: monday, plannedEndDate: end };
        expect(dates.filter((date) => beginsPhase(program, date))).to.deep.equal(
          later.map(({ startDate }) => startDate),
        );
      }
    });
});

describe('the current phase', () => {
  const table: readonly [ProgramType, string, number][] = [
    ['lean', '2026-01-04', 1],
    ['lean', '2026-01-05', 1],
    ['lean', '2026-02-01', 1],
    ['lean', '2026-02-02', 2],
    ['lean', '2026-06-21', 4],
    ['lean', '2026-06-22', 4],
    ['assessment', '2026-01-11', 1],
    ['assessment', '2026-01-12', 2],
    ['assessment', '2026-03-01', 2],
  ];
  for (const [type, today, phaseNumber] of table)
    it(`of ${type} on ${today} is ${phaseNumber}`, () => {
      expect(currentPhaseOf(phases(type), asMemberDay(today))).to.equal(phaseNumber);
    });
});
