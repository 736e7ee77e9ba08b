import { expect } from 'chai';
import { phaseDefinitions } from './phase-definitions.ts';
import type { GoalType, GoalUnit, ProgramType } from './program-events.ts';
import { pickerOrder, programMap, selectionPreset } from './program-map.ts';
import { canonicalProgramType } from './program-rules.ts';

type Row = readonly [
  programType: ProgramType,
  advert: string | null,
  picker: string,
  goalTypes: readonly GoalType[],
  goalUnits: readonly GoalUnit[],
  phases: readonly (readonly [string, number])[],
];

const table: readonly Row[] = [
  [
    'lean',
    'Weight Management',
    'Get lean',
    ['weight_loss', 'body_recomp'],
    ['lbs', 'kg', '%'],
    [
      ['Foundation', 4],
      ['Fat Burn', 6],
      ['Lean Muscle', 6],
      ['Maintenance', 8],
    ],
  ],
  [
    'bulk',
    'Muscle Building',
    'Build muscle',
    ['muscle_gain', 'muscle_building'],
    ['lbs', 'kg', '%'],
    [
      ['Adaptation', 3],
      ['Growth', 8],
      ['Strength', 6],
      ['Refinement', 4],
    ],
  ],
  [
    'cardio_fitness',
    null,
    'Cardio fitness',
    ['cardio_fitness', 'endurance', 'running'],
    ['miles', 'km', 'min', 'minutes'],
    [
      ['Phase 1', 6],
      ['Phase 2', 6],
      ['Phase 3', 6],
    ],
  ],
  [
    'maintain',
    'Daily Maintenance',
    'Daily maintenance',
    ['daily_fitness', 'daily_custom'],
    ['points'],
    [
      ['Start Strong', 4],
      ['Stay Consistent', 8],
      ['Keep Growing', 40],
    ],
  ],
  [
    'assessment',
    null,
    '7-day assessment',
    ['fitness_assessment'],
    ['days'],
    [
      ['Assessment Week', 1],
      ['Program Selection', 0],
    ],
  ],
];

describe('the program map', () => {
  for (const [type, advert, picker, goalTypes, goalUnits, phases] of table)
    it(`maps ${advert ?? 'no advert'} and the picker entry ${picker} to ${type}`, () => {
      expect(programMap[type]).to.deep.include({ advert, picker, goalTypes, goalUnits });
      expect(canonicalProgramType(programMap[type].sentType)).to.equal(type);
      expect(phaseDefinitions[type].map(({ name, weeks }) => [name, weeks])).to.deep.equal(phases);
    });

  it('presets the goal of each program type, and none for daily maintenance', () => {
    const presets = pickerOrder.map((type) => [
      programMap[type].sentType,
      programMap[type].presetGoalType,
      programMap[type].presetGoalUnit,
    ]);
    expect(presets).to.deep.equal([
      ['muscle', 'muscle_gain', 'lbs'],
      ['lean', 'weight_loss', 'lbs'],
      ['cardio', 'cardio_fitness', 'miles'],
      ['daily_maintenance', null, 'points'],
      ['assessment', 'fitness_assessment', 'days'],
    ]);
  });

  it('has a description for every phase', () => {
    for (const { description, focus } of Object.values(phaseDefinitions).flat()) {
      expect(description).to.match(/\.$/);
      expect(focus).to.have.length.of.at.least(2);
    }
  });

  it('sends goal 10 over 12 weeks from program selection', () => {
    expect(selectionPreset).to.deep.equal({
      goalValue: 10,
      weeks: 12,
      goals: {
        bulk: { goalType: 'muscle_gain', goalUnit: 'lbs' },
        lean: { goalType: 'weight_loss', goalUnit: 'lbs' },
        cardio_fitness: { goalType: 'endurance', goalUnit: 'minutes' },
        maintain: { goalType: 'fitness', goalUnit: 'points' },
      },
    });
  });
});
