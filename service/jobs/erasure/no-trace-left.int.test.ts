import { expect } from 'chai';
import { replicateToMirror } from '#service/event-store/mirror/mirror-replicator.ts';
import { beginning, type EventStore, type StoredEvent } from '#service/event-store/port.ts';
import { collect } from '#service/event-store/testing/samples.ts';
import { type OwnPostgres, startOwnPostgres } from '#service/testing/erasure/own-postgres.ts';
import { asStored, enterPersonalTexts, textsOfAnother } from '#service/testing/erasure/personal-texts.ts';
import { textsOfMember } from '#service/testing/erasure/sample-member.ts';
import { type SearchedLog, searchedLogs } from '#service/testing/erasure/searched-log.ts';
import { type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { startTool } from '#service/testing/start-tool.ts';
import { eventsOf } from '#service/testing/test-stores.ts';

const email = 'quillonia@planted.example';
const date = '2026-03-10';
const { grams: _, ...texts } = textsOfMember;
const words = Object.values(texts);
/** Must be found before and after, which proves that the search works. */
const others = Object.values(textsOfAnother);
/** A workout of both members. It is not personal by itself, so it is stored in plain text. */
const plain = 'core-circuit';
const inNoFile = [email, ...asStored(texts), ...asStored(textsOfAnother)];

for (const [kind, startLog] of Object.entries(searchedLogs))
  describe(`the personal data of a member, with ${kind}`, function () {
    this.timeout(120_000);
    let postgres: OwnPostgres;
    let searched: SearchedLog;
    let app: TestApp;
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
      app = await startTestApp({ at: `${date}T12:00:00.000Z`, env, withoutLuckyDay: [email], log: lines });
      env = { ...env, DATA_DIR: app.dataDir };
      member = await app.member(email);
      await enterPersonalTexts(member, date);
      await enterPersonalTexts(await app.member('bystander@rondel.example'), date, textsOfAnother);
    });
    after(async () => {
      await app.stop();
      await searched.close();
      await postgres.stop();
    });

    it('is in no event in plain text, and is readable only by the service’s store', async () => {
      if (searched.eventStoreUrl !== undefined) await keepTheMirror();
      const recorded = await searched.recorded();
      expect(wordsIn(recorded, [email, ...words, ...others])).to.deep.equal([]);
      expect(recorded.filter((text) => text.includes('"sealed":')).length).to.be.greaterThan(10);
      for (const read of await everyWayToRead())
        expect(wordsIn(textsOf(read), [...words, ...others])).to.deep.equal([...words, ...others]);
      expect(await postgres.wordsInFiles([...inNoFile, plain])).to.deep.equal([plain]);
    });

    it('is not readable once cleared: the rest reads as erased, or not at all', async () => {
      expect(await member.send('DELETE', '/api/admin/clear-user-data')).to.include({ cleared: true });
      await expectUnreadable();
      expect(await weights()).to.deep.equal(searched.eventStoreUrl === undefined ? [] : [0]);
      const { body } = await member.visitor.get('/api/me/export');
      expect(wordsIn([body], [...words, ...others])).to.deep.equal([]);
    });

    it('is in no row of a rebuild and in no whole-log export', async () => {
      await expectReplayEqual();
      await expectNotExported();
    });

    it('does not return when the store scavenges deleted events', async () => {
      const inAll = async () => (await collect(searched.bare.readAll({ after: beginning }))).length;
      const before = await inAll();
      searched.scavenge();
      if (searched.eventStoreUrl !== undefined) expect(await inAll()).to.be.below(before);
      await expectUnreadable();
      await expectReplayEqual();
      await expectNotExported();
      expect(await startTool(env, 'store', 'verify').ended).to.include({ ending: 0 });
    });

    it("is in no database file before and after a rewrite, and not in the service's log", async () => {
      expect(await postgres.wordsInFiles([...inNoFile, plain])).to.deep.equal([plain]);
      await postgres.rewriteFiles();
      expect(await postgres.wordsInFiles([...inNoFile, plain])).to.deep.equal([plain]);
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
      const { ending, out } = await startTool(env, 'export', '--with-personal', '--reason', 'A test.').ended;
      expect([ending, wordsIn([out], [...words, ...others])]).to.deep.equal([0, others]);
    }

    /** All events as another process of the service reads them, with keys, and through the mirror if there is one. */
    async function everyWayToRead(): Promise<readonly (readonly StoredEvent[])[]> {
      const store = await eventsOf(ownApp());
      const reads = [
        await collect(store.readAll({ after: beginning })),
        (await collect(store.readBatches({ after: beginning }))).flat(),
        await subscribed(store),
      ];
      await store.close();
      return reads;
    }

    /** The weights of the member in the API's answers. */
    async function weights(): Promise<readonly unknown[]> {
      const { id } = await member.get('/api/auth/user');
      const [, , live = []] = await everyWayToRead();
      const weighings = live.filter(({ type, data }) => type === 'WeightLogged' && data.memberId === id);
      return weighings.map(({ data }) => (data.weight as { readonly value: number }).value);
    }

    const ownApp = () => ({ ...app, ...searched, databaseUrl: postgres.url });

    const keepTheMirror = () =>
      replicateToMirror({
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
