import {
  flippedSwitches,
  type Switches,
  type SwitchGroup,
  useFlips,
} from '#client/lib/offline/flipped-switches.ts';

export type Toggled<Id extends string> = Readonly<Record<Id, boolean>>;

/** The switches of a screen: a reload brings back what was kept, or else the usual. */
export function useToggles<Group extends SwitchGroup>(
  group: Group,
  usual: Switches[Group],
  kept: Switches[Group] | null,
) {
  const isOn: Switches[Group] = { ...usual, ...kept, ...useFlips()[group] };
  return {
    isOn,
    standing: standingOf<string>(isOn, usual, kept),
    flip: (flipped: Partial<Switches[Group]>) => flippedSwitches.flip(group, flipped),
    reset: () => flippedSwitches.forget(group),
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
