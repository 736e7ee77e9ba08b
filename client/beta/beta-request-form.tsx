import { type FormEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { isTooFast } from '#client/lib/http/api-error.ts';
import { sendCommand } from '#client/lib/http/http.ts';
import { handledAsUnauthorized } from '#client/lib/http/refusal.ts';
import { createSender } from '#client/lib/http/sender.ts';
import { theme } from '#client/styles/theme.ts';
import { TextAnchor } from '#client/ui/anchor.tsx';
import { AnchorButton, Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/field.tsx';
import { IconBadge } from '#client/ui/icon.tsx';
import { navigations } from '#client/ui/paths.ts';
import { showToast, type ToastMessage } from '#client/ui/toast.ts';
import { commonCopy } from '#client/ui/ui-copy.ts';
import type { BetaRequestBody } from '#service/features/beta/beta-contract.ts';
import { betaCopy } from './beta-copy.ts';

type BetaRequestFormProps = {
  /** The initial value of the field; it can be changed. */
  email?: string | null;
  /** Each rise of this number brings the focus to the field. */
  focusRequests?: number;
  /** For a member at the gate: an address that is on the list already is as good as submitted. */
  isRepeatWelcome?: boolean;
  /** Somebody at the gate has signed in already. */
  isSignedIn?: boolean;
  /** The request is on the list. */
  onAsked?: () => void;
};

/** Asks for beta access; after that it says that it was asked. */
export function BetaRequestForm({
  email,
  focusRequests = 0,
  isRepeatWelcome = false,
  isSignedIn = false,
  onAsked,
}: BetaRequestFormProps) {
  const { outcome, ask, isSending } = useBetaRequest(isRepeatWelcome, onAsked);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (focusRequests > 0) form.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [focusRequests]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('email'));
    if (looksLikeEmail(typed)) ask({ email: typed });
    else showToast(invalidEmailToast);
  }

  if (outcome === 'submitted')
    return <BetaRequestConfirmation {...betaCopy.submitted} isSignedIn={isSignedIn} isNew />;
  if (outcome === 'repeated')
    return <BetaRequestConfirmation {...betaCopy.alreadySubmitted} isSignedIn={isSignedIn} />;
  return (
    // The browser's own check would come before ours, in the browser's words. Sent before any script has come, a form of a dialog stays on
    // the page with what was typed.
    <Form ref={form} method="dialog" noValidate onSubmit={submit}>
      <TextField
        label={betaCopy.email}
        name="email"
        type="email"
        required
        autoComplete="email"
        placeholder={betaCopy.emailPlaceholder}
        defaultValue={email ?? ''}
      />
      <Button type="submit" variant="primary" size="large" isBlock disabled={isSending}>
        {isSending ? betaCopy.submitting : betaCopy.requestBetaAccess}
      </Button>
      {!isSignedIn && (
        <p>
          {betaCopy.alreadyHaveAccess} <TextAnchor href={navigations.login}>{betaCopy.signInHere}</TextAnchor>
        </p>
      )}
    </Form>
  );
}

const sendRequest = (body: BetaRequestBody, idempotencyKey: string): Promise<void> =>
  sendCommand({ method: 'POST', path: '/api/beta/request', body, idempotencyKey });

/** One request, and what came of it. It changes nothing that was read, so it needs no cache. */
function useBetaRequest(isRepeatWelcome: boolean, onAsked: () => void = () => {}) {
  const [outcome, setOutcome] = useState<'submitted' | 'repeated' | null>(null);
  const [isSending, setSending] = useState(false);
  const [sender] = useState(() => createSender<void>());

  const onSubmitted = (): void => {
    setOutcome('submitted');
    onAsked();
    showToast(betaCopy.submitted);
  };
  const onRefused = (error: unknown): void => {
    if (handledAsUnauthorized(error)) return;
    if (isRepeatWelcome && isRepeat(error)) setOutcome('repeated');
    else showToast(refusalToast(error));
  };
  const ask = (body: BetaRequestBody): void => {
    if (sender.isSending()) return;
    setSending(true);
    void sender
      .send(body, (key) => sendRequest(body, key))
      .then(onSubmitted, onRefused)
      .finally(() => setSending(false));
  };
  return { outcome, ask, isSending };
}

/** Replaces the form, and takes the focus that the form had. */
type BetaRequestConfirmationProps = {
  title: string;
  description: string;
  isSignedIn: boolean;
  /** Only a new request is read within the promised days. */
  isNew?: boolean;
};

function BetaRequestConfirmation({
  title,
  description,
  isSignedIn,
  isNew = false,
}: BetaRequestConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Words>
      <IconBadge icon="check" segment={8} size="large" />
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <p>{description}</p>
      {isNew && <p>{betaCopy.approvalTime}</p>}
      {!isSignedIn && (
        <AnchorButton href={navigations.login} variant="ghost">
          {betaCopy.alreadyHaveAccessSignIn}
        </AnchorButton>
      )}
    </Words>
  );
}

/** The client's only check: there is something, and an at-sign in it. The server looks closer. */
export const looksLikeEmail = (email: string): boolean => email.includes('@');

/** The address is on the list already. */
export const isRepeat = (refusal: unknown): boolean =>
  refusal instanceof Error && refusal.message.includes('409');

/** The toast of a refusal. */
export function refusalToast(refusal: unknown): ToastMessage {
  if (isRepeat(refusal)) return { ...betaCopy.alreadySubmitted, variant: 'destructive' };
  if (refusal instanceof Error && refusal.message.includes('400')) return invalidEmailToast;
  if (isTooFast(refusal))
    return { title: betaCopy.tooFast, description: refusal.text, variant: 'destructive' };
  return { title: commonCopy.error, description: betaCopy.failed, variant: 'destructive' };
}

const invalidEmailToast: ToastMessage = { ...betaCopy.invalidEmail, variant: 'destructive' };

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space.s3};
  & > h3:focus {
    outline: none;
  }
`;

const Form = styled.form`
  display: grid;
  gap: ${theme.space.s3};
`;
