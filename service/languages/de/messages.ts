import type { Translated } from '#domain/kernel/translated.ts';
import type { messages as english } from '../en/messages.ts';

export const messages: Translated<typeof english> = {
  streakAlerts: {
    title: 'Deine Serie wartet',
    body: 'Heute zählt noch nicht. Zehn Minuten reichen.',
  },
  programMilestones: {
    title: 'Heute beginnt eine neue Phase',
    body: 'Die hast du dir verdient. Sieh, was sich ab jetzt ändert.',
  },
  achievementBadges: {
    title: 'Du hast etwas geholt',
    body: 'Dein Einsatz von gestern hat dir einen Erfolg gebracht. Komm und sieh ihn dir an.',
  },
  weeklyProgress: {
    title: 'Deine Woche ist da',
    body: 'Sieh, wie sie lief, und nimm dir eine Sache für die nächsten sieben Tage vor.',
  },
  weekendCheckIns: {
    title: 'Wie war deine Woche?',
    body: 'Nimm dir eine Minute: Was lief gut, und was willst du ändern?',
  },
  workoutReminders: {
    title: 'Heute ist Trainingstag',
    body: 'Deine Einheit ist bereit, wenn du es bist.',
    checkIn: 'Wie geht es dir heute?',
  },
  questNotifications: {
    title: 'Das Rad des Tages ist bereit',
    body: 'Eine Drehung, eine Quest. Sieh, was du bekommst.',
  },
  dailyMotivation: { title: 'Für heute' },
  nudge: {
    title: 'Ein Buddy denkt an dich',
    body: 'Deine Serie ist heute noch offen. Eine kleine Quest hält sie.',
  },
  test: { title: 'Erinnerungen funktionieren', body: 'Das ist der Test, den du wolltest. Nichts zu tun.' },
};
