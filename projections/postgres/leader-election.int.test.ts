import { expect } from 'chai';
import type pg from 'pg';
import { useDatabase } from '#projections/engine/testing/use-database.ts';
import { testDatabase } from '#service/testing/database.ts';
import type { Connect } from './connection.ts';
import { runAsLeader } from './leader-election.ts';

describe('leader election', () => {
  const bench = useDatabase(testDatabase);
  let candidates: { readonly stop: AbortController; readonly ended: Promise<void> }[];
  beforeEach(() => {
    candidates = [];
  });
  afterEach(async () => {
    for (const { stop } of candidates) stop.abort();
    await Promise.all(candidates.map(({ ended }) => ended));
  });

  /** Joins the election and exposes each term as it starts. */
  function candidate(options: { readonly endsByItself?: boolean } = {}) {
    const stop = new AbortController();
    const terms: AbortSignal[] = [];
    let announce = () => {};
    const lead = (signal: AbortSignal) => {
      terms.push(signal);
      announce();
      return options.endsByItself ? Promise.resolve() : aborted(signal);
    };
    const term = async (number: number) => {
      while (terms.length < number)
        await new Promise<void>((resolve) => {
          announce = resolve;
        });
      return terms[number - 1] as AbortSignal;
    };
    let follows = () => {};
    const following = new Promise<void>((resolve) => {
      follows = resolve;
    });
    const ended = runAsLeader({
      connect: bench.connect,
      lockName: 'follower test',
      signal: stop.signal,
      lead,
      retryMs: 10,
      heartbeatMs: 20,
      onFollowing: () => follows(),
    });
    candidates.push({ stop, ended });
    return { stop, terms, term, following, ended };
  }

  it('lets one candidate lead and the other wait', async () => {
    const first = candidate();
    await first.term(1);
    const second = candidate();
    await second.following;
    expect(second.terms).to.have.length(0);
    expect(first.terms[0]?.aborted).to.equal(false);
  });

  it('lets the next candidate lead when the leader stops', async () => {
    const first = candidate();
    await first.term(1);
    const second = candidate();
    await second.following;
    first.stop.abort();
    await first.ended;
    await second.term(1);
  });

  it('ends the term when the connection with the lock is lost, and elects a leader again', async () => {
    const only = candidate();
    const first = await only.term(1);
    await cutLeader(bench.client);
    const second = await only.term(2);
    expect(first.aborted).to.equal(true);
    expect(second.aborted).to.equal(false);
  });

  it('ends the term when its connection falls silent', async () => {
    const lockOfOurs = 'select pg_advisory_lock(1)';
    await bench.client.query(lockOfOurs);
    const silent: Connect = async (role, settings) => {
      const connected = await bench.connect(role, settings);
      const query = connected.query.bind(connected);
      connected.query = ((text: unknown, ...rest: unknown[]) =>
        // A query for a lock that this test holds gets no answer.
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
    await runAsLeader({
      connect: silent,
      lockName: 'follower silent',
      signal: stop.signal,
      lead,
      retryMs: 10,
      heartbeatMs: 20,
    });
    await bench.client.query('select pg_advisory_unlock(1)');
    expect(String(reason)).to.contain('timeout');
  });

  it('elects a candidate again after it ended its term', async () => {
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
