import { type FormEvent, useEffect, useRef } from 'react';
import { css, styled } from 'styled-components';
import { TextAnchor } from '#client/ui/anchor.tsx';
import { Button } from '#client/ui/button.tsx';
import { navigations } from '#client/ui/paths.ts';
import { TextField } from '#client/ui/text-field.tsx';
import { showToast } from '#client/ui/toast.ts';
import { betaCopy } from './beta-copy.ts';
import { BetaRequestConfirmation } from './beta-request-confirmation.tsx';
import { invalidEmailToast, looksLikeEmail } from './beta-request-refusal.ts';
import { useBetaRequest } from './use-beta-request.ts';

type BetaRequestFormProps = {
  /** Stands in the field at first; it can be changed. */
  email?: string | null;
  /** Each rise of this number brings the focus to the field. */
  focusRequests?: number;
  /** For a member at the gate: an address that is on the list already is as good as submitted. */
  isRepeatWelcome?: boolean;
};

/** Asks for beta access; after that it says that it was asked. */
export function BetaRequestForm({ email, focusRequests = 0, isRepeatWelcome = false }: BetaRequestFormProps) {
  const { step, prepare, request } = useBetaRequest(isRepeatWelcome);
  const form = useRef<HTMLFormElement>(null);
  const isSubmitting = step === 'sending';

  useEffect(() => {
    if (focusRequests > 0) form.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [focusRequests]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('email'));
    if (looksLikeEmail(typed)) void request(typed);
    else showToast(invalidEmailToast);
  }

  if (step === 'submitted') return <BetaRequestConfirmation {...betaCopy.submitted} />;
  if (step === 'repeated') return <BetaRequestConfirmation {...betaCopy.alreadySubmitted} />;
  return (
    // The browser's own check would speak before ours, in words of its own.
    <Form ref={form} noValidate onFocus={prepare} onSubmit={submit}>
      <TextField
        label={betaCopy.email}
        name="email"
        type="email"
        required
        autoComplete="email"
        placeholder={betaCopy.emailPlaceholder}
        defaultValue={email ?? ''}
      />
      <Button type="submit" variant="primary" size="large" isBlock disabled={isSubmitting}>
        {isSubmitting ? betaCopy.submitting : betaCopy.requestBetaAccess}
      </Button>
      <p>
        {betaCopy.alreadyHaveAccess} <TextAnchor href={navigations.login}>{betaCopy.signInHere}</TextAnchor>
      </p>
    </Form>
  );
}

const Form = styled.form(
  ({ theme }) => css`
    display: grid;
    gap: ${theme.space.s3};
  `,
);
