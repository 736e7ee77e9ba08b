import { useSyncExternalStore } from 'react';
import { privacyDefaults } from '#domain/catalogue/content/preference-defaults.ts';
import type { NotificationPreferences, PrivacyPreferences } from '#domain/member/member-events.ts';
import type { CurrentUser } from '#service/features/member/member-contract.ts';

export type Preferences = {
  readonly notifications: NotificationPreferences;
  readonly privacy: PrivacyPreferences;
};

/** Preferences have a screen for each group. */
export type PreferenceGroup = keyof Preferences;
type Unsaved = { readonly [Group in PreferenceGroup]: Partial<Preferences[Group]> };

const none: Unsaved = { notifications: {}, privacy: {} };

/**
 * Holds the switches that were changed and are not saved. They count on every screen at once. Those of a member wait for their save, those of
 * a visitor for a reload, which forgets them.
 */
export function createUnsavedPreferences() {
  const listeners = new Set<() => void>();
  let unsaved = none;
  const become = (next: Unsaved): void => {
    unsaved = next;
    for (const listener of listeners) listener();
  };
  return {
    change: <Group extends PreferenceGroup>(group: Group, changes: Partial<Preferences[Group]>): void =>
      become({ ...unsaved, [group]: { ...unsaved[group], ...changes } }),
    /** Forgets the switches that are still as in `saved`; a switch that was flipped since waits for its own save. */
    settle: <Group extends PreferenceGroup>(group: Group, saved: Partial<Preferences[Group]>): void => {
      const left = Object.entries(unsaved[group]).filter(
        ([id, isOn]) => (saved as Readonly<Record<string, boolean | undefined>>)[id] !== isOn,
      );
      become({ ...unsaved, [group]: Object.fromEntries(left) });
    },
    forget: (group: PreferenceGroup): void => become({ ...unsaved, [group]: none[group] }),
    current: (): Unsaved => unsaved,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const unsavedPreferences = createUnsavedPreferences();

export const useUnsavedPreferences = (): Unsaved =>
  useSyncExternalStore(unsavedPreferences.subscribe, unsavedPreferences.current);

/** The privacy preferences in force: changed on this page, else saved, else the defaults. */
export const usePrivacyPreferences = ({
  keptPrivacy,
}: Pick<CurrentUser, 'keptPrivacy'>): PrivacyPreferences => ({
  ...(keptPrivacy ?? privacyDefaults),
  ...useUnsavedPreferences().privacy,
});
