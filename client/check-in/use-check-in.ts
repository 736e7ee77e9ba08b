import { useState, useSyncExternalStore } from 'react';
import useSWR, { mutate } from 'swr';
import { sendCommand } from '#client/lib/http/http.ts';
import { showRefusal } from '#client/lib/http/refusal.ts';
import { readAs } from '#client/lib/http/swr.ts';
import { type CommandOf, carryOut, replaced } from '#client/lib/http/use-command.ts';
import {
  KeptForLater,
  onWaitingChange,
  postDurably,
  type Waiting,
  waitingNow,
  withdraw,
} from '#client/lib/offline/outbox.ts';
import { usePrivacyPreferences } from '#client/lib/offline/unsaved-preferences.ts';
import { useMemberToday } from '#client/lib/time/member-today.ts';
import { type Dismissals, dismissed, isAsked } from '#domain/check-in/asking.ts';
import type { Feeling } from '#domain/check-in/check-in-events.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import {
  checkInAnswer,
  checkInsAnswer,
  removeCheckInAnswer,
  type ShownCheckIn,
} from '#service/features/check-in/check-in-contract.ts';
import type { CurrentUser } from '#service/features/member/member-contract.ts';
import { checkInCopy } from './check-in-copy.ts';

const path = '/api/check-ins';
const keyOf = (today: MemberDay): string => `${path}?from=${today}`;

/** How the member feels today: null before the check-in, undefined until it is read. What waits on this device counts. */
export function useFeeling(): Feeling | null | undefined {
  const today = useMemberToday();
  const { data, error } = useSWR<readonly ShownCheckIn[], Error>(keyOf(today), readAs(checkInsAnswer));
  const waiting = useSyncExternalStore(onWaitingChange, waitingNow);
  const kept = keptFor(waiting, today);
  if (kept) return kept.body as ShownCheckIn;
  if (!data) return error ? null : undefined;
  return data.find(({ date }) => date === today) ?? null;
}

const keptFor = (waiting: readonly Waiting[], date: MemberDay): Waiting | undefined =>
  waiting.findLast((one) => one.path === path && (one.body as ShownCheckIn).date === date);

/** Sends how the member is, or keeps it for later where there is no network. */
const checkInCommand: CommandOf<ShownCheckIn, unknown> = {
  send: (body, idempotencyKey) =>
    postDurably(
      { method: 'POST', path, body, idempotencyKey, label: checkInCopy.label, place: path },
      checkInAnswer,
    ),
  optimistic: (checkIn) => [replaced(keyOf(checkIn.date), [checkIn])],
  models: (_, checkIn) => [replaced(keyOf(checkIn.date), [checkIn])],
  movesOthers: () => false,
};

const removeCommand: CommandOf<MemberDay, unknown> = {
  send: (date, idempotencyKey) =>
    sendCommand({ method: 'DELETE', path: `${path}/${date}`, idempotencyKey, answer: removeCheckInAnswer }),
  optimistic: (date) => [replaced(keyOf(date), [])],
  movesOthers: () => false,
};

const failed = { title: checkInCopy.failed, variant: 'destructive' } as const;

/** @returns how to say, change and delete how the member is today */
export function useCheckInCommands() {
  const date = useMemberToday();
  return {
    say: (feeling: Feeling): void => {
      const { energy, mood, sore } = feeling;
      inTurn(() => carryOut(checkInCommand, { date, energy, mood, sore: [...sore] }));
    },
    remove: (): void => inTurn(() => removeOn(date)),
  };
}

/** A command waits for the one before it: a check-in that arrives after its own removal would come back. */
let last: Promise<unknown> = Promise.resolve();

function inTurn(work: () => Promise<unknown>): void {
  last = last.then(work).catch((error: unknown) => {
    if (!(error instanceof KeptForLater)) showRefusal(error, failed);
  });
}

/** A check-in that was never sent needs no command: the device forgets it. */
async function removeOn(date: MemberDay): Promise<void> {
  const kept = keptFor(waitingNow(), date);
  if (kept && (await withdraw(kept.idempotencyKey))) await mutate(keyOf(date), [], { revalidate: false });
  else await carryOut(removeCommand, date);
}

/** Whether today's question is asked on this device, and how to dismiss it. Without recommendations nothing would follow from an answer. */
export function useAsking(user: CurrentUser) {
  const today = useMemberToday();
  const { personalizedRecommendations } = usePrivacyPreferences(user);
  const [dismissals, setDismissals] = useState(readDismissals);
  return {
    isOffered: personalizedRecommendations && isAsked(dismissals, today),
    dismiss: (): void => {
      const next = dismissed(dismissals, today);
      keepDismissals(next);
      setDismissals(next);
    },
    /** After an answer, dismissals count from the start again. */
    answered: (): void => keepDismissals(null),
  };
}

/** It names no member: the question is dismissed on this device. */
const dismissalsKey = 'rondel.check-in';

function readDismissals(): Dismissals | null {
  try {
    const kept = JSON.parse(localStorage.getItem(dismissalsKey) ?? 'null') as Dismissals | null;
    return typeof kept?.last === 'string' && typeof kept.running === 'number' ? kept : null;
  } catch {
    return null;
  }
}

function keepDismissals(dismissals: Dismissals | null): void {
  try {
    if (dismissals) localStorage.setItem(dismissalsKey, JSON.stringify(dismissals));
    else localStorage.removeItem(dismissalsKey);
  } catch {
    // A device that keeps nothing asks again on the next visit.
  }
}
