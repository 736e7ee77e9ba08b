/** What was asked on this device about a zone, and what the member said. */
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
