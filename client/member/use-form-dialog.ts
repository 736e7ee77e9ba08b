import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import type { formDialogMachine } from './form-dialog-machine.ts';

/** The machine of a form over the page, as the form wants it. */
export function useFormDialog<Body>(machine: ReturnType<typeof formDialogMachine<Body>>, openings: number) {
  const [state, send] = useMachine(machine);
  useEffect(() => {
    if (openings > 0) send({ type: 'dialog.opened' });
  }, [openings, send]);
  return {
    isOpen: !state.matches('closed'),
    isSaving: state.matches('saving'),
    refusal: state.context.refusal,
    save: (body: Body) => send({ type: 'form.sent', body }),
    close: () => send({ type: 'dialog.closed' }),
  };
}
