import type { MemberDay } from '#domain/kernel/day.ts';
import { dateText, dayText } from './format.ts';

const counted = (count: number, one: string, other: string): string =>
  `${count} ${count === 1 ? one : other}`;
const days = (count: number): string => counted(count, 'day', 'days');

/** The mails. A link stands on its own line. */
export const mails = {
  /** To the person who asked for access to the beta. `said` are the words of the admin, with the lines around them, or empty. */
  approved: {
    subject: 'You are in: welcome to the Rondel beta',
    text: (link: string, said: string) => `Hello,

Your request for the Rondel beta is approved. Sign in with this address, choose a program, and spin the wheel for your first quest:

${link}
${said}
See you there.
`,
  },
  denied: {
    subject: 'Your request for the Rondel beta',
    text: (said: string, askAgain: string) => `Hello,

Thank you for your interest in Rondel. We cannot offer you a place in the beta at the moment.
${said}${askAgain}
We wish you good training all the same.
`,
    askAgain: (from: MemberDay) => `You can ask again from ${dateText(from)}.`,
  },
  export: {
    subject: 'Your Rondel data',
    text: `Hello,

You asked for your data. Attached is all of it, as of now: every event with plain words (JSON), and your workouts, body metrics and points as tables (CSV).

If it was not you who asked, sign out on your other devices.
`,
  },
  /** The recap of a week. */
  recap: {
    subject: (activeDays: number) => `Your week: ${counted(activeDays, 'active day', 'active days')}`,
    title: (monday: MemberDay, sunday: MemberDay) =>
      `Your week from ${dayText(monday)} to ${dayText(sunday)}`,
    activeDays: (count: number) => `${count} of 7 days active`,
    workouts: (count: number) => counted(count, 'workout', 'workouts'),
    quests: (count: number) => counted(count, 'quest', 'quests'),
    points: (count: number) => counted(count, 'point', 'points'),
    streak: (count: number) => `${days(count)} in a row on Sunday`,
    seeDays: 'See your days, and what changes about them later',
    chosen: 'You chose this mail on that page.',
    howToStop: 'To stop it, open this link and press the button:',
    stop: 'Stop it',
  },
  /** Of the built-in sign-in. The code has two groups of digits. */
  signIn: {
    subject: 'Sign in to Rondel',
    text: (link: string, code: string) => `Hello,

Somebody, hopefully you, wants to sign in to Rondel with this address.

On the device where you started, open this link:

${link}

Or type this code there:

${code}

Both work once, for 15 minutes. We never ask for the code on the phone or in a chat, so give it to nobody.
If it was not you, there is nothing to do: without this mail, the person cannot get in.
`,
  },
};
