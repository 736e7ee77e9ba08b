import { expect } from 'chai';
import type { FitnessLevel } from '#domain/assessment/assessment-events.ts';
import { addDays, asMemberDay } from '#domain/kernel/day.ts';
import type { GoalType, ProgramType } from '#domain/program/program-events.ts';
import { equipmentOptions } from './equipment.ts';
import { type ChosenProgram, chooseTemplate, templatePool } from './template-choice.ts';
import type { WorkoutTemplate } from './workout-template.ts';
import { builtinTemplates } from './workout-templates.ts';

const shelf = { builtin: builtinTemplates, custom: [], user: [] };
const sunday = asMemberDay('2026-01-04');
const program = (programType: ProgramType, goalType: GoalType): ChosenProgram => ({
  programType,
  goalType,
  dailyTemplate: null,
});
const weekOf = (pool: readonly WorkoutTemplate[]): readonly WorkoutTemplate[] =>
  [0, 1, 2, 3, 4, 5, 6].flatMap((index) => chooseTemplate(pool, addDays(sunday, index)) ?? []);

describe('a week, by example', () => {
  const weeks: readonly [string, ProgramType, GoalType, FitnessLevel, string[], string[]][] = [
    [
      'a lean beginner without equipment',
      'lean',
      'weight_loss',
      'beginner',
      ['none'],
      [
        'Aerobic Starter',
        'All-Round Full Body',
        'All-Weather Walk',
        'Cardio Kickstart',
        'Climb and Crawl',
        'Easy Jog Intervals',
        'Fast Feet',
      ],
    ],
    [
      'an intermediate builder with dumbbells',
      'bulk',
      'muscle_gain',
      'intermediate',
      ['dumbbells'],
      [
        'All-Round Full Body',
        'Bodyweight Basics',
        'Core Circuit',
        'Dumbbell Foundations',
        'Dumbbell Full Body',
        'Dumbbell Power Session',
        'Everyday Legs',
      ],
    ],
    [
      'a runner with a treadmill',
      'cardio_fitness',
      'running',
      'advanced',
      ['treadmill'],
      [
        'Active Recovery Flow',
        'Aerobic Starter',
        'All-Round Full Body',
        'All-Weather Walk',
        'Ascent Walk',
        'Bodyweight Basics',
        'Burpee Builder',
      ],
    ],
  ];
  for (const [who, programType, goalType, level, equipment, week] of weeks)
    it(`has these templates from Sunday to Saturday for ${who}`, () => {
      const pool = templatePool({
        shelf,
        equipment,
        level,
        program: program(programType, goalType),
      });
      expect(weekOf(pool).map(({ name }) => name)).to.deep.equal(week);
    });
});

const allEquipment: readonly string[] = equipmentOptions.map(({ id }) => id).filter((id) => id !== 'none');
const subsets = Array.from({ length: 2 ** allEquipment.length }, (_, bits) =>
  allEquipment.filter((_, index) => (bits >> index) % 2 === 1),
);
const levels: readonly FitnessLevel[] = ['beginner', 'intermediate', 'advanced'];
const machines = ['treadmill', 'bike'];
const ownsLiftingKit = (owned: readonly string[]) => owned.some((id) => !machines.includes(id));
const ownsMachine = (owned: readonly string[]) => owned.some((id) => machines.includes(id));
const isFullBody = ({ name }: WorkoutTemplate) => name.toLowerCase().includes('full body');
const isOf = (category: WorkoutTemplate['category']) => (template: WorkoutTemplate) =>
  template.category === category;
const usesAny = ({ equipment }: WorkoutTemplate) => equipment.length > 0;

type Week = {
  readonly who: string;
  readonly owned: readonly string[];
  readonly level: FitnessLevel;
  /** Sunday to Saturday. */
  readonly days: readonly WorkoutTemplate[];
  /** For the default three training days: Monday, Wednesday, Friday. */
  readonly trainingDays: readonly WorkoutTemplate[];
};
const weeksOf = (chosen: ChosenProgram | null): readonly Week[] =>
  subsets.flatMap((owned) =>
    levels.map((level) => {
      const days = weekOf(templatePool({ shelf, equipment: owned, level, program: chosen }));
      const trainingDays = days.filter((_, index) => [1, 3, 5].includes(index));
      return { who: `${level} with [${owned.join()}]`, owned, level, days, trainingDays };
    }),
  );

describe('a week, for every set of equipment and every level', () => {
  const programs: readonly (ChosenProgram | null)[] = [
    null,
    program('lean', 'weight_loss'),
    program('lean', 'body_recomp'),
    program('bulk', 'muscle_gain'),
    program('cardio_fitness', 'endurance'),
    program('maintain', 'fitness'),
    program('assessment', 'fitness_assessment'),
  ];
  for (const chosen of programs)
    it(`has seven different eligible templates under ${chosen?.programType} ${chosen?.goalType}`, () => {
      for (const { who, owned, level, days } of weeksOf(chosen)) {
        expect(new Set(days), who).to.have.property('size', 7);
        expect(
          days.flatMap(({ equipment }) => equipment).filter((id) => !owned.includes(id)),
          who,
        ).to.deep.equal([]);
        if (level === 'beginner')
          expect(
            days.filter(({ difficulty }) => difficulty === 'advanced'),
            who,
          ).to.deep.equal([]);
      }
    });

  it('is cardio or full body for lean programs, with both on the three default days', () => {
    for (const { who, owned, days, trainingDays } of weeksOf(program('lean', 'weight_loss'))) {
      expect(
        days.every((template) => isOf('cardio')(template) || isFullBody(template)),
        who,
      ).to.equal(true);
      expect(trainingDays.some(isOf('cardio')), who).to.equal(true);
      expect(trainingDays.some(isFullBody), who).to.equal(true);
      if (ownsMachine(owned)) expect(days.some(usesAny), who).to.equal(true);
    }
  });

  it('is strength for bulk programs, with owned equipment on the three default days', () => {
    for (const { who, owned, days, trainingDays } of weeksOf(program('bulk', 'muscle_gain'))) {
      expect(days.every(isOf('strength')), who).to.equal(true);
      if (ownsLiftingKit(owned)) expect(trainingDays.some(usesAny), who).to.equal(true);
    }
  });

  it('is mixed otherwise: cardio on two of three default days, strength and mobility', () => {
    for (const { who, owned, days, trainingDays } of weeksOf(program('cardio_fitness', 'running'))) {
      expect(trainingDays.filter(isOf('cardio')).length, who).to.be.at.least(2);
      expect(days.some(isOf('strength')), who).to.equal(true);
      expect(days.some(isOf('mobility')), who).to.equal(true);
      if (ownsMachine(owned)) expect(days.some(usesAny), who).to.equal(true);
    }
  });
});
