import { expect } from 'chai';
import { ApiError, isOfOtherMember, isServerAway, isUnauthorized, serverMessage } from './api-error.ts';
import { createEarlyReads, createHttp, type Http } from './http.ts';

type Call = { readonly path: string; readonly init: RequestInit };

const inTime = new AbortController().signal;
const json = (content: unknown): Response =>
  new Response(JSON.stringify(content), { headers: { 'Content-Type': 'application/json' } });

function httpThat(
  answer: Response,
  member: string | null = null,
): { http: Http; calls: Call[]; refusals: Error[] } {
  const calls: Call[] = [];
  const refusals: Error[] = [];
  const http = createHttp({
    fetch: async (path, init) => {
      calls.push({ path: String(path), init: init ?? {} });
      return answer.clone();
    },
    zone: () => 'Europe/Paris',
    memberId: () => member,
    newKey: () => 'key-1',
    deadline: () => inTime,
    nextTask: () => Promise.resolve(),
    early: createEarlyReads(undefined, async () => undefined),
    onBetaAccessRequired: (error) => refusals.push(error),
  });
  return { http, calls, refusals };
}

const errorFrom = async (work: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw new Error('It was not refused.');
};

describe('http', () => {
  it('reads with cookies and the zone, and without a body, a content type or a key', async () => {
    const { http, calls } = httpThat(json({ currentStreak: 3 }));
    expect(await http.read('/api/stats')).to.deep.equal({ currentStreak: 3 });
    expect(calls).to.deep.equal([
      {
        path: '/api/stats',
        init: {
          credentials: 'same-origin',
          signal: inTime,
          headers: { Accept: 'application/json, text/plain', 'X-Time-Zone': 'Europe/Paris' },
        },
      },
    ]);
  });

  it('sends a payload as JSON under a new idempotency key', async () => {
    const { http, calls } = httpThat(new Response(null, { status: 204 }));
    expect(await http.send({ method: 'POST', path: '/api/beta/request', body: { email: 'a@b' } })).to.equal(
      null,
    );
    expect(calls[0]?.init.body).to.equal('{"email":"a@b"}');
    expect(calls[0]?.init.headers).to.include({
      'Idempotency-Key': 'key-1',
      'Content-Type': 'application/json',
      'X-Time-Zone': 'Europe/Paris',
    });
  });

  it('sends no content type when there is no payload, and the key that it is given', async () => {
    const { http, calls } = httpThat(json(null));
    await http.send({ method: 'POST', path: '/api/user-quests/spin', idempotencyKey: 'spin-7' });
    expect(calls[0]?.init.headers).to.not.have.property('Content-Type');
    expect(calls[0]?.init.headers).to.include({ 'Idempotency-Key': 'spin-7' });
  });

  it('names the revision that the command is meant for', async () => {
    const { http, calls } = httpThat(json(null));
    await http.send({ method: 'PATCH', path: '/api/beta/requests/7', body: {}, ifRevision: 3 });
    expect(calls[0]?.init.headers).to.include({ 'If-Match': '"3"' });
  });

  it('has had no answer when none came in time', async () => {
    const late = new DOMException('The operation timed out.', 'TimeoutError');
    const http = createHttp({
      fetch: (_, init) =>
        new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(late))),
      zone: () => 'UTC',
      newKey: () => 'key-1',
      memberId: () => null,
      deadline: () => AbortSignal.timeout(1),
      nextTask: () => Promise.resolve(),
      early: createEarlyReads(undefined, async () => undefined),
      onBetaAccessRequired: () => {},
    });
    const error: unknown = await http
      .send({ method: 'POST', path: '/api/workouts' })
      .catch((reason: unknown) => reason);
    expect(error).to.equal(late);
    expect(isServerAway(error)).to.equal(true);
  });

  it("names the member of a command: the page's member, unless the call names another", async () => {
    const { http, calls } = httpThat(json(null), 'maya');
    await http.read('/api/stats');
    await http.send({ method: 'POST', path: '/api/user-quests/spin' });
    await http.send({ method: 'POST', path: '/api/workouts', memberId: 'noah' });
    const named = calls.map(({ init }) => new Headers(init.headers).get('X-Member-Id'));
    expect(named).to.deep.equal([null, 'maya', 'noah']);
  });

  it('names no member while it does not know who is here', async () => {
    const { http, calls } = httpThat(json(null));
    await http.send({ method: 'POST', path: '/api/beta/request' });
    expect(calls[0]?.init.headers).to.not.have.property('X-Member-Id');
  });

  it('tells a refusal because somebody else is signed in from others', async () => {
    const headers = { 'X-Error-Code': 'other-member' };
    const { http } = httpThat(new Response('Somebody else is.', { status: 409, headers }));
    expect(isOfOtherMember(await errorFrom(http.read('/api/x')))).to.equal(true);
    expect(isOfOtherMember(new ApiError(409, 'No spins left.'))).to.equal(false);
  });

  for (const [status, body, statusText, message] of [
    [400, 'Please enter a valid email address.', 'Bad Request', '400: Please enter a valid email address.'],
    [500, '', 'Internal Server Error', '500: Internal Server Error'],
    [401, 'Unauthorized', '', '401: Unauthorized'],
    [403, '{"message":"Beta access required"}', 'Forbidden', '403: Beta access required'],
    [403, 'Admin access required', 'Forbidden', '403: Admin access required'],
  ] as const)
    it(`says '${message}'`, async () => {
      const { http } = httpThat(new Response(body, { status, statusText }));
      expect((await errorFrom(http.read('/api/x'))).message).to.equal(message);
    });

  it('reports a refusal for want of beta access from every call, and names the account', async () => {
    const headers = { 'X-Account-Id': 'maya', 'X-Account-Email': 'maya@example.com' };
    const { http, refusals } = httpThat(new Response('Beta access required', { status: 403, headers }));
    const error = await errorFrom(http.send({ method: 'POST', path: '/api/workouts' }));
    expect(refusals).to.deep.equal([error]);
    expect([error.accountId, error.accountEmail]).to.deep.equal(['maya', 'maya@example.com']);
  });

  it('tells of no other refusal', async () => {
    const { http, refusals } = httpThat(new Response('Admin access required', { status: 403 }));
    await errorFrom(http.read('/api/beta/requests'));
    expect(refusals).to.deep.equal([]);
  });
});

