import { expect } from 'chai';
import type { HttpClient } from '#service/http/testing/http-client.ts';
import { startTestApp, type TestApp } from '#service/testing/start-test-app.ts';

const together = (...paths: readonly string[]): string =>
  `/api/reads?paths=${paths.map(encodeURIComponent).join(',')}`;

describe('GET /api/reads', () => {
  let app: TestApp;
  let member: HttpClient;

  before(async function () {
    this.timeout(60_000);
    app = await startTestApp();
    member = (await app.member('together@rondel.example')).visitor;
  });
  after(() => app.stop());

  it('answers each path as that path answers alone, queries and null included', async () => {
    const paths = [
      '/api/programs/active',
      '/api/stats',
      '/api/activity-days?days=3',
      '/api/activity-days?days=28',
      '/api/user-quests/today',
      '/api/workout-templates/builtin',
    ];
    const alone: Record<string, unknown> = {};
    for (const path of paths) alone[path] = JSON.parse((await member.get(path)).body);
    expect(alone['/api/programs/active']).to.equal(null);
    const answer = await member.get(together(...paths));
    expect(answer.status).to.equal(200);
    expect(JSON.parse(answer.body)).to.deep.equal(alone);
  });

  it('refuses all reads when one is wrong or cannot be joined', async () => {
    const refused = [
      '/api/me/device-key',
      '/api/auth/user',
      '/api/me/export',
      '/api/user-quests/spin',
      '/api/reads',
      '/api/nothing',
      '/api/activity-days?days=none',
    ];
    for (const path of refused) {
      const { status } = await member.get(together('/api/stats', path));
      expect(status, path).to.equal(path.includes('days') ? 400 : 404);
    }
  });

  it('refuses a visitor, and more than 20 paths', async () => {
    expect((await app.visitor().get(together('/api/stats'))).status).to.equal(401);
    const many = Array.from({ length: 21 }, (_, days) => `/api/activity-days?days=${days + 1}`);
    expect((await member.get(together(...many))).status).to.equal(400);
  });
});
