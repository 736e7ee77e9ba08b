import { counted, numberText } from '#client/languages/fr/lib/format/locale.ts';
import type { doneCopy as english } from '#client/workout/done-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const doneCopy: Translated<typeof english> = {
  title: 'Fini pour aujourd’hui',
  saved: 'Séance enregistrée',
  lead: 'Ta séance du jour est faite. Le repos fait partie du plan.',
  savedName: (name: string): string => `${name} est dans ton historique.`,
  week: (done: number, planned: number): string =>
    done > planned
      ? `${counted(done, 'jour', 'jours')} cette semaine, ${numberText(done - planned)} de plus que prévu`
      : `${numberText(done)} sur ${numberText(planned)} cette semaine`,
  today: 'Aujourd’hui',
  points: (points: number): string => `+${counted(points, 'pt', 'pts')}`,
  wayOn: 'Et maintenant ?',
  stretch: 'S’étirer',
  nameAndMinutes: (name: string, minutes: string): string => `${name}, ${minutes}`,
  quest: 'Quête du jour',
  history: 'Ton historique',
  next: (day: string, name: string): string => `La suite de ton plan : ${name}, ${day}.`,
  trainAgain: 'Refaire une séance',
};
