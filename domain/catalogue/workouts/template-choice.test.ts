import { expect } from 'chai';
import fc from 'fast-check';
import type { FitnessLevel } from '#domain/assessment/assessment-events.ts';
import { addDays, asMemberDay } from '#domain/kernel/day.ts';
import type { GoalType, ProgramType } from '#domain/program/program-events.ts';
import { equipmentOptions } from './equipment.ts';
import {
  type ChosenProgram,
  chooseTemplate,
  eligibleTemplates,
  inOrder,
  preferredTemplates,
  type TemplateShelf,
  templatePool,
} from './template-choice.ts';
import type { WorkoutTemplate } from './workout-template.ts';

const names = (templates: readonly WorkoutTemplate[]) => templates.map(({ name }) => name);
const program = (programType: ProgramType, goalType: GoalType): ChosenProgram => ({
  programType,
  goalType,
  dailyTemplate: null,
});
const made = (name: string, more: Partial<WorkoutTemplate> = {}): WorkoutTemplate => ({
  id: name,
  name,
  description: name,
  category: 'cardio',
  durationMinutes: 20,
  difficulty: 'beginner',
  equipment: [],
  exercises: [],
  ...more,
});
/** The weekday's date in the week of Sunday 4 January 2026, which has index 0. */
const weekday = (index: number) => addDays(asMemberDay('2026-01-04'), index);

describe('template choice, by example', () => {
  const shelf: TemplateShelf = {
    builtin: [
      made('Zigzag', { equipment: ['dumbbells'] }),
      made('Full body hour', { category: 'strength' }),
      made('Bench day', { category: 'strength', equipment: ['bench'] }),
      made('Slow flow', { category: 'mobility' }),
      made('arms', { category: 'strength', equipment: ['dumbbells'] }),
    ],
    custom: [made('My plan')],
    user: [made('Borrowed run')],
  };
  const lean = {
    shelf,
    equipment: ['dumbbells'],
    level: 'intermediate',
    program: program('lean', 'weight_loss'),
  } as const;

  it('lists builtin, custom and user templates in this order, each sorted by name', () =>
    expect(names(inOrder(shelf))).to.deep.equal([
      'arms',
      'Bench day',
      'Full body hour',
      'Slow flow',
      'Zigzag',
      'My plan',
      'Borrowed run',
    ]));

  it('gives a lean member with dumbbells a pool of four', () =>
    expect(names(templatePool(lean))).to.deep.equal(['Full body hour', 'Zigzag', 'My plan', 'Borrowed run']));

  for (const [index, name] of [
    [0, 'Full body hour'],
    [1, 'Zigzag'],
    [2, 'My plan'],
    [3, 'Borrowed run'],
    [4, 'Full body hour'],
    [5, 'Zigzag'],
    [6, 'My plan'],
  ] as const)
    it(`selects ${name} on weekday ${index}`, () =>
      expect(chooseTemplate(templatePool(lean), weekday(index))?.name).to.equal(name));

  it('selects nothing from an empty pool', () => expect(chooseTemplate([], weekday(3))).to.equal(undefined));

  const preferences: readonly [ProgramType, GoalType, string[]][] = [
    ['lean', 'body_recomp', ['Full body hour']],
    ['maintain', 'weight_loss', ['Full body hour']],
    ['bulk', 'muscle_building', ['arms', 'Full body hour']],
    ['cardio_fitness', 'muscle_gain', ['arms', 'Full body hour']],
    ['cardio_fitness', 'running', ['arms', 'Full body hour', 'Slow flow']],
    ['maintain', 'daily_custom', ['arms', 'Full body hour', 'Slow flow']],
    ['assessment', 'fitness_assessment', ['arms', 'Full body hour', 'Slow flow']],
  ];
  const three = ['arms', 'Full body hour', 'Slow flow'].map(
    (name) => inOrder(shelf).find((template) => template.name === name) ?? made(name),
  );
  for (const [programType, goalType, preferred] of preferences)
    it(`prefers [${preferred.join()}] for ${programType} with ${goalType}`, () =>
      expect(names(preferredTemplates(three, program(programType, goalType)))).to.deep.equal(preferred));

  it('has no preference without a program, and keeps all templates when none matches', () => {
    expect(preferredTemplates(three, null)).to.deep.equal(three);
    const flow = three.slice(2);
    expect(preferredTemplates(flow, program('bulk', 'muscle_gain'))).to.deep.equal(flow);
  });

  it('offers beginners advanced templates only when no others are eligible', () => {
    const hard = made('Hard', { difficulty: 'advanced' });
    const easy = made('Easy');
    expect(eligibleTemplates([hard, easy], [], 'beginner')).to.deep.equal([easy]);
    expect(eligibleTemplates([hard, easy], [], 'intermediate')).to.deep.equal([hard, easy]);
    expect(eligibleTemplates([hard], [], 'beginner')).to.deep.equal([hard]);
  });

  for (const owned of [[], ['none'], ['no_equipment']])
    it(`requires no equipment when the member owns [${owned.join()}]`, () => {
      const free = ['no_equipment', 'none'].map((id) => made(id, { equipment: [id] }));
      expect(
        eligibleTemplates([made('Bench', { equipment: ['bench'] }), ...free], owned, 'advanced'),
      ).to.deep.equal(free);
    });
});

