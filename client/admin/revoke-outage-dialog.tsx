import { useCommand } from '#client/lib/http/use-command.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { RetryNote } from '#client/ui/retry-note.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { showToast } from '#client/ui/toast.ts';
import { commonCopy } from '#client/ui/ui-copy.ts';
import type { OutagesAnswer } from '#service/rules/outage-contract.ts';
import { rulesCopy } from './admin-copy.ts';
import { DecisionForm } from './decision-form.tsx';
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
  const { data, error, mutate } = useOutagePreview({ revoke: outageId });
  const { ask, isSending, refusal } = useCommand(revokeCommand, {
    onAnswer: (answer) => {
      showToast({ title: rulesCopy.revoked, description: followText(answer) });
      onClose();
    },
    onRefused: () => void mutate(),
  });
  if (error) return <RetryNote onRetry={() => void mutate()}>{rulesCopy.unread}</RetryNote>;
  if (!data)
    return (
      <SkeletonGroup>
        <Skeleton $height="10rem" />
      </SkeletonGroup>
    );
  return (
    <DecisionForm
      preview={data}
      reasonLabel={rulesCopy.revokeReason}
      refusal={refusal}
      isSending={isSending}
      action={isSending ? rulesCopy.revoking : rulesCopy.revokeTitle}
      onDecide={(decision) => ask({ outageId, ...decision })}
      other={
        <Button variant="outline" onClick={onClose}>
          {commonCopy.cancel}
        </Button>
      }
    />
  );
}
