import {
  type PreferenceGroup,
  type Preferences,
  unsavedPreferences,
  useUnsavedPreferences,
} from '#client/lib/offline/unsaved-preferences.ts';

export type Toggled<Id extends string> = Readonly<Record<Id, boolean>>;

/** The switches of a screen: a reload brings back what was kept, or else the usual. */
export function useToggles<Group extends PreferenceGroup>(
  group: Group,
  usual: Preferences[Group],
  kept: Preferences[Group] | null,
) {
  const isOn: Preferences[Group] = { ...usual, ...kept, ...useUnsavedPreferences()[group] };
  return {
    isOn,
    standing: standingOf<string>(isOn, usual, kept),
    change: (changes: Partial<Preferences[Group]>) => unsavedPreferences.change(group, changes),
    reset: () => unsavedPreferences.forget(group),
  };
}

/** How switches stand: as they were kept, as everybody starts, or changed since. */
export function standingOf<Id extends string>(
  isOn: Toggled<Id>,
  usual: Toggled<Id>,
  kept: Toggled<Id> | null,
): 'kept' | 'usual' | 'changed' {
  if (kept) return isSame(isOn, kept) ? 'kept' : 'changed';
  return isSame(isOn, usual) ? 'usual' : 'changed';
}

const isSame = <Id extends string>(a: Toggled<Id>, b: Toggled<Id>): boolean =>
  Object.keys(a).every((id) => a[id as Id] === b[id as Id]);
