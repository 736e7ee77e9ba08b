import { type FormEvent, useState } from 'react';
import { serverMessage } from '#client/lib/http/api-error.ts';
import { useCommand } from '#client/lib/http/use-command.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Row, Stack } from '#client/ui/layout.tsx';
import { TextAreaField } from '#client/ui/text-field.tsx';
import { showToast } from '#client/ui/toast.ts';
import { commonCopy } from '#client/ui/ui-copy.ts';
import type { DeadLetterEntry } from '#service/operations/projection-contract.ts';
import { systemCopy } from './admin-copy.ts';
import { positionText } from './projection-lines.ts';
import { skipCommand } from './use-projections.ts';

type SkipEventDialogProps = {
  /** The read model that is to pass over it. */
  name: string;
  /** Null while nothing is asked. */
  letter: DeadLetterEntry | null;
  onClose: () => void;
};

/** Says what a skip leaves behind, and asks why. */
export function SkipEventDialog({ name, letter, onClose }: SkipEventDialogProps) {
  return (
    <Dialog
      isOpen={letter !== null}
      onClose={onClose}
      icon="skip"
      title={systemCopy.skipEvent}
      description={
        letter && systemCopy.skipConsequence(name, letter.eventType, positionText(letter.position))
      }
    >
      {letter && <ReasonForm name={name} letter={letter} onClose={onClose} />}
    </Dialog>
  );
}

function ReasonForm({ name, letter, onClose }: SkipEventDialogProps & { letter: DeadLetterEntry }) {
  const { eventId, eventType } = letter;
  const [reason, setReason] = useState('');
  const { ask, isSending, refusal } = useCommand(skipCommand, {
    onAnswer: (isSkipped) => {
      showToast(
        isSkipped
          ? { title: systemCopy.skipped, description: systemCopy.goesOnWithout(name, eventType) }
          : { title: systemCopy.notSkipped, description: systemCopy.letterGone },
      );
      onClose();
    },
  });
  function submit(event: FormEvent): void {
    event.preventDefault();
    ask({ name, eventId, reason });
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <TextAreaField
          label={systemCopy.reason}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={refusal ? serverMessage(refusal, systemCopy.failed) : undefined}
        />
        <Row $gap="s2">
          <Button variant="outline" onClick={onClose}>
            {commonCopy.cancel}
          </Button>
          <Button type="submit" variant="ink" disabled={isSending}>
            {isSending ? systemCopy.skipping : systemCopy.skipEvent}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
