import { expect } from 'chai';
import { allProjections } from '#projections/all-projections.ts';
import { verify } from '#projections/engine/verify.ts';
import { connector, withConnection } from '#projections/postgres/connection.ts';
import { tables } from '#projections/versions.ts';
import { eventSourceOf } from '#service/event-store/event-source.ts';
import type { AuditAnswer } from '#service/features/audit/audit-contract.ts';
import { devMemberId } from '#service/http/identity/dev-people.ts';
import { admin, type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { startTool } from '#service/testing/start-tool.ts';
import { eventsOf } from '#service/testing/test-stores.ts';
import type { OutageAnswer, OutagesAnswer } from './outage-contract.ts';
import type { EverybodyPreview } from './rules-contract.ts';

const path = '/api/admin/outages';
type Stats = { readonly currentStreak: number; readonly bestStreak: number; readonly skipTokens: number };
type Numbers = EverybodyPreview['largest'][number]['after'];

describe('outages over HTTP', function () {
  this.timeout(90_000);
  let app: TestApp;
  let ada: Caller;
  const people: Record<string, Caller> = {};

  before(async () => {
    app = await startTestApp({ at: '2026-03-01T12:00:00.000Z' });
    ada = await app.signIn(admin);
    // One was active on all days, one lost a run, one was saved by a token, and one had another date in Auckland.
    await memberWith('steady', 'UTC', [1, 2, 3, 4, 5, 6, 7]);
    await memberWith('lost', 'UTC', [1, 2, 3, 6, 7]);
    await memberWith('saved', 'UTC', [1, 2, 3, 5, 6, 7]);
    await memberWith('away', 'Pacific/Auckland', [1, 2, 3, 6, 7]);
    app.setClock('2026-03-07T22:00:00Z');
  });
  after(() => app.stop());

  async function memberWith(name: string, zone: string, days: readonly number[]) {
    app.setClock('2026-03-01T00:30:00Z');
    const caller = await app.member(emailOf(name));
    if (zone !== 'UTC') await caller.send('POST', '/api/me/time-zone', { zone });
    await caller.send('POST', '/api/programs/daily-maintenance', { templateType: 'daily-50' });
    for (const day of days) {
      // The same date in UTC and in Auckland.
      app.setClock(`2026-03-0${day}T08:00:00Z`);
      await caller.send('POST', '/api/workouts', {
        templateId: 'cardio-kickstart',
        date: `2026-03-0${day}`,
        durationMinutes: 21,
        perceivedExertion: 7,
        moodAfter: 4,
        isCompleted: true,
      });
    }
    people[name] = caller;
  }
  const emailOf = (name: string) => `${name}@outage.example`;
  const allNumbers = async () => {
    const numbers: Record<string, Stats> = {};
    for (const [name, caller] of Object.entries(people)) {
      const { currentStreak, bestStreak, skipTokens } = await caller.get<Stats>('/api/stats');
      numbers[devMemberId(emailOf(name))] = { currentStreak, bestStreak, skipTokens };
    }
    return numbers;
  };
  /** All that is stored of all members, as text. */
  const rows = () =>
    withConnection(connector({ connectionString: app.databaseUrl }), 'test', async (client) => {
      const { rows: found } = await client.query<{ row: string }>(
        `select concat_ws(' ', key, state::text, past, summary::text, reached::text, total_workouts, completed_quests) as row
           from ${tables.activities} order by key`,
      );
      return found.map(({ row }) => row);
    });
  const differing = async () => {
    const events = await eventsOf(app);
    const engine = {
      connect: connector({ connectionString: app.databaseUrl }),
      source: eventSourceOf(events, events.cipher),
      projections: allProjections,
    };
    const differences = (await verify(engine)).filter(({ differingRows }) => differingRows > 0);
    await events.close();
    return differences;
  };
  // 12 hours of 4 March and one of 5 March in UTC; in Auckland, one of 4 March and 12 of 5 March.
  const outage = { from: '2026-03-04T10:00:00.000Z', to: '2026-03-04T23:00:00.000Z' };
  const preview = (of: Readonly<Record<string, string>>) =>
    ada.get<EverybodyPreview>(`${path}/preview?${new URLSearchParams(of).toString()}`);
  const declare = (digest: string, key?: string, times = outage) =>
    ada.send<OutageAnswer>('POST', path, { ...times, reason: 'The database was away.', digest }, key);
  const tool = async (...args: readonly string[]) => {
    const env = { DATABASE_URL: app.databaseUrl, DATA_DIR: app.dataDir };
    const { ending, out, err } = await startTool(env, 'outages', ...args).ended;
    return { code: Number(ending), out, err };
  };

  let rowsBefore: readonly string[];
  let outageId: string;

  it('show whose numbers would change, and change nothing by that', async () => {
    rowsBefore = await rows();
    const shown = await preview(outage);
    expect(shown.largest.map(({ memberId }) => memberId)).to.have.members(
      ['lost', 'saved', 'away'].map((name) => devMemberId(emailOf(name))),
    );
    const of = (name: string) =>
      shown.largest.find(({ memberId }) => memberId === devMemberId(emailOf(name)));
    // The outage leaves a gap of one day, which the token covers.
    expect(of('lost')).to.deep.include({
      before: { currentStreak: 2, bestStreak: 3, skipTokens: 1 },
      after: { currentStreak: 5, bestStreak: 5, skipTokens: 0 },
    });
    expect(of('saved')?.after).to.deep.equal({ currentStreak: 6, bestStreak: 6, skipTokens: 1 });
    expect(shown.comparison).to.deep.include({ changed: 3 });
    expect(shown.comparison.fields.currentStreak).to.deep.equal({ raised: 2, lowered: 0, sum: 6 });
    expect(await rows()).to.deep.equal(rowsBefore);
  });

  it('are refused without the current list', async () => {
    const [status, text] = await ada.ask('POST', path, {
      ...outage,
      reason: 'The database was away.',
      digest: '0'.repeat(64),
    });
    expect(status).to.equal(409);
    expect(text).to.include('Look at it again');
    expect(await rows()).to.deep.equal(rowsBefore);
  });

  it('change exactly what was listed, live and in a rebuild, once if repeated', async () => {
    const numbersBefore = await allNumbers();
    const shown = await preview(outage);
    const answer = await declare(shown.digest, 'one key');
    expect(await declare(shown.digest, 'one key')).to.deep.equal(answer);
    outageId = answer.outageId;
    const expected = { ...numbersBefore, ...afterwards(shown) };
    expect(await allNumbers()).to.deep.equal(expected);
    expect(await differing()).to.deep.equal([]);
    const { outages } = await ada.get<OutagesAnswer>(path);
    expect(outages).to.have.length(1);
    expect(outages[0]?.comparison).to.deep.equal(shown.comparison);
  });
  const afterwards = ({ largest }: EverybodyPreview): Record<string, Numbers> =>
    Object.fromEntries(largest.map(({ memberId, after: numbers }) => [memberId, numbers]));

  it('are explained to the member, the same by the service and by why', async () => {
    const day = await people.lost?.get('/api/activity-days/2026-03-04');
    expect(day).to.include({ standing: 'outage', verdict: 'On us.' });
    const env = { DATABASE_URL: app.databaseUrl, DATA_DIR: app.dataDir };
    const asOf = '2026-03-07T22:00:00Z';
    const { out } = await startTool(
      env,
      'why',
      '--member',
      emailOf('lost'),
      '--streak',
      '--json',
      '--as-of',
      asOf,
    ).ended;
    const { days } = JSON.parse(out) as { days: { date: string; shown: unknown }[] };
    expect(days.find(({ date }) => date === '2026-03-04')?.shown).to.deep.equal(day);
    const grid = await people.lost?.get<{ date: string; standing: string }[]>('/api/activity-days?days=7');
    expect(grid?.find(({ date }) => date === '2026-03-04')?.standing).to.equal('neutral');
  });

  it('hold for a member who signs in for the first time afterwards', async () => {
    app.setClock('2026-03-07T22:10:00Z');
    await memberWith('new', 'UTC', [7]);
    app.setClock('2026-03-07T22:20:00Z');
    expect(await differing()).to.deep.equal([]);
    expect((await preview({ revoke: outageId })).comparison.changed).to.equal(3);
  });

  it('are revoked with every row as it was before, byte for byte', async () => {
    const shown = await preview({ revoke: outageId });
    const body = { reason: 'It was another day.', digest: shown.digest };
    const answer = await ada.send<OutageAnswer>('POST', `${path}/${outageId}/revoke`, body);
    expect(answer).to.deep.include({ outageId, visible: true });
    const after = await rows();
    const isNew = (row: string) => row.startsWith(devMemberId(emailOf('new')));
    expect(after.filter((row) => !isNew(row))).to.deep.equal(rowsBefore);
    expect(await differing()).to.deep.equal([]);
  });

  it('are in the audit trail with the person who decided and the reason', async () => {
    for (const [deed, note] of [
      ['outage-declared', 'The database was away.'],
      ['outage-revoked', 'It was another day.'],
    ] as const) {
      const { entries } = await ada.get<AuditAnswer>(`/api/beta/audit?deed=${deed}`);
      expect(entries.map((entry) => [entry.byEmail, entry.note])).to.deep.equal([[admin, note]]);
    }
  });

  it('are hidden from members', async () => {
    const calls = [
      ['GET', path],
      ['GET', `${path}/preview?from=${outage.from}&to=${outage.to}`],
      ['POST', path, { ...outage, reason: 'I was ill.', digest: '0'.repeat(64) }],
      ['POST', `${path}/${outageId}/revoke`, { reason: 'I was ill.', digest: '0'.repeat(64) }],
    ] as const;
    for (const [method, at, body] of calls)
      expect((await people.lost?.ask(method, at, body))?.[0]).to.equal(403);
  });

  it('are refused for times that no outage can have', async () => {
    const [status] = await ada.ask('GET', `${path}/preview?from=${outage.from}&to=2026-03-04T11:00:00Z`);
    expect(status).to.equal(400);
    expect((await ada.ask('GET', `${path}/preview?revoke=unknown`))[0]).to.equal(404);
  });

  it('are declared and revoked on the command line after all changes are shown', async () => {
    const times = ['--from', outage.from, '--to', outage.to];
    const seen = await tool('preview', ...times, '--json');
    const lines = seen.out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines.slice(0, -1)).to.have.length(3);
    const digest = String(lines.at(-1)?.digest);
    expect((await tool('declare', ...times, '--reason', 'Away.', '--seen', '0'.repeat(64))).code).to.equal(1);
    const future = ['--from', '2100-01-01T00:00Z', '--to', '2100-01-02T00:00Z'];
    const early = await tool('declare', ...future, '--reason', 'Away.', '--seen', digest);
    expect([early.code, early.err]).to.satisfy(() => early.code === 1 && /is over/.test(early.err));
    const declared = await tool('declare', ...times, '--reason', 'Away.', '--seen', digest, '--as', admin);
    expect(declared).to.include({ code: 0 });
    const listed = await tool('list', '--json');
    const [newest] = (JSON.parse(listed.out) as OutagesAnswer).outages;
    expect(newest).to.include({ isRevoked: false, reason: 'Away.' });
    const id = String(newest?.outageId);
    const back = await tool('preview', '--revoke', id, '--json');
    const digestBack = String(
      (JSON.parse(back.out.trim().split('\n').at(-1) ?? '') as { digest: string }).digest,
    );
    expect((await tool('revoke', id, '--reason', 'A test.', '--seen', digestBack)).code).to.equal(0);
    expect(await differing()).to.deep.equal([]);
  });
});
