import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { ConfirmDialog, type ConfirmDialogProps } from '#client/ui/dialog.tsx';
import type { clearingMachine } from './clearing-machine.ts';

type Machine = ReturnType<typeof clearingMachine>;
type ClearingDialogProps = {
  state: SnapshotFrom<Machine>;
  send: ActorRefFrom<Machine>['send'];
} & Pick<ConfirmDialogProps, 'title' | 'description' | 'confirmLabel' | 'pendingLabel' | 'icon'>;

/** The question of a clearing machine. */
export function ClearingDialog({ state, send, ...words }: ClearingDialogProps) {
  return (
    <ConfirmDialog
      isOpen={!state.matches('closed')}
      isPending={state.matches('clearing')}
      onCancel={() => send({ type: 'dialog.cancelled' })}
      onConfirm={() => send({ type: 'clearing.confirmed' })}
      isDestructive
      {...words}
    />
  );
}
