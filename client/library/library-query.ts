import { nameText } from '#client/lib/words/name-text.ts';
import type { FilterName, LibraryFilter } from '#domain/catalogue/guides/exercise-library.ts';
import { equipmentOptions } from '#domain/catalogue/workouts/equipment.ts';
import { libraryCopy } from './library-copy.ts';

export type LibraryPart = 'exercises' | 'workouts';

/** The values of each filter, in the order of the choices. */
export const filterValues = {
  pattern: ['push', 'pull', 'squat', 'lunge', 'hinge', 'core', 'calves', 'cardio', 'mobility'],
  muscle: [
    'chest',
    'shoulders',
    'triceps',
    'biceps',
    'forearms',
    'upper back',
    'lower back',
    'abdominals',
    'obliques',
    'hip flexors',
    'glutes',
    'hamstrings',
    'quadriceps',
    'calves',
    'diaphragm',
    'heart and lungs',
  ],
  equipment: ['mine', 'none', ...equipmentOptions.flatMap(({ id }) => (id === 'none' ? [] : [id]))],
  level: ['beginner', 'intermediate', 'advanced'],
  impact: ['low', 'high'],
} as const satisfies { readonly [Name in FilterName]: readonly NonNullable<LibraryFilter[Name]>[] };

export const filterNames = Object.keys(filterValues) as readonly FilterName[];

export type LibraryQuery = { readonly part: LibraryPart; readonly filter: LibraryFilter };

const longestSearch = 60;

/** The query of the address; unknown values are ignored. */
export const queryOf = (address: Pick<URLSearchParams, 'get'>): LibraryQuery => ({
  part: address.get('show') === 'workouts' ? 'workouts' : 'exercises',
  filter: {
    search: (address.get('q') ?? '').slice(0, longestSearch),
    pattern: oneOf(filterValues.pattern, address.get('pattern')),
    muscle: oneOf(filterValues.muscle, address.get('muscle')),
    equipment: oneOf(filterValues.equipment, address.get('equipment')),
    level: oneOf(filterValues.level, address.get('level')),
    impact: oneOf(filterValues.impact, address.get('impact')),
  },
});

const oneOf = <Value extends string>(values: readonly Value[], given: string | null): Value | null =>
  values.find((value) => value === given) ?? null;

/** The address of a query, without what it does not ask for. */
export function addressOf({ part, filter }: LibraryQuery): Record<string, string> {
  const { search, ...chosen } = filter;
  return {
    ...(part === 'workouts' && { show: part }),
    ...(search !== '' && { q: search }),
    ...Object.fromEntries(Object.entries(chosen).flatMap(([name, value]) => (value ? [[name, value]] : []))),
  };
}

/** The options of a filter as they are read. */
export const optionsOf = (name: FilterName): readonly { readonly value: string; readonly label: string }[] =>
  filterValues[name].map((value) => ({ value, label: nameText(libraryCopy.valueLabel(name, value)) }));
