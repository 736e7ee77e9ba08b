import type { ReminderFacts, ReminderKind } from './due-reminders.ts';
import type { ReminderMemory } from './reminder-memory.ts';

/** A kind comes once a day, so a message from before that was about an earlier day. */
const sameDayMs = 16 * 3_600_000;

/** The kinds that the service worker of this browser has shown as push messages in the last 16 hours. */
export async function pushedLately(now = Date.now()): Promise<readonly ReminderKind[]> {
  // Only a secure page has caches.
  if (!('caches' in globalThis)) return [];
  const cache = await caches.open('push');
  const shown = await Promise.all((await cache.keys()).map((key) => shownAt(cache, key, now)));
  return shown.filter((kind) => kind !== null);
}

async function shownAt(cache: Cache, key: Request, now: number): Promise<ReminderKind | null> {
  const at = Date.parse((await (await cache.match(key))?.text()) ?? '');
  return now - at < sameDayMs ? (new URL(key.url).pathname.split('/').pop() as ReminderKind) : null;
}

/** A reminder that came as a push message is not repeated inside the page. */
export const withoutPushed = (facts: ReminderFacts, pushed: readonly ReminderKind[]): ReminderFacts => ({
  ...facts,
  wanted: { ...facts.wanted, ...Object.fromEntries(pushed.map((kind) => [kind, false])) },
});

/** Pushed achievements count as seen, so that they are not named on a later day either. */
export const withPushed = (memory: ReminderMemory, pushed: readonly ReminderKind[]): ReminderMemory =>
  pushed.includes('achievementBadges') ? { ...memory, achievements: null } : memory;
