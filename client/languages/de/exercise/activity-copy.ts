import type { activityCopy as english } from '#client/exercise/activity-copy.ts';
import { numberText, plural } from '#client/languages/de/lib/format/locale.ts';
import type { ToastMessage } from '#client/ui/toast.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const activityCopy: Translated<typeof english> = {
  title: 'Was hast du gemacht?',
  lead: 'Ein Lauf, ein Kurs, der Spaziergang von gestern: Es zählt wie ein Workout.',
  kind: 'Aktivität',
  minutes: 'Minuten',
  minutesFault: 'Gib ganze Minuten ein, von 1 bis 1.440.',
  minutesHint: (least: number): string =>
    `Ab ${numberText(least)} ${plural(least, { one: 'Minute', other: 'Minuten' })} zählt es für Serie und Punkte.`,
  effort: 'Wie anstrengend war es?',
  scale: (value: number, word: string): string => `${numberText(value)}, ${word}`,
  date: 'Datum',
  dateFault: 'Wähle heute oder einen der letzten 7 Tage.',
  distance: (unit: 'miles' | 'km'): string => (unit === 'km' ? 'Strecke in km' : 'Strecke in Meilen'),
  distanceFault: 'Gib eine Strecke von 0,1 bis 1.000 ein oder lass sie weg.',
  optional: 'Optional',
  save: 'Eintragen',
  saving: 'Wird eingetragen …',
  failed: 'Das ließ sich nicht eintragen. Versuch es noch einmal.',
  label: (name: string, date: string): string => `${name} vom ${date}`,
  added: (name: string, points: number): ToastMessage => ({
    title: `${name} eingetragen`,
    description:
      points > 0
        ? `Zählt als Workout: +${numberText(points)} ${plural(points, { one: 'Punkt', other: 'Punkte' })}.`
        : 'Es steht in deinem Verlauf, ohne Punkte.',
  }),
};
