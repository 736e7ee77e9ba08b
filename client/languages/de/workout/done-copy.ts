import { numberText } from '#client/languages/de/lib/format/locale.ts';
import type { doneCopy as english } from '#client/workout/done-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const doneCopy: Translated<typeof english> = {
  title: 'Für heute geschafft',
  saved: 'Workout gespeichert',
  lead: 'Du hast heute trainiert. Erholung gehört zum Plan.',
  savedName: (name: string): string => `${name} steht in deinem Verlauf.`,
  week: (done: number, planned: number): string =>
    done > planned
      ? `${numberText(done)} ${done === 1 ? 'Tag' : 'Tage'} diese Woche, ${numberText(done - planned)} mehr als geplant`
      : `${numberText(done)} von ${numberText(planned)} diese Woche`,
  today: 'Heute',
  points: (points: number): string => `+${numberText(points)} Pkt.`,
  wayOn: 'Und jetzt?',
  stretch: 'Dehnen',
  nameAndMinutes: (name: string, minutes: string): string => `${name}, ${minutes}`,
  quest: 'Quest des Tages',
  history: 'Dein Verlauf',
  next: (day: string, name: string): string => `Als Nächstes in deinem Plan: ${name} am ${day}.`,
  trainAgain: 'Noch mal trainieren',
};
