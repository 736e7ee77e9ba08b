import { itemsText, listText } from '#client/lib/format/locale.ts';
import type { InjuredArea } from '#domain/catalogue/workouts/injured-areas.ts';
import type { AdaptationReason } from '#domain/check-in/session-adaptation.ts';

/** The words of each step, from 1 to 5. */
const energy = ['Empty', 'Low', 'OK', 'Good', 'Full'] as const;
const mood = ['Low', 'Flat', 'OK', 'Good', 'Great'] as const;

/** OK keeps its capitals. */
const inSentence = (word = ''): string => (word === 'OK' ? word : word.toLowerCase());

export const checkInCopy = {
  title: 'How are you today?',
  askEnergy: 'How is your energy?',
  askMood: 'And your mood?',
  energy,
  mood,
  notToday: 'Not today',
  said: (feeling: { readonly energy: number; readonly mood: number }): string =>
    `Energy: ${inSentence(energy[feeling.energy - 1])}. Mood: ${inSentence(mood[feeling.mood - 1])}.`,
  sore: 'Sore somewhere?',
  soreAreas: 'Where you are sore',
  soreIn: (areas: readonly InjuredArea[]): string => `Sore: ${itemsText(areas)}`,
  change: 'Change',
  keep: 'Keep it',
  remove: 'Delete',
  label: 'How I am today',
  failed: 'That was not saved. Please try again.',
  reasons: {
    'low-energy': 'Your energy is low today: fewer sets, longer rests and easier moves.',
    'low-mood': 'Your mood is low today: fewer sets. Showing up is the win.',
    'hard-twice': 'Your last two sessions were very hard: fewer sets and longer rests.',
    strong: 'You feel strong, and the last two sessions were easy: one move is a step harder.',
  } satisfies Record<Exclude<AdaptationReason['kind'], 'sore'>, string>,
  soreReason: (areas: readonly InjuredArea[]): string =>
    `Your ${listText(areas)} ${areas.length > 1 ? 'are' : 'is'} sore: moves that load ${areas.length > 1 ? 'them' : 'it'} are swapped.`,
  adaptedTitle: 'Made for today',
  usual: 'Do the usual one',
  adapted: 'Take the one for today',
  usualTitle: 'The usual session',
} as const;
