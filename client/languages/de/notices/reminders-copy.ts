import { numberText, plural } from '#client/languages/de/lib/format/locale.ts';
import type { remindersCopy as english } from '#client/notices/reminders-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const remindersCopy: Translated<typeof english> = {
  achievementUnlocked: 'Erfolg geholt',
  keepStreak: (currentStreak: number): string =>
    `Halte deine Serie von ${numberText(currentStreak)} ${plural(currentStreak, { one: 'Tag', other: 'Tagen' })}`,
  keepStreakLead: 'Heute zählt noch nicht. Eine Quest oder ein Workout reicht.',
  newPhase: (name: string): string => `Neue Phase: ${name}`,
  trainingDay: 'Trainingstag',
  workoutWaiting: 'Dein Workout für heute ist bereit.',
  wheelWaiting: 'Das Rad des Tages wartet',
  wheelWaitingLead: 'Eine Drehung, eine Quest.',
  yourLastWeek: 'Deine letzte Woche',
  activeDaysOf7: (active: number): string => `An ${numberText(active)} von 7 Tagen aktiv.`,
  reflection: 'Wie war deine Woche?',
  reflectionLead: 'Was lief gut, und was willst du ändern?',
  forToday: 'Für heute',
  open: 'Öffnen',
};
