import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import useSWR, { mutate, type SWRResponse } from 'swr';
import { shortDate } from '#client/lib/format/format-day.ts';
import { serverMessage } from '#client/lib/http/api-error.ts';
import { sendCommand } from '#client/lib/http/http.ts';
import { readAs } from '#client/lib/http/swr.ts';
import { type CommandOf, useCommand } from '#client/lib/http/use-command.ts';
import { theme } from '#client/styles/theme.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { RetryNote } from '#client/ui/empty-state.tsx';
import { NumberField, TextField } from '#client/ui/field.tsx';
import { Grow, Row, Rows, Stack } from '#client/ui/layout.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { SubText, Text } from '#client/ui/text.tsx';
import { showToast } from '#client/ui/toast.ts';
import { isMemberDay } from '#domain/kernel/day.ts';
import { westernDigits } from '#domain/kernel/typed-number.ts';
import type { OutagesAnswer } from '#service/features/rules/outage-contract.ts';
import {
  type AdoptedAnswer,
  type AdoptRulesBody,
  adoptedAnswer,
  type EverybodyPreview,
  previewAnswer,
  type RulesAnswer,
  rulesAnswer,
} from '#service/features/rules/rules-contract.ts';
import { rulesCopy } from './admin-copy.ts';
import { momentText } from './audit-lines.ts';
import { DecisionForm } from './decision-form.tsx';
import { OutageForm, RevokeOutageDialog, useOutages } from './outages.tsx';
import { PanelError } from './panel.tsx';

type Outage = OutagesAnswer['outages'][number];

/** The rules for everybody, and the decisions of an admin about them. */
export function RulesPanel() {
  const { data, error, mutate } = useOutages();
  if (error)
    return (
      <PanelError error={error} onRetry={() => void mutate()}>
        {rulesCopy.unread}
      </PanelError>
    );
  return (
    <Stack>
      <OutageForm />
      <Card title={rulesCopy.outages}>
        {data ? (
          <OutageList outages={data.outages} />
        ) : (
          <SkeletonGroup>
            <Skeleton $height="6rem" />
          </SkeletonGroup>
        )}
      </Card>
      <AdoptRules />
    </Stack>
  );
}

function OutageList({ outages }: { outages: readonly Outage[] }) {
  const [revoked, setRevoked] = useState<Outage | null>(null);
  if (outages.length === 0) return <Text $tone="muted">{rulesCopy.none}</Text>;
  return (
    <>
      <Rows>
        {outages.map((outage) => (
          <OutageRow key={outage.outageId} outage={outage} onRevoke={() => setRevoked(outage)} />
        ))}
      </Rows>
      <RevokeOutageDialog outage={revoked} onClose={() => setRevoked(null)} />
    </>
  );
}

function OutageRow({ outage, onRevoke }: { outage: Outage; onRevoke: () => void }) {
  const { isRevoked, reason, comparison } = outage;
  const times = timesText(outage);
  return (
    <li>
      <Grow>
        <Stack $gap="s2">
          <Row $wraps $spread>
            <b>{times}</b>
            <Chip tone={isRevoked ? 'plain' : 'good'}>
              {isRevoked ? rulesCopy.isRevoked : rulesCopy.inForce}
            </Chip>
          </Row>
          <Text>{reason}</Text>
          <SubText>{rulesCopy.changedThen(comparison.changed)}</SubText>
          {!isRevoked && (
            <Row>
              <Button
                size="small"
                variant="outline"
                icon="reset"
                aria-label={rulesCopy.revokeOf(times)}
                onClick={onRevoke}
              >
                {rulesCopy.revoke}
              </Button>
            </Row>
          )}
        </Stack>
      </Grow>
    </li>
  );
}

const timesText = ({ from, to }: Outage): string => rulesCopy.times(momentText(from), momentText(to));

const numbers = ['tokenHold', 'tokenStart', 'earnEvery'] as const;

/** Other numbers of skip tokens for the days to come, and all that were adopted. */
function AdoptRules() {
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
    const question = questionIn(typed);
    setIncomplete(!question);
    setAsked(question);
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

/** The question with its numbers as the service reads them; null while a field holds no date or no whole number. */
export function questionIn(typed: RulesQuestion): RulesQuestion | null {
  const read = Object.fromEntries(numbers.map((name) => [name, westernDigits(typed[name])]));
  const question = { ...typed, ...read };
  const isComplete = isMemberDay(typed.from) && numbers.every((name) => /^\d{1,3}$/.test(question[name]));
  return isComplete ? question : null;
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

const path = '/api/admin/rules';

/** Another admin may have decided meanwhile, so they are read whenever they are shown. */
const useRules = (): SWRResponse<RulesAnswer, Error> =>
  useSWR<RulesAnswer, Error>(path, readAs(rulesAnswer), { revalidateOnMount: true });

type RulesQuestion = Readonly<Record<'from' | 'tokenHold' | 'tokenStart' | 'earnEvery', string>>;

/** Everybody's numbers under other rules. Every question is compared again. */
const useRulesPreview = (question: RulesQuestion | null): SWRResponse<EverybodyPreview, Error> =>
  useSWR<EverybodyPreview, Error>(
    question && `${path}/preview?${new URLSearchParams(question)}`,
    readAs(previewAnswer),
    { revalidateOnMount: true, dedupingInterval: 0 },
  );

const adoptCommand: CommandOf<AdoptRulesBody, AdoptedAnswer> = {
  send: (body, idempotencyKey) =>
    sendCommand({ method: 'POST', path, body, idempotencyKey, answer: adoptedAnswer }),
  reread: async () => {
    await mutate(path);
  },
};

const Fields = styled.form`
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
`;
