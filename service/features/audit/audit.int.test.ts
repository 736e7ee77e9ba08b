import { expect } from 'chai';
import { allProjections } from '#projections/all-projections.ts';
import { verify } from '#projections/engine/verify.ts';
import { connector } from '#projections/postgres/connection.ts';
import { eventSourceOf } from '#service/event-store/event-source.ts';
import { decode } from '#service/event-store/event-types/event-codec.ts';
import { openStores, type Stores } from '#service/event-store/open-stores.ts';
import { beginning } from '#service/event-store/port.ts';
import { parseConfig } from '#service/platform/config.ts';
import { admin, type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import type { AuditAnswer, AuditEntry, HistoryAnswer } from './audit-contract.ts';

const member = 'audited@rondel.example';

describe('the audit trail', function () {
  this.timeout(60_000);
  let app: TestApp;
  let stores: Stores;
  let ada: Caller;
  let adaId: string;
  let requestId: string;

  before(async () => {
    app = await startTestApp({
      withoutLuckyDay: [admin],
      env: { ADMIN_EMAILS: `${admin},second@rondel.example` },
    });
    stores = await openStores(parseConfig({ DATABASE_URL: app.databaseUrl, DATA_DIR: app.dataDir }));
    ada = await app.signIn(admin);
    const second = await app.signIn('second@rondel.example');
    adaId = String((await ada.get('/api/auth/user')).id);
    const asked = await ada.send('POST', '/api/beta/request', { email: 'Turn@Example.com' });
    requestId = String(asked.id);
    const path = `/api/beta/requests/${requestId}`;
    app.setClock('2026-03-11T12:00:00.000Z');
    await ada.send('PATCH', path, { status: 'denied', adminNotes: 'No room.' });
    app.setClock('2026-03-12T12:00:00.000Z');
    await second.send('PATCH', path, { status: 'pending', adminNotes: 'There is room now.' });
    await second.send('PATCH', path, { status: 'approved', adminNotes: null });
    await ada.send('POST', '/api/user-quests/spin');
    await ada.send('POST', '/api/user-quests/accept');
    // A reason in the query would be in every proxy's log, so only the body may contain it.
    await ada.send('DELETE', '/api/user-quests/reset?reason=Not%20this.', { reason: 'Trying the wheel.' });
    await (await app.member(member)).send('POST', '/api/admin/reset-for-testing');
    // A clock that was set back.
    app.setClock('2026-03-05T12:00:00.000Z');
    await ada.send('POST', '/api/beta/request', { email: 'earlier@example.com' });
  });
  after(async () => {
    await stores.close();
    await app.stop();
  });

  const history = (query = '') => ada.get<HistoryAnswer>(`/api/beta/requests/${requestId}/history${query}`);
  const audit = (query = '') => ada.get<AuditAnswer>(`/api/beta/audit${query}`);
  async function wholeAudit(query = 'limit=3'): Promise<readonly AuditEntry[]> {
    const entries: AuditEntry[] = [];
    for (let next: string | null = ''; next !== null; ) {
      const page: AuditAnswer = await audit(`?${query}${next && `&before=${encodeURIComponent(next)}`}`);
      entries.push(...page.entries);
      ({ next } = page);
    }
    return entries;
  }

  it("shows a request's history: actor, action, time, reason, states and reversals", async () => {
    const { entries, email, state, asOf, next } = await history();
    expect({ email, state, asOf, next }).to.deep.equal({
      email: 'Turn@Example.com',
      state: { status: 'approved', adminNotes: null },
      asOf: null,
      next: null,
    });
    const listed = entries.map(({ deed: action, byEmail, note, on, before, after, isReversal }) => [
      ...[action, byEmail, note, on, before.status, after.status, isReversal],
    ]);
    expect(listed).to.deep.equal([
      ['requested', admin, null, '2026-03-10', 'none', 'pending', false],
      ['denied', admin, 'No room.', '2026-03-11', 'pending', 'denied', false],
      ['reopened', 'second@rondel.example', 'There is room now.', '2026-03-12', 'denied', 'pending', true],
      ['approved', 'second@rondel.example', null, '2026-03-12', 'pending', 'approved', false],
    ]);
    for (const { hash } of entries) expect(hash).to.match(/^[0-9a-f]{64}$/);
  });

  it('shows the history as of an instant', async () => {
    const then = await history('?asOf=2026-03-11T12:00:00.000Z');
    expect(then.entries.map(({ deed: action }) => action)).to.deep.equal(['requested', 'denied']);
    expect(then.state).to.deep.equal({ status: 'denied', adminNotes: 'No room.' });
    const [status] = await ada.ask(
      'GET',
      `/api/beta/requests/${requestId}/history?asOf=2026-03-01T00:00:00Z`,
    );
    expect(status).to.equal(404);
  });

  it('shows the history page by page', async () => {
    const first = await history('?limit=3');
    expect([first.entries.length, first.next]).to.deep.equal([3, 2]);
    const second = await history(`?limit=3&after=${first.next}`);
    expect([second.entries.map(({ deed: action }) => action), second.next]).to.deep.equal([
      ['approved'],
      null,
    ]);
  });

  it('has a timeline of all actions, newest first by the time shown, in pages', async () => {
    const entries = await wholeAudit();
    const [newest] = entries.toSorted((a, b) => (a.position < b.position ? 1 : -1));
    expect(newest?.requestEmail).to.equal('earlier@example.com');
    expect(entries[0]?.requestEmail).to.not.equal('earlier@example.com');
    const positions = entries.map(({ position }) => position);
    expect(entries).to.deep.equal(byTime(entries));
    expect(new Set(positions).size).to.equal(positions.length);
    expect((await wholeAudit('limit=200')).map(({ position }) => position)).to.deep.equal(positions);
    const ofRequest = entries.filter((entry) => entry.requestId === requestId).toReversed();
    expect(ofRequest.map(({ deed: action, deedBefore }) => [deedBefore, action])).to.deep.equal([
      [null, 'requested'],
      ['requested', 'denied'],
      ['denied', 'reopened'],
      ['reopened', 'approved'],
    ]);
  });

  it('can be filtered by admin, decision, date and request', async () => {
    const denied = (await wholeAudit('deed=denied')).filter((entry) => entry.requestId === requestId);
    expect(denied.map(({ note, byEmail }) => [note, byEmail])).to.deep.equal([['No room.', admin]]);
    const byAda = await wholeAudit(`by=${adaId}`);
    expect(new Set(byAda.map(({ by }) => by))).to.deep.equal(new Set([adaId]));
    const onThe11th = await wholeAudit('from=2026-03-11&to=2026-03-11');
    expect(onThe11th.map(({ deed: action }) => action)).to.deep.equal(['denied']);
    expect(await wholeAudit(`request=${requestId}`)).to.have.length(4);
    const { admins } = await audit();
    expect(admins.map(({ email }) => email)).to.include.members([admin, 'second@rondel.example']);
  });

  it('contains every action with its actor and reason', async () => {
    const entries = await wholeAudit();
    const [quest] = entries.filter(({ deed: action }) => action === 'quest-reset');
    expect(quest).to.include({ by: adaId, byEmail: admin, note: 'Trying the wheel.', byHand: false });
    const [reset] = entries.filter(({ deed: action }) => action === 'program-reset');
    expect(reset).to.include({ note: 'Admin Program Reset in the settings.', byEmail: null });
    expect(reset?.by).to.equal(reset?.memberId);
  });

  it('equals a trail derived directly from the log', async () => {
    const listed: Placed[] = [];
    for await (const batch of stores.events.readBatches({ after: beginning }))
      for (const stored of batch) {
        const entry = entryFromLog(decode(stored));
        const event = { position: stored.position, eventId: stored.id };
        if (entry) listed.push({ ...event, ...entry });
      }
    const shown = (await wholeAudit()).map(
      ({ position, eventId, deed: action, requestId: request, by, note, at, on, stream, revision }) => ({
        ...{ position, eventId, deed: action, request, by, note, at, on, stream, revision },
      }),
    );
    expect(shown.length).to.be.above(8);
    expect(shown).to.deep.equal(byTime(listed));
  });

  it('is unchanged by a rebuild of its read model', async () => {
    const [verified] = await verify({
      connect: connector({ connectionString: app.databaseUrl }),
      source: eventSourceOf(stores.events, stores.cipher),
      projections: allProjections.filter(({ name }) => name === 'audit_entries'),
    });
    expect(verified).to.include({ differingRows: 0 });
    expect(verified?.rows).to.be.above(8);
  });

  it('is restricted to admins', async () => {
    const somebody = await app.signIn(member);
    for (const path of ['/api/beta/audit', `/api/beta/requests/${requestId}/history`, '/api/admin/events'])
      expect(await somebody.ask('GET', path)).to.deep.equal([403, 'Admin access required']);
  });
});

type Placed = { readonly at: string; readonly position: string };
const placeIn = ({ at, position }: Placed): string => `${at} ${position}`;
const byTime = <Entry extends Placed>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted((a, b) => (placeIn(a) < placeIn(b) ? 1 : -1));

/** Reads an entry from the log, with names independent of the read model's. */
function entryFromLog({ event, metadata, stream, revision }: ReturnType<typeof decode>) {
  const place = { at: metadata.occurredAt, on: metadata.localDate, stream, revision };
  switch (event.type) {
    case 'BetaRequestSubmitted': {
      const by = event.requestedBy ?? metadata.actor;
      return { deed: 'requested', request: event.requestId, by, note: null, ...place };
    }
    case 'BetaRequestApproved':
    case 'BetaRequestDenied':
    case 'BetaRequestReopened': {
      const action = { Approved: 'approved', Denied: 'denied', Reopened: 'reopened' }[
        event.type.replace('BetaRequest', '') as 'Approved' | 'Denied' | 'Reopened'
      ];
      return {
        deed: action,
        request: event.requestId,
        by: event.reviewedBy,
        note: event.adminNotes,
        ...place,
      };
    }
    case 'QuestDayReset':
      return { deed: 'quest-reset', request: null, by: event.resetBy, note: event.reason, ...place };
    case 'MemberReset':
      return { deed: 'program-reset', request: null, by: metadata.actor, note: event.reason, ...place };
    case 'SessionsEnded':
      return { deed: 'sessions-ended', request: null, by: event.endedBy, note: event.reason, ...place };
    case 'PersonalDataViewed':
      return { deed: 'data-viewed', request: null, by: event.viewedBy, note: event.reason, ...place };
    default:
      return null;
  }
}
