import { expect } from 'chai';
import { asCommandId, type MemberId } from '#domain/kernel/ids.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import { memberDecider } from '#domain/member/member.ts';
import { memberStream } from '#domain/member/member-events.ts';
import { allProjections } from '#projections/all-projections.ts';
import { connector } from '#projections/engine/connection.ts';
import { rebuild } from '#projections/engine/rebuild.ts';
import { verify } from '#projections/engine/verify.ts';
import { createExecuteCommand } from '#service/commands/execute-command.ts';
import { eventSourceOf } from '#service/event-store/event-source.ts';
import { beginning, type EventStore } from '#service/event-store/store.ts';
import { endStreams, endsOf } from './stream-ends.ts';
import { dyingMeans, Killed } from './testing/dying-means.ts';
import { erasedAt, useErasingHouse } from './testing/erasing-house.ts';
import { liveSmallLife, logWorkout, planted } from './testing/small-life.ts';

describe('an erasure', function () {
  this.timeout(120_000);
  const erasing = useErasingHouse();
  const { means, erasuresBy, shown, expectAccountedFor } = erasing;
  const wish = ({ memberId, email }: { memberId: MemberId; email: string }) => ({
    memberId,
    verifiedEmail: email,
    zone: 'Europe/Paris',
    registeredAt: '2026-01-02T07:30:00.000Z',
  });
  const live = () => liveSmallLife(createExecuteCommand(erasing.stores.events), erasedAt);

  it('takes everything that a member told, and leaves an account', async () => {
    const life = await live();
    await erasuresBy(means()).clear(wish(life));
    expect(await typesOf(life.memberId)).to.deep.equal(['AccountKept']);
    await expectGone(life.memberId);
  });

  it('can be asked for again and again, and accounts for all that was ever erased', async () => {
    const life = await live();
    for (let time = 0; time < 3; time += 1) await erasuresBy(means()).clear(wish(life));
    expect(await typesOf(life.memberId)).to.deep.equal(['AccountKept']);
    await expectGone(life.memberId);
    await expectAccountedFor();
  });

  it('takes the account too, with the requests for access', async () => {
    const life = await live();
    await shown();
    await erasuresBy(means()).deleteAccount(wish(life));
    expect(await typesOf(life.memberId)).to.deep.equal([]);
    await expectGone(life.memberId);
    const { rows } = await erasing.pool.query('select from read.beta_requests where canonical_email = $1', [
      life.email,
    ]);
    expect(rows).to.deep.equal([]);
  });

  for (const when of ['before', 'after'] as const)
    for (const kind of ['clear', 'deleteAccount'] as const)
      it(`that is killed ${when} any change it makes (${kind}) is complete once it is resumed`, async () => {
        let changes = 0;
        while (await isKilledAt(changes + 1, when, kind)) changes += 1;
        expect(changes).to.be.greaterThan(15);
        await expectAccountedFor();
      });

  function expectKilled(outcome: unknown): void {
    for (const death of outcome instanceof AggregateError ? outcome.errors : [outcome])
      expect(death).to.be.instanceOf(Killed);
  }

  /** Lives, begins and is killed with the nth change, is resumed. False when there are not so many changes. */
  async function isKilledAt(
    nth: number,
    when: 'before' | 'after',
    kind: 'clear' | 'deleteAccount',
  ): Promise<boolean> {
    const life = await live();
    if (kind === 'deleteAccount') await shown();
    const dying = erasuresBy(dyingMeans(means(), nth, when));
    const outcome = await dying[kind](wish(life)).catch((error: unknown) => error);
    if (outcome === undefined) return false;
    expectKilled(outcome);
    await erasuresBy(means()).resume();
    // Killed before it was written down, it was never begun.
    if ((await typesOf(life.memberId)).includes('MemberRegistered'))
      await erasuresBy(means())[kind](wish(life));
    const left = kind === 'clear' ? ['AccountKept'] : [];
    expect(await typesOf(life.memberId), `killed ${when} change ${nth}`).to.deep.equal(left);
    await expectGone(life.memberId);
    return true;
  }

  it('that is interrupted between the end of a stream and its deletion leaves nothing to decide on', async () => {
    const life = await live();
    const stream = memberStream(life.memberId);
    const [end] = await endsOf(erasing.stores.events, [stream]);
    const stay = { ...erasing.stores.events, deleteStream: async () => {} };
    const by = (step: string) => ({
      commandId: asCommandId(step),
      correlationId: step,
      actor: 'system' as const,
      occurredAt: erasedAt,
      zone: 'UTC',
      localDate: dayOf(erasedAt, 'UTC'),
    });
    await endStreams(stay, life.memberId, end ? [end] : [], by);
    const keep = {
      type: 'KeepAccount',
      memberId: life.memberId,
      zone: 'UTC',
      registeredAt: erasedAt,
      streams: [],
    } as const;
    const { state } = await createExecuteCommand(erasing.stores.events)(
      memberDecider,
      stream,
      keep,
      by('keep'),
    );
    expect(state).to.deep.include({ status: 'registered', signIn: null, profile: {} });
    await erasuresBy(means()).clear(wish(life));
  });

  it('takes what is recorded while it goes on', async () => {
    const life = await live();
    let isFirst = true;
    const busy: EventStore = {
      ...erasing.stores.events,
      deleteStream: async (stream, expected) => {
        if (isFirst) {
          isFirst = false;
          await logWorkout(createExecuteCommand(erasing.stores.events), life.memberId, erasedAt);
        }
        await erasing.stores.events.deleteStream(stream, expected);
      },
    };
    await erasuresBy({ ...means(), store: busy }).clear(wish(life));
    expect(await typesOf(life.memberId)).to.deep.equal(['AccountKept']);
    await expectGone(life.memberId);
    await expectAccountedFor();
  });

  it('is the same for the read models, whether they saw it happen or are rebuilt', async () => {
    await shown();
    const engine = {
      connect: connector({ connectionString: erasing.house.databaseUrl }),
      source: eventSourceOf(erasing.stores.events),
      projections: allProjections,
    };
    const differing = (await verify(engine)).filter(({ differingRows }) => differingRows > 0);
    expect(differing).to.deep.equal([]);
    await rebuild({ ...engine, schema: 'rebuilt' });
    for (const { name } of allProjections) await expectNoWordsIn(`rebuilt.${name}`);
  });

  async function typesOf(memberId: MemberId): Promise<string[]> {
    const types: string[] = [];
    for await (const { type } of erasing.stores.events.readStream(memberStream(memberId))) types.push(type);
    return types;
  }

  /** No stream, no event but those that say nothing, no key. */
  async function expectGone(memberId: MemberId): Promise<void> {
    const harmless = new Set(['StreamErased', 'MemberDataErased', 'AccountKept', 'AccountDeleted']);
    for await (const event of erasing.bare.readAll({ after: beginning })) {
      if (event.data.memberId !== memberId) continue;
      expect(harmless.has(event.type), `${event.type} in ${event.stream}`).to.equal(true);
      expect(event.metadata).not.to.have.property('sealed');
    }
    const { rows } = await erasing.pool.query(
      'select from vault.data_keys where owner = $1 and wrapped is not null',
      [memberStream(memberId)],
    );
    expect(rows).to.deep.equal([]);
  }

  async function expectNoWordsIn(table: string): Promise<void> {
    const { rows } = await erasing.pool.query<{ text: string }>(
      `select to_jsonb(r)::text as text from ${table} r`,
    );
    const all = rows.map(({ text }) => text).join('\n');
    // What an admin wrote on a request stays with the access that it gave.
    const { notes: _, ...told } = planted;
    for (const word of Object.values(told).map(String)) expect(all, table).not.to.include(word);
  }
});
