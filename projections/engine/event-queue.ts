import { setImmediate as nextTurn } from 'node:timers/promises';

/** Messages that arrived and wait to be taken. */
type EventQueue<Message> = {
  /**
   * All that has arrived, but no more than `max`; waits while there is nothing. So a busy stream makes large batches and a quiet one small
   * ones, without a timer.
   * @throws what the stream threw, or that it ended, when nothing is left to take; at once when the signal aborted.
   */
  take(max: number): Promise<Message[]>;
};

/** Reads a stream ahead of its consumer, by at most `capacity` messages, until the signal aborts. */
export function openEventQueue<Message>(
  messages: AsyncIterable<Message>,
  capacity: number,
  signal: AbortSignal,
): EventQueue<Message> {
  const queue: Message[] = [];
  const arrival = createSignal();
  const room = createSignal();
  let end: { readonly reason: unknown } | null = null;

  const finish = (reason: unknown) => {
    end ??= { reason };
    arrival.ring();
    room.ring();
  };
  const isOver = () => end !== null;
  const pump = async () => {
    for await (const message of messages) {
      queue.push(message);
      arrival.ring();
      while (queue.length >= capacity && !isOver()) await room.heard();
      if (isOver()) return;
    }
  };
  signal.addEventListener('abort', () => finish(signal.reason), { once: true });
  if (signal.aborted) finish(signal.reason);
  pump().then(() => finish(new Error('the subscription ended')), finish);

  return {
    async take(max) {
      for (;;) {
        signal.throwIfAborted();
        if (queue.length > 0) break;
        if (end) throw end.reason;
        await arrival.heard();
        // What came in the same packet comes within this turn.
        await nextTurn();
      }
      const taken = queue.splice(0, max);
      room.ring();
      return taken;
    },
  };
}

function createSignal() {
  let wake = () => {};
  return {
    heard: () =>
      new Promise<void>((resolve) => {
        wake = resolve;
      }),
    ring: () => wake(),
  };
}
