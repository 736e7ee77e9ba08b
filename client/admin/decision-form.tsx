import { type FormEvent, type ReactNode, useState } from 'react';
import { serverMessage } from '#client/lib/http/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Row, Stack } from '#client/ui/layout.tsx';
import { TextAreaField } from '#client/ui/text-field.tsx';
import type { EverybodyPreview } from '#service/rules/rules-contract.ts';
import { rulesCopy } from './admin-copy.ts';
import { EverybodyChanges } from './everybody-changes.tsx';

type DecisionFormProps = {
  preview: EverybodyPreview;
  /** What is asked above the reason. */
  reasonLabel: string;
  refusal: unknown;
  isSending: boolean;
  action: string;
  onDecide: (decision: { readonly reason: string; readonly digest: string }) => void;
  /** Before the numbers. */
  lead?: ReactNode;
  /** Beside the button. */
  other?: ReactNode;
};

/** Whose numbers would change, and the reason of who decides it. The decision names the numbers that were shown. */
export function DecisionForm(props: DecisionFormProps) {
  const { preview, reasonLabel, refusal, isSending, action, onDecide, lead, other } = props;
  const [reason, setReason] = useState('');
  function submit(event: FormEvent): void {
    event.preventDefault();
    onDecide({ reason, digest: preview.digest });
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        {lead}
        <EverybodyChanges preview={preview} />
        <TextAreaField
          label={reasonLabel}
          hint={rulesCopy.reasonHint}
          rows={2}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={refusal ? serverMessage(refusal, rulesCopy.failed) : undefined}
        />
        <Row $gap="s2">
          {other}
          <Button type="submit" variant="ink" disabled={isSending}>
            {action}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
