import { expect } from 'chai';
import type pg from 'pg';
import { memberStream } from '#domain/member/member-events.ts';
import { type Connect, connector } from '#projections/postgres/connection.ts';
import { createExecuteCommand } from '#service/event-store/commands/execute-command.ts';
import type { EventStore } from '#service/event-store/port.ts';
import { devMemberId } from '#service/http/identity/dev-people.ts';
import { revokeSessionsOf } from '#service/http/session/session-store.ts';
import { erasedAt, useErasureFixture } from '#service/testing/erasure/erasure-fixture.ts';
import { enterPersonalTexts } from '#service/testing/erasure/personal-texts.ts';
import { recordSampleHistory } from '#service/testing/erasure/sample-member.ts';
import type { Caller } from '#service/testing/start-test-app.ts';
import { createErasures, type Erasures } from './erasures.ts';
import { endsOf } from './stream-ends.ts';

const few = 4;

describe('concurrent erasures', function () {
  this.timeout(120_000);
  const erasing = useErasureFixture();
  const live = () => recordSampleHistory(createExecuteCommand(erasing.stores.events), erasedAt);

  const direct: Connect = (...asked) => connector({ connectionString: erasing.app.databaseUrl })(...asked);
  const erasuresWith = (connect: Connect, store = erasing.stores.events): Erasures =>
    createErasures({
      ...{ ...erasing.deps(), connect, store, journal: erasing.stores.journal },
      execute: createExecuteCommand(store),
      endSessions: revokeSessionsOf,
      now: () => erasedAt,
    });

  /** Erasures of one process, with a counter of their open connections. */
  function counted(): { erasures: Erasures; connections: { open: number; most: number } } {
    const connections = { open: 0, most: 0 };
    const connect: Connect = async (...asked) => {
      connections.open += 1;
      connections.most = Math.max(connections.most, connections.open);
      const client = await direct(...asked);
      return client.once('end', () => {
        connections.open -= 1;
      });
    };
    return { erasures: erasuresWith(connect), connections };
  }

  it('of one member use one connection, however many there are', async () => {
    const { memberId, email } = await live();
    const wish = { memberId, verifiedEmail: email, zone: 'UTC', registeredAt: erasedAt };
    const { erasures, connections } = counted();
    await Promise.all(Array.from({ length: 120 }, () => erasures.clear(wish)));
    expect(connections).to.deep.equal({ open: 0, most: 1 });
    expect(await endsOf(erasing.stores.events, [memberStream(memberId)])).to.have.length(1);
  });

  it('of many members use few connections', async () => {
    const { erasures, connections } = counted();
    const lives = await Promise.all(Array.from({ length: 12 }, live));
    const wishes = lives.map(({ memberId, email }) => ({
      memberId,
      verifiedEmail: email,
      zone: 'UTC',
      registeredAt: erasedAt,
    }));
    await Promise.all(wishes.map((wish) => erasures.deleteAccount(wish)));
    expect(connections).to.deep.equal({ open: 0, most: few });
    const own = wishes.map(({ memberId }) => memberStream(memberId));
    expect(await endsOf(erasing.stores.events, own)).to.deep.equal([]);
  });

  it('in two processes wait for each other', async () => {
    const { memberId, email } = await live();
    const wish = { memberId, verifiedEmail: email, zone: 'UTC', registeredAt: erasedAt };
    const [here, there] = [counted().erasures, counted().erasures];
    await Promise.all([here.clear(wish), there.clear(wish), here.clear(wish), there.clear(wish)]);
    expect(await endsOf(erasing.stores.events, [memberStream(memberId)])).to.have.length(1);
  });

  it('leave a returned account as it is after the lock was lost', async () => {
    const email = 'returned@rondel.example';
    const memberId = devMemberId(email);
    await erasing.app.member(email);
    await erasing.shown();
    let lock: pg.Client | undefined;
    let returned: Caller | undefined;
    const connect: Connect = async (...asked) => (lock = await direct(...asked));
    const { events } = erasing.stores;
    const slow: EventStore = {
      ...events,
      append: async (...append) => {
        const stored = await events.append(...append);
        if (append[0] !== memberStream(memberId) || !lock) return stored;
        const hasEnded = new Promise<void>((resolve) => lock?.once('end', resolve));
        await erasing.pool.query(
          "select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name like 'projections erasure %'",
        );
        await hasEnded;
        lock = undefined;
        await erasuresWith(direct).resume();
        returned = await erasing.app.member(email);
        await enterPersonalTexts(returned, '2026-03-10');
        return stored;
      },
    };
    const wish = { memberId, verifiedEmail: email, zone: 'UTC', registeredAt: erasedAt };
    const error = await erasuresWith(connect, slow)
      .deleteAccount(wish)
      .catch((thrown: unknown) => thrown);
    expect(error).to.include({ name: 'LostLock' });
    expect(await returned?.get('/api/stats')).to.include({ totalWorkouts: 1 });
    await returned?.send('POST', '/api/body-metrics', { weight: '180', date: '2026-03-09', unit: 'lbs' });
  });
});
