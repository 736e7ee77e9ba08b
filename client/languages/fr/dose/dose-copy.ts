import type { doseCopy as english } from '#client/dose/dose-copy.ts';
import { counted } from '#client/languages/fr/lib/format/locale.ts';
import { nameText } from '#client/languages/fr/lib/words/name-text.ts';
import type { TemplateExercise } from '#domain/catalogue/workouts/workout-template.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import type { Dose, DoseChange } from '#domain/program/dose-rules.ts';

const amountOf = ({ reps, durationSeconds = 0 }: TemplateExercise): string =>
  reps === undefined ? `${durationSeconds} s` : `${reps}`;

const setsOf = (exercise: TemplateExercise): string => `${exercise.sets} × ${amountOf(exercise)}`;

export const doseCopy: Translated<typeof english> = {
  /** Sets of the whole session. */
  title: ({ week, phase }: Dose, now: number, was: number): string => {
    const place = `Semaine ${week}, ${nameText(phase)}`;
    return now === was ? place : `${place} : ${counted(now, 'série', 'séries')} au lieu de ${was}`;
  },
  reasons: {
    amounts: 'Tes semaines complètes paient : certains mouvements ont plus de reps ou de secondes.',
    sets: 'Ton corps peut en faire plus : cette phase ajoute des séries.',
    heavier: 'Moins de reps par série, pour prendre plus lourd ou une variante plus dure.',
    'harder-form': 'Un mouvement monte d’un cran ; tu peux revenir en arrière.',
    recovery:
      'Cinq semaines complètes derrière toi. Moins de séries cette semaine, pour laisser ton corps récupérer.',
    'shorter-rests': 'Les repos sont plus courts dans cette phase.',
    'longer-rests': 'Les repos sont plus longs dans cette phase, pour des séries plus lourdes.',
  },
  details: 'Par rapport à ta première semaine',
  change: ({ was, now }: DoseChange): string => {
    const rest =
      was.restSeconds === now.restSeconds
        ? ''
        : `, ${now.restSeconds} s de repos au lieu de ${was.restSeconds} s`;
    const sets = setsOf(was) === setsOf(now) ? setsOf(now) : `${setsOf(now)} au lieu de ${setsOf(was)}`;
    const [before, name] = [nameText(was.name), nameText(now.name)];
    return `${before === name ? name : `${name} à la place de ${before}`} : ${sets}${rest}`;
  },
  kept: 'Tu gardes la charge de travail de la semaine dernière.',
  keep: 'Garder la semaine dernière',
  take: 'Prendre cette semaine',
  own: 'Tu as écrit cette séance : ton programme n’y touche pas.',
  label: 'Ma dose de la semaine',
  failed: 'Ton choix n’a pas été enregistré. Réessaie.',
};
