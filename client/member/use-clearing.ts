import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { type Clearing, clearingMachine } from './clearing-machine.ts';

/** The running question of a dialog that comes after its screen. `goOn` is where it leads once all is cleared. */
export function useClearing(openings: number, clearing: Clearing, goOn: () => void) {
  const [machine] = useState(() => clearingMachine(clearing));
  const [state, send] = useMachine(machine.provide({ actions: { goOn } }));
  useEffect(() => {
    if (openings > 0) send({ type: 'dialog.opened' });
  }, [openings, send]);
  return { state, send };
}
