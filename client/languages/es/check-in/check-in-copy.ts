import type { checkInCopy as english } from '#client/check-in/check-in-copy.ts';
import { itemsText, listText } from '#client/languages/es/lib/format/locale.ts';
import type { InjuredArea } from '#domain/catalogue/workouts/injured-areas.ts';
import type { Translated } from '#domain/kernel/translated.ts';

const energy = ['Agotada', 'Baja', 'Normal', 'Buena', 'Plena'] as const;
const mood = ['Bajo', 'Apagado', 'Normal', 'Bueno', 'Genial'] as const;

const areaNames: Readonly<Record<InjuredArea, string>> = {
  knee: 'rodilla',
  ankle: 'tobillo o pie',
  hip: 'cadera',
  'lower back': 'zona lumbar',
  neck: 'cuello',
  shoulder: 'hombro',
  elbow: 'codo',
  wrist: 'muñeca',
};
const namesOf = (areas: readonly InjuredArea[]): readonly string[] => areas.map((area) => areaNames[area]);
const inSentence = (word = ''): string => word.toLowerCase();

export const checkInCopy: Translated<typeof english> = {
  title: '¿Cómo estás hoy?',
  askEnergy: '¿Cómo va tu energía?',
  askMood: '¿Y tu ánimo?',
  energy,
  mood,
  notToday: 'Hoy no',
  said: (feeling: { readonly energy: number; readonly mood: number }): string =>
    `Energía: ${inSentence(energy[feeling.energy - 1])}. Ánimo: ${inSentence(mood[feeling.mood - 1])}.`,
  sore: '¿Alguna molestia?',
  soreAreas: 'Dónde tienes molestias',
  soreIn: (areas: readonly InjuredArea[]): string => `Molestias: ${itemsText(namesOf(areas))}`,
  change: 'Cambiar',
  keep: 'Guardar',
  remove: 'Eliminar',
  label: 'Cómo estoy hoy',
  failed: 'No se guardó. Inténtalo de nuevo.',
  reasons: {
    'low-energy': 'Hoy tienes poca energía: menos series, descansos más largos y ejercicios más fáciles.',
    'low-mood': 'Hoy el ánimo está bajo: menos series. Presentarte ya es ganar.',
    'hard-twice': 'Tus dos últimas sesiones fueron muy duras: menos series y descansos más largos.',
    strong: 'Te sientes con fuerza y las dos últimas sesiones fueron fáciles: un ejercicio sube un paso.',
  },
  soreReason: (areas: readonly InjuredArea[]): string =>
    `Tienes molestias (${listText(namesOf(areas))}): cambiamos los ejercicios que cargan esa zona.`,
  adaptedTitle: 'Hecha para hoy',
  usual: 'Hacer la de siempre',
  adapted: 'Hacer la de hoy',
  usualTitle: 'La sesión de siempre',
};
