import { expect } from 'chai';
import { asMemberDay } from '#domain/kernel/day.ts';
import { phasesOf } from '#domain/program/phase-rules.ts';
import type { ProgramType } from '#domain/program/program-events.ts';
import { guidanceFor } from './guidance.ts';

const types: readonly ProgramType[] = ['lean', 'bulk', 'cardio_fitness', 'maintain', 'assessment'];

describe('guidance', () => {
  for (const programType of types)
    it(`has a separate text for every phase of ${programType}`, () => {
      const phases = phasesOf({ programType, startDate: asMemberDay('2026-01-05'), plannedEndDate: null });
      const cards = phases.map(({ phaseNumber }) => guidanceFor(programType, phaseNumber));
      const texts = cards.flatMap((card) => Object.values(card));
      expect(new Set(texts)).to.have.property('size', phases.length * 3);
      expect(guidanceFor(programType, phases.length + 1)).to.equal(cards.at(-1));
    });

  it('clamps phase numbers to the known phases', () =>
    expect(guidanceFor('lean', 0)).to.equal(guidanceFor('lean', 1)));
});
