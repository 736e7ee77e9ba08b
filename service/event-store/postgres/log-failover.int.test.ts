import { expect } from 'chai';
import pg from 'pg';
import {
  beginning,
  type EventStore,
  type EventToAppend,
  type Position,
  UnknownPosition,
} from '#service/event-store/port.ts';
import {
  collect,
  idsOf,
  newStream,
  rejectionOf,
  sampleEvent,
  sampleEvents,
} from '#service/event-store/testing/samples.ts';
import { type TestDatabase, testDatabase } from '#service/testing/database.ts';
import { openEventLog } from './event-log.ts';
import { LogReplaced } from './log-history.ts';

describe('the built-in event log that is failed over to a copy which lags', function () {
  this.timeout(30_000);
  let database: TestDatabase;
  let copy: TestDatabase;
  let log: EventStore;
  let keptTo: Position;
  const kept = sampleEvents(3);
  const lost = sampleEvents(2).map((event) => ({ ...event, type: 'LostType' }));

  beforeEach(async () => {
    database = await testDatabase();
    log = await openEventLog({ connectionString: database.url });
    for (const event of kept) await log.append(newStream(), 'no-stream', [event]);
    keptTo = await log.head();
    await log.close();
    copy = await testDatabase(database);
    log = await openEventLog({ connectionString: database.url });
  });
  afterEach(async () => {
    await log.close();
    await Promise.all([database.drop(), copy.drop()]);
  });

  /** Gives the copy the name under which the log is reached. */
  async function failOver(): Promise<void> {
    const [name, lagging] = [database, copy].map(({ url }) => new URL(url).pathname.slice(1));
    const url = new URL(database.url);
    url.pathname = '/postgres';
    const admin = new pg.Client(url.href);
    await admin.connect();
    await admin.query(`alter database ${name} allow_connections false`);
    await admin.query('select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1', [
      name,
    ]);
    await admin.query(`alter database ${name} rename to ${name}_lost`);
    await admin.query(`alter database ${lagging} rename to ${name}`);
    await admin.query(`alter database ${name}_lost rename to ${lagging}`);
    await admin.end();
  }

  it('ends subscriptions, and refuses positions that the copy does not have', async () => {
    const messages = log.subscribe({ after: await log.head(), signal: new AbortController().signal });
    const following = collect(messages).catch((error: unknown) => error);
    for (const event of lost) await log.append(newStream(), 'no-stream', [event]);
    const ahead = await log.head();
    await failOver();
    expect(await following).to.be.instanceOf(LogReplaced);
    const again = log.subscribe({ after: ahead, signal: new AbortController().signal });
    expect(await rejectionOf(collect(again))).to.be.instanceOf(UnknownPosition);
  });

  it("delivers the copy's events and later appends, with the right types", async () => {
    for (const event of lost) await log.append(newStream(), 'no-stream', [event]);
    await failOver();
    const other = await openEventLog({ connectionString: database.url });
    const [first, second] = ['OtherType', 'LostType'].map((type) => ({ ...sampleEvent(), type })) as [
      EventToAppend,
      EventToAppend,
    ];
    await other.append(newStream(), 'no-stream', [first]);
    await other.close();
    await log.append(newStream(), 'no-stream', [second]);
    const stored = await collect(log.readAll({ after: keptTo }));
    expect(stored.map(({ id, type }) => [id, type])).to.deep.equal([
      [first.id, 'OtherType'],
      [second.id, 'LostType'],
    ]);
    const { signal, abort } = stoppable();
    const live: string[] = [];
    for await (const message of log.subscribe({ after: beginning, signal })) {
      if (message.kind === 'event') live.push(message.event.id);
      else abort();
    }
    expect(live).to.deep.equal(idsOf([...kept, first, second]));
  });
});

function stoppable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
