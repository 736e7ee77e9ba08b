import { useState } from 'react';
import useSWR from 'swr';
import { shortDate, weekdayDate } from '#client/lib/format/format-day.ts';
import { sendCommand } from '#client/lib/http/http.ts';
import { readAs } from '#client/lib/http/swr.ts';
import { type CommandOf, useCommand } from '#client/lib/http/use-command.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog, DialogActions } from '#client/ui/dialog.tsx';
import { RetryNote } from '#client/ui/empty-state.tsx';
import { DefinitionRows, Stack } from '#client/ui/layout.tsx';
import { QuietLine } from '#client/ui/quiet-line.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { Text } from '#client/ui/text.tsx';
import {
  type MemberRulesAnswer,
  memberRulesAnswer,
  seenAnswer,
} from '#service/features/rules/rules-contract.ts';
import type { Stats } from '#service/features/stats/stats-contract.ts';
import { recountCopy, rulesNoticeCopy } from './rules-notice-copy.ts';

const path = '/api/me/rules';

const seenCommand: CommandOf<string, unknown> = {
  send: (version, idempotencyKey) =>
    sendCommand({
      method: 'POST',
      path: `${path}/seen`,
      body: { version },
      idempotencyKey,
      answer: seenAnswer,
    }),
};

/** Says once that there are new rules, and what they change for this member. */
export function RulesNotice({ version }: { version: string }) {
  const [isOpen, setOpen] = useState(false);
  const { ask, isSending } = useCommand(seenCommand, { onAnswer: () => setOpen(false) });
  return (
    <>
      <QuietLine
        label={rulesNoticeCopy.newRules}
        icon="ticket"
        action={{ label: rulesNoticeCopy.whatChanges, onPress: () => setOpen(true) }}
        dismissal={{ label: rulesNoticeCopy.gotIt, onPress: () => ask(version) }}
      >
        {rulesNoticeCopy.line}
      </QuietLine>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} icon="ticket" title={rulesNoticeCopy.newRules}>
        <Stack>
          <WhatChanges />
          <DialogActions>
            <Button variant="primary" disabled={isSending} onClick={() => ask(version)}>
              {rulesNoticeCopy.gotIt}
            </Button>
          </DialogActions>
        </Stack>
      </Dialog>
    </>
  );
}

/** Says once that a law moved the clocks, and what a recount changed for this member. */
export function RecountNotice({ recount }: { recount: NonNullable<Stats['recount']> }) {
  const [isOpen, setOpen] = useState(false);
  const { ask } = useCommand(seenCommand, {});
  const { version, zone, from, before, after } = recount;
  return (
    <QuietLine
      label={recountCopy.label}
      icon="clock"
      action={{ label: recountCopy.whatChanged, isExpanded: isOpen, onPress: () => setOpen(!isOpen) }}
      dismissal={{ label: rulesNoticeCopy.gotIt, onPress: () => ask(version) }}
      below={
        isOpen && (
          <Text>{recountCopy.recounted(weekdayDate(from), after.currentStreak, before.currentStreak)}</Text>
        )
      }
    >
      {recountCopy.line(zone)}
    </QuietLine>
  );
}

function WhatChanges() {
  const { data, error, mutate } = useSWR<MemberRulesAnswer, Error>(path, readAs(memberRulesAnswer), {
    revalidateOnMount: true,
  });
  if (error) return <RetryNote onRetry={() => void mutate()}>{rulesNoticeCopy.unread}</RetryNote>;
  if (!data)
    return (
      <SkeletonGroup>
        <Skeleton $height="8rem" />
      </SkeletonGroup>
    );
  const { from, before, after, numbers } = data;
  const rules = (['tokenHold', 'earnEvery', 'tokenStart'] as const).filter(
    (rule) => before[rule] !== after[rule],
  );
  return (
    <>
      <Text>{rulesNoticeCopy.lead(shortDate(from))}</Text>
      <DefinitionRows>
        {rules.map((rule) => (
          <div key={rule}>
            <dt>{rulesNoticeCopy.rules[rule]}</dt>
            <dd>{rulesNoticeCopy.change(before[rule], after[rule])}</dd>
          </div>
        ))}
      </DefinitionRows>
      {numbers && <YourNumbers numbers={numbers} />}
    </>
  );
}

function YourNumbers({ numbers: { before, after } }: { numbers: NonNullable<MemberRulesAnswer['numbers']> }) {
  const changed = (['currentStreak', 'bestStreak', 'skipTokens'] as const).filter(
    (field) => before[field] !== after[field],
  );
  if (changed.length === 0) return <Text>{rulesNoticeCopy.sameNumbers}</Text>;
  return (
    <>
      <Text>{rulesNoticeCopy.yourNumbers}</Text>
      <DefinitionRows>
        {changed.map((field) => (
          <div key={field}>
            <dt>{rulesNoticeCopy.fields[field]}</dt>
            <dd>{rulesNoticeCopy.change(before[field], after[field])}</dd>
          </div>
        ))}
      </DefinitionRows>
    </>
  );
}
