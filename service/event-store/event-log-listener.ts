import type pg from 'pg';
import { backOff } from './back-off.ts';
import type { Bell } from './event-log-bell.ts';
import { type ConnectionOptions, connect, discard } from './event-log-connection.ts';
import { positionOf } from './event-log-position.ts';

/**
 * Rings the bell for what other processes append, on a connection of its own, until the signal aborts. A connection that breaks is
 * replaced; one that falls silent is what the subscribers' slow poll is for.
 */
export async function listen(
  options: ConnectionOptions,
  bell: Bell,
  isOwn: (processId: number) => boolean,
  closing: AbortSignal,
): Promise<void> {
  for (let failures = 0; !closing.aborted; failures += 1) {
    const client = await connect(options, 'listen').catch(() => null);
    if (client && (await listenUntilEnd(client, bell, isOwn, closing))) failures = 0;
    await backOff(failures, closing);
  }
}

/** Whether it was heard at all before the connection ended. */
async function listenUntilEnd(
  client: pg.Client,
  bell: Bell,
  isOwn: (processId: number) => boolean,
  closing: AbortSignal,
): Promise<boolean> {
  const ended = new Promise((resolve) => client.once('end', resolve));
  const leave = () => void discard(client);
  closing.addEventListener('abort', leave);
  if (closing.aborted) leave();
  client.on('notification', ({ payload = '', processId }) => {
    if (!isOwn(processId)) bell.ring(positionOf(payload));
  });
  try {
    await client.query('listen log');
    bell.ring();
    await ended;
    return true;
  } catch {
    await discard(client);
    return false;
  } finally {
    closing.removeEventListener('abort', leave);
  }
}
