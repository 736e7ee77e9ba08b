import { expect } from 'chai';
import { keepMirror } from '#service/event-store/event-mirror-keeper.ts';
import { beginning, type EventStore, type StoredEvent } from '#service/event-store/store.ts';
import { collect } from '#service/event-store/testing/samples.ts';
import { eventsOf } from '#service/testing/house-stores.ts';
import { type Caller, type RunningHouse, runHouse } from '#service/testing/running-house.ts';
import { startTool } from '#service/testing/start-tool.ts';
import { type OwnPostgres, startOwnPostgres } from './testing/own-postgres.ts';
import { type SearchedLog, searchedLogs } from './testing/searched-log.ts';
import { planted } from './testing/small-life.ts';
import { asStored, bystanding, tell } from './testing/told-words.ts';

const email = 'quillonia@planted.example';
const date = '2026-03-10';
const { grams: _, ...told } = planted;
const words = Object.values(told);
/** Found before and after: a search that finds nothing at all shows nothing. */
const others = Object.values(bystanding);

for (const [kind, startLog] of Object.entries(searchedLogs))
  describe(`what a member told, with ${kind}`, function () {
    this.timeout(120_000);
    let postgres: OwnPostgres;
    let searched: SearchedLog;
    let house: RunningHouse;
    let member: Caller;
    let env: Readonly<Record<string, string>>;
    const lines: Record<string, unknown>[] = [];

    before(async () => {
      postgres = await startOwnPostgres();
      searched = await startLog(postgres.url);
      const { eventStoreUrl } = searched;
      env = {
        DATABASE_URL: postgres.url,
        ...(eventStoreUrl !== undefined && { EVENTSTORE_URL: eventStoreUrl }),
      };
      house = await runHouse({ at: `${date}T12:00:00.000Z`, env, steady: [email], log: lines });
      env = { ...env, DATA_DIR: house.dataDir };
      member = await house.member(email);
      await tell(member, date);
      await tell(await house.member('bystander@rondel.example'), date, bystanding);
    });
    after(async () => {
      await house.stop();
      await searched.close();
      await postgres.stop();
    });

    it('lies in plain in no event, and is opened by nothing but the service’s own store', async () => {
      if (searched.eventStoreUrl !== undefined) await keepTheMirror();
      const recorded = await searched.recorded();
      expect(wordsIn(recorded, [email, ...words, ...others])).to.deep.equal([]);
      expect(recorded.filter((text) => text.includes('"sealed":')).length).to.be.greaterThan(10);
      for (const read of await everyWayToRead())
        expect(wordsIn(textsOf(read), [...words, ...others])).to.deep.equal([...words, ...others]);
      const stored = [...asStored(told), ...asStored(bystanding)];
      expect(await postgres.wordsInFiles(stored)).to.deep.equal(stored);
    });

    it('is opened by nothing once it is cleared: what still lies there comes erased, or not at all', async () => {
      expect(await member.send('DELETE', '/api/admin/clear-user-data')).to.include({ cleared: true });
      await expectUnreadable();
      expect(await weights()).to.deep.equal(searched.eventStoreUrl === undefined ? [] : [0]);
      const { body } = await member.visitor.get('/api/me/export');
      expect(wordsIn([body], [...words, ...others])).to.deep.equal([]);
    });

    it('is in no row that a replay makes, and in no export of all', async () => {
      await expectReplayEqual();
      await expectNotExported();
    });

    it('does not come back when the store lets go of what was deleted', async () => {
      const inAll = async () => (await collect(searched.bare.readAll({ after: beginning }))).length;
      const before = await inAll();
      searched.scavenge();
      if (searched.eventStoreUrl !== undefined) expect(await inAll()).to.be.below(before);
      await expectUnreadable();
      await expectReplayEqual();
      await expectNotExported();
      expect(await startTool(env, 'store', 'verify').ended).to.include({ ending: 0 });
    });

    it('is in no file of the database once Postgres has rewritten them, nor in the log of the service', async () => {
      await postgres.rewriteFiles();
      const stored = [...asStored(told), ...asStored(bystanding)];
      expect(await postgres.wordsInFiles(stored)).to.deep.equal(asStored(bystanding));
      expect(lines).not.to.deep.equal([]);
      expect(wordsIn([JSON.stringify(lines)], [...words, ...others])).to.deep.equal([]);
    });

    async function expectUnreadable(): Promise<void> {
      expect(wordsIn(await searched.recorded(), [email, ...words, ...others])).to.deep.equal([]);
      for (const read of await everyWayToRead())
        expect(wordsIn(textsOf(read), [...words, ...others])).to.deep.equal(others);
    }

    async function expectReplayEqual(): Promise<void> {
      const { ending, out } = await startTool(env, 'replay', '--verify').ended;
      expect(out).to.match(/^All \d[\d,]* rows equal what the events say\.$/m);
      expect(ending).to.equal(0);
    }

    async function expectNotExported(): Promise<void> {
      const { ending, out } = await startTool(env, 'export', '--with-personal').ended;
      expect([ending, wordsIn([out], [...words, ...others])]).to.deep.equal([0, others]);
    }

    /** All events as another process of the service reads them, with keys and, where there is one, by way of the mirror. */
    async function everyWayToRead(): Promise<readonly (readonly StoredEvent[])[]> {
      const store = await eventsOf(ownHouse());
      const reads = [
        await collect(store.readAll({ after: beginning })),
        (await collect(store.readBatches({ after: beginning }))).flat(),
        await subscribed(store),
      ];
      await store.close();
      return reads;
    }

    /** Of the member, as they are still told. */
    async function weights(): Promise<readonly unknown[]> {
      const { id } = await member.get('/api/auth/user');
      const [, , live = []] = await everyWayToRead();
      const weighings = live.filter(({ type, data }) => type === 'WeightLogged' && data.memberId === id);
      return weighings.map(({ data }) => (data.weight as { readonly value: number }).value);
    }

    const ownHouse = () => ({ ...house, ...searched, databaseUrl: postgres.url });

    const keepTheMirror = () =>
      keepMirror({
        connectionString: postgres.url,
        store: searched.bare,
        signal: new AbortController().signal,
        once: true,
        onProgress: () => {},
      });
  });

async function subscribed(store: EventStore): Promise<readonly StoredEvent[]> {
  const caughtUp = new AbortController();
  const events: StoredEvent[] = [];
  for await (const message of store.subscribe({ after: beginning, signal: caughtUp.signal })) {
    if (message.kind === 'event') events.push(message.event);
    else caughtUp.abort();
  }
  return events;
}

const textsOf = (events: readonly StoredEvent[]) => events.map((event) => JSON.stringify(event));

const wordsIn = (texts: readonly string[], wanted: readonly string[]): readonly string[] =>
  wanted.filter((word) => texts.some((text) => text.includes(word)));
