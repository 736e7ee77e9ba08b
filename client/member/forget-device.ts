import { delMany, keys } from 'idb-keyval';
import { wizardDraft } from '#client/lib/offline/member-storage.ts';
import { waitingNow, withdraw } from '#client/lib/offline/outbox.ts';
import { unsubscribe } from './push-browser.ts';

/** The answer to the question for the time zone belongs to the account, which stays. */
const zoneAnswer = 'zone-answer:';

/** Forgets what this browser keeps of a member: commands that wait, a workout under way, ticks, results and drafts. */
export async function forgetOnDevice(memberId: string): Promise<void> {
  await forget((key) => key.includes(memberId) || key === wizardDraft);
  // The next user of this browser gets none of the member's reminders.
  await unsubscribe().catch(() => {});
}

/** The same for a member whose account stays: all but what belongs to it. */
export const forgetTraining = (memberId: string): Promise<void> =>
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
