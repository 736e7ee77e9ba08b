import { UnreadableEvent } from '#service/event-store/event-types/event-codec.ts';
import type { StoredEvent } from '#service/event-store/port.ts';
import { count } from './progress-line.ts';

/** Events that an export left out, because this release cannot read them. */
export type LeftOut = { readonly events: number; readonly first: string | null };

/** Notes the events that an export leaves out. @param from earlier events are not wanted, so they do not count; null for all */
export function createLeftOut(from: string | null = null) {
  let [events, first]: [number, string | null] = [0, null];
  return {
    /** @returns the result of the work; undefined where the event is unreadable, and left out @throws what else the work throws */
    unlessUnreadable<Result>(
      { position, type, metadata }: StoredEvent,
      work: () => Result,
    ): Result | undefined {
      try {
        return work();
      } catch (error) {
        if (!(error instanceof UnreadableEvent)) throw error;
        if (from !== null && String(metadata.occurredAt) < from) return undefined;
        events += 1;
        first ??= `${type} at position ${position}`;
        return undefined;
      }
    },
    total: (): LeftOut => ({ events, first }),
  };
}

/** A sentence for people, where something was left out. */
export const leftOutLine = ({ events, first }: LeftOut): string =>
  `${count(events)} ${events === 1 ? 'event was' : 'events were'} left out, because this release cannot read them, the first one ${first}. npm run projections -- list names unknown types, and the read models that hold other events back.`;
