import type { doseCopy as english } from '#client/dose/dose-copy.ts';
import { nameText } from '#client/languages/es/lib/words/name-text.ts';
import type { TemplateExercise } from '#domain/catalogue/workouts/workout-template.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import type { Dose, DoseChange } from '#domain/program/dose-rules.ts';

const amountOf = ({ reps, durationSeconds = 0 }: TemplateExercise): string =>
  reps === undefined ? `${durationSeconds} s` : `${reps}`;

const setsOf = (exercise: TemplateExercise): string => `${exercise.sets} × ${amountOf(exercise)}`;

export const doseCopy: Translated<typeof english> = {
  title: ({ week, phase }: Dose, now: number, was: number): string =>
    now === was ? `Semana ${week}, ${phase}` : `Semana ${week}, ${phase}: ${now} series, antes ${was}`,
  reasons: {
    amounts: 'Tus semanas completas cuentan: algunos ejercicios suman repeticiones o segundos.',
    sets: 'Ya puedes con más: esta fase añade series.',
    heavier: 'Menos repeticiones por serie, para que subas la carga o la dificultad.',
    'harder-form': 'Un ejercicio sube un paso; puedes volver al de antes.',
    recovery: 'Llevas cinco semanas completas. Con menos series esta semana, tu cuerpo se recupera.',
    'shorter-rests': 'Los descansos son más cortos en esta fase.',
    'longer-rests': 'Los descansos son más largos en esta fase, para series más pesadas.',
  },
  details: 'Comparado con tu primera semana',
  change: ({ was, now }: DoseChange): string => {
    const rest =
      was.restSeconds === now.restSeconds
        ? ''
        : `, ${now.restSeconds} s de descanso, antes ${was.restSeconds} s`;
    const sets = setsOf(was) === setsOf(now) ? setsOf(now) : `${setsOf(now)}, antes ${setsOf(was)}`;
    const [before, name] = [nameText(was.name), nameText(now.name)];
    return `${before === name ? name : `${name} en lugar de ${before}`}: ${sets}${rest}`;
  },
  kept: 'Sigues con la cantidad de la semana pasada.',
  keep: 'Seguir con la anterior',
  take: 'Pasar a esta semana',
  own: 'Este entrenamiento lo escribiste tú, así que tu programa lo deja como está.',
  label: 'Cuánto hago esta semana',
  failed: 'Tu elección no se guardó. Inténtalo de nuevo.',
};
