import { randomUUID } from 'node:crypto';
import { type EventStore, type ExpectedRevision, RevisionConflict } from '#service/event-store/port.ts';
import { openEventLog } from '#service/event-store/postgres/event-log.ts';

/** What the parent process says to a writer. */
export type RaceOrder = {
  readonly url: string;
  readonly writer: number;
  readonly seconds: number;
  readonly streams: readonly string[];
};
/** What a writer answers in the end: events that were acknowledged, conflicts, and how long each append took. */
export type RaceResult = {
  readonly events: number;
  readonly conflicts: number;
  readonly milliseconds: readonly number[];
};

/** Commands that this process has under way at once. */
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

  /** Appends to one stream after another, each time where it was seen last: as commands that raced do, without a look at the stream. */
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
