import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import useSWR from 'swr';
import type * as z from 'zod/mini';
import { NumbersAfter } from '#client/lib/day/numbers-after.tsx';
import { shortDate } from '#client/lib/format/format-day.ts';
import { isServerAway, serverMessage } from '#client/lib/http/api-error.ts';
import { sendCommand } from '#client/lib/http/http.ts';
import { readAs } from '#client/lib/http/swr.ts';
import { type CommandOf, replaced, useCommand } from '#client/lib/http/use-command.ts';
import { theme } from '#client/styles/theme.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog, DialogActions } from '#client/ui/dialog.tsx';
import { RetryNote } from '#client/ui/empty-state.tsx';
import { TextField } from '#client/ui/field.tsx';
import { Grow, Rows, Stack } from '#client/ui/layout.tsx';
import { type Segment, Segmented } from '#client/ui/segmented.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { SubText, Text } from '#client/ui/text.tsx';
import { showToast } from '#client/ui/toast.ts';
import { commonCopy } from '#client/ui/ui-copy.ts';
import { addDays, asMemberDay, daysBetween, isMemberDay, type MemberDay } from '#domain/kernel/day.ts';
import {
  daysLeft,
  type Pause,
  type PauseReason,
  type Pauses,
  pauseLimits,
} from '#domain/streak/pause-rules.ts';
import type { Stats } from '#service/features/stats/stats-contract.ts';
import {
  type endPauseBody,
  type PausesAnswer,
  type pauseBody,
  pauseCommandAnswer,
  pausesAnswer,
} from '#service/features/streak/pause-contract.ts';
import { pauseCopy } from './pause-copy.ts';

const pausesKey = '/api/me/pauses';

type PauseDialogProps = { stats: Stats; today: MemberDay; onClose: () => void };

/** The pauses of the streak: those that last or are to come, and a new one. */
export function PauseDialog({ stats, today, onClose }: PauseDialogProps) {
  const { data, error, mutate } = useSWR<PausesAnswer, Error>(pausesKey, readAs(pausesAnswer));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      icon="pause"
      title={stats.pausedUntil === null ? pauseCopy.pauseYourStreak : pauseCopy.paused}
      description={pauseCopy.lead}
    >
      {data && (
        <>
          <CurrentPauses pauses={data.pauses} today={today} onClose={onClose} />
          <PauseForm pauses={data.pauses} stats={stats} today={today} onClose={onClose} />
        </>
      )}
      {!data && error && <RetryNote onRetry={() => void mutate()}>{pauseCopy.unread}</RetryNote>}
      {!data && !error && (
        <SkeletonGroup>
          <Skeleton $height="16rem" />
        </SkeletonGroup>
      )}
    </Dialog>
  );
}

type PauseAsk =
  | ({ readonly path: '/api/me/pauses' } & z.infer<typeof pauseBody>)
  | ({ readonly path: '/api/me/pauses/end' } & z.infer<typeof endPauseBody>);

const pauseCommand: CommandOf<PauseAsk, z.infer<typeof pauseCommandAnswer>> = {
  send: ({ path, ...body }, idempotencyKey) =>
    sendCommand({ method: 'POST', path, body, idempotencyKey, answer: pauseCommandAnswer }),
  models: ({ pauses }) => [replaced<PausesAnswer>(pausesKey, { pauses })],
};

function usePauseCommand(onDone: () => void) {
  return useCommand(pauseCommand, {
    onAnswer: (_, ask) => {
      showToast(
        'until' in ask
          ? { title: pauseCopy.pausedToast, description: pauseCopy.pausedToastLead(shortDate(ask.until)) }
          : { title: pauseCopy.endedToast, description: pauseCopy.endedToastLead },
      );
      onDone();
    },
    onRefused: (error) =>
      showToast({
        title: commonCopy.error,
        description: isServerAway(error) ? pauseCopy.failed : serverMessage(error, pauseCopy.failed),
        variant: 'destructive',
      }),
  });
}

type CurrentPausesProps = { pauses: Pauses; today: MemberDay; onClose: () => void };

function CurrentPauses({ pauses, today, onClose }: CurrentPausesProps) {
  const { ask, isSending } = usePauseCommand(onClose);
  const shown = pauses.filter(({ until }) => until >= today);
  if (shown.length === 0) return null;
  const end = ({ from }: Pause): void => ask({ path: '/api/me/pauses/end', on: from > today ? from : today });
  return (
    <Rows aria-label={pauseCopy.yourPauses}>
      {shown.map((pause) => {
        const isNow = pause.from <= today;
        return (
          <li key={pause.from}>
            <Grow>
              <b>{pauseCopy.span(shortDate(pause.from), shortDate(pause.until))}</b>
              <SubText>{isNow ? pauseCopy.lastsNow : pauseCopy.toCome}</SubText>
            </Grow>
            <Button size="small" variant="ink" disabled={isSending} onClick={() => end(pause)}>
              {isNow ? pauseCopy.endToday : pauseCopy.cancelPause}
            </Button>
          </li>
        );
      })}
    </Rows>
  );
}

const reasons: readonly Segment<PauseReason>[] = [
  { value: 'holiday', label: pauseCopy.holiday },
  { value: 'illness', label: pauseCopy.illness },
  { value: 'injury', label: pauseCopy.injury },
];

