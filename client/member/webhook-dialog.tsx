import { type FormEvent, useState } from 'react';
import { ApiError } from '#client/lib/http/api-error.ts';
import { showRefusal } from '#client/lib/http/refusal.ts';
import { useCommand } from '#client/lib/http/use-command.ts';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/choices.tsx';
import { Dialog, DialogActions, markProblems } from '#client/ui/dialog.tsx';
import { TextField } from '#client/ui/field.tsx';
import { commonCopy } from '#client/ui/ui-copy.ts';
import {
  type WebhookKind,
  type WebhookScope,
  webhookKinds,
  webhookScopes,
} from '#domain/integrations/webhook-events.ts';
import { maxWebhookUrlLength } from '#domain/integrations/webhooks.ts';
import type { ShownWebhook, WebhookBody } from '#service/features/integrations/webhooks-contract.ts';
import { Group, Problem, ScrollingForm } from './form-dialog.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import { SecretShown } from './secret-shown.tsx';
import { addCommand, changeCommand, rotateCommand } from './webhook-commands.ts';
import { kindNames, webhookFormCopy, webhookScopeNames } from './webhooks-copy.ts';

const { shown } = webhookFormCopy;

type WebhookDialogProps = {
  /** Null for a new one. */
  webhook: ShownWebhook | null;
  onClose: () => void;
};

/** Adds or changes a webhook, and shows a new signing secret this once. */
export function WebhookDialog({ webhook, onClose }: WebhookDialogProps) {
  const [secret, setSecret] = useState<string | null>(null);
  const [isProving, setProving] = useState(false);
  const onRefused = (error: unknown): void => {
    if (error instanceof ApiError && error.code === 'sign-in-again') setProving(true);
    else if (!isOfForm(error)) showRefusal(error, webhookFormCopy.failed);
  };
  const showSecret = (answer: { secret: string }): void => setSecret(answer.secret);
  const adding = useCommand(addCommand, { onAnswer: showSecret, onRefused });
  const changing = useCommand(changeCommand, { onAnswer: onClose, onRefused });
  const rotating = useCommand(rotateCommand, { onAnswer: showSecret, onRefused });
  const isSending = adding.isSending || changing.isSending || rotating.isSending;
  const refusal = adding.refusal ?? changing.refusal;
  const close = (): void => {
    if (!isSending) onClose();
  };
  const title = webhook ? webhookFormCopy.changeTitle : webhookFormCopy.newTitle;
  return (
    <>
      <Dialog
        isOpen
        onClose={close}
        title={secret === null ? title : shown.title}
        description={secret === null ? webhookFormCopy.description : shown.description}
      >
        {secret === null ? (
          <WebhookForm
            webhook={webhook}
            isSending={isSending}
            problem={isOfForm(refusal) ? refusal.text : null}
            onCancel={close}
            onSend={(body) => (webhook ? changing.ask({ id: webhook.id, body }) : adding.ask(body))}
            onRotate={() => webhook && rotating.ask(webhook.id)}
          />
        ) : (
          <SecretShown label={shown.label} value={secret} copied={shown.copied} onDone={onClose} />
        )}
      </Dialog>
      <ProofDialog
        isOpen={isProving}
        onCancel={() => setProving(false)}
        description={webhookFormCopy.proof}
      />
    </>
  );
}

const isOfForm = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 400;

type WebhookFormProps = {
  webhook: ShownWebhook | null;
  isSending: boolean;
  /** The server's answer to the last attempt. */
  problem: string | null;
  onCancel: () => void;
  onSend: (wanted: WebhookBody) => void;
  onRotate: () => void;
};

function WebhookForm({ webhook, isSending, problem, onCancel, onSend, onRotate }: WebhookFormProps) {
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [kinds, setKinds] = useState<readonly WebhookKind[]>(webhook?.kinds ?? []);
  const [scopes, setScopes] = useState<readonly WebhookScope[]>(webhook?.scopes ?? []);
  const [hasTried, setTried] = useState(false);
  const isAddress = /^https?:\/\/.+/i.test(url.trim());
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isSending) return;
    markProblems(event.currentTarget, () => setTried(true));
    if (isAddress && kinds.length > 0) onSend({ url: url.trim(), kinds: [...kinds], scopes: [...scopes] });
  }
  return (
    <ScrollingForm noValidate onSubmit={submit}>
      {problem && <Problem role="alert">{problem}</Problem>}
      <TextField
        label={webhookFormCopy.url}
        hint={webhookFormCopy.urlHint}
        error={hasTried && !isAddress && webhookFormCopy.urlMissing}
        value={url}
        maxLength={maxWebhookUrlLength}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setUrl(event.target.value)}
      />
      <Group>
        <legend>{webhookFormCopy.kinds}</legend>
        {hasTried && kinds.length === 0 && <Problem role="alert">{webhookFormCopy.kindsMissing}</Problem>}
        <Choices all={webhookKinds} names={kindNames} chosen={kinds} onChoose={setKinds} />
      </Group>
      <Group>
        <legend>{webhookFormCopy.scopes}</legend>
        <Choices all={webhookScopes} names={webhookScopeNames} chosen={scopes} onChoose={setScopes} />
      </Group>
      <DialogActions>
        {webhook && (
          <Button aria-disabled={isSending} onClick={() => isSending || onRotate()}>
            {webhookFormCopy.rotate}
          </Button>
        )}
        <Button onClick={onCancel}>{commonCopy.cancel}</Button>
        <Button type="submit" variant="primary" aria-disabled={isSending}>
          {sendLabel(webhook !== null, isSending)}
        </Button>
      </DialogActions>
    </ScrollingForm>
  );
}

function sendLabel(isKnown: boolean, isSending: boolean): string {
  if (isKnown) return isSending ? webhookFormCopy.saving : webhookFormCopy.save;
  return isSending ? webhookFormCopy.adding : webhookFormCopy.add;
}

type ChoicesProps<Name extends string> = {
  all: readonly Name[];
  names: Readonly<Record<Name, string>>;
  chosen: readonly Name[];
  onChoose: (chosen: readonly Name[]) => void;
};

const Choices = <Name extends string>({ all, names, chosen, onChoose }: ChoicesProps<Name>) =>
  all.map((name) => (
    <Checkbox
      key={name}
      label={names[name]}
      checked={chosen.includes(name)}
      onChange={({ target }) =>
        onChoose(target.checked ? [...chosen, name] : chosen.filter((one) => one !== name))
      }
    />
  ));
