import { useRef, useState } from 'react';
import { showToast } from '#client/ui/toast.ts';
import type { BetaRequestView } from './beta-request-actor.ts';
import { refusalToast } from './beta-request-refusal.ts';

/** The beta request of a form. What sends it is fetched when somebody is about to write, not with the page. */
export function useBetaRequest(isRepeatWelcome: boolean) {
  const [{ step }, setView] = useState<BetaRequestView>({ step: 'open' });
  const sender = useRef<Promise<(email: string) => void> | null>(null);

  const prepare = () => {
    sender.current ??= import('./beta-request-actor.ts').then(({ startBetaRequest }) =>
      startBetaRequest({ isRepeatWelcome, onChange: setView }),
    );
    // A fetch that failed is tried again by the next one.
    sender.current.catch(() => {
      sender.current = null;
    });
    return sender.current;
  };
  const request = async (email: string): Promise<void> => {
    try {
      (await prepare())(email);
    } catch (error) {
      showToast(refusalToast(error));
    }
  };
  return { step, prepare: () => void prepare(), request };
}
