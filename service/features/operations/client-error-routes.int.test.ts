import { expect } from 'chai';
import { standardLimits } from '#service/http/middleware/rate-limits.ts';
import { startTestApp, type TestApp } from '#service/testing/start-test-app.ts';

const report = {
  kind: 'react',
  message: 'No user maya@rondel.example',
  stack: 'Error: maya@rondel.example\n    at Wheel (https://rondel.example/assets/dashboard-1a2b.js:1:23)',
  screen: '/dashboard',
};

describe('POST /api/client-errors', () => {
  const log: Record<string, unknown>[] = [];
  let app: TestApp;

  before(async function () {
    this.timeout(120_000);
    app = await startTestApp({ log, limits: { clientError: standardLimits.clientError } });
  });
  after(() => app.stop());

  it("logs a member's error without the member", async () => {
    const maya = await app.member('reporter@rondel.example');
    const before = log.length;
    expect(await maya.send('POST', '/api/client-errors', report)).to.deep.equal({ received: true });
    await maya.visitor.get('/healthz');
    const [line, request, ...more] = log.slice(before);
    expect(line).to.deep.include({
      msg: 'client error',
      clientError: {
        kind: 'react',
        message: 'No user *',
        frames: ['Wheel at assets/dashboard-1a2b.js:1:23'],
        screen: '/dashboard',
      },
    });
    expect(request).to.include({ msg: 'request', path: '/api/client-errors' });
    expect(more).to.deep.equal([]);
    expect([line, request].some((one) => 'memberId' in (one ?? {}))).to.equal(false);
  });

  it("accepts visitors' reports up to their limit", async () => {
    const visitor = app.visitor();
    const statuses: number[] = [];
    for (let sent = 0; sent <= standardLimits.clientError.points; sent += 1)
      statuses.push((await visitor.send('POST', '/api/client-errors', { json: report })).status);
    expect(statuses.slice(0, -1)).to.deep.equal(Array.from({ length: 10 }, () => 200));
    expect(statuses.at(-1)).to.equal(429);
  });

  for (const [what, change] of [
    ['a message without end', { message: 'x'.repeat(501) }],
    ['a stack without end', { stack: 'x'.repeat(4_001) }],
    ['a kind of its own', { kind: 'spam' }],
  ] as const) {
    it(`refuses ${what}`, async () => {
      const { visitor } = await app.signIn(`${what.replaceAll(' ', '-')}@rondel.example`);
      const { status } = await visitor.send('POST', '/api/client-errors', { json: { ...report, ...change } });
      expect(status).to.equal(400);
    });
  }
});
