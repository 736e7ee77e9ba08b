import { delMany, keys } from 'idb-keyval';
import { http, sendCommand } from '#client/lib/http/http.ts';
import { revalidateAll } from '#client/lib/http/use-command.ts';
import { type SetTick, unsentTicks } from '#client/lib/offline/local-routine.ts';
import {
  lockMemberStorage,
  memberItems,
  unlockMemberStorage,
  wizardDraft,
} from '#client/lib/offline/member-storage.ts';
import { type Waiting, waitingNow, withdraw } from '#client/lib/offline/outbox.ts';
import { memberToday } from '#client/lib/time/member-today.ts';
import { addDays } from '#domain/kernel/day.ts';
import type { CurrentUser } from '#service/features/member/member-contract.ts';
import { unsubscribe } from './push-browser.ts';
import { unsyncedCopy } from './sign-out-copy.ts';

/** The answer to the question for the time zone belongs to the account, which stays. */
const zoneAnswer = 'zone-answer:';

/** Forgets what this browser keeps of a member: commands that wait, a workout under way, ticks, results and drafts. */
export async function forgetOnDevice(memberId: string): Promise<void> {
  await forget((key) => key.includes(memberId) || key === wizardDraft);
  // The next user of this browser gets none of the member's reminders.
  await unsubscribe().catch(() => {});
}

/** The same for a member whose account stays: all but what belongs to it. */
const forgetTraining = (memberId: string): Promise<void> =>
  forget((key) => (key.includes(memberId) && !key.startsWith(zoneAnswer)) || key === wizardDraft);

async function forget(isForgotten: (key: string) => boolean): Promise<void> {
  for (const { idempotencyKey } of waitingNow()) await withdraw(idempotencyKey);
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage).filter(isForgotten)) storage.removeItem(key);
    await delMany((await keys<string>()).filter(isForgotten));
  } catch {
    // Without storage nothing was kept.
  }
}

/** @throws Error without a network: the device would have forgotten everything, and the member would still be signed in. */
export async function forgetBeforeSignOut(memberId: string): Promise<void> {
  if (!navigator.onLine) throw new Error('There is no network to sign out over.');
  await forgetOnDevice(memberId);
}

/** Clears this device too: its stored ticks would show sets as done that the server does not know any more. */
export async function resetMember(memberId: string): Promise<void> {
  await sendCommand({ method: 'POST', path: '/api/admin/reset-for-testing' });
  await forgetTraining(memberId);
}

export async function clearData(memberId: string): Promise<void> {
  await sendCommand({ method: 'DELETE', path: '/api/admin/clear-user-data' });
  await forgetOnDevice(memberId);
  // The old key is destroyed on the service: after a reload nothing could be read that is stored under it from now on.
  await unlockMemberStorage(memberId).catch(() => lockMemberStorage());
  await revalidateAll();
}

/** Unlike others, this command revalidates nothing: a read after it would find that no member is signed in. */
export async function deleteAccount(memberId: string): Promise<void> {
  await http.send({ method: 'DELETE', path: '/api/me' });
  await forgetOnDevice(memberId);
}

const named = 3;

/**
 * The data that is lost with this device, as far as the member would miss it; empty for none. Ticks are uncertain: one may have arrived
 * while its screen was closed.
 */
export function unsyncedWarning(
  waiting: readonly Pick<Waiting, 'idempotencyKey' | 'label' | 'problem'>[],
  unconfirmed: readonly Pick<SetTick, 'key'>[],
): string {
  // Commands that the server has refused for good are not lost: they never counted.
  const unsent = waiting.filter(({ problem }) => !problem?.isFinal);
  const ticks = unconfirmed.filter(({ key }) => !waiting.some((one) => one.idempotencyKey.startsWith(key)));
  return [ofCommands(unsent.map(({ label }) => label)), ofTicks(ticks.length)].filter(Boolean).join(' ');
}

function ofCommands(labels: readonly string[]): string {
  if (labels.length === 0) return '';
  const rest = labels.length - named;
  const list = [...labels.slice(0, named), ...(rest > 0 ? [unsyncedCopy.more(rest)] : [])];
  return unsyncedCopy.unsent(list);
}

const ofTicks = (count: number): string => (count === 0 ? '' : unsyncedCopy.ticks(count));

/** The data of a member that only this device has, in words; empty for none. */
export function deviceLoss({ id, timeZone }: Pick<CurrentUser, 'id' | 'timeZone'>): string {
  const today = memberToday(timeZone);
  return unsyncedWarning(waitingNow(), unsentTicks(memberItems, id, [addDays(today, -1), today]));
}
