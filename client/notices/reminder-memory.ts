import type { MemberDay } from '#domain/kernel/day.ts';
import { dueReminders, type Reminder, type ReminderFacts, type ReminderKind } from './due-reminders.ts';

/** The reminders that this device has shown a member. */
export type ReminderMemory = {
  readonly day: MemberDay | null;
  /** Shown on that day. */
  readonly told: readonly ReminderKind[];
  /** Ids of the achievements that are known to be unlocked; null before the first look, which tells of none. */
  readonly achievements: readonly string[] | null;
};
type MemoryStore = Pick<Storage, 'getItem' | 'setItem'>;

const blank: ReminderMemory = { day: null, told: [], achievements: null };

const keyOf = (memberId: string): string => `reminders:${memberId}`;

export function recallReminders(store: MemoryStore, memberId: string): ReminderMemory {
  try {
    const stored = store.getItem(keyOf(memberId));
    return stored === null ? blank : { ...blank, ...(JSON.parse(stored) as Partial<ReminderMemory>) };
  } catch {
    return blank;
  }
}

export function keepReminders(store: MemoryStore, memberId: string, memory: ReminderMemory): void {
  try {
    store.setItem(keyOf(memberId), JSON.stringify(memory));
  } catch {
    // Without storage a reminder may come twice.
  }
}

/** The one thing to say now, each once a day, and what is to be remembered then. */
export function nextReminder(
  facts: ReminderFacts,
  { day, told, achievements }: ReminderMemory,
): { readonly next: Reminder | undefined; readonly memory: ReminderMemory } {
  const shownToday = day === facts.today ? told : [];
  const next = dueReminders(facts).find(({ kind }) => kind === always || !shownToday.includes(kind));
  const isCaughtUp = achievements === null || next?.kind === always;
  return {
    next,
    memory: {
      day: facts.today,
      told: next ? [...shownToday, next.kind] : shownToday,
      achievements: isCaughtUp ? (facts.unlocked ?? achievements) : achievements,
    },
  };
}

/** Two achievements of one day are two things to say. */
const always: ReminderKind = 'achievementBadges';
