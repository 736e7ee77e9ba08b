import { lazy, Suspense, useEffect, useState } from 'react';
import { changeZoneCommand, type ZoneChange } from '#client/lib/http/shared-commands.ts';
import { carryOut } from '#client/lib/http/use-command.ts';
import { memberItems } from '#client/lib/offline/member-storage.ts';
import { deviceZone } from '#client/lib/time/device-zone.ts';
import type { CurrentUser } from '#service/features/member/member-contract.ts';

/** Most members never see it. */
const ZonePrompt = lazy(async () => ({ default: (await import('./zone-prompt.tsx')).ZonePrompt }));

/** Asks a member whose device is in another zone than their days are counted in, once for each change. */
export function ZoneQuestion({ user }: { user: CurrentUser }) {
  const { id, timeZone } = user;
  const [zone] = useState(deviceZone);
  const [answer, setAnswer] = useState(() => readAnswer(memberItems, id));
  const [now] = useState(Date.now);
  const isHome = isSameZone(zone, timeZone);
  const isNew = !isHome && lacksZone(user, now);
  const isAsked = !isHome && !isNew && isToBeAsked(zone, answer, now);
  useDeviceZone(isNew ? { zone, since: user.createdAt } : null);

  function keep(next: ZoneAnswer | null): void {
    keepAnswer(memberItems, id, next);
    setAnswer(next);
  }

  useEffect(() => {
    if (isHome) keepAnswer(memberItems, id, null);
    else if (isAsked && answer?.zone !== zone)
      keepAnswer(memberItems, id, { zone, askedAtMs: now, isDeclined: false });
  }, [isHome, isAsked, answer, zone, now, id]);

  if (!isAsked) return null;
  return (
    <Suspense>
      <ZonePrompt
        zone={zone}
        timeZone={timeZone}
        onDecline={() => keep({ zone, askedAtMs: now, isDeclined: true })}
      />
    </Suspense>
  );
}

/** Gives a new account the zone of its first device, without a question: there are no days yet that could change. */
function useDeviceZone(change: ZoneChange | null): void {
  const zone = change?.zone;
  const since = change?.since;
  useEffect(() => {
    // Where it fails, the next page tries again.
    if (zone && since) carryOut(changeZoneCommand, { zone, since }).catch(() => {});
  }, [zone, since]);
}

/** A question about a zone on this device, with the member's answer. */
export type ZoneAnswer = {
  /** The device's zone, IANA. */
  readonly zone: string;
  readonly askedAtMs: number;
  readonly isDeclined: boolean;
};
type AnswerStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Unanswered for so long, the zone stays. */
const questionStandsMs = 24 * 60 * 60_000;

const keyOf = (memberId: string): string => `zone-answer:${memberId}`;

/** Whether the member is to be asked: once for each change of the device's zone. */
export function isToBeAsked(deviceZone: string, answer: ZoneAnswer | null, nowMs: number): boolean {
  if (answer?.zone !== deviceZone) return true;
  return !answer.isDeclined && nowMs - answer.askedAtMs < questionStandsMs;
}

/** An account whose first request named no zone counts in UTC. */
const withoutZone = 'UTC';
const newForMs = 24 * 60 * 60_000;

/** Whether a new account only counts in UTC because nothing said where its device is. */
export const lacksZone = (
  { timeZone, createdAt }: { readonly timeZone: string; readonly createdAt: string },
  nowMs: number,
): boolean => timeZone === withoutZone && nowMs - Date.parse(createdAt) < newForMs;

/** Two names of one zone are no change. `Intl` knows the names, and is slow at its first use: equal ones need none. */
export const isSameZone = (a: string, b: string): boolean => a === b || canonical(a) === canonical(b);

export function readAnswer(store: AnswerStore, memberId: string): ZoneAnswer | null {
  try {
    const stored = store.getItem(keyOf(memberId));
    return stored === null ? null : (JSON.parse(stored) as ZoneAnswer);
  } catch {
    return null;
  }
}

/** @param answer null once the device is where the days are counted: the next change is a new one. */
export function keepAnswer(store: AnswerStore, memberId: string, answer: ZoneAnswer | null): void {
  try {
    if (answer) store.setItem(keyOf(memberId), JSON.stringify(answer));
    else store.removeItem(keyOf(memberId));
  } catch {
    // Without storage the question comes back with the next page.
  }
}

function canonical(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return zone;
  }
}
