import type pg from 'pg';
import { type Connect, withConnection } from '#projections/engine/connection.ts';
import { pauseFor } from '#projections/engine/keep-trying.ts';
import { atMost } from '#service/commands/at-most.ts';
import { createLanes, type Lanes } from '#service/commands/lanes.ts';

/** A turn holds a connection for as long as it lasts, and Postgres has few for everybody. */
const mostTurns = 4;
const retryMs = 100;

/** One at a time works on one member or request, of all processes; the lock of a process goes with its connection. */
export function createErasureTurns(connect: Connect): Lanes {
  const inTurn = createLanes();
  const inSlot = atMost(mostTurns);
  return (subject, work) =>
    inTurn(subject, () =>
      inSlot(() =>
        withConnection(connect, 'erasure', async (client) => {
          await waitForLock(client, subject);
          return work();
        }),
      ),
    );
}

/** Asks again and again: what waits inside Postgres would never see that its connection is silent. */
async function waitForLock(client: pg.Client, subject: string): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ isOurs: boolean }>(
      `select pg_try_advisory_lock(hashtextextended('erasure ' || $1, 0)) as "isOurs"`,
      [subject],
    );
    if (rows[0]?.isOurs) return;
    await pauseFor(retryMs);
  }
}
