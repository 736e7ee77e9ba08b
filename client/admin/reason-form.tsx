import { type FormEvent, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { TextAreaField } from '#client/ui/field.tsx';
import { Row, Stack } from '#client/ui/layout.tsx';
import { commonCopy } from '#client/ui/ui-copy.ts';

type ReasonFormProps = {
  label: string;
  /** Words of the button that sends. */
  action: string;
  error: string | undefined;
  isSending: boolean;
  onSubmit: (reason: string) => void;
  onClose: () => void;
};

/** Asks an admin for the reason that the audit trail keeps. */
export function ReasonForm({ label, action, error, isSending, onSubmit, onClose }: ReasonFormProps) {
  const [reason, setReason] = useState('');
  function submit(event: FormEvent): void {
    event.preventDefault();
    onSubmit(reason);
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <TextAreaField
          label={label}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={error}
        />
        <Row $gap="s2">
          <Button variant="outline" onClick={onClose}>
            {commonCopy.cancel}
          </Button>
          <Button type="submit" variant="ink" disabled={isSending}>
            {action}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
