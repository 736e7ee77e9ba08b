import { itemsText, listText, numberText, plural } from '#client/languages/de/lib/format/locale.ts';
import { nameText } from '#client/languages/de/lib/words/name-text.ts';
import type { libraryCopy as english } from '#client/library/library-copy.ts';
import type { FilterName } from '#domain/catalogue/guides/exercise-library.ts';
import { equipmentLabel } from '#domain/catalogue/workouts/equipment.ts';
import type { Translated } from '#domain/kernel/translated.ts';

const valueLabels: Readonly<Record<string, string>> = {
  beginner: 'Einstieg',
  intermediate: 'Mittel',
  advanced: 'Fortgeschritten',
  mine: 'Was ich habe',
  none: 'Ohne Geräte',
  low: 'Gering, ohne Sprünge',
  high: 'Hoch',
};

const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

export const libraryCopy: Translated<typeof english> = {
  title: 'Bibliothek',
  lead: 'Alle Übungen und Workouts, und wie jede geht.',
  show: 'Zeigen',
  parts: { exercises: 'Übungen', workouts: 'Workouts' },
  search: 'Suchen',
  searchExample: 'Kniebeugen, Brust, Rudern',
  filters: {
    pattern: 'Bewegung',
    muscle: 'Muskel',
    equipment: 'Geräte',
    level: 'Niveau',
    impact: 'Stoßbelastung',
  },
  filterBy: (chosen: number): string => (chosen === 0 ? 'Filter' : `Filter (${numberText(chosen)})`),
  any: 'Alle',
  valueLabel: (name: FilterName, value: string): string =>
    name === 'equipment' && !(value in valueLabels)
      ? nameText(equipmentLabel(value))
      : (valueLabels[value] ?? capitalised(nameText(value))),
  exercisesFound: (count: number): string =>
    `${numberText(count)} ${plural(count, { one: 'Übung', other: 'Übungen' })}`,
  workoutsFound: (count: number): string =>
    `${numberText(count)} ${plural(count, { one: 'Workout', other: 'Workouts' })}`,
  exerciseLine: (parts: readonly string[]): string => itemsText(parts),
  works: (muscles: readonly string[]): string => `Trainiert: ${listText(muscles)}`,
  noEquipment: 'ohne Geräte',
  highImpact: 'hohe Stoßbelastung',
  leftOut: 'Nichts für mich',
  minutes: (minutes: number): string => `${numberText(minutes)} min`,
  nothing: 'Nichts passt zu all dem',
  nothingLead: 'Nimm einen Filter heraus oder such nach etwas anderem.',
  clear: 'Alle Filter löschen',
  showMore: (count: number): string => `${numberText(count)} weitere zeigen`,
  unread: 'Die Bibliothek ließ sich nicht laden.',
  start: 'Dieses Workout starten',
  sets: (sets: number, amount: string): string =>
    `${numberText(sets)} ${plural(sets, { one: 'Satz', other: 'Sätze' })}, ${amount}`,
  reps: (reps: number): string => `${numberText(reps)} Wdh.`,
  seconds: (seconds: number): string => `${numberText(seconds)} s`,
};
