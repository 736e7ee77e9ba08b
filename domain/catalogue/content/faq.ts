export type FaqEntry = { readonly id: string; readonly question: string; readonly answer: string };

export const faqEntries: readonly FaqEntry[] = [
  {
    id: 'getting-started',
    question: 'How do I get started?',
    answer:
      'Sign in and follow the onboarding wizard. It asks about your goal, your body and your week, assesses your fitness and builds a program from it. A few short steps, and you can change every answer later.',
  },
  {
    id: 'programs',
    question: 'What types of programs are there?',
    answer:
      'Daily maintenance with the Daily 50 or Daily 100 challenge, weight loss with HIIT and strength, muscle building, and custom plans that you put together yourself. Not sure? The 7-day fitness assessment recommends one.',
  },
  {
    id: 'quests',
    question: 'How do daily quests work?',
    answer:
      'Spin the wheel once a day for a random quest. Accept it, complete it, and it earns points, keeps your streak and unlocks achievements. If it does not suit you, re-spin while you have spins left, or skip it with a skip token.',
  },
  {
    id: 'tracking',
    question: 'How do I track my progress?',
    answer:
      'The dashboard shows your goal progress, streak and workouts. Log your weight there, and update measurements such as waist or body fat in your profile. Every chart can be read as a table too.',
  },
  {
    id: 'workouts',
    question: 'Do workouts adjust to me?',
    answer:
      'Yes. Workouts adjust to the equipment you own and to your level: you only see sessions you have the equipment for, and beginners are not given advanced ones. Change your equipment in your profile at any time.',
  },
  {
    id: 'streaks',
    question: 'What happens if I miss a day?',
    answer:
      'A missed day resets your streak unless a skip token is used. You earn skip tokens through consistent participation: one for every 7 active days in a row, up to 3 at a time.',
  },
  {
    id: 'equipment',
    question: 'Do I need equipment?',
    answer:
      'No, equipment is not required. There are bodyweight workouts and quests for every day of the week. If you own dumbbells, bands or a treadmill, tick them in your profile and they join your plan.',
  },
  {
    id: 'beta',
    question: 'How do I join the beta?',
    answer:
      'The app is in private beta. Request access through the landing page with your email address. Approval takes 1-2 business days.',
  },
];

/** Entries whose question or answer contains the term, ignoring case. An empty term finds all. */
export function searchFaq(term: string): readonly FaqEntry[] {
  const wanted = term.toLowerCase();
  return faqEntries.filter(
    ({ question, answer }) =>
      question.toLowerCase().includes(wanted) || answer.toLowerCase().includes(wanted),
  );
}
