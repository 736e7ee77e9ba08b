import { expect } from 'chai';
import type pg from 'pg';
import { prepareSchema } from '#projections/engine/schema.ts';
import { useDatabase } from '#projections/engine/testing/use-database.ts';
import { testDatabase } from '#service/testing/database.ts';
import { until } from '#service/testing/until.ts';
import { type Connect, connector } from './connection.ts';
import { runAsLeader, type Term } from './leader-election.ts';
import { type LockName, lockSession } from './locks.ts';

describe('leader election', () => {
  const bench = useDatabase(testDatabase);
  const schema = 'read';
  let candidates: { readonly stop: AbortController; readonly ended: Promise<void> }[];
  before(() => prepareSchema(bench.client, schema));
  beforeEach(() => {
    candidates = [];
  });
  afterEach(async () => {
    for (const { stop } of candidates) stop.abort();
    await Promise.all(candidates.map(({ ended }) => ended));
  });

  /** Joins the election and exposes each term as it starts. */
  function candidate({
    connect = bench.connect,
    ...options
  }: {
    readonly endsByItself?: boolean;
    readonly connect?: Connect;
    readonly leaseMs?: number;
    readonly lockNames?: readonly LockName[];
    readonly sharedLock?: LockName;
    readonly parts?: Parameters<typeof runAsLeader>[0]['parts'];
  } = {}) {
    const stop = new AbortController();
    const terms: Term[] = [];
    let announce = () => {};
    const lead = (term: Term) => {
      terms.push(term);
      announce();
      return options.endsByItself ? Promise.resolve() : aborted(term.signal);
    };
    const term = async (number: number) => {
      while (terms.length < number)
        await new Promise<void>((resolve) => {
          announce = resolve;
        });
      return terms[number - 1] as Term;
    };
    let follows = () => {};
    const following = new Promise<void>((resolve) => {
      follows = resolve;
    });
    const ended = runAsLeader({
      connect,
      lockNames: options.lockNames ?? ['follower test'],
      ...(options.sharedLock && { sharedLock: options.sharedLock }),
      ...(options.parts && { parts: options.parts }),
      schema,
      signal: stop.signal,
      lead,
      retryMs: 10,
      leaseMs: options.leaseMs ?? 5000,
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
    expect(first.terms[0]?.signal.aborted).to.equal(false);
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

  it("ends the term when the lock's connection is lost, and elects a leader again", async () => {
    const only = candidate();
    const first = await only.term(1);
    await cutLeader(bench.client);
    const second = await only.term(2);
    expect(first.signal.aborted).to.equal(true);
    expect(second.signal.aborted).to.equal(false);
    expect(tokenOf(second)).to.be.greaterThan(tokenOf(first));
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
          ...([isRenewal(text) ? lockOfOurs : text, ...(isRenewal(text) ? [] : rest)] as Parameters<
            typeof query
          >),
        )) as typeof query;
      return connected;
    };
    const stop = new AbortController();
    let reason: unknown = null;
    const lead = async ({ signal }: Term) => {
      await aborted(signal);
      reason = signal.reason;
      stop.abort();
    };
    await runAsLeader({
      connect: silent,
      lockNames: ['follower silent'],
      schema,
      signal: stop.signal,
      lead,
      retryMs: 10,
      leaseMs: 300,
    });
    await bench.client.query('select pg_advisory_unlock(1)');
    expect(String(reason)).to.contain('timeout');
  });

  it('replaces a leader that does not renew its lease, and ends its connections', async () => {
    const own = connector({ connectionString: bench.url });
    const frozen: Connect = async (role, settings) => {
      const connected = await own(role, settings);
      const query = connected.query.bind(connected);
      connected.query = ((text: unknown, ...rest: unknown[]) =>
        isRenewal(text)
          ? new Promise(() => {})
          : query(...([text, ...rest] as Parameters<typeof query>))) as typeof query;
      return connected;
    };
    const other = await own('other');
    const otherEnded = new Promise<void>((resolve) => other.once('end', resolve));
    const first = candidate({ connect: frozen, leaseMs: 300 });
    const frozenTerm = await first.term(1);
    const second = candidate();
    const next = await second.term(1);
    await otherEnded;
    await aborted(frozenTerm.signal);
    expect(tokenOf(next)).to.be.greaterThan(tokenOf(frozenTerm));
    expect(next.signal.aborted).to.equal(false);
  });

  it('leaves a leader alone whose lease has not run out', async () => {
    const first = candidate({ connect: connector({ connectionString: bench.url }), leaseMs: 300 });
    const { signal } = await first.term(1);
    const second = candidate({ connect: connector({ connectionString: bench.url }) });
    await second.following;
    const { rows } = await bench.client.query<{ end: Date }>(
      'select max(expires_at) as end from read.leases',
    );
    // Ten renewals later.
    await until(async () => {
      const later = await bench.client.query(
        `select from read.leases where expires_at > $1::timestamptz + interval '1 second'`,
        [rows[0]?.end],
      );
      return later.rowCount === 1;
    });
    expect([signal.aborted, second.terms.length]).to.deep.equal([false, 0]);
  });

  it('lets candidates lead names that they do not share, and more when another stops', async () => {
    const old = candidate({ lockNames: ['follower first', 'follower second'] });
    const first = await old.term(1);
    const next = candidate({ lockNames: ['follower second', 'follower third'] });
    const alone = await next.term(1);
    expect([[...first.tokens.keys()], [...alone.tokens.keys()]]).to.deep.equal([
      ['follower first', 'follower second'],
      ['follower third'],
    ]);
    old.stop.abort();
    const both = await next.term(2);
    expect([...both.tokens.keys()]).to.have.members(['follower second', 'follower third']);
    expect([alone.signal.aborted, both.signal.aborted]).to.deep.equal([true, false]);
    expect(both.tokens.get('follower second')).to.be.greaterThan(first.tokens.get('follower second') ?? 0);
    expect(both.tokens.get('follower third')).to.equal(alone.tokens.get('follower third'));
  });

  it('waits for a leader of an earlier version, which holds alone the shared names', async () => {
    const earlier = await bench.connect('earlier');
    await lockSession(earlier, 'projections of read');
    const first = candidate({ sharedLock: 'projections of read', lockNames: ['follower first'] });
    await first.following;
    expect(first.terms).to.have.length(0);
    await earlier.end();
    await first.term(1);
    const second = candidate({ sharedLock: 'projections of read', lockNames: ['follower second'] });
    await second.term(1);
  });

  describe('of parts', () => {
    const partsOf = (release: string, own: string) => ({
      release,
      parts: [1, 2, 3, 4].map((nth) => ({
        part: `follower ${release} part ${nth}` as const,
        lockNames: [`follower common ${nth}`, `follower ${own} ${nth}`] as const,
      })),
    });
    /** As in a separate process. */
    const inProcess = (release: string, own: string) =>
      candidate({
        ...{ connect: connector({ connectionString: bench.url }), lockNames: [], leaseMs: 900 },
        parts: partsOf(release, own),
      });
    type Candidate = ReturnType<typeof candidate>;
    const leads = ({ terms }: Candidate, name: string) =>
      [...(terms.at(-1)?.tokens.keys() ?? [])].filter((held) => held.startsWith(`follower ${name} `)).length;

    it('gives each new candidate its share, and the parts of a leaving one to others', async () => {
      const [first, second] = [inProcess('one', 'own'), inProcess('one', 'own')];
      await until(() => leads(first, 'own') === 2 && leads(second, 'own') === 2);
      const held = new Map([...(first.terms.at(-1)?.tokens ?? []), ...(second.terms.at(-1)?.tokens ?? [])]);
      expect(held.size).to.equal(12);
      first.stop.abort();
      await until(() => leads(second, 'own') === 4 && leads(second, 'common') === 4);
      for (const [name, token] of second.terms.at(-1)?.tokens ?? [])
        expect(token).to.be.at.least(held.get(name) ?? 0);
    });

    it('lets each release lead names that only it knows, and one lead the common names', async () => {
      const old = inProcess('old', 'before');
      await until(() => leads(old, 'before') === 4);
      const next = inProcess('next', 'after');
      await until(() => leads(next, 'after') === 4);
      expect([leads(old, 'common'), leads(next, 'common')]).to.deep.equal([4, 0]);
      old.stop.abort();
      await until(() => leads(next, 'common') === 4);
    });
  });

  it('elects a candidate again after it ended its term', async () => {
    const only = candidate({ endsByItself: true });
    await only.term(3);
  });
});

const tokenOf = ({ tokens }: Term) => tokens.get('follower test') ?? 0;

const isRenewal = (text: unknown) => typeof text === 'string' && text.startsWith('update');

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });

async function cutLeader(client: pg.Client) {
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'projections leader %'`,
  );
}
