import type { checkInCopy as english } from '#client/check-in/check-in-copy.ts';
import { itemsText, listText } from '#client/languages/fr/lib/format/locale.ts';
import type { InjuredArea } from '#domain/catalogue/workouts/injured-areas.ts';
import type { Translated } from '#domain/kernel/translated.ts';

/** The words of each step, from 1 to 5. */
const energy = ['À plat', 'Basse', 'Correcte', 'Bonne', 'À fond'] as const;
const mood = ['Au plus bas', 'Morne', 'Correcte', 'Bonne', 'Au top'] as const;

const areaNames: Readonly<Record<InjuredArea, string>> = {
  knee: 'genou',
  ankle: 'cheville',
  hip: 'hanche',
  'lower back': 'bas du dos',
  neck: 'nuque',
  shoulder: 'épaule',
  elbow: 'coude',
  wrist: 'poignet',
};
const namesOf = (areas: readonly InjuredArea[]): readonly string[] => areas.map((area) => areaNames[area]);
const inSentence = (word = ''): string => word.toLowerCase();

export const checkInCopy: Translated<typeof english> = {
  title: 'Comment ça va aujourd’hui ?',
  askEnergy: 'Et ton énergie ?',
  askMood: 'Et ton humeur ?',
  energy,
  mood,
  notToday: 'Pas aujourd’hui',
  said: (feeling: { readonly energy: number; readonly mood: number }): string =>
    `Énergie : ${inSentence(energy[feeling.energy - 1])}. Humeur : ${inSentence(mood[feeling.mood - 1])}.`,
  sore: 'Des courbatures ?',
  soreAreas: 'Où tu as des courbatures',
  soreIn: (areas: readonly InjuredArea[]): string => `Courbatures : ${itemsText(namesOf(areas))}`,
  change: 'Modifier',
  keep: 'Garder',
  remove: 'Supprimer',
  label: 'Ma forme du jour',
  failed: 'Ça n’a pas été enregistré. Réessaie.',
  reasons: {
    'low-energy':
      'Ton énergie est basse aujourd’hui : moins de séries, plus de repos et des mouvements plus faciles.',
    'low-mood': 'Ton moral est bas aujourd’hui : moins de séries. Être là, c’est déjà gagné.',
    'hard-twice': 'Tes deux dernières séances étaient très dures : moins de séries et plus de repos.',
    strong: 'Tu es en forme, et tes deux dernières séances étaient faciles : un mouvement monte d’un cran.',
  },
  soreReason: (areas: readonly InjuredArea[]): string =>
    `Courbatures (${listText(namesOf(areas))}) : les mouvements qui chargent ${areas.length > 1 ? 'ces zones' : 'cette zone'} sont remplacés.`,
  adaptedTitle: 'Adaptée à ta forme',
  usual: 'Faire l’habituelle',
  adapted: 'Prendre celle du jour',
  usualTitle: 'La séance habituelle',
};
