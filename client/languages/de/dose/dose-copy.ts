import type { doseCopy as english } from '#client/dose/dose-copy.ts';
import { nameText } from '#client/languages/de/lib/words/name-text.ts';
import type { TemplateExercise } from '#domain/catalogue/workouts/workout-template.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import type { Dose, DoseChange } from '#domain/program/dose-rules.ts';

const amountOf = ({ reps, durationSeconds = 0 }: TemplateExercise): string =>
  reps === undefined ? `${durationSeconds} s` : `${reps}`;

const setsOf = (exercise: TemplateExercise): string => `${exercise.sets} × ${amountOf(exercise)}`;

export const doseCopy: Translated<typeof english> = {
  title: ({ week, phase }: Dose, now: number, was: number): string => {
    const title = `Woche ${week}, ${nameText(phase)}`;
    return now === was ? title : `${title}: ${now} Sätze, vorher ${was}`;
  },
  reasons: {
    amounts: 'Deine vollen Wochen zählen: Manche Übungen haben mehr Wiederholungen oder Sekunden.',
    sets: 'Du bist bereit für mehr: In dieser Phase kommen Sätze dazu.',
    heavier: 'Weniger Wiederholungen je Satz, damit du mehr Gewicht oder eine schwerere Form schaffst.',
    'harder-form': 'Eine Übung ist etwas schwerer; du kannst sie zurücktauschen.',
    recovery: 'Fünf volle Wochen liegen hinter dir. Weniger Sätze lassen deinen Körper aufholen.',
    'shorter-rests': 'In dieser Phase sind die Pausen kürzer.',
    'longer-rests': 'In dieser Phase sind die Pausen länger, für schwerere Sätze.',
  },
  details: 'Im Vergleich zu deiner ersten Woche',
  change: ({ was, now }: DoseChange): string => {
    const rest =
      was.restSeconds === now.restSeconds ? '' : `, ${now.restSeconds} s Pause, vorher ${was.restSeconds} s`;
    const sets = setsOf(was) === setsOf(now) ? setsOf(now) : `${setsOf(now)}, vorher ${setsOf(was)}`;
    const name =
      was.name === now.name ? nameText(now.name) : `${nameText(now.name)} statt ${nameText(was.name)}`;
    return `${name}: ${sets}${rest}`;
  },
  kept: 'Du bleibst beim Umfang der letzten Woche.',
  keep: 'Bei letzter Woche bleiben',
  take: 'Diese Woche nehmen',
  own: 'Dieses Workout ist von dir, deshalb lässt dein Programm es, wie es ist.',
  label: 'Mein Umfang diese Woche',
  failed: 'Deine Wahl ließ sich nicht speichern. Versuch es noch einmal.',
};
