import { type FormEvent, useState } from 'react';
import { css, styled } from 'styled-components';
import { shortDate } from '#client/lib/format/format-day.ts';
import { serverMessage } from '#client/lib/http/api-error.ts';
import { useCommand } from '#client/lib/http/use-command.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Grow, Rows, Stack } from '#client/ui/layout.tsx';
import { RetryNote } from '#client/ui/retry-note.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { SubText, Text } from '#client/ui/text.tsx';
import { NumberField, TextField } from '#client/ui/text-field.tsx';
import { showToast } from '#client/ui/toast.ts';
import { isMemberDay } from '#domain/kernel/day.ts';
import type { EverybodyPreview, RulesAnswer } from '#service/rules/rules-contract.ts';
import { rulesCopy } from './admin-copy.ts';
import { DecisionForm } from './decision-form.tsx';
import { adoptCommand, type RulesQuestion, useRules, useRulesPreview } from './use-rules.ts';

const numbers = ['tokenHold', 'tokenStart', 'earnEvery'] as const;

/** Other numbers of skip tokens for the days to come, and all that were adopted. */
export function AdoptRules() {
  const { data, error, mutate } = useRules();
  return (
    <>
      <Card title={rulesCopy.adopt}>
        {error ? (
          <RetryNote onRetry={() => void mutate()}>{rulesCopy.unread}</RetryNote>
        ) : data ? (
          <RulesForm key={data.versions.length} rules={data} />
        ) : (
          <SkeletonGroup>
            <Skeleton $height="10rem" />
          </SkeletonGroup>
        )}
      </Card>
      {data && <Versions versions={data.versions} />}
    </>
  );
}

function RulesForm({ rules: { current } }: { rules: RulesAnswer }) {
  const [typed, setTyped] = useState<RulesQuestion>({
    from: '',
    tokenHold: String(current.tokenHold),
    tokenStart: String(current.tokenStart),
    earnEvery: String(current.earnEvery),
  });
  const [asked, setAsked] = useState<RulesQuestion | null>(null);
  const [isIncomplete, setIncomplete] = useState(false);
  const { data, error, isValidating, mutate } = useRulesPreview(asked);

  function edit(change: Partial<RulesQuestion>): void {
    setTyped({ ...typed, ...change });
    setAsked(null);
  }
  function show(event: FormEvent): void {
    event.preventDefault();
    const isComplete = isMemberDay(typed.from) && numbers.every((name) => /^\d{1,3}$/.test(typed[name]));
    setIncomplete(!isComplete);
    setAsked(isComplete ? typed : null);
  }
  const refusal = isIncomplete ? rulesCopy.numbersMissing : error && serverMessage(error, rulesCopy.failed);
  return (
    <Stack>
      <Text $tone="muted">{rulesCopy.adoptLead}</Text>
      <Fields noValidate onSubmit={show}>
        <TextField
          label={rulesCopy.firstDay}
          type="date"
          value={typed.from}
          onChange={(event) => edit({ from: event.target.value })}
          error={refusal || undefined}
        />
        {numbers.map((name) => (
          <NumberField
            key={name}
            label={rulesCopy[name]}
            inputMode="numeric"
            value={typed[name]}
            onChange={(event) => edit({ [name]: event.target.value })}
          />
        ))}
        <Button type="submit" variant="outline" disabled={isValidating}>
          {isValidating ? rulesCopy.showing : rulesCopy.show}
        </Button>
      </Fields>
      {asked && data && !error && <Decision asked={asked} preview={data} onChanged={() => void mutate()} />}
    </Stack>
  );
}

type DecisionProps = { asked: RulesQuestion; preview: EverybodyPreview; onChanged: () => void };

function Decision({ asked, preview, onChanged }: DecisionProps) {
  const { ask, isSending, refusal } = useCommand(adoptCommand, {
    onAnswer: () => showToast({ title: rulesCopy.adopted, description: rulesCopy.adoptedLead }),
    onRefused: onChanged,
  });
  function decide(decision: { readonly reason: string; readonly digest: string }): void {
    const { from, tokenHold, tokenStart, earnEvery } = asked;
    if (!isMemberDay(from)) return;
    const rules = {
      tokenHold: Number(tokenHold),
      tokenStart: Number(tokenStart),
      earnEvery: Number(earnEvery),
    };
    ask({ from, rules, ...decision });
  }
  return (
    <section aria-label={rulesCopy.rulesWouldChange}>
      <DecisionForm
        preview={preview}
        lead={<Text $tone="muted">{rulesCopy.asIfAlways}</Text>}
        reasonLabel={rulesCopy.adoptReason}
        refusal={refusal}
        isSending={isSending}
        action={isSending ? rulesCopy.adopting : rulesCopy.adopt}
        onDecide={decide}
      />
    </section>
  );
}

const Versions = ({ versions }: Pick<RulesAnswer, 'versions'>) => (
  <Card title={rulesCopy.versions}>
    <Rows>
      {versions.map(({ version, from, rules, reason, comparison }) => (
        <li key={version}>
          <Grow>
            <Stack $gap="s2">
              <b>{rulesCopy.versionFrom(version, shortDate(from))}</b>
              <Text>{rulesCopy.versionNumbers(rules.tokenHold, rules.tokenStart, rules.earnEvery)}</Text>
              <Text>{reason}</Text>
              <SubText>{rulesCopy.changedOf(comparison.changed, comparison.members)}</SubText>
            </Stack>
          </Grow>
        </li>
      ))}
      <li>{rulesCopy.firstVersion}</li>
    </Rows>
  </Card>
);

const Fields = styled.form(
  ({ theme }) => css`
    display: grid;
    gap: ${theme.space.s3};
    align-items: start;
    ${theme.media.wide} {
      grid-template-columns: repeat(2, 1fr);
    }
    ${theme.media.broad} {
      grid-template-columns: repeat(4, 1fr) auto;
      & > button {
        margin-top: 1.9rem;
      }
    }
  `,
);
