import { byCount, counted } from '#client/languages/es/lib/format/counted.ts';
import { itemsText, listText, numberText } from '#client/languages/es/lib/format/locale.ts';
import { nameText } from '#client/languages/es/lib/words/name-text.ts';
import type { libraryCopy as english } from '#client/library/library-copy.ts';
import type { FilterName } from '#domain/catalogue/guides/exercise-library.ts';
import { equipmentLabel } from '#domain/catalogue/workouts/equipment.ts';
import type { Translated } from '#domain/kernel/translated.ts';

const valueLabels: Readonly<Record<string, string>> = {
  beginner: 'Principiante',
  intermediate: 'Intermedio',
  advanced: 'Avanzado',
  mine: 'Lo que tengo',
  none: 'Sin equipo',
  low: 'Bajo, sin saltos',
  high: 'Alto',
};

const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

export const libraryCopy: Translated<typeof english> = {
  title: 'Biblioteca',
  lead: 'Todos los ejercicios y entrenamientos, y cómo se hace cada uno.',
  show: 'Mostrar',
  parts: { exercises: 'Ejercicios', workouts: 'Entrenamientos' },
  search: 'Buscar',
  searchExample: 'Zancadas, pecho, remo',
  filters: {
    pattern: 'Movimiento',
    muscle: 'Músculo',
    equipment: 'Equipo',
    level: 'Nivel',
    impact: 'Impacto',
  },
  filterBy: (chosen: number): string => (chosen === 0 ? 'Filtros' : `Filtros (${numberText(chosen)})`),
  any: 'Cualquiera',
  valueLabel: (name: FilterName, value: string): string =>
    name === 'equipment' && !(value in valueLabels)
      ? nameText(equipmentLabel(value))
      : (valueLabels[value] ?? capitalised(nameText(value))),
  exercisesFound: (count: number): string => counted(count, 'ejercicio', 'ejercicios'),
  workoutsFound: (count: number): string => counted(count, 'entrenamiento', 'entrenamientos'),
  exerciseLine: (parts: readonly string[]): string => itemsText(parts),
  works: (muscles: readonly string[]): string => `Trabaja ${listText(muscles)}`,
  noEquipment: 'sin equipo',
  highImpact: 'alto impacto',
  leftOut: 'No es para mí',
  minutes: (minutes: number): string => `${numberText(minutes)} min`,
  nothing: 'Nada cumple todo eso',
  nothingLead: 'Quita un filtro o busca otra cosa.',
  clear: 'Quitar filtros',
  showMore: (count: number): string => `Ver ${numberText(count)} más`,
  unread: 'No pudimos cargar la biblioteca.',
  start: 'Empezar este entreno',
  sets: (sets: number, amount: string): string => `${counted(sets, 'serie', 'series')}, ${amount}`,
  reps: (reps: number): string => `${numberText(reps)} ${byCount(reps, 'rep', 'reps')}`,
  seconds: (seconds: number): string => `${numberText(seconds)} s`,
};
