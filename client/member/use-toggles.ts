import { useState } from 'react';

export type Toggled<Id extends string> = Readonly<Record<Id, boolean>>;

/** Switches that live on this screen only: a reload brings back what was kept, or else the usual. */
export function useToggles<Id extends string>(usual: Toggled<Id>, kept: Toggled<Id> | null) {
  const [flips, setFlips] = useState<Partial<Toggled<Id>>>({});
  const isOn = { ...usual, ...kept, ...flips };
  return {
    isOn,
    standing: standingOf(isOn, usual, kept),
    flip: (id: Id, isNowOn: boolean) => setFlips((now) => ({ ...now, [id]: isNowOn })),
    setAll: (all: Toggled<Id>) => setFlips(all),
    reset: () => setFlips({}),
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
