import type { Instant } from '#domain/kernel/day.ts';
import type { Position } from '#domain/kernel/recorded.ts';
import { type EventStore, positionIn, type StoredBy } from '#service/event-store/port.ts';
import type { EventLimits } from '#service/tools/analysis/replay-context.ts';
import { instantOf, now, WrongUsage } from './run-tool.ts';

/** The options of `parseArgs`. `--as-of` is the older name of `--occurred-by`. */
export const asOfOptions = {
  'as-of': { type: 'string' },
  'occurred-by': { type: 'string' },
  'recorded-by': { type: 'string' },
} as const;

export const asOfUsage = `--occurred-by TIME
                  only what had happened by then, by the time at which the service accepted it (2026-03-01T00:00Z)
  --recorded-by TIME|POSITION
                  only what the store had by then, by its own clock, or up to a position of the log. Both together: what was known
                  by the one of what had happened by the other
  --as-of TIME    the same as --occurred-by`;

/** Both kinds of time, as given. */
export type AsOfChoice = {
  readonly occurredBy: Instant | undefined;
  readonly recordedBy: StoredBy | undefined;
};

type Given = Readonly<Partial<Record<keyof typeof asOfOptions, string | undefined>>>;

/** @throws WrongUsage */
export function asOfChoice(given: Given): AsOfChoice {
  const { 'as-of': asOf, 'occurred-by': occurred, 'recorded-by': recorded } = given;
  if (asOf !== undefined && occurred !== undefined)
    throw new WrongUsage('--as-of and --occurred-by are the same option; give one of them.');
  const occurredBy = instantOf('--as-of', asOf) ?? instantOf('--occurred-by', occurred);
  return { occurredBy, recordedBy: recorded === undefined ? undefined : storedBy('--recorded-by', recorded) };
}

/** An instant, or a position: `4711`, or with both numbers of EventStoreDB. @throws WrongUsage */
export function storedBy(option: string, text: string): StoredBy {
  const position = positionIn(text);
  if (position !== null) return { position };
  try {
    return { instant: instantOf(option, text) as Instant };
  } catch {
    throw new WrongUsage(
      `${option} ${text} is neither an ISO 8601 instant such as 2026-03-01T00:00Z nor a position such as 4711.`,
    );
  }
}

const digits = 20;

/** A state of the log, and the instant at which the numbers that depend on the current time are taken. */
export type Moment = {
  readonly instant: Instant;
  readonly limits: EventLimits;
  /** For people: `what had occurred by …`. */
  readonly title: string;
};

/** @throws WrongUsage for a position beyond the end of the log. */
export async function momentOf(
  events: Pick<EventStore, 'head' | 'lastStoredBy'>,
  { occurredBy, recordedBy }: AsOfChoice,
): Promise<Moment> {
  const occurred = occurredBy === undefined ? '' : `what had occurred by ${occurredBy}`;
  if (recordedBy === undefined)
    return { instant: occurredBy ?? now(), limits: { until: occurredBy }, title: occurred };
  if ('position' in recordedBy) await checkPosition(events, recordedBy.position);
  const { position, storedAt } = await events.lastStoredBy(recordedBy);
  const recordedAt = 'instant' in recordedBy ? recordedBy.instant : storedAt;
  const recorded = `what was recorded by ${recordedAt ?? 'the beginning'}, position ${shortPosition(position)}`;
  return {
    instant: occurredBy ?? recordedAt ?? now(),
    limits: { until: occurredBy, upTo: position },
    title: [recorded, occurred].filter((part) => part !== '').join(', of '),
  };
}

/** Without leading zeros, and without the second number where both are equal. */
export function shortPosition(position: Position): string {
  const [commit, prepare] = position.split('/').map((number) => BigInt(number));
  return commit === prepare ? `${commit}` : `${commit}/${prepare}`;
}

async function checkPosition({ head }: Pick<EventStore, 'head'>, position: Position): Promise<void> {
  const end = await head();
  if (position.slice(0, digits) <= end.slice(0, digits)) return;
  const [asked, last] = [position, end].map((place) => BigInt(place.slice(0, digits)));
  throw new WrongUsage(`The log has no position ${asked}: its last event is at ${last}.`);
}
