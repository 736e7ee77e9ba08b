import { useState } from 'react';
import { useCommand } from '#client/lib/http/use-command.ts';
import { ConfirmDialog, type ConfirmDialogProps } from '#client/ui/dialog.tsx';
import { showToast, type ToastMessage } from '#client/ui/toast.ts';
import type { Openings } from '#client/ui/use-openings.ts';

export type ClearingDialogProps = Openings & {
  /** Clears on the server, and then here. */
  clear: () => Promise<void>;
  /** Null where the screen that follows says it. */
  cleared: ToastMessage | null;
  failed: ToastMessage;
  /** Where it leads once all is cleared. */
  onCleared: () => void;
} & Pick<ConfirmDialogProps, 'title' | 'description' | 'confirmLabel' | 'pendingLabel' | 'icon'>;

/** A question before data is cleared. Once confirmed it cannot be called off; where clearing fails the question stands again. */
export function ClearingDialog({
  openings,
  clear,
  cleared,
  failed,
  onCleared,
  ...words
}: ClearingDialogProps) {
  const [closings, setClosings] = useState(0);
  const { ask, isSending } = useCommand<null, void>(
    // What is cleared decides itself what is read again.
    { send: clear, movesOthers: () => false },
    {
      onAnswer: () => {
        if (cleared) showToast(cleared);
        setClosings(openings);
        onCleared();
      },
      onRefused: () => showToast(failed),
    },
  );
  return (
    <ConfirmDialog
      isOpen={openings > closings}
      isPending={isSending}
      onCancel={() => isSending || setClosings(openings)}
      onConfirm={() => ask(null)}
      isDestructive
      {...words}
    />
  );
}
