import { expect } from 'chai';
import { asInstant } from '#domain/kernel/day.ts';
import { asCommandId, type MemberId } from '#domain/kernel/ids.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import { memberDecider } from '#domain/member/member.ts';
import { memberStream } from '#domain/member/member-events.ts';
import { allProjections } from '#projections/all-projections.ts';
import { rebuild } from '#projections/engine/rebuild.ts';
import { verify } from '#projections/engine/verify.ts';
import { connector } from '#projections/postgres/connection.ts';
import { createExecuteCommand } from '#service/event-store/commands/execute-command.ts';
import { OwnerErased } from '#service/event-store/encryption/data-keys.ts';
import { eventSourceOf } from '#service/event-store/event-source.ts';
import { beginning, type EventStore } from '#service/event-store/port.ts';
import { devMemberId } from '#service/http/identity/dev-people.ts';
import { crashingDeps, SimulatedCrash } from '#service/testing/erasure/crashing-deps.ts';
import { erasedAt, useErasureFixture } from '#service/testing/erasure/erasure-fixture.ts';
import { enterPersonalTexts } from '#service/testing/erasure/personal-texts.ts';
import { logWorkout, recordSampleHistory, textsOfMember } from '#service/testing/erasure/sample-member.ts';
import type { Caller } from '#service/testing/start-test-app.ts';
import { rebuildAsOf } from '#service/tools/analysis/as-of.ts';
import { createReplayContext } from '#service/tools/analysis/replay-context.ts';
import { endStreams, endsOf } from './stream-ends.ts';