type PauseFormProps = { pauses: Pauses; stats: Stats; today: MemberDay; onClose: () => void };

function PauseForm({ pauses, stats, today, onClose }: PauseFormProps) {
  const { ask, isSending } = usePauseCommand(onClose);
  const [draft, setDraft] = useState(() => firstDraft(pauses, today));
  const change = (changes: Partial<PauseDraft>): void => setDraft({ ...draft, ...changes });
  const { pause, days, earliest, latest, lastDay, daysLeft, fromError, untilError } = pauseView(
    draft,
    pauses,
    today,
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (pause) ask({ path: '/api/me/pauses', reason: draft.reason, ...pause });
  };
  return (
    <Form noValidate onSubmit={submit}>
      <Stack $gap="s2">
        <b aria-hidden>{pauseCopy.why}</b>
        <Segmented
          label={pauseCopy.why}
          segments={reasons}
          value={draft.reason}
          onChoose={(reason) => change({ reason })}
        />
      </Stack>
      <Dates>
        <TextField
          label={pauseCopy.firstDay}
          type="date"
          required
          min={earliest}
          max={latest}
          value={draft.from}
          hint={draft.reason === 'illness' && pauseCopy.illnessBack}
          error={fromError}
          onChange={(event) => change({ from: event.target.value })}
        />
        <TextField
          label={pauseCopy.lastDay}
          type="date"
          required
          min={draft.from}
          max={lastDay ?? draft.from}
          value={draft.until}
          hint={lastDay !== null && pauseCopy.atMost(daysLeft)}
          error={untilError}
          onChange={(event) => change({ until: event.target.value })}
        />
      </Dates>
      <Text $tone="muted" $size="t14">
        {pauseCopy.private}
      </Text>
      {pause && (
        <NumbersAfter
          stats={stats}
          today={today}
          events={() => [{ event: { type: 'StreakPaused', reason: draft.reason, ...pause } }]}
        />
      )}
      <DialogActions>
        <Button onClick={onClose}>{pauseCopy.notNow}</Button>
        <Button type="submit" variant="primary" disabled={isSending || pause === null}>
          {isSending ? pauseCopy.sending : pause ? pauseCopy.pauseFor(days) : pauseCopy.pause}
        </Button>
      </DialogActions>
    </Form>
  );
}

/** The content of the form; dates as they are typed. */
export type PauseDraft = { readonly reason: PauseReason; readonly from: string; readonly until: string };

type PauseView = {
  /** Null while a date is missing or not possible. */
  readonly pause: Pause | null;
  readonly days: number;
  readonly earliest: MemberDay;
  readonly latest: MemberDay;
  /** The last day that may be chosen; null when no day is left. */
  readonly lastDay: MemberDay | null;
  readonly daysLeft: number;
  readonly fromError: string | null;
  readonly untilError: string | null;
};

/** How long a pause usually lasts, in days, before anything is chosen. */
const usualDays = 7;

/** A week from today, or from the day after the pause that lasts. */
export function firstDraft(pauses: Pauses, today: MemberDay): PauseDraft {
  const current = pauses.find(({ from, until }) => from <= today && until >= today);
  const from = current ? addDays(current.until, 1) : today;
  const days = Math.max(1, Math.min(usualDays, daysLeft(pauses, from)));
  return { reason: 'holiday', from, until: addDays(from, days - 1) };
}

/** The draft by the rules that the server will ask. */
export function pauseView({ reason, from, until }: PauseDraft, pauses: Pauses, today: MemberDay): PauseView {
  const earliest = reason === 'illness' ? addDays(today, -pauseLimits.illnessDaysBack) : today;
  const latest = addDays(today, pauseLimits.daysAhead);
  const fromError = startError(from, earliest, latest);
  const first = fromError === null ? asMemberDay(from) : today;
  const left = daysLeft(pauses, first);
  const lastDay = left > 0 ? addDays(first, left - 1) : null;
  const untilError = endError(until, first, lastDay);
  const isPossible = fromError === null && untilError === null && lastDay !== null;
  const pause = isPossible ? { from: first, until: asMemberDay(until) } : null;
  const days = pause ? daysBetween(pause.from, pause.until) + 1 : 0;
  return { pause, days, earliest, latest, lastDay, daysLeft: left, fromError, untilError };
}

function startError(from: string, earliest: MemberDay, latest: MemberDay): string | null {
  if (!isMemberDay(from)) return pauseCopy.chooseDate;
  if (from < earliest) return pauseCopy.startsToo(shortDate(earliest));
  return from > latest ? pauseCopy.startsTooLate(shortDate(latest)) : null;
}

function endError(until: string, first: MemberDay, lastDay: MemberDay | null): string | null {
  if (lastDay === null) return pauseCopy.usedUp;
  if (!isMemberDay(until)) return pauseCopy.chooseDate;
  if (until < first) return pauseCopy.startsToo(shortDate(first));
  return until > lastDay ? pauseCopy.endsToo(shortDate(lastDay)) : null;
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space.s4};
`;

const Dates = styled.div`
  display: grid;
  align-items: start;
  gap: ${theme.space.s4};
  ${theme.media.wide} {
    grid-template-columns: 1fr 1fr;
  }
`;
