import { createStore, del, get, set, type UseStore } from 'idb-keyval';
import { decryptValue, encryptValue } from '#client/lib/offline/member-storage.ts';
import type { GuidedWorkout, StoredWorkout } from './guided-workout.ts';

/** Version of the stored format. A stored workout of another version is ignored. */
const version = 1;

type Stored = StoredWorkout & { readonly version: number };

const defaultStore = createStore('keyval-store', 'keyval');

/** Commits at once instead of after the browser's answer, so that a step just before a reload is stored all the same. */
const committingStore: UseStore = (mode, work) =>
  defaultStore(mode, (store) => {
    const result = work(store);
    store.transaction.commit();
    return result;
  });

const keyOf = (memberId: string): string => `workout-session:${memberId}`;

/** The commands by which workouts were saved since this page was opened. What is read of one just then is not under way any more. */
const saved = new Set<string | null>();

/** The workout that this member has under way on this device; null for none. */
export async function recallWorkout(memberId: string): Promise<StoredWorkout | null> {
  const stored = await readWorkout(memberId);
  return stored && saved.has(stored.commandKey) ? null : stored;
}

async function readWorkout(memberId: string): Promise<StoredWorkout | null> {
  const name = keyOf(memberId);
  const stored = decryptValue<Stored>(name, await get<unknown>(name, defaultStore));
  return stored?.version === version ? stored : null;
}

/** Keeps a workout from its start on. Without storage it goes on, and is lost with the page. */
export async function keepWorkout(memberId: string, workout: GuidedWorkout): Promise<void> {
  if (workout.commandKey === null) return;
  const stored: Stored = { ...workout, keptAtMs: Date.now(), version };
  const name = keyOf(memberId);
  try {
    await set(name, encryptValue(name, stored), committingStore);
  } catch {}
}

/** Forgets the workout that this command has saved. */
export async function forgetSavedWorkout(memberId: string, commandKey: string): Promise<void> {
  saved.add(commandKey);
  // Without storage none was kept.
  const kept = await readWorkout(memberId).catch(() => null);
  if (kept?.commandKey === commandKey) await forgetWorkout(memberId);
}

export async function forgetWorkout(memberId: string): Promise<void> {
  try {
    await del(keyOf(memberId), committingStore);
  } catch {}
}