describe('an erasure', function () {
  this.timeout(120_000);
  const erasing = useErasureFixture();
  const { deps, erasuresBy, shown, expectAccountedFor } = erasing;
  const wish = ({ memberId, email }: { memberId: MemberId; email: string }) => ({
    memberId,
    verifiedEmail: email,
    zone: 'Europe/Paris',
    registeredAt: '2026-01-02T07:30:00.000Z',
  });
  const live = () => recordSampleHistory(createExecuteCommand(erasing.stores.events), erasedAt);

  it('deletes all data of a member and keeps the account', async () => {
    const life = await live();
    await erasuresBy(deps()).clear(wish(life));
    expect(await typesOf(life.memberId)).to.deep.equal(['AccountKept']);
    await expectGone(life.memberId);
  });

  it('can be repeated, and accounts for everything ever erased', async () => {
    const life = await live();
    for (let time = 0; time < 3; time += 1) await erasuresBy(deps()).clear(wish(life));
    expect(await typesOf(life.memberId)).to.deep.equal(['AccountKept']);
    await expectGone(life.memberId);
    await expectAccountedFor();
  });

  it('deletes the account and its requests for access', async () => {
    const life = await live();
    await shown();
    await erasuresBy(deps()).deleteAccount(wish(life));
    expect(await typesOf(life.memberId)).to.deep.equal([]);
    await expectGone(life.memberId);
    const { rows } = await erasing.pool.query('select from read.beta_requests where canonical_email = $1', [
      life.email,
    ]);
    expect(rows).to.deep.equal([]);
  });

  it('accounts for all earlier lives when an account is deleted again and again', async () => {
    const email = 'returning@rondel.example';
    const lives = [
      async (caller: Caller) => enterPersonalTexts(caller, '2026-03-10'),
      async (caller: Caller) => {
        await caller.send('POST', '/api/user-quests/spin');
        await caller.send('DELETE', '/api/admin/clear-user-data');
      },
      async () => {},
    ];
    for (const live of lives) {
      const caller = await erasing.app.member(email);
      await live(caller);
      await expectAccountedFor();
      await caller.send('DELETE', '/api/me');
      await expectAccountedFor();
    }
    await expectGone(devMemberId(email));
  });

  // After a change and before the next one is the same place, so each kind dies in one of the two ways.
  for (const [when, kind] of [
    ['before', 'clear'],
    ['after', 'deleteAccount'],
  ] as const)
    it(`that is killed ${when} any of its changes (${kind}) is completed when it is resumed`, async () => {
      let changes = 0;
      while (await isKilledAt(changes + 1, when, kind)) changes += 1;
      expect(changes).to.be.greaterThan(15);
      await expectAccountedFor();
    });

  function expectKilled(outcome: unknown): void {
    for (const death of outcome instanceof AggregateError ? outcome.errors : [outcome])
      expect(death).to.be.instanceOf(SimulatedCrash);
  }

  /** Creates a member and an erasure that is killed at the nth change and resumed. False when there are fewer changes. */
  async function isKilledAt(
    nth: number,
    when: 'before' | 'after',
    kind: 'clear' | 'deleteAccount',
  ): Promise<boolean> {
    const life = await live();
    if (kind === 'deleteAccount') await shown();
    const crashing = erasuresBy(crashingDeps(deps(), nth, when));
    const outcome = await crashing[kind](wish(life)).catch((error: unknown) => error);
    if (outcome === undefined) return false;
    expectKilled(outcome);
    await erasuresBy(deps()).resume();
    // If it was killed before it was stored, it never started.
    if ((await typesOf(life.memberId)).includes('MemberRegistered'))
      await erasuresBy(deps())[kind](wish(life));
    const left = kind === 'clear' ? ['AccountKept'] : [];
    expect(await typesOf(life.memberId), `killed ${when} change ${nth}`).to.deep.equal(left);
    await expectGone(life.memberId);
    return true;
  }

  it("leaves no usable state when interrupted before a stream's deletion", async () => {
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
    await erasuresBy(deps()).clear(wish(life));
  });

  it('deletes events recorded while it runs', async () => {
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
    await erasuresBy({ ...deps(), store: busy }).clear(wish(life));
    expect(await typesOf(life.memberId)).to.deep.equal(['AccountKept']);
    await expectGone(life.memberId);
    await expectAccountedFor();
  });

  it('keeps a running command from storing data of a deleted account', async () => {
    const email = 'under-way@rondel.example';
    const memberId = devMemberId(email);
    await erasing.app.member(email);
    await shown();
    const { events, keys } = erasing.stores;
    let isErased = false;
    const slow: EventStore = {
      ...events,
      // The command is decided on the state before the deletion, and stored after it.
      append: async (...append) => {
        if (!isErased) await erasuresBy(deps()).deleteAccount(wish({ memberId, email }));
        isErased = true;
        return events.append(...append);
      },
    };
    const outcome = await rejected(logWorkout(createExecuteCommand(slow), memberId, erasedAt));
    expect(outcome).to.be.instanceOf(OwnerErased);
    await expectGone(memberId);
    expect(await rejected(keys.keyOf(memberStream(memberId)))).to.be.instanceOf(OwnerErased);

    const returned = await erasing.app.member(email);
    await enterPersonalTexts(returned, '2026-03-10');
    expect(await returned.get('/api/stats')).to.include({ totalWorkouts: 1 });
    await returned.send('DELETE', '/api/me');
    await expectGone(memberId);
    await expectAccountedFor();
  });

  const rejected = (work: Promise<unknown>) => work.catch((error: unknown) => error);

  it('deletes rows as of an instant, also when they are copied meanwhile', async () => {
    for (const isCopiedBefore of [true, false]) {
      const life = await live();
      await shown();
      const erase = () => erasuresBy(deps()).deleteAccount(wish(life));
      const context = createReplayContext(erasing.stores, new AbortController().signal, () => ({
        update() {},
        stop() {},
      }));
      const { source } = context;
      // All events are read, the erasure runs completely, and only then are the last rows written.
      const readAll: typeof source.readAll = async function* (options) {
        yield* source.readAll(options);
        await erase();
      };
      const instant = asInstant(new Date(Date.parse(erasedAt) + 1_000).toISOString());
      const asOf = { instant, projections: allProjections };
      const { schema } = await rebuildAsOf(
        isCopiedBefore ? context : { ...context, source: { ...source, readAll } },
        asOf,
      );
      if (isCopiedBefore) {
        expect(await rowsIn(schema, life.memberId)).to.be.above(3);
        await erase();
      }
      expect(await rowsIn(schema, life.memberId), `copied before: ${isCopiedBefore}`).to.equal(0);
      expect(await rowsIn(schema, watcherId)).to.be.above(0);
      await erasing.pool.query(`drop schema ${schema} cascade`);
    }
  });

  const watcherId = devMemberId('watcher@rondel.example');

  async function rowsIn(schema: string, memberId: MemberId): Promise<number> {
    let found = 0;
    for (const { name } of allProjections) {
      const of = `select from ${schema}.${name} r where strpos(to_jsonb(r)::text, $1) > 0`;
      found += (await erasing.pool.query(of, [memberId])).rowCount ?? 0;
    }
    return found;
  }

  it('gives the same read models, whether they processed it live or are rebuilt', async () => {
    await shown();
    const engine = {
      connect: connector({ connectionString: erasing.app.databaseUrl }),
      source: eventSourceOf(erasing.stores.events, erasing.stores.cipher),
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

  /** Expects no stream, no event except those without content, and no key. */
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
    // The admin's notes on a request stay with the access that it granted.
    const { notes: _, ...texts } = textsOfMember;
    // Digits may stand by chance inside a random id.
    for (const word of Object.values(texts).map(String))
      expect(all, table).not.to.match(new RegExp(`(?<!\\w)${word.replace('.', '\\.')}(?!\\w)`));
  }
});
