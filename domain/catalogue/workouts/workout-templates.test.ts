import { expect } from 'chai';
import { equipmentOptions } from './equipment.ts';
import type { TemplateExercise, WorkoutTemplate } from './workout-template.ts';
import { builtinTemplates } from './workout-templates.ts';

const guided = builtinTemplates.filter(({ category }) => category !== 'daily_maintenance');
const ofCategory = (category: WorkoutTemplate['category']) =>
  guided.filter((template) => template.category === category);

/** Assumes 4 s for a controlled rep, 6 s for a slow one, and 30 s to change exercises. */
function estimatedMinutes({ exercises }: WorkoutTemplate): number {
  return exercises.reduce((total, exercise) => total + secondsOf(exercise), 0) / 60;
}
function secondsOf({ name, sets, restSeconds, reps, durationSeconds }: TemplateExercise): number {
  const secondsPerRep = /^(Slow|Tempo) /.test(name) ? 6 : 4;
  return sets * (durationSeconds ?? reps * secondsPerRep) + (sets - 1) * restSeconds + 30;
}

describe('workout templates', () => {
  it('include at least 24, with unique ids and names', () => {
    expect(builtinTemplates.length).to.be.at.least(24);
    expect(new Set(builtinTemplates.map(({ id }) => id))).to.have.property('size', builtinTemplates.length);
    expect(new Set(builtinTemplates.map(({ name }) => name))).to.have.property(
      'size',
      builtinTemplates.length,
    );
  });

  it('include the two daily routines as builtin templates', () => {
    const daily = builtinTemplates.filter(({ category }) => category === 'daily_maintenance');
    expect(daily.map(({ id, durationMinutes }) => [id, durationMinutes])).to.deep.equal([
      ['daily-50', 15],
      ['daily-100', 25],
    ]);
  });

  it('cover every category without equipment', () => {
    for (const [category, least] of [
      ['cardio', 8],
      ['strength', 9],
      ['mobility', 4],
    ] as const) {
      const free = ofCategory(category).filter(({ equipment }) => equipment.length === 0);
      expect(free.length, category).to.be.at.least(least);
    }
  });

  it('use only equipment that a member can own, and every piece of it', () => {
    const named = new Set(builtinTemplates.flatMap(({ equipment }) => equipment));
    const known = equipmentOptions.map(({ id }) => id).filter((id) => id !== 'none');
    expect([...named].toSorted()).to.deep.equal(known.toSorted());
  });
});

describe('each workout template', () => {
  const warmUps =
    /^(Marching High Knees|Step Jacks|Jumping Jacks|High Knees|Mobility Flow|Easy Walk|Brisk Walk|Jogging|Treadmill Walk|Easy Bike Ride)$/;

  for (const template of guided)
    it(`${template.name} starts with a warm-up and has plausible times, sets and rests`, () => {
      const [first] = template.exercises;
      expect(first?.name, 'first exercise').to.match(warmUps);
      expect(template.durationMinutes / estimatedMinutes(template), 'promised time').to.be.within(0.9, 1.15);
      for (const { name, sets, reps, durationSeconds, restSeconds } of template.exercises) {
        expect(sets, name).to.be.within(1, 8);
        expect(restSeconds, name).to.be.within(20, 150);
        expect(reps ?? durationSeconds, name).to.be.within(5, 600);
      }
    });

  it('has no burpees, pull-ups, sprints or jumps for beginners, and 30 minutes at most', () => {
    const tooMuch = /Burpees|Pull-ups|Sprint|Decline|Single-Leg|Mountain Climbers|Running/;
    for (const { name, exercises, durationMinutes } of guided.filter(
      ({ difficulty }) => difficulty === 'beginner',
    )) {
      expect(durationMinutes, name).to.be.at.most(30);
      expect(
        exercises.filter((exercise) => tooMuch.test(exercise.name)),
        name,
      ).to.deep.equal([]);
    }
  });

  it('rests at least 75 s between sets of deadlifts with a free weight', () => {
    const lifts = guided
      .flatMap(({ exercises }) => exercises)
      .filter(({ name }) => /(Barbell|Kettlebell|Dumbbell) Deadlift/.test(name));
    expect(lifts.length).to.be.at.least(4);
    for (const lift of lifts) expect(lift.restSeconds, lift.name).to.be.at.least(75);
  });

  it('uses weights only when it lists them', () => {
    const needs: readonly [word: RegExp, anyOf: string[]][] = [
      [/Dumbbell/, ['dumbbells']],
      [/Barbell/, ['barbell']],
      [/Kettlebell/, ['kettlebells']],
      [/Goblet/, ['dumbbells', 'kettlebells']],
      [/Band/, ['resistance_bands']],
      [/Treadmill/, ['treadmill']],
      [/Bike/, ['bike']],
      [/Pull-ups|Hang/, ['pull_up_bar']],
      [/Bench|Decline/, ['bench']],
    ];
    for (const { name, exercises, equipment } of guided)
      for (const [word, anyOf] of needs)
        if (exercises.some((exercise) => word.test(exercise.name)))
          expect(
            equipment.some((id) => anyOf.includes(id)),
            `${name}: ${word}`,
          ).to.equal(true);
  });

  it('uses all the equipment that it lists', () => {
    const words: Readonly<Record<string, RegExp>> = {
      dumbbells: /Dumbbell|Goblet/,
      barbell: /Barbell/,
      kettlebells: /Kettlebell|Goblet/,
      resistance_bands: /Band/,
      pull_up_bar: /Pull-ups|Hang/,
      bench: /Bench|Decline/,
      treadmill: /Treadmill/,
      bike: /Bike/,
    };
    for (const { name, exercises, equipment } of guided)
      for (const id of equipment)
        expect(
          exercises.some((exercise) => words[id]?.test(exercise.name)),
          `${name}: ${id}`,
        ).to.equal(true);
  });
});
