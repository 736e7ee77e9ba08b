import { expect } from 'chai';
import { useDatabase } from '#projections/engine/testing/use-database.ts';
import { testDatabase } from '#service/testing/database.ts';
import { inTransaction, withConnection } from './connection.ts';
import { lockSession, lockTransaction, pollForLock, tryLockSession } from './locks.ts';

describe('an advisory lock', () => {
  const bench = useDatabase(testDatabase);

  it('is held by one session until its connection ends', async () => {
    await withConnection(bench.connect, 'first', async (first) => {
      await lockSession(first, 'event mirror');
      expect(await tryLockSession(bench.client, 'event mirror')).to.equal(false);
      expect(await tryLockSession(bench.client, 'erasure maya')).to.equal(true);
    });
    await pollForLock(bench.client, 'event mirror', { everyMs: 5 });
  });

  it('of a transaction is released at the end of the transaction', async () => {
    await withConnection(bench.connect, 'first', async (first) => {
      await inTransaction(first, async () => {
        await lockTransaction(first, 'migrations');
        expect(await tryLockSession(bench.client, 'migrations')).to.equal(false);
      });
      expect(await tryLockSession(bench.client, 'migrations')).to.equal(true);
    });
  });

  it('is polled until the signal aborts while another session holds it', async () => {
    await withConnection(bench.connect, 'first', async (first) => {
      await lockSession(first, 'follower mails');
      const stop = new AbortController();
      let asked = 0;
      const onTaken = () => {
        asked += 1;
        if (asked === 3) stop.abort('enough');
      };
      const options = { everyMs: 1, signal: stop.signal, onTaken };
      const waiting = pollForLock(bench.client, 'follower mails', options);
      expect(await waiting.catch(String)).to.equal('enough');
      expect(asked).to.equal(3);
    });
  });
});