const allEquipment: readonly string[] = equipmentOptions.map(({ id }) => id).filter((id) => id !== 'none');
const levels: readonly FitnessLevel[] = ['beginner', 'intermediate', 'advanced'];

describe('template choice, for any set of templates', () => {
  const anyTemplate = fc.record({
    name: fc.string(),
    category: fc.constantFrom('cardio', 'strength', 'mobility', 'daily_maintenance'),
    difficulty: fc.constantFrom(...levels),
    equipment: fc.subarray(['none', ...allEquipment]),
  });
  const anyTemplates = fc.array(
    anyTemplate.map(({ name, ...more }) => made(name, more)),
    { maxLength: 12 },
  );
  const anyShelf = fc.record({ builtin: anyTemplates, custom: anyTemplates, user: anyTemplates });
  const anyProgram = fc.constantFrom(
    null,
    program('lean', 'weight_loss'),
    program('bulk', 'muscle_gain'),
    program('cardio_fitness', 'running'),
  );
  const anyBasis = fc.record({
    shelf: anyShelf,
    equipment: fc.subarray([...allEquipment]),
    level: fc.constantFrom(...levels),
    program: anyProgram,
  });
  const anyWeekday = fc.integer({ min: 0, max: 6 }).map(weekday);

  it('selects an eligible template whenever there is one, and the same one every week', () => {
    fc.assert(
      fc.property(anyBasis, anyWeekday, (basis, day) => {
        const eligible = eligibleTemplates(inOrder(basis.shelf), basis.equipment, basis.level);
        const chosen = chooseTemplate(templatePool(basis), day);
        expect(chosen === undefined ? [undefined] : eligible).to.include(chosen);
        expect(chosen === undefined).to.equal(eligible.length === 0);
        expect(chooseTemplate(templatePool(basis), addDays(day, 7))).to.equal(chosen);
      }),
    );
  });

  it('does not depend on the input order of templates, except for equal names', () => {
    fc.assert(
      fc.property(anyBasis, ({ shelf, ...basis }) => {
        const turned = {
          builtin: shelf.builtin.toReversed(),
          custom: shelf.custom.toReversed(),
          user: shelf.user.toReversed(),
        };
        const lower = (pool: readonly WorkoutTemplate[]) => names(pool).map((name) => name.toLowerCase());
        expect(lower(templatePool({ ...basis, shelf: turned }))).to.deep.equal(
          lower(templatePool({ ...basis, shelf })),
        );
      }),
    );
  });

  it('never loses templates when equipment is added', () => {
    fc.assert(
      fc.property(
        anyTemplates,
        fc.subarray([...allEquipment]),
        fc.constantFrom(...allEquipment),
        (templates, owned, bought) => {
          const before = eligibleTemplates(templates, owned, 'advanced');
          expect(eligibleTemplates(templates, [...owned, bought], 'advanced')).to.include.members([
            ...before,
          ]);
        },
      ),
    );
  });
});
