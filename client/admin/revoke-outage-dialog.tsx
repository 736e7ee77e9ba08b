import { type FormEvent, useState } from 'react';
import { serverMessage } from '#client/lib/http/api-error.ts';
import { useCommand } from '#client/lib/http/use-command.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Row, Stack } from '#client/ui/layout.tsx';
import { RetryNote } from '#client/ui/retry-note.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { TextAreaField } from '#client/ui/text-field.tsx';
import { showToast } from '#client/ui/toast.ts';
import { commonCopy } from '#client/ui/ui-copy.ts';
import type { OutagesAnswer } from '#service/rules/outage-contract.ts';
import { rulesCopy } from './admin-copy.ts';
import { EverybodyChanges } from './everybody-changes.tsx';
import { followText } from './outage-form.tsx';
import { revokeCommand, useOutagePreview } from './use-outages.ts';

type Outage = OutagesAnswer['outages'][number];

/** Says what a revocation takes back, and asks why. */
export function RevokeOutageDialog({ outage, onClose }: { outage: Outage | null; onClose: () => void }) {
  return (
    <Dialog
      isOpen={outage !== null}
      onClose={onClose}
      icon="reset"
      title={rulesCopy.revokeTitle}
      description={rulesCopy.revokeLead}
    >
      {outage && <RevokeForm outageId={outage.outageId} onClose={onClose} />}
    </Dialog>
  );
}

function RevokeForm({ outageId, onClose }: { outageId: string; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const { data, error, mutate } = useOutagePreview({ revoke: outageId });
  const { ask, isSending, refusal } = useCommand(revokeCommand, {
    onAnswer: (answer) => {
      showToast({ title: rulesCopy.revoked, description: followText(answer) });
      onClose();
    },
    onRefused: () => void mutate(),
  });
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (data) ask({ outageId, reason, digest: data.digest });
  }
  if (error) return <RetryNote onRetry={() => void mutate()}>{rulesCopy.unread}</RetryNote>;
  if (!data)
    return (
      <SkeletonGroup>
        <Skeleton $height="10rem" />
      </SkeletonGroup>
    );
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <EverybodyChanges preview={data} />
        <TextAreaField
          label={rulesCopy.revokeReason}
          hint={rulesCopy.reasonHint}
          rows={2}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={refusal ? serverMessage(refusal, rulesCopy.failed) : undefined}
        />
        <Row $gap="s2">
          <Button variant="outline" onClick={onClose}>
            {commonCopy.cancel}
          </Button>
          <Button type="submit" variant="ink" disabled={isSending}>
            {isSending ? rulesCopy.revoking : rulesCopy.revokeTitle}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