describe('errors of the API', () => {
  it('are unauthorized when the message starts with 401 and contains Unauthorized', () => {
    expect(isUnauthorized(new ApiError(401, 'Unauthorized'))).to.equal(true);
    expect(isUnauthorized(new ApiError(401, 'Who are you?'))).to.equal(false);
    expect(isUnauthorized(new ApiError(500, 'Unauthorized'))).to.equal(false);
  });

  it("give the server's message without status, or the fallback without an answer", () => {
    expect(serverMessage(new ApiError(409, 'No spins left.'), 'Unable')).to.equal('No spins left.');
    expect(serverMessage(new TypeError('Failed to fetch'), 'Unable')).to.equal('Unable');
  });

  it('tell a server that is away from one that refuses', () => {
    expect(isServerAway(new TypeError('Failed to fetch'))).to.equal(true);
    expect(isServerAway(new ApiError(503, 'Soon'))).to.equal(true);
    expect(isServerAway(new ApiError(409, 'No'))).to.equal(false);
  });
});

const url = `/api/reads?paths=${['/api/stats', '/api/activity-days?days=28'].map(encodeURIComponent).join(',')}`;
const answers = { '/api/stats': { points: 3 }, '/api/activity-days?days=28': null };

describe('the reads that a page asks for in one call', () => {
  it('are asked for once, and each answer is taken once, null included', async () => {
    const asked: string[] = [];
    const early = createEarlyReads(url, async (path) => {
      asked.push(path);
      return answers;
    });
    expect(await early.take('/api/activity-days?days=28')).to.deep.equal({ answer: null });
    expect(await early.take('/api/stats')).to.deep.equal({ answer: { points: 3 } });
    expect(await early.take('/api/stats')).to.equal(undefined);
    expect(asked).to.deep.equal([url]);
  });

  it('are not taken for a path that the page did not name, or after a command', async () => {
    const early = createEarlyReads(url, async () => answers);
    expect(await early.take('/api/quests')).to.equal(undefined);
    early.forget();
    expect(await early.take('/api/stats')).to.equal(undefined);
  });

  it('are taken at once when they are here, and only once', async () => {
    const early = createEarlyReads(url, async () => answers);
    expect(early.takeNow('/api/stats')).to.equal(undefined);
    await early.arrived();
    expect(early.takeNow('/api/stats')).to.deep.equal({ answer: { points: 3 } });
    expect(early.takeNow('/api/stats')).to.equal(undefined);
    expect(early.takeNow('/api/quests')).to.equal(undefined);
    early.forget();
    expect(early.takeNow('/api/activity-days?days=28')).to.equal(undefined);
  });

  it('are left to each path when the call fails or is refused', async () => {
    const failing = createEarlyReads(url, () => Promise.reject(new Error('no network')));
    expect(await failing.take('/api/stats')).to.equal(undefined);
    const refused = createEarlyReads(url, async () => undefined);
    expect(await refused.take('/api/stats')).to.equal(undefined);
    const absent = createEarlyReads(undefined, async () => answers);
    expect(await absent.take('/api/stats')).to.equal(undefined);
  });
});
