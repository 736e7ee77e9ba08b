import { useSyncExternalStore } from 'react';
import { onWaitingChange, waitingNow } from '#client/lib/offline/device-outbox.ts';
import type { RoutineName } from '#client/lib/offline/local-routine.ts';
import { placeOf } from './send-mark.ts';

/** Whether marks of this routine wait in the outbox for the network. */
export const useHeldMarks = (name: RoutineName): boolean =>
  useSyncExternalStore(onWaitingChange, () =>
    waitingNow().some(({ place, isHeld, problem }) => isHeld && !problem && place?.startsWith(placeOf(name))),
  );
