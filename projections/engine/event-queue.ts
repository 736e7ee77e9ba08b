import { setImmediate as nextTurn } from 'node:timers/promises';

/** Messages that arrived and were not yet taken. */
type EventQueue<Message> = {
  /**
   * All messages that have arrived, up to `max`; waits when there are none. So a busy stream gives large batches and a quiet one small
   * ones, without a timer.
   * @param waitMs how long to wait; none after that
   * @throws the stream's error, or an error when it ended, after all messages were taken; immediately when the signal aborted.
   */
  take(max: number, waitMs?: number): Promise<Message[]>;
};

/** Reads a stream ahead of its consumer by at most `capacity` messages, until the signal aborts. */
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
    async take(max, waitMs) {
      const deadline = startDeadline(waitMs, arrival.ring);
      while (!deadline.isOver()) {
        signal.throwIfAborted();
        if (queue.length > 0) break;
        if (end) throw end.reason;
        await arrival.heard();
        // Messages of the same packet arrive within this turn of the event loop.
        await nextTurn();
      }
      deadline.clear();
      const taken = queue.splice(0, max);
      room.ring();
      return taken;
    },
  };
}

/** @param onOver called when the time is over */
function startDeadline(milliseconds: number | undefined, onOver: () => void) {
  let isOver = false;
  const end = () => {
    isOver = true;
    onOver();
  };
  const timer = milliseconds === undefined ? undefined : setTimeout(end, milliseconds);
  return { isOver: () => isOver, clear: () => clearTimeout(timer) };
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
