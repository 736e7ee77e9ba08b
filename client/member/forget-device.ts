import { delMany, keys } from 'idb-keyval';
import { waitingNow, withdraw } from '#client/api/device-outbox.ts';

/** The draft of the wizard may have been begun before anybody signed in. */
const wizardDraft = 'rondel.onboarding';

/** Forgets what this browser keeps of a member: commands that wait, a workout under way, ticks, results and drafts. */
export async function forgetOnDevice(memberId: string): Promise<void> {
  for (const { idempotencyKey } of waitingNow()) await withdraw(idempotencyKey);
  const isTheirs = (key: string): boolean => key.includes(memberId) || key === wizardDraft;
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage).filter(isTheirs)) storage.removeItem(key);
    await delMany((await keys<string>()).filter(isTheirs));
  } catch {
    // Without storage nothing was kept.
  }
}
