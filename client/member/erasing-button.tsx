import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { Button } from '#client/ui/button.tsx';
import type { ToastMessage } from '#client/ui/toast.ts';
import { ClearingDialog } from './clearing-dialog.tsx';
import { clearingMachine } from './clearing-machine.ts';

type ErasingButtonProps = {
  texts: {
    readonly title: string;
    readonly description: string;
    readonly pending: string;
    readonly cleared: ToastMessage;
    readonly failed: ToastMessage;
  };
  erase: () => Promise<void>;
  onErased: () => void;
  disabled?: boolean;
  'aria-describedby'?: string;
};

/** Something that cannot be taken back, with the question before it. */
export function ErasingButton({ texts, erase, onErased, ...button }: ErasingButtonProps) {
  const [machine] = useState(() =>
    clearingMachine({ clear: erase, cleared: texts.cleared, failed: texts.failed }),
  );
  // Whose data it is may be known only after the button is there.
  const [state, send] = useMachine(
    machine.provide({ actors: { clear: fromPromise(erase) }, actions: { goOn: onErased } }),
  );
  return (
    <>
      <Button
        isBlock
        variant="danger"
        icon="trash"
        onClick={() => send({ type: 'dialog.opened' })}
        {...button}
      >
        {texts.title}
      </Button>
      <ClearingDialog
        state={state}
        send={send}
        title={texts.title}
        description={texts.description}
        confirmLabel={texts.title}
        pendingLabel={texts.pending}
        icon="trash"
      />
    </>
  );
}
