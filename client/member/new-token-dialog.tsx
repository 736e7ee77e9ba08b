import { type FormEvent, useState } from 'react';
import { ApiError } from '#client/lib/http/api-error.ts';
import { showRefusal } from '#client/lib/http/refusal.ts';
import { useCommand } from '#client/lib/http/use-command.ts';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/choices.tsx';
import { Dialog, DialogActions, markProblems } from '#client/ui/dialog.tsx';
import { TextField } from '#client/ui/field.tsx';
import { Segmented } from '#client/ui/segmented.tsx';
import { commonCopy } from '#client/ui/ui-copy.ts';
import type { Openings } from '#client/ui/use-openings.ts';
import { type TokenScope, tokenScopes } from '#domain/integrations/access-token-events.ts';
import { maxTokenNameLength } from '#domain/integrations/access-tokens.ts';
import { Group, Problem, ScrollingForm } from './form-dialog.tsx';
import { newTokenCopy, scopeNames } from './integrations-copy.ts';
import { ProofDialog } from './proof-dialog.tsx';
import { SecretShown } from './secret-shown.tsx';
import { issueCommand } from './token-commands.ts';

const { shown } = newTokenCopy;
type Days = keyof typeof newTokenCopy.days;
const daysOffered = Object.keys(newTokenCopy.days) as Days[];

/** Asks what a token may do, then shows the token this once. */
export function NewTokenDialog({ openings }: Openings) {
  const [closings, setClosings] = useState(0);
  const [token, setToken] = useState<string | null>(null);
  const [isProving, setProving] = useState(false);
  const { ask, isSending, refusal, reset } = useCommand(issueCommand, {
    onAnswer: (answer) => setToken(answer.token),
    onRefused: (error) => {
      if (error instanceof ApiError && error.code === 'sign-in-again') setProving(true);
      else showRefusal(error, newTokenCopy.failed);
    },
  });
  const close = (): void => {
    if (isSending) return;
    reset();
    setToken(null);
    setClosings(openings);
  };
  const { title, description } = token === null ? newTokenCopy : shown;
  return (
    <>
      <Dialog isOpen={openings > closings} onClose={close} title={title} description={description}>
        {token === null ? (
          <TokenForm
            isSending={isSending}
            problem={refusal instanceof ApiError && refusal.status === 400 ? refusal.text : null}
            onCancel={close}
            onSend={ask}
          />
        ) : (
          <SecretShown label={shown.label} value={token} copied={shown.copied} onDone={close} />
        )}
      </Dialog>
      <ProofDialog isOpen={isProving} onCancel={() => setProving(false)} description={newTokenCopy.proof} />
    </>
  );
}

type TokenFormProps = {
  isSending: boolean;
  /** The server's answer to the last attempt. */
  problem: string | null;
  onCancel: () => void;
  onSend: (wanted: { name: string; scopes: TokenScope[]; expiresInDays: number }) => void;
};

function TokenForm({ isSending, problem, onCancel, onSend }: TokenFormProps) {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly TokenScope[]>([]);
  const [days, setDays] = useState<Days>('90');
  const [hasTried, setTried] = useState(false);
  const isNamed = name.trim() !== '';
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isSending) return;
    markProblems(event.currentTarget, () => setTried(true));
    if (isNamed && scopes.length > 0)
      onSend({ name: name.trim(), scopes: [...scopes], expiresInDays: Number(days) });
  }
  return (
    <ScrollingForm noValidate onSubmit={submit}>
      {problem && <Problem role="alert">{problem}</Problem>}
      <TextField
        label={newTokenCopy.name}
        hint={newTokenCopy.nameHint}
        error={hasTried && !isNamed && newTokenCopy.nameMissing}
        value={name}
        maxLength={maxTokenNameLength}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
      />
      <Group>
        <legend>{newTokenCopy.scopes}</legend>
        {hasTried && scopes.length === 0 && <Problem role="alert">{newTokenCopy.scopesMissing}</Problem>}
        {tokenScopes.map((scope) => (
          <Checkbox
            key={scope}
            label={scopeNames[scope]}
            checked={scopes.includes(scope)}
            onChange={({ target }) =>
              setScopes(target.checked ? [...scopes, scope] : scopes.filter((one) => one !== scope))
            }
          />
        ))}
      </Group>
      <Group>
        <legend>{newTokenCopy.expiry}</legend>
        <Segmented
          label={newTokenCopy.expiry}
          segments={daysOffered.map((value) => ({ value, label: newTokenCopy.days[value] }))}
          value={days}
          onChoose={setDays}
        />
      </Group>
      <DialogActions>
        <Button onClick={onCancel}>{commonCopy.cancel}</Button>
        <Button type="submit" variant="primary" aria-disabled={isSending}>
          {isSending ? newTokenCopy.making : newTokenCopy.make}
        </Button>
      </DialogActions>
    </ScrollingForm>
  );
}
