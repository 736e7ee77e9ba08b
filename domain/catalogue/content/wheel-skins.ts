/** How the wheel of quests looks. It is only a look: slots, names and chances stay. Ids are stored: they are for ever. */
export const wheelSkinIds = ['classic', 'meadow', 'dusk', 'ocean', 'ember', 'aurora'] as const;
export type WheelSkinId = (typeof wheelSkinIds)[number];

type WheelSkin = {
  readonly id: WheelSkinId;
  readonly name: string;
  /** The number of the level from which on a member may choose it. */
  readonly level: number;
};

export const wheelSkins: readonly WheelSkin[] = [
  { id: 'classic', name: 'Classic', level: 1 },
  { id: 'meadow', name: 'Meadow', level: 3 },
  { id: 'dusk', name: 'Dusk', level: 5 },
  { id: 'ocean', name: 'Ocean', level: 7 },
  { id: 'ember', name: 'Ember', level: 9 },
  { id: 'aurora', name: 'Aurora', level: 11 },
];

/** @param level its number, from 1 */
export const isSkinOpen = (id: WheelSkinId, level: number): boolean =>
  wheelSkins.some((skin) => skin.id === id && skin.level <= level);
