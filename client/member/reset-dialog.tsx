import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { forgetAll } from '#client/api/outdated.ts';
import { paths } from '#client/design/paths.ts';
import type { LateDialogProps } from '#client/design/use-late-dialog.ts';
import { ClearingDialog } from './clearing-dialog.tsx';
import { clearingMachine } from './clearing-machine.ts';
import { resetMember } from './profile-commands.ts';
import { resetTexts } from './profile-texts.ts';

const resetMachine = clearingMachine({
  clear: resetMember,
  cleared: resetTexts.cleared,
  failed: resetTexts.failed,
});

/** Asks before the member's program starts anew. */
export function ResetDialog({ openings }: LateDialogProps) {
  const navigate = useNavigate();
  const [state, send] = useMachine(
    resetMachine.provide({
      actions: {
        // Home first: what is read anew then decides that there is no program, and shows the wizard.
        goOn: () => {
          void navigate(paths.home);
          void forgetAll();
        },
      },
    }),
  );
  useEffect(() => {
    if (openings > 0) send({ type: 'dialog.opened' });
  }, [openings, send]);
  return (
    <ClearingDialog
      state={state}
      send={send}
      title={resetTexts.title}
      description={resetTexts.description}
      confirmLabel={resetTexts.confirm}
      pendingLabel={resetTexts.pending}
      icon="reset"
    />
  );
}
