import { useMachine } from '@xstate/react';
import { type FormEvent, useEffect, useState } from 'react';
import { serverMessage } from '#client/lib/http/api-error.ts';
import { handledAsUnauthorized } from '#client/lib/http/unauthorized.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Row, Stack } from '#client/ui/layout.tsx';
import { TextAreaField } from '#client/ui/text-field.tsx';
import { commonCopy } from '#client/ui/ui-copy.ts';
import { eventCopy } from './admin-copy.ts';
import { openEventMachine } from './open-event-machine.ts';

type OpenEventDialogProps = {
  isOpen: boolean;
  eventId: string;
  onClose: () => void;
  onOpened: (viewing: string) => void;
};

/** Asks why before anything personal is shown. */
export function OpenEventDialog({ isOpen, ...form }: OpenEventDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={form.onClose}
      icon="lock"
      title={eventCopy.openPersonalData}
      description={eventCopy.openingIsRecorded}
    >
      <ReasonForm {...form} />
    </Dialog>
  );
}

function ReasonForm({ eventId, onClose, onOpened }: Omit<OpenEventDialogProps, 'isOpen'>) {
  const [reason, setReason] = useState('');
  const [state, send] = useMachine(openEventMachine);
  const { refusal, viewing } = state.context;
  useEffect(() => {
    if (refusal) handledAsUnauthorized(refusal);
  }, [refusal]);
  useEffect(() => {
    if (viewing === null) return;
    onOpened(viewing);
    onClose();
  }, [viewing, onOpened, onClose]);
  function submit(event: FormEvent): void {
    event.preventDefault();
    send({ type: 'reason.given', eventId, reason });
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <TextAreaField
          label={eventCopy.reason}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={refusal ? serverMessage(refusal, eventCopy.openingFailed) : undefined}
        />
        <Row $gap="s2">
          <Button variant="outline" onClick={onClose}>
            {commonCopy.cancel}
          </Button>
          <Button type="submit" variant="ink" disabled={state.matches('noting')}>
            {state.matches('noting') ? eventCopy.opening : eventCopy.open}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
