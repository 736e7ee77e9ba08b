import { useSyncExternalStore } from 'react';
import { privacyDefaults } from '#domain/catalogue/content/preferences.ts';
import type { NotificationPreferences, PrivacyPreferences } from '#domain/member/member-events.ts';
import type { CurrentUser } from '#service/member/member-contract.ts';

export type Switches = {
  readonly notifications: NotificationPreferences;
  readonly privacy: PrivacyPreferences;
};

/** A screen with switches. */
export type SwitchGroup = keyof Switches;
type Flips = { readonly [Group in SwitchGroup]: Partial<Switches[Group]> };

const none: Flips = { notifications: {}, privacy: {} };

/** Holds what was flipped since the page was loaded: it counts everywhere at once, goes nowhere, and a reload forgets it. */
export function createFlipStore() {
  const listeners = new Set<() => void>();
  let flips = none;
  const become = (next: Flips): void => {
    flips = next;
    for (const listener of listeners) listener();
  };
  return {
    flip: <Group extends SwitchGroup>(group: Group, flipped: Partial<Switches[Group]>): void =>
      become({ ...flips, [group]: { ...flips[group], ...flipped } }),
    forget: (group: SwitchGroup): void => become({ ...flips, [group]: none[group] }),
    current: (): Flips => flips,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const flippedSwitches = createFlipStore();

export const useFlips = (): Flips => useSyncExternalStore(flippedSwitches.subscribe, flippedSwitches.current);

/** The privacy switches as they are in force: flipped on this page, else kept, else the defaults. */
export const usePrivacyChoices = ({ keptPrivacy }: Pick<CurrentUser, 'keptPrivacy'>): PrivacyPreferences => ({
  ...(keptPrivacy ?? privacyDefaults),
  ...useFlips().privacy,
});
