import type { checkInCopy as english } from '#client/check-in/check-in-copy.ts';
import { itemsText, listText } from '#client/languages/de/lib/format/locale.ts';
import { nameText } from '#client/languages/de/lib/words/name-text.ts';
import type { InjuredArea } from '#domain/catalogue/workouts/injured-areas.ts';
import type { Translated } from '#domain/kernel/translated.ts';

/** The words of each step, from 1 to 5. */
const energy = ['Leer', 'Niedrig', 'OK', 'Gut', 'Voll'] as const;
const mood = ['Mies', 'Mau', 'OK', 'Gut', 'Super'] as const;

/** OK keeps its capitals. */
const inSentence = (word = ''): string => (word === 'OK' ? word : word.toLowerCase());

export const checkInCopy: Translated<typeof english> = {
  title: 'Wie geht es dir heute?',
  askEnergy: 'Wie ist deine Energie?',
  askMood: 'Und deine Stimmung?',
  energy,
  mood,
  notToday: 'Heute nicht',
  said: (feeling: { readonly energy: number; readonly mood: number }): string =>
    `Energie: ${inSentence(energy[feeling.energy - 1])}. Stimmung: ${inSentence(mood[feeling.mood - 1])}.`,
  sore: 'Zwickt etwas?',
  soreAreas: 'Wo es zwickt',
  soreIn: (areas: readonly InjuredArea[]): string => `Es zwickt: ${itemsText(areas.map(nameText))}`,
  change: 'Ändern',
  keep: 'Speichern',
  remove: 'Löschen',
  label: 'Wie es mir heute geht',
  failed: 'Das ließ sich nicht speichern. Versuch es noch einmal.',
  reasons: {
    'low-energy': 'Deine Energie ist heute niedrig: weniger Sätze, längere Pausen und leichtere Übungen.',
    'low-mood': 'Deine Stimmung ist heute im Keller: weniger Sätze. Da sein ist schon der Sieg.',
    'hard-twice': 'Deine letzten zwei Einheiten waren sehr hart: weniger Sätze und längere Pausen.',
    strong:
      'Du fühlst dich stark, und die letzten zwei Einheiten waren leicht: Eine Übung wird etwas schwerer.',
  },
  soreReason: (areas: readonly InjuredArea[]): string =>
    `Es zwickt (${listText(areas.map(nameText))}): Übungen, die dort belasten, sind getauscht.`,
  adaptedTitle: 'Für heute gemacht',
  usual: 'Die übliche machen',
  adapted: 'Die für heute nehmen',
  usualTitle: 'Die übliche Einheit',
};
