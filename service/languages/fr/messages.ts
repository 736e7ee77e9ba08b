import type { Translated } from '#domain/kernel/translated.ts';
import type { messages as english } from '../en/messages.ts';

/** Push messages. No health data, no name and no number: everybody can read a lock screen. */
export const messages: Translated<typeof english> = {
  streakAlerts: {
    title: 'Ta flamme t’attend',
    body: 'Aujourd’hui ne compte pas encore. Dix minutes suffisent.',
  },
  programMilestones: {
    title: 'Une nouvelle phase commence',
    body: 'Tu l’as méritée. Vois ce qui change à partir d’ici.',
  },
  achievementBadges: {
    title: 'Tu as débloqué quelque chose',
    body: 'Ton effort d’hier t’a valu un succès. Viens le voir.',
  },
  weeklyProgress: {
    title: 'Ta semaine est prête',
    body: 'Vois comment elle s’est passée, et choisis une chose pour les sept jours à venir.',
  },
  weekendCheckIns: {
    title: 'Comment était ta semaine ?',
    body: 'Prends une minute : ce qui a marché, et ce que tu veux changer.',
  },
  workoutReminders: {
    title: 'C’est un jour d’entraînement',
    body: 'Ta séance est prête quand tu veux.',
    checkIn: 'Comment ça va aujourd’hui ?',
  },
  questNotifications: {
    title: 'La roue du jour est prête',
    body: 'Un lancer, une quête. Viens voir ce qui sort.',
  },
  dailyMotivation: { title: 'Pour aujourd’hui' },
  nudge: {
    title: 'Quelqu’un pense à toi',
    body: 'Ta flamme n’est pas encore entretenue aujourd’hui. Une petite quête suffit.',
  },
  test: { title: 'Les rappels marchent', body: 'C’est le test que tu as demandé. Rien à faire.' },
};
