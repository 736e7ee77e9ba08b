import { useState } from 'react';
import { showRefusal } from '#client/lib/http/refusal.ts';
import { type CommandOf, useCommand } from '#client/lib/http/use-command.ts';
import { KeptForLater, keptToast } from '#client/lib/offline/outbox.ts';
import { showToast, type ToastMessage } from '#client/ui/toast.tsx';

type Toasts = { readonly saved: ToastMessage; readonly failed: ToastMessage };

/**
 * A form over the page: it closes when the server or the outbox has what was filled in, and stays open with it when that failed.
 * @param openings how often it was opened
 */
export function useFormDialog<Body, Answer>(
  command: CommandOf<Body, Answer>,
  { saved, failed }: Toasts,
  openings: number,
) {
  const [closings, setClosings] = useState(0);
  const close = (): void => setClosings(openings);
  const { ask, isSending, refusal, reset } = useCommand(command, {
    onAnswer: () => {
      showToast(saved);
      close();
    },
    onRefused: (error) => {
      const isKept = error instanceof KeptForLater;
      showRefusal(error, isKept ? keptToast : failed);
      if (isKept) close();
    },
  });
  return {
    isOpen: openings > closings,
    isSaving: isSending,
    refusal,
    save: ask,
    /** Not while it is being saved. */
    close: () => {
      if (isSending) return;
      reset();
      close();
    },
  };
}
