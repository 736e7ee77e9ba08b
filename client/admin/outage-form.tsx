import { type FormEvent, useState } from 'react';
import { css, styled } from 'styled-components';
import { serverMessage } from '#client/lib/http/api-error.ts';
import { useCommand } from '#client/lib/http/use-command.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { Text } from '#client/ui/text.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { showToast } from '#client/ui/toast.ts';
import type { OutageAnswer } from '#service/rules/outage-contract.ts';
import type { EverybodyPreview } from '#service/rules/rules-contract.ts';
import { rulesCopy } from './admin-copy.ts';
import { DecisionForm } from './decision-form.tsx';
import { declareCommand, useOutagePreview } from './use-outages.ts';

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

export const followText = ({ visible }: OutageAnswer): string =>
  visible ? rulesCopy.numbersFollow : rulesCopy.numbersFollowSoon;

/** The instant of a local date and time; null when it is incomplete. */
function instantOf(local: string): string | null {
  const time = Date.parse(local);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

const TimesForm = styled.form(
  ({ theme }) => css`
    display: grid;
    gap: ${theme.space.s3};
    align-items: start;
    ${theme.media.wide} {
      grid-template-columns: 1fr 1fr auto;
      & > button {
        margin-top: 1.9rem;
      }
    }
  `,
);
