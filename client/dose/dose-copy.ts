import type { TemplateExercise } from '#domain/catalogue/workouts/workout-template.ts';
import type { Dose, DoseChange, DoseReason } from '#domain/program/dose-rules.ts';

const amountOf = ({ reps, durationSeconds = 0 }: TemplateExercise): string =>
  reps === undefined ? `${durationSeconds} s` : `${reps}`;

const setsOf = (exercise: TemplateExercise): string => `${exercise.sets} × ${amountOf(exercise)}`;

export const doseCopy = {
  /** Sets of the whole session. */
  title: ({ week, phase }: Dose, now: number, was: number): string =>
    now === was ? `Week ${week}, ${phase}` : `Week ${week}, ${phase}: ${now} sets, was ${was}`,
  reasons: {
    amounts: 'Your full weeks count: some moves have more reps or seconds.',
    sets: 'You are ready for more: this phase adds sets.',
    heavier: 'Fewer reps in each set, so that you can take more load or a harder form.',
    'harder-form': 'A move is a step harder; you can swap it back.',
    recovery: 'Five full weeks are behind you. Fewer sets this week let your body catch up.',
    'shorter-rests': 'Rests are shorter in this phase.',
    'longer-rests': 'Rests are longer in this phase, for heavier sets.',
  } satisfies Record<DoseReason, string>,
  details: 'Compared with your first week',
  change: ({ was, now }: DoseChange): string => {
    const rest =
      was.restSeconds === now.restSeconds ? '' : `, ${now.restSeconds} s rest, was ${was.restSeconds} s`;
    const sets = setsOf(was) === setsOf(now) ? setsOf(now) : `${setsOf(now)}, was ${setsOf(was)}`;
    const name = was.name === now.name ? now.name : `${now.name} instead of ${was.name}`;
    return `${name}: ${sets}${rest}`;
  },
  kept: 'You keep last week’s amount of work.',
  keep: 'Keep last week’s',
  take: 'Take this week’s',
  own: 'You wrote this workout, so your program leaves it as it is.',
  label: 'How much I do this week',
  failed: 'Your choice was not saved. Please try again.',
} as const;
