import { expect } from 'chai';
import { asMemberDay } from '#domain/kernel/day.ts';
import { asMemberId } from '#domain/kernel/ids.ts';
import { given } from '#domain/testing/given.ts';
import { asOwnWorkoutTemplate } from './own-templates.ts';
import { workoutDecider } from './workout.ts';
import type { OwnExercise, WorkoutEvent } from './workout-events.ts';

const memberId = asMemberId('mila');
const squats: OwnExercise = {
  name: 'Sandbag Squats',
  sets: 3,
  reps: 10,
  durationSeconds: null,
  restSeconds: 90,
};
const wallSit: OwnExercise = { name: 'Wall Sit', sets: 2, reps: null, durationSeconds: 45, restSeconds: 60 };
const of = { memberId, templateId: 't1' };
const shape = { name: 'Garage Legs', exercises: [squats, wallSit] };
const save = { type: 'SaveWorkoutTemplate', ...of, ...shape, isChange: false, listed: null } as const;
const change = { ...save, isChange: true };
const archive = { type: 'ArchiveWorkoutTemplate', ...of } as const;
const saved = { type: 'WorkoutTemplateSaved', ...of, ...shape } as const satisfies WorkoutEvent;
const archived = { type: 'WorkoutTemplateArchived', ...of } as const satisfies WorkoutEvent;

const workouts = given(workoutDecider);

describe('a workout of the member’s own', () => {
  it('is saved once, also when it is sent again', () => {
    workouts().when(save).yields(saved);
    workouts(saved).when(save).yieldsNothing();
    workouts(saved, archived).when(save).yieldsNothing();
  });

  it('is saved under its trimmed name', () =>
    workouts()
      .when({ ...save, name: '  Garage Legs ' })
      .yields(saved));

  it('is changed while it is there, and not when nothing changes', () => {
    workouts(saved)
      .when({ ...change, exercises: [squats] })
      .yields({ ...saved, exercises: [squats] });
    workouts(saved).when(change).yieldsNothing();
    workouts().when(change).refuses('unknown-template', { kind: 'missing' });
    workouts(saved, archived).when(change).refuses('unknown-template', { kind: 'missing' });
  });

  it('is archived once', () => {
    workouts(saved).when(archive).yields(archived);
    workouts(saved, archived).when(archive).yieldsNothing();
    workouts().when(archive).refuses('unknown-template', { kind: 'missing' });
  });

  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...saved, templateId: `m${index}` }));

  it('is refused beyond 50 that are not archived', () => {
    workouts(...many(49))
      .when(save)
      .yields(saved);
    workouts(...many(50))
      .when(save)
      .refuses('too-many-templates');
    workouts(...many(50), { ...archived, templateId: 'm7' })
      .when(save)
      .yields(saved);
    workouts(...many(50), saved)
      .when({ ...change, exercises: [squats] })
      .yields({ ...saved, exercises: [squats] });
  });

  it('does not count those that a reset has cleared towards the 50', () => {
    const listed = many(50).map(({ templateId }) => templateId);
    workouts(...many(50))
      .when({ ...save, listed: listed.slice(1) })
      .yields(saved);
    workouts(...many(50))
      .when({ ...save, listed })
      .refuses('too-many-templates');
  });

  const wrong: readonly [what: string, changed: Partial<typeof shape>][] = [
    ['no name', { name: ' ' }],
    ['a name of 81 letters', { name: 'x'.repeat(81) }],
    ['no exercise', { exercises: [] }],
    ['31 exercises', { exercises: Array<OwnExercise>(31).fill(squats) }],
    ['an exercise without a name', { exercises: [{ ...squats, name: '' }] }],
    ['no sets', { exercises: [{ ...squats, sets: 0 }] }],
    ['21 sets', { exercises: [{ ...squats, sets: 21 }] }],
    ['neither reps nor a time', { exercises: [{ ...squats, reps: null }] }],
    ['reps and a time', { exercises: [{ ...squats, durationSeconds: 30 }] }],
    ['half a rep', { exercises: [{ ...squats, reps: 1.5 }] }],
    ['a rest of more than 15 minutes', { exercises: [{ ...squats, restSeconds: 901 }] }],
  ];
  for (const [what, changed] of wrong)
    it(`is refused with ${what}`, () => {
      workouts()
        .when({ ...save, ...changed })
        .refuses('invalid-template', { kind: 'invalid' });
    });

  it('can be trained for the usual points once saved, also when it is archived', () => {
    const today = asMemberDay('2026-03-04');
    const log = {
      type: 'LogWorkout',
      memberId,
      workoutId: 'w1',
      templateId: 't1',
      date: today,
      started: null,
      today,
      dayMinutes: 1440,
      durationMinutes: 20,
      perceivedExertion: 7,
      moodAfter: 4,
      isCompleted: true,
      claimedPoints: null,
    } as const;
    const { type: _, started: __, today: ___, dayMinutes: ____, ...stored } = log;
    const logged: WorkoutEvent = { type: 'WorkoutLogged', ...stored, startedAt: null, points: 2 };
    workouts(saved).when(log).yields(logged);
    workouts(saved, archived).when(log).yields(logged);
    workouts().when(log).refuses('unknown-template');
  });

  it('lasts as long as its sets and rests, and is a guided workout', () => {
    // 3 x 10 reps of 2 s and 2 rests of 90 s, 2 x 45 s and a rest of 60 s: 390 s.
    expect(asOwnWorkoutTemplate({ templateId: 't1', ...shape })).to.deep.equal({
      id: 't1',
      name: 'Garage Legs',
      description: '',
      category: 'strength',
      durationMinutes: 7,
      difficulty: 'beginner',
      equipment: [],
      exercises: [
        { name: 'Sandbag Squats', sets: 3, reps: 10, restSeconds: 90 },
        { name: 'Wall Sit', sets: 2, durationSeconds: 45, restSeconds: 60 },
      ],
    });
  });
});
