import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect } from 'chai';
import { devMemberId } from '#service/http/identity/dev-people.ts';
import { type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';

type Line = Record<string, unknown>;

const email = 'quiet.person@rondel.example';
const memberId = devMemberId(email);
const said = ['quiet.person', 'Ada', 'Byron', 'secret knee', '173.7', '203.0.113.9', 'eyJ'];

describe('the request log', () => {
  const log: Line[] = [];
  let app: TestApp;
  let caller: Caller;

  before(async function () {
    this.timeout(120_000);
    app = await startTestApp({ log });
    caller = await app.member(email);
  });
  after(() => app.stop());

  /** A line is written after the answer; the next answer on the connection comes after it. */
  async function linesOf(work: () => Promise<unknown>): Promise<readonly Line[]> {
    const before = log.length;
    await work();
    await caller.visitor.get('/healthz');
    return log.slice(before);
  }

  it('contains the ids of request, member and command', async () => {
    const [line, ...more] = await linesOf(() =>
      caller.send('PATCH', '/api/auth/user', { age: 41 }, 'my key'),
    );
    expect(more).to.deep.equal([]);
    expect(line).to.include({
      msg: 'request',
      method: 'PATCH',
      path: '/api/auth/user',
      status: 200,
      memberId,
    });
    expect(line?.requestId).to.match(/^[0-9a-f-]{36}$/);
    expect(line?.commandIds).to.have.length(1);
  });

  it('contains the same command id for a repeated request', async () => {
    const send = () =>
      caller.ask('PUT', '/api/user-quests/2026-03-01', { status: 'completed' }, { 'Idempotency-Key': 'k' });
    const [first] = await linesOf(send);
    const [second] = await linesOf(send);
    expect(first?.commandIds).to.deep.equal(second?.commandIds);
    expect(first?.requestId).to.not.equal(second?.requestId);
  });

  for (const target of ['http://[', 'http://']) {
    it(`contains the request target ${target}, answered by 400 while the service continues`, async () => {
      const [line] = await linesOf(async () => {
        const { hostname, port } = new URL(app.origin);
        const socket = connect(Number(port), hostname);
        socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\n\r\n`);
        expect(await text(socket)).to.match(/^HTTP\/1\.1 400 /);
      });
      expect(line).to.include({ msg: 'request', status: 400 });
      expect((await caller.visitor.get('/api/stats')).status).to.equal(200);
    });
  }

  it('contains no member for a visitor', async () => {
    const [line] = await linesOf(() => app.visitor().get('/api/stats'));
    expect(line).to.include({ status: 401 });
    expect(line).to.not.have.any.keys('memberId', 'commandIds');
  });

  const refusals: readonly (readonly [what: string, work: () => Promise<unknown>, line: Line])[] = [
    [
      'a call that only admins may make',
      () => caller.visitor.get('/api/beta/requests'),
      { status: 403, memberId, code: 'admin-access-required', reason: 'Admin access required' },
    ],
    [
      'a request from another site',
      () => caller.visitor.send('POST', '/api/workouts', { headers: { 'Sec-Fetch-Site': 'cross-site' } }),
      { status: 403, memberId, code: 'other-origin', reason: 'This request came from another site.' },
    ],
    [
      'a command that the rules refuse',
      () => caller.ask('POST', '/api/user-quests/accept'),
      { status: 409, memberId, code: 'not-admitted', reason: 'Spin the wheel first.' },
    ],
    [
      'a body that the contract refuses',
      () => caller.ask('POST', '/api/beta/request', { email: 1 }),
      { status: 400, memberId, code: 'invalid-request', reason: 'email: invalid_type' },
    ],
    [
      'a path that does not exist',
      () => caller.visitor.get('/api/nothing'),
      { status: 404, memberId, code: 'not-found', reason: 'There is nothing here.' },
    ],
    [
      'a sign-in that comes to nothing',
      () => app.visitor().get('/api/login/callback?state=made-up'),
      { status: 400, code: 'sign-in-expired' },
    ],
    [
      'a visitor who is not signed in',
      () => app.visitor().get('/api/stats'),
      { status: 401, code: 'unauthorized', reason: 'Unauthorized' },
    ],
  ];
  for (const [what, work, expected] of refusals) {
    it(`contains the reason and the member of the refusal of ${what}`, async () => {
      const lines = await linesOf(work);
      expect(
        lines.filter(({ msg }) => msg === 'request').map((line) => picked(line, expected)),
      ).to.deep.equal([expected]);
    });
  }

  it('contains the member in the line of the sign-in', async () => {
    const lines = await linesOf(() => app.signIn(email));
    const [line] = lines.filter(({ path, msg }) => msg === 'request' && path === '/api/login/callback');
    expect(line).to.include({ status: 302, memberId });
  });

  it('contains the member whose session has reached a limit', async function () {
    this.timeout(60_000);
    const lines: Line[] = [];
    const other = await startTestApp({
      sharingStoresOf: app,
      log: lines,
      limits: { mutation: { points: 1, durationSeconds: 60 } },
    });
    const { visitor } = await other.signIn(email);
    await visitor.send('POST', '/api/client-errors', { json: {} });
    await visitor.send('POST', '/api/client-errors', { json: {} });
    await visitor.get('/healthz');
    await other.stop();
    expect(lines.find(({ status }) => status === 429)).to.include({ memberId, code: 'too-many-requests' });
  });

  it('contains no personal data of any account', async () => {
    await caller.send('PATCH', '/api/auth/user', { injuries: 'secret knee', firstName: 'Ada' });
    await caller.send('POST', '/api/body-metrics', { weight: '173.7', date: '2026-03-10', unit: 'lbs' });
    await caller.ask('POST', '/api/body-metrics', { weight: 'secret knee' });
    await caller.ask('POST', '/api/body-metrics', { weight: '1', date: '2026-03-10', unit: 'secret knee' });
    await caller.ask('PATCH', '/api/auth/user', { 'secret knee': 1, age: 'secret knee' });
    await caller.visitor.get(`/api/${email}?email=${email}`, { 'X-Forwarded-For': '203.0.113.9' });
    await caller.visitor.get(`/api/x/${encodeURIComponent(email)}/y`);
    await caller.visitor.send('POST', '/api/beta/request', { json: { email } });
    await caller.visitor.get('/healthz');
    const text = log.map((line) => JSON.stringify(line)).join('\n');
    expect(said.filter((word) => text.includes(word))).to.deep.equal([]);
    expect(text).to.include('"path":"/api/x/*/y"');
  });
});

const picked = (line: Line, like: Line): Line =>
  Object.fromEntries(Object.keys(like).map((name) => [name, line[name]]));
