import { numberText } from '#client/lib/format/locale.ts';

export const skinsCopy = {
  title: 'Your wheel',
  lead: 'New levels open new looks. The quests and your chances stay the same.',
  looks: 'Look of the wheel',
  from: (level: number): string => `Level ${numberText(level)}`,
  notSaved: { title: 'Your wheel stays as it is', description: 'Please try again in a moment.' },
};
