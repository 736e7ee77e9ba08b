import { brand } from '#client/design/brand.ts';

export type PolicySection = { readonly title: string; readonly paragraphs: readonly string[] };

/** In plain words, and nothing that the product does not do. */
export const policySections: readonly PolicySection[] = [
  {
    title: 'What we keep',
    paragraphs: [
      'From your sign-in: your e-mail address, and your name and picture where your provider tells them.',
      'From you: your profile with age, gender, height, weight, equipment, injuries and time zone, your body measurements, your goals and your preferences.',
      'From what you do here: programs, workouts, daily routines, quests and assessments, each with its date. A visitor who asks for beta access leaves an e-mail address.',
    ],
  },
  {
    title: 'What we use it for',
    paragraphs: [
      'To build your program, to choose workouts and quests that fit you, to count your streak and points, and to show you how far you have come. Every figure is worked out by fixed rules. No outside model sees your data.',
      'It is not used for advertising and it is not sold.',
    ],
  },
  {
    title: 'Who sees it',
    paragraphs: [
      'You do. Admins of the beta see requests for access, with the address and their own notes, and not your training.',
      `${brand} loads no scripts, fonts or analytics of others, and shares nothing with third parties without your explicit consent.`,
    ],
  },
  {
    title: 'On your device',
    paragraphs: [
      'One cookie holds your session and one your time zone. The app also keeps some of its own data in this browser, such as a workout that is under way.',
    ],
  },
  {
    title: 'What you can do',
    paragraphs: [
      'The switches on this page say what is used. Your profile can be changed at any time. Clear All Data deletes what you have recorded; your sign-in account and your beta access stay.',
    ],
  },
];
