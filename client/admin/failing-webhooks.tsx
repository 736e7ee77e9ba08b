import { useState } from 'react';
import useSWR from 'swr';
import { serverMessage } from '#client/lib/http/api-error.ts';
import { useCommand } from '#client/lib/http/use-command.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { RetryNote } from '#client/ui/empty-state.tsx';
import { Grow, NamedRow, Rows, Stack } from '#client/ui/layout.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { SubText, Text } from '#client/ui/text.tsx';
import { showToast } from '#client/ui/toast.ts';
import type {
  FailingWebhooks as Failing,
  FailingWebhook,
} from '#service/features/integrations/webhook-operations-contract.ts';
import type { SystemAnswer } from '#service/features/operations/system-contract.ts';
import { webhooksCopy } from './admin-copy.ts';
import { momentText, shortId } from './audit-lines.ts';
import { ReasonForm } from './reason-form.tsx';
import { readFailing, stopWebhooksCommand, webhooksPath } from './use-webhooks.ts';

type Counts = NonNullable<SystemAnswer['webhooks']>;
/** The stop of one webhook, or of all. */
type Asked = FailingWebhook | 'all';

/** The webhooks whose receivers accept nothing, with buttons that stop one webhook or all. */
export function FailingWebhooks({ counts }: { counts: Counts }) {
  const { data, error, mutate } = useSWR<Failing, Error>(webhooksPath, readFailing, {
    revalidateOnMount: true,
  });
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <Card title={webhooksCopy.title}>
      <Stack>
        <Text $tone="muted">{webhooksCopy.counts(counts.on, counts.failing)}</Text>
        {error && <RetryNote onRetry={() => void mutate()}>{webhooksCopy.unread}</RetryNote>}
        {!(data || error) && (
          <SkeletonGroup>
            <Skeleton $height="4rem" />
          </SkeletonGroup>
        )}
        {data && data.webhooks.length > 0 && <FailingList webhooks={data.webhooks} onStop={setAsked} />}
        {counts.on > 0 && (
          <Button variant="outline" icon="pause" onClick={() => setAsked('all')}>
            {webhooksCopy.stopAll}
          </Button>
        )}
      </Stack>
      <StopDialog asked={asked} onClose={() => setAsked(null)} />
    </Card>
  );
}

type FailingListProps = { webhooks: readonly FailingWebhook[]; onStop: (webhook: FailingWebhook) => void };

const FailingList = ({ webhooks, onStop }: FailingListProps) => (
  <Rows>
    {webhooks.map((webhook) => (
      <NamedRow $wraps key={webhook.id}>
        <Grow>
          <strong>{webhooksCopy.of(shortId(webhook.memberId))}</strong>
          <SubText>{webhooksCopy.failing(momentText(webhook.failingSince), webhook.failures)}</SubText>
          <SubText>{webhooksCopy.answered(webhook.problem, webhook.waiting)}</SubText>
        </Grow>
        <Button
          size="small"
          variant="outline"
          icon="pause"
          aria-label={webhooksCopy.stopOf(shortId(webhook.memberId), momentText(webhook.failingSince))}
          onClick={() => onStop(webhook)}
        >
          {webhooksCopy.stop}
        </Button>
      </NamedRow>
    ))}
  </Rows>
);

type StopDialogProps = { asked: Asked | null; onClose: () => void };

/** Explains the consequences of a stop for members, and asks for the reason. */
const StopDialog = ({ asked, onClose }: StopDialogProps) => (
  <Dialog
    isOpen={asked !== null}
    onClose={onClose}
    icon="pause"
    title={asked === 'all' ? webhooksCopy.stopAll : webhooksCopy.stopTitle}
    description={asked === 'all' ? webhooksCopy.stopAllLead : webhooksCopy.stopLead}
  >
    {asked && <StopForm asked={asked} onClose={onClose} />}
  </Dialog>
);

function StopForm({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  const { ask, isSending, refusal } = useCommand(stopWebhooksCommand, {
    onAnswer: (stopped) => {
      showToast(webhooksCopy.stopped(stopped));
      onClose();
    },
  });
  return (
    <ReasonForm
      label={webhooksCopy.reason}
      action={isSending ? webhooksCopy.stopping : webhooksCopy.stop}
      error={refusal ? serverMessage(refusal, webhooksCopy.failed) : undefined}
      isSending={isSending}
      onSubmit={(reason) => ask({ webhookId: asked === 'all' ? null : asked.id, reason })}
      onClose={onClose}
    />
  );
}
