import { expect } from 'chai';
import type pg from 'pg';
import { testDatabase } from '#service/testing/database.ts';
import type { Connect } from './connection.ts';
import { campaign } from './leader.ts';
import { useDatabase } from './testing/use-database.ts';

describe('campaigning for the lead', () => {
  const bench = useDatabase(testDatabase);
  let campaigns: { readonly stop: AbortController; readonly ended: Promise<void> }[];
  beforeEach(() => {
    campaigns = [];
  });
  afterEach(async () => {
    for (const { stop } of campaigns) stop.abort();
    await Promise.all(campaigns.map(({ ended }) => ended));
  });

  /** Campaigns, and shows each term as it begins. */
  function candidate(options: { readonly endsByItself?: boolean } = {}) {
    const stop = new AbortController();
    const terms: AbortSignal[] = [];
    let tell = () => {};
    const lead = (signal: AbortSignal) => {
      terms.push(signal);
      tell();
      return options.endsByItself ? Promise.resolve() : aborted(signal);
    };
    const term = async (number: number) => {
      while (terms.length < number)
        await new Promise<void>((resolve) => {
          tell = resolve;
        });
      return terms[number - 1] as AbortSignal;
    };
    let follows = () => {};
    const following = new Promise<void>((resolve) => {
      follows = resolve;
    });
    const ended = campaign({
      connect: bench.connect,
      lockName: 'test',
      signal: stop.signal,
      lead,
      retryMs: 10,
      heartbeatMs: 20,
      onFollowing: () => follows(),
    });
    campaigns.push({ stop, ended });
    return { stop, terms, term, following, ended };
  }

  it('lets one lead and the other wait', async () => {
    const first = candidate();
    await first.term(1);
    const second = candidate();
    await second.following;
    expect(second.terms).to.have.length(0);
    expect(first.terms[0]?.aborted).to.equal(false);
  });

  it('passes the lead on when the leader stops', async () => {
    const first = candidate();
    await first.term(1);
    const second = candidate();
    await second.following;
    first.stop.abort();
    await first.ended;
    await second.term(1);
  });

  it('ends the term when the connection that holds the lock is lost, and leads again', async () => {
    const only = candidate();
    const first = await only.term(1);
    await cutLeader(bench.client);
    const second = await only.term(2);
    expect(first.aborted).to.equal(true);
    expect(second.aborted).to.equal(false);
  });

  it('ends the term when its connection goes silent', async () => {
    const lockOfOurs = 'select pg_advisory_lock(1)';
    await bench.client.query(lockOfOurs);
    const silent: Connect = async (role, settings) => {
      const connected = await bench.connect(role, settings);
      const query = connected.query.bind(connected);
      connected.query = ((text: unknown, ...rest: unknown[]) =>
        // What asks for a lock that we keep gets no answer.
        query(
          ...([text === 'select 1' ? lockOfOurs : text, ...rest] as Parameters<typeof query>),
        )) as typeof query;
      return connected;
    };
    const stop = new AbortController();
    let reason: unknown = null;
    const lead = async (signal: AbortSignal) => {
      await aborted(signal);
      reason = signal.reason;
      stop.abort();
    };
    await campaign({
      connect: silent,
      lockName: 'silent',
      signal: stop.signal,
      lead,
      retryMs: 10,
      heartbeatMs: 20,
    });
    await bench.client.query('select pg_advisory_unlock(1)');
    expect(String(reason)).to.contain('timeout');
  });

  it('is elected anew when it ends its term itself', async () => {
    const only = candidate({ endsByItself: true });
    await only.term(3);
  });
});

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });

async function cutLeader(client: pg.Client) {
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'projections leader'`,
  );
}
