import { createStore, del, get, promisifyRequest, set, type UseStore } from 'idb-keyval';
import { decryptValue, encryptValue } from '#client/lib/offline/member-storage.ts';
import { onAnswered } from '#client/lib/offline/outbox.ts';
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

/** A device holds one session of each kind. */
export type SessionKind = 'workout' | 'quest';

const keyOf = (memberId: string, kind: SessionKind): string => `${kind}-session:${memberId}`;

/** The workout that this member has under way on this device; null for none, and for one that is saved while it is read. */
export async function recallWorkout(
  memberId: string,
  kind: SessionKind = 'workout',
): Promise<StoredWorkout | null> {
  const saved = new Set<string | null>();
  const stopListening = onAnswered(({ idempotencyKey }) => void saved.add(idempotencyKey));
  try {
    const name = keyOf(memberId, kind);
    const stored = workoutIn(name, await get<unknown>(name, defaultStore));
    return stored && !saved.has(stored.commandKey) ? stored : null;
  } finally {
    stopListening();
  }
}

function workoutIn(name: string, kept: unknown): StoredWorkout | null {
  const stored = decryptValue<Stored>(name, kept);
  return stored?.version === version ? stored : null;
}

/** Keeps a workout from its start on. Without storage it goes on, and is lost with the page. */
export async function keepWorkout(
  memberId: string,
  workout: GuidedWorkout,
  kind: SessionKind = 'workout',
): Promise<void> {
  if (workout.commandKey === null) return;
  const stored: Stored = { ...workout, keptAtMs: Date.now(), version };
  const name = keyOf(memberId, kind);
  try {
    await set(name, encryptValue(name, stored), committingStore);
  } catch {}
}

/** Forgets the workout that this command has saved. In one transaction, so that who reads it afterwards does not find it. */
export async function forgetSavedWorkout(memberId: string, commandKey: string): Promise<void> {
  const name = keyOf(memberId, 'workout');
  try {
    await defaultStore('readwrite', (store) => {
      const kept = store.get(name);
      kept.onsuccess = () => {
        if (workoutIn(name, kept.result)?.commandKey === commandKey) store.delete(name);
      };
      return promisifyRequest(store.transaction);
    });
  } catch {
    // Without storage none was kept.
  }
}

export async function forgetWorkout(memberId: string, kind: SessionKind = 'workout'): Promise<void> {
  try {
    await del(keyOf(memberId, kind), committingStore);
  } catch {}
}
