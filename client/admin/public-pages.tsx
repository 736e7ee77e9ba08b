import { type FormEvent, useState } from 'react';
import useSWR from 'swr';
import type * as z from 'zod/mini';
import { serverMessage } from '#client/lib/http/api-error.ts';
import { sendCommand } from '#client/lib/http/http.ts';
import { readAs } from '#client/lib/http/swr.ts';
import { type CommandOf, replaced, useCommand } from '#client/lib/http/use-command.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { RetryNote } from '#client/ui/empty-state.tsx';
import { TextAreaField, TextField } from '#client/ui/field.tsx';
import { Grow, NamedRow, Row, Rows, Stack } from '#client/ui/layout.tsx';
import { SubText } from '#client/ui/text.tsx';
import { showToast } from '#client/ui/toast.ts';
import { commonCopy } from '#client/ui/ui-copy.ts';
import {
  type PagesTakenDown,
  pageDecisionAnswer,
  pagesTakenDownAnswer,
} from '#service/features/public-page/page-decisions-contract.ts';
import { publicPagesCopy as copy } from './admin-copy.ts';
import { shortId } from './audit-lines.ts';
import { ReasonForm } from './reason-form.tsx';

type Page = PagesTakenDown['pages'][number];
type Decision<Given> = CommandOf<Given, z.infer<typeof pageDecisionAnswer>>;

const pagesPath = '/api/admin/public-pages';
const readPages = readAs(pagesTakenDownAnswer);

const shared = {
  models: ({ pages }: PagesTakenDown) => [replaced<PagesTakenDown>(pagesPath, { pages })],
  movesOthers: () => true,
};
const takeDownCommand: Decision<{ readonly handle: string; readonly reason: string }> = {
  send: (body, idempotencyKey) =>
    sendCommand({ method: 'POST', path: pagesPath, body, idempotencyKey, answer: pageDecisionAnswer }),
  ...shared,
};
const giveBackCommand: Decision<{ readonly memberId: string; readonly note: string }> = {
  send: ({ memberId, note }, idempotencyKey) =>
    sendCommand({
      ...{ method: 'POST', path: `${pagesPath}/${encodeURIComponent(memberId)}/give-back`, body: { note } },
      ...{ idempotencyKey, answer: pageDecisionAnswer },
    }),
  ...shared,
};

/** Takes down the public page of a member, and gives one back. */
export function PublicPages() {
  const { data, error, mutate } = useSWR<PagesTakenDown, Error>(pagesPath, readPages, {
    revalidateOnMount: true,
  });
  const [asked, setAsked] = useState<Page | 'take-down' | null>(null);
  const close = () => setAsked(null);
  if (error) return <RetryNote onRetry={() => void mutate()}>{copy.unread}</RetryNote>;
  return (
    <Card title={copy.title}>
      <Stack>
        <SubText>{copy.lead}</SubText>
        <TakenDown pages={data?.pages ?? []} onGiveBack={setAsked} />
        <Row>
          <Button variant="outline" onClick={() => setAsked('take-down')}>
            {copy.takeDown}
          </Button>
        </Row>
      </Stack>
      <Dialog
        isOpen={asked === 'take-down'}
        onClose={close}
        title={copy.takeDownTitle}
        description={copy.takeDownLead}
      >
        {asked === 'take-down' && <TakeDownForm onClose={close} />}
      </Dialog>
      <Dialog
        isOpen={asked !== null && asked !== 'take-down'}
        onClose={close}
        title={copy.giveBackTitle}
        description={copy.giveBackLead}
      >
        {asked !== null && asked !== 'take-down' && <GiveBackForm page={asked} onClose={close} />}
      </Dialog>
    </Card>
  );
}

function TakenDown({ pages, onGiveBack }: { pages: readonly Page[]; onGiveBack: (page: Page) => void }) {
  if (pages.length === 0) return null;
  return (
    <Rows>
      {pages.map((page) => (
        <NamedRow $wraps key={page.memberId}>
          <Grow>
            <strong>{copy.page(page.handle, shortId(page.memberId))}</strong>
            <SubText>{page.reason}</SubText>
          </Grow>
          <Button
            size="small"
            variant="outline"
            aria-label={copy.giveBackOf(shortId(page.memberId))}
            onClick={() => onGiveBack(page)}
          >
            {copy.giveBack}
          </Button>
        </NamedRow>
      ))}
    </Rows>
  );
}

function TakeDownForm({ onClose }: { onClose: () => void }) {
  const [handle, setHandle] = useState('');
  const [reason, setReason] = useState('');
  const { ask, isSending, refusal } = useCommand(takeDownCommand, {
    onAnswer: () => {
      showToast(copy.takenDown);
      onClose();
    },
  });
  function submit(event: FormEvent): void {
    event.preventDefault();
    ask({ handle, reason });
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <TextField
          label={copy.name}
          maxLength={100}
          value={handle}
          onChange={(event) => setHandle(event.target.value)}
        />
        <TextAreaField
          label={copy.reason}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={refusal ? serverMessage(refusal, copy.failed) : undefined}
        />
        <Row $gap="s2">
          <Button variant="outline" onClick={onClose}>
            {commonCopy.cancel}
          </Button>
          <Button type="submit" variant="ink" disabled={isSending}>
            {isSending ? copy.takingDown : copy.takeDown}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}

function GiveBackForm({ page, onClose }: { page: Page; onClose: () => void }) {
  const { ask, isSending, refusal } = useCommand(giveBackCommand, {
    onAnswer: () => {
      showToast(copy.givenBack);
      onClose();
    },
  });
  return (
    <ReasonForm
      label={copy.note}
      action={isSending ? copy.givingBack : copy.giveBack}
      error={refusal ? serverMessage(refusal, copy.failed) : undefined}
      isSending={isSending}
      onSubmit={(note) => ask({ memberId: page.memberId, note })}
      onClose={onClose}
    />
  );
}
