import { counted, numberText } from '#client/languages/fr/lib/format/locale.ts';
import type { remindersCopy as english } from '#client/notices/reminders-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const remindersCopy: Translated<typeof english> = {
  achievementUnlocked: 'Succès débloqué',
  keepStreak: (currentStreak: number): string =>
    `Garde ta flamme de ${counted(currentStreak, 'jour', 'jours')}`,
  keepStreakLead: 'Aujourd’hui ne compte pas encore. Une quête ou une séance suffit.',
  newPhase: (name: string): string => `Nouvelle phase : ${name}`,
  trainingDay: 'Jour d’entraînement',
  workoutWaiting: 'La séance du jour est prête.',
  wheelWaiting: 'La roue du jour t’attend',
  wheelWaitingLead: 'Un lancer, une quête.',
  yourLastWeek: 'Ta semaine dernière',
  activeDaysOf7: (active: number): string =>
    `${numberText(active)} ${active > 1 ? 'jours actifs' : 'jour actif'} sur 7.`,
  reflection: 'Comment était ta semaine ?',
  reflectionLead: 'Ce qui a marché, et ce que tu veux changer.',
  forToday: 'Pour aujourd’hui',
  open: 'Ouvrir',
};
