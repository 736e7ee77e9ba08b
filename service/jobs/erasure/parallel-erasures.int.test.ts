import { expect } from 'chai';
import { memberStream } from '#domain/member/member-events.ts';
import { type Connect, connector } from '#projections/postgres/connection.ts';
import { createExecuteCommand } from '#service/event-store/commands/execute-command.ts';
import { revokeSessionsOf } from '#service/http/session/session-store.ts';
import { erasedAt, useErasureFixture } from '#service/testing/erasure/erasure-fixture.ts';
import { recordSampleHistory } from '#service/testing/erasure/sample-member.ts';
import { createErasures, type Erasures } from './erasures.ts';
import { endsOf } from './stream-ends.ts';

const few = 4;

describe('concurrent erasures', function () {
  this.timeout(120_000);
  const erasing = useErasureFixture();
  const live = () => recordSampleHistory(createExecuteCommand(erasing.stores.events), erasedAt);

  /** Erasures of one process, with a counter of their open connections. */
  function counted(): { erasures: Erasures; connections: { open: number; most: number } } {
    const connections = { open: 0, most: 0 };
    const direct = connector({ connectionString: erasing.app.databaseUrl });
    const connect: Connect = async (...asked) => {
      connections.open += 1;
      connections.most = Math.max(connections.most, connections.open);
      const client = await direct(...asked);
      return client.once('end', () => {
        connections.open -= 1;
      });
    };
    const execute = createExecuteCommand(erasing.stores.events);
    return {
      erasures: createErasures({
        ...erasing.deps(),
        journal: erasing.stores.journal,
        execute,
        connect,
        endSessions: revokeSessionsOf,
        now: () => erasedAt,
      }),
      connections,
    };
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
});
