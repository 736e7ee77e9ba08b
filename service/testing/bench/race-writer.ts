import { randomUUID } from 'node:crypto';
import { type EventStore, type ExpectedRevision, RevisionConflict } from '#service/event-store/port.ts';
import { openEventLog } from '#service/event-store/postgres/event-log.ts';

/** The order from the parent process to a writer. */
export type RaceOrder = {
  readonly url: string;
  readonly writer: number;
  readonly seconds: number;
  readonly streams: readonly string[];
};
/** The result of a writer: acknowledged events, conflicts, and the duration of each append. */
export type RaceResult = {
  readonly events: number;
  readonly conflicts: number;
  readonly milliseconds: readonly number[];
};

/** Concurrent commands of this process. */
const commandsAtOnce = 16;

process.once('message', (order: RaceOrder) => {
  void race(order).then((result) => process.send?.(result, () => process.disconnect()));
});

async function race({ url, writer, seconds, streams }: RaceOrder): Promise<RaceResult> {
  const log = await openEventLog({ connectionString: url });
  const until = performance.now() + seconds * 1000;
  const result = { events: 0, conflicts: 0, milliseconds: [] as number[] };
  await Promise.all(Array.from({ length: commandsAtOnce }, (_, n) => command(writer * commandsAtOnce + n)));
  await log.close();
  return result;

  /** Appends to several streams, each at the last known revision without reading, so that conflicts occur as between racing commands. */
  async function command(seed: number): Promise<void> {
    const seen = new Map<string, ExpectedRevision>();
    for (let round = seed; performance.now() < until; round += 1) {
      const stream = streams[Math.floor(round / 3) % streams.length] ?? '';
      const began = performance.now();
      seen.set(stream, await appendOnce(log, stream, seen.get(stream) ?? 'no-stream', 1 + (round % 3)));
      result.milliseconds.push(performance.now() - began);
    }
  }

  async function appendOnce(
    store: EventStore,
    stream: string,
    expected: ExpectedRevision,
    howMany: number,
  ): Promise<ExpectedRevision> {
    const events = Array.from({ length: howMany }, () => ({
      id: randomUUID(),
      type: 'RaceRun',
      data: { writer },
      metadata: {},
    }));
    try {
      const { revision } = await store.append(stream, expected, events);
      result.events += howMany;
      return revision;
    } catch (error) {
      if (!(error instanceof RevisionConflict)) throw error;
      result.conflicts += 1;
      return error.actual;
    }
  }
}
