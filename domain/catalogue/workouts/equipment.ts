/** Equipment that a member may own. */
export type EquipmentId =
  | 'dumbbells'
  | 'barbell'
  | 'kettlebells'
  | 'resistance_bands'
  | 'pull_up_bar'
  | 'bench'
  | 'treadmill'
  | 'bike';
export type EquipmentChoice = EquipmentId | 'none';

export type EquipmentOption = { readonly id: EquipmentChoice; readonly label: string };

export const equipmentOptions: readonly EquipmentOption[] = [
  { id: 'dumbbells', label: 'Dumbbells' },
  { id: 'barbell', label: 'Barbell' },
  { id: 'kettlebells', label: 'Kettlebells' },
  { id: 'resistance_bands', label: 'Resistance bands' },
  { id: 'pull_up_bar', label: 'Pull-up bar' },
  { id: 'bench', label: 'Bench' },
  { id: 'treadmill', label: 'Treadmill' },
  { id: 'bike', label: 'Exercise bike' },
  { id: 'none', label: 'No equipment' },
];

/** Whether the id can be chosen. `no_equipment` is an alias of `none`. */
export const isEquipmentChoice = (id: string): boolean =>
  id === 'no_equipment' || equipmentOptions.some((option) => option.id === id);

/** The ids of owned items, without `none` and its alias `no_equipment`. */
export const ownedEquipment = (chosen: readonly string[]): readonly string[] =>
  chosen.filter((id) => id !== 'none' && id !== 'no_equipment');

const weights: readonly string[] = ['dumbbells', 'barbell', 'kettlebells'] satisfies EquipmentId[];

/** Whether the load of a set is a number of kilograms or pounds. */
export const hasWeights = (equipment: readonly string[]): boolean =>
  equipment.some((id) => weights.includes(id));

/** The choice after one click: `none` clears all other items, any other item clears `none`. */
export function toggleEquipment(chosen: readonly string[], id: EquipmentChoice): readonly string[] {
  if (chosen.includes(id)) return chosen.filter((other) => other !== id);
  return id === 'none' ? ['none'] : [...ownedEquipment(chosen), id];
}

/** The choice as stored: an empty one becomes `none`. */
export const normalizedEquipment = (chosen: readonly string[]): readonly string[] =>
  ownedEquipment(chosen).length > 0 ? ownedEquipment(chosen) : ['none'];

/** The label of an item; an unknown id is returned unchanged. */
export const equipmentLabel = (id: string): string =>
  equipmentOptions.find((option) => option.id === id)?.label ?? id;
