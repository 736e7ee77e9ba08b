import { type FormEvent, useState } from 'react';
import { serverMessage } from '#client/lib/http/api-error.ts';
import { sendCommand } from '#client/lib/http/http.ts';
import { type CommandOf, useCommand } from '#client/lib/http/use-command.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Row, Stack } from '#client/ui/layout.tsx';
import { TextAreaField } from '#client/ui/text-field.tsx';
import { commonCopy } from '#client/ui/ui-copy.ts';
import { type OpenEventBody, openEventAnswer } from '#service/audit/event-contract.ts';
import { eventCopy } from './admin-copy.ts';

type OpenEventDialogProps = {
  isOpen: boolean;
  eventId: string;
  onClose: () => void;
  onOpened: (viewing: string) => void;
};

/** Says why, until the log has noted it. The answer opens the event for a while. */
const openCommand: CommandOf<{ readonly eventId: string; readonly reason: string }, string> = {
  send: async ({ eventId, reason }, idempotencyKey) => {
    const body: OpenEventBody = { reason };
    const path = `/api/admin/events/${encodeURIComponent(eventId)}/open`;
    const { viewing } = await sendCommand({
      method: 'POST',
      path,
      body,
      idempotencyKey,
      answer: openEventAnswer,
    });
    return viewing;
  },
  movesOthers: () => false,
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
  const { ask, isSending, refusal } = useCommand(openCommand, {
    onAnswer: (viewing) => {
      onOpened(viewing);
      onClose();
    },
  });
  function submit(event: FormEvent): void {
    event.preventDefault();
    ask({ eventId, reason });
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
          <Button type="submit" variant="ink" disabled={isSending}>
            {isSending ? eventCopy.opening : eventCopy.open}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
