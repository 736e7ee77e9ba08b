/** What a member may own; `none` stands for nothing at all. */
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

/** Whether it is an id of the catalogue; `no_equipment` is the other name of `none`. */
export const isEquipmentChoice = (id: string): boolean =>
  id === 'no_equipment' || equipmentOptions.some((option) => option.id === id);

/** The ids that really name a thing: `none` and its other name `no_equipment` own nothing. */
export const ownedEquipment = (chosen: readonly string[]): readonly string[] =>
  chosen.filter((id) => id !== 'none' && id !== 'no_equipment');

/** The list after one click: `none` clears all others, any other item clears `none`. */
export function toggleEquipment(chosen: readonly string[], id: EquipmentChoice): readonly string[] {
  if (chosen.includes(id)) return chosen.filter((other) => other !== id);
  return id === 'none' ? ['none'] : [...ownedEquipment(chosen), id];
}

/** A list as it is kept: nothing chosen means `none`. */
export const normalizedEquipment = (chosen: readonly string[]): readonly string[] =>
  ownedEquipment(chosen).length > 0 ? ownedEquipment(chosen) : ['none'];

/** What to call an item; an unknown id is shown as it is. */
export const equipmentLabel = (id: string): string =>
  equipmentOptions.find((option) => option.id === id)?.label ?? id;
