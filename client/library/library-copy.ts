import { itemsText, listText, numberText, plural } from '#client/lib/format/locale.ts';
import { levelLabels } from '#domain/catalogue/content/options.ts';
import type { FilterName } from '#domain/catalogue/guides/exercise-library.ts';
import { equipmentLabel } from '#domain/catalogue/workouts/equipment.ts';

const valueLabels: Readonly<Record<string, string>> = {
  ...levelLabels,
  mine: 'What I have',
  none: 'No equipment',
  low: 'Low, no jumps',
  high: 'High',
};

const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

export const libraryCopy = {
  title: 'Library',
  lead: 'Every exercise and workout, and how to do each one.',
  show: 'Show',
  parts: { exercises: 'Exercises', workouts: 'Workouts' },
  search: 'Search',
  searchExample: 'Lunges, chest, row',
  filters: {
    pattern: 'Movement',
    muscle: 'Muscle',
    equipment: 'Equipment',
    level: 'Level',
    impact: 'Impact',
  } satisfies Record<FilterName, string>,
  filterBy: (chosen: number): string => (chosen === 0 ? 'Filters' : `Filters (${numberText(chosen)})`),
  any: 'Any',
  valueLabel: (name: FilterName, value: string): string =>
    name === 'equipment' && !(value in valueLabels)
      ? equipmentLabel(value)
      : (valueLabels[value] ?? capitalised(value)),
  exercisesFound: (count: number): string =>
    `${numberText(count)} ${plural(count, { one: 'exercise', other: 'exercises' })}`,
  workoutsFound: (count: number): string =>
    `${numberText(count)} ${plural(count, { one: 'workout', other: 'workouts' })}`,
  exerciseLine: (parts: readonly string[]): string => itemsText(parts),
  works: (muscles: readonly string[]): string => `Works ${listText(muscles)}`,
  noEquipment: 'no equipment',
  highImpact: 'high impact',
  leftOut: 'Not for me',
  minutes: (minutes: number): string => `${numberText(minutes)} min`,
  nothing: 'Nothing fits all of that',
  nothingLead: 'Take a filter off, or search for something else.',
  clear: 'Clear all filters',
  showMore: (count: number): string => `Show ${numberText(count)} more`,
  unread: 'We couldn’t load the library.',
  start: 'Start this workout',
  sets: (sets: number, amount: string): string =>
    `${numberText(sets)} ${plural(sets, { one: 'set', other: 'sets' })}, ${amount}`,
  reps: (reps: number): string => `${numberText(reps)} ${plural(reps, { one: 'rep', other: 'reps' })}`,
  seconds: (seconds: number): string => `${numberText(seconds)} s`,
};
