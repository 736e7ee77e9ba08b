import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import useSWR, { mutate, type SWRResponse } from 'swr';
import { serverMessage } from '#client/lib/http/api-error.ts';
import { sendCommand } from '#client/lib/http/http.ts';
import { readAs } from '#client/lib/http/swr.ts';
import { type CommandOf, useCommand } from '#client/lib/http/use-command.ts';
import { theme } from '#client/styles/theme.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { RetryNote } from '#client/ui/empty-state.tsx';
import { TextField } from '#client/ui/field.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { Text } from '#client/ui/text.tsx';
import { showToast } from '#client/ui/toast.ts';
import { commonCopy } from '#client/ui/ui-copy.ts';
import {
  type DeclareOutageBody,
  type OutageAnswer,
  type OutagesAnswer,
  outageAnswer,
  outagesAnswer,
  type RevokeOutageBody,
} from '#service/features/rules/outage-contract.ts';
import { type EverybodyPreview, previewAnswer } from '#service/features/rules/rules-contract.ts';
import { rulesCopy } from './admin-copy.ts';
import { DecisionForm } from './decision-form.tsx';

type Outage = OutagesAnswer['outages'][number];

/** Names the days that a revocation takes back, and asks for the reason. */
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

type Times = { readonly from: string; readonly to: string };

/** First what would change, then the decision. */
export function OutageForm() {
  const [typed, setTyped] = useState<Times>({ from: '', to: '' });
  const [asked, setAsked] = useState<Times | null>(null);
  const [isIncomplete, setIncomplete] = useState(false);
  const { data, error, isValidating, mutate } = useOutagePreview(asked);

  function edit(change: Partial<Times>): void {
    setTyped({ ...typed, ...change });
    setAsked(null);
  }
  function show(event: FormEvent): void {
    event.preventDefault();
    const [from, to] = [instantOf(typed.from), instantOf(typed.to)];
    setIncomplete(!from || !to);
    if (from && to) setAsked({ from, to });
  }
  function close(): void {
    setTyped({ from: '', to: '' });
    setAsked(null);
  }
  const refusal = isIncomplete ? rulesCopy.timesMissing : error && serverMessage(error, rulesCopy.failed);
  return (
    <Card title={rulesCopy.declare}>
      <Stack>
        <Text $tone="muted">{rulesCopy.outagesLead}</Text>
        <TimesForm noValidate onSubmit={show}>
          <TextField
            label={rulesCopy.from}
            type="datetime-local"
            hint={rulesCopy.ownClock}
            value={typed.from}
            onChange={(event) => edit({ from: event.target.value })}
            error={refusal || undefined}
          />
          <TextField
            label={rulesCopy.to}
            type="datetime-local"
            hint={rulesCopy.ownClock}
            value={typed.to}
            onChange={(event) => edit({ to: event.target.value })}
          />
          <Button type="submit" variant="outline" disabled={isValidating}>
            {isValidating ? rulesCopy.showing : rulesCopy.show}
          </Button>
        </TimesForm>
        {asked && !data && !error && (
          <SkeletonGroup>
            <Skeleton $height="8rem" />
          </SkeletonGroup>
        )}
        {asked && data && !error && (
          <Decision times={asked} preview={data} onDone={close} onChanged={() => void mutate()} />
        )}
      </Stack>
    </Card>
  );
}

type DecisionProps = {
  times: Times;
  preview: EverybodyPreview;
  onDone: () => void;
  /** Another list follows by now. */
  onChanged: () => void;
};

function Decision({ times, preview, onDone, onChanged }: DecisionProps) {
  const { ask, isSending, refusal } = useCommand(declareCommand, {
    onAnswer: (answer) => {
      showToast({ title: rulesCopy.declared, description: followText(answer) });
      onDone();
    },
    onRefused: onChanged,
  });
  return (
    <section aria-label={rulesCopy.wouldChange}>
      <DecisionForm
        preview={preview}
        reasonLabel={rulesCopy.reason}
        refusal={refusal}
        isSending={isSending}
        action={isSending ? rulesCopy.declaring : rulesCopy.declare}
        onDecide={(decision) => ask({ ...times, ...decision })}
      />
    </section>
  );
}

const followText = ({ visible }: OutageAnswer): string =>
  visible ? rulesCopy.numbersFollow : rulesCopy.numbersFollowSoon;

/** The instant of a local date and time; null when it is incomplete. */
function instantOf(local: string): string | null {
  const time = Date.parse(local);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

const path = '/api/admin/outages';

/** Another admin may have decided meanwhile, so they are read whenever they are shown. */
export const useOutages = (): SWRResponse<OutagesAnswer, Error> =>
  useSWR<OutagesAnswer, Error>(path, readAs(outagesAnswer), { revalidateOnMount: true });

/** The question to compare: an outage to declare, or one to revoke. */
type OutageQuestion = { readonly from: string; readonly to: string } | { readonly revoke: string };

/** The changes, and the members that they concern. Every question is compared again. */
const useOutagePreview = (question: OutageQuestion | null): SWRResponse<EverybodyPreview, Error> =>
  useSWR<EverybodyPreview, Error>(
    question && `${path}/preview?${new URLSearchParams(question)}`,
    readAs(previewAnswer),
    { revalidateOnMount: true, dedupingInterval: 0 },
  );

const reread = async (): Promise<void> => {
  await mutate(path);
};

const declareCommand: CommandOf<DeclareOutageBody, OutageAnswer> = {
  send: (body, idempotencyKey) =>
    sendCommand({ method: 'POST', path, body, idempotencyKey, answer: outageAnswer }),
  reread,
};

const revokeCommand: CommandOf<RevokeOutageBody & { readonly outageId: string }, OutageAnswer> = {
  send: ({ outageId, ...body }, idempotencyKey) => {
    const sent = { method: 'POST', path: `${path}/${encodeURIComponent(outageId)}/revoke` } as const;
    return sendCommand({ ...sent, body, idempotencyKey, answer: outageAnswer });
  },
  reread,
};

const TimesForm = styled.form`
  display: grid;
  gap: ${theme.space.s3};
  align-items: start;
  ${theme.media.wide} {
    grid-template-columns: 1fr 1fr auto;
    & > button {
      margin-top: 1.9rem;
    }
  }
`;
