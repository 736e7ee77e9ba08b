import { useMachine } from '@xstate/react';
import { type FormEvent, useEffect, useRef } from 'react';
import { css, styled } from 'styled-components';
import { TextAnchor } from '#client/design/anchor.tsx';
import { Button } from '#client/design/button.tsx';
import { navigations } from '#client/design/paths.ts';
import { TextField } from '#client/design/text-field.tsx';
import { showToast } from '#client/design/toast.ts';
import { BetaRequestConfirmation } from './beta-request-confirmation.tsx';
import { betaRequestMachine } from './beta-request-machine.ts';
import {
  alreadySubmitted,
  invalidEmailToast,
  isRepeat,
  looksLikeEmail,
  refusalToast,
  submitted,
} from './beta-request-texts.ts';

type BetaRequestFormProps = {
  /** Stands in the field at first; it can be changed. */
  email?: string | null;
  /** Each rise of this number brings the focus to the field. */
  focusRequests?: number;
  /** For a member at the gate: an address that is on the list already is as good as submitted. */
  isRepeatWelcome?: boolean;
};

const forVisitors = betaRequestMachine.provide({
  actions: {
    announceAnswer: () => showToast(submitted),
    announceRefusal: ({ context }) => showToast(refusalToast(context.refusal)),
  },
});
const forMembers = forVisitors.provide({
  actions: {
    announceRefusal: ({ context }) => {
      if (!isRepeat(context.refusal)) showToast(refusalToast(context.refusal));
    },
  },
});

/** Asks for beta access; after that it says that it was asked. */
export function BetaRequestForm({ email, focusRequests = 0, isRepeatWelcome = false }: BetaRequestFormProps) {
  const [state, send] = useMachine(isRepeatWelcome ? forMembers : forVisitors);
  const form = useRef<HTMLFormElement>(null);
  const isSubmitting = state.matches({ command: 'sending' });

  useEffect(() => {
    if (focusRequests > 0) form.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [focusRequests]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('email'));
    if (looksLikeEmail(typed)) send({ type: 'command.sent', command: { email: typed } });
    else showToast(invalidEmailToast);
  }

  if (state.matches({ request: 'pending' })) return <BetaRequestConfirmation {...submitted} />;
  if (isRepeatWelcome && isRepeat(state.context.refusal))
    return <BetaRequestConfirmation {...alreadySubmitted} />;
  return (
    // The browser's own check would speak before ours, in words of its own.
    <Form ref={form} noValidate onSubmit={submit}>
      <TextField
        label="E-mail"
        name="email"
        type="email"
        required
        autoComplete="email"
        placeholder="you@example.com"
        defaultValue={email ?? ''}
      />
      <Button
        type="submit"
        variant="primary"
        size="large"
        isBlock
        disabled={isSubmitting || !state.hasTag('SubmitBetaRequest')}
      >
        {isSubmitting ? 'Submitting...' : 'Request Beta Access'}
      </Button>
      <p>
        Already have access? <TextAnchor href={navigations.login}>Sign In Here</TextAnchor>
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
