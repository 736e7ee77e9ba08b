import type { ChildProcess } from 'node:child_process';
import { expect } from 'chai';
import { startWebhookReceiver } from '#service/features/integrations/testing/webhook-receiver.ts';
import { freePort } from '#service/platform/embedded-postgres/postmaster.ts';
import { spawnApp, stopApp } from '#service/testing/spawn-app.ts';
import { type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { setIntegrations } from '#service/testing/token-caller.ts';
import { until } from '#service/testing/until.ts';

/** `WEBHOOK_KILLS=30 npx mocha …` for a longer run. */
const kills = Number(process.env.WEBHOOK_KILLS ?? 3);
const inRound = 12;

describe('webhooks whose delivering process is killed', function () {
  this.timeout(60_000 + kills * 30_000);
  let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>;
  let app: TestApp;
  let member: Caller;
  let today: string;
  let child: ChildProcess | null = null;

  before(async () => {
    receiver = await startWebhookReceiver();
    const at = `${new Date().toISOString().slice(0, 19)}.000Z`;
    today = at.slice(0, 10);
    app = await startTestApp({ at, env: { ROLE: 'web,projector', WEBHOOK_ORIGINS: receiver.origin } });
    member = await app.member('killed-deliveries@rondel.example');
    await setIntegrations(member, true);
    await member.send('POST', '/api/me/webhooks', {
      ...{ url: `${receiver.origin}/kept`, kinds: ['weight.logged'], scopes: ['read:body'] },
    });
  });
  after(async () => {
    await stopApp(child, 'SIGKILL');
    await app.stop();
    await receiver.close();
  });

  const spawnJobs = async () =>
    spawnApp({
      ...{ DATABASE_URL: app.databaseUrl, DATA_DIR: app.dataDir, ROLE: 'jobs' },
      ...{ PORT: String(await freePort()), WEBHOOK_ORIGINS: receiver.origin },
    });

  it(`lose nothing by ${kills} kills, keep the order, and repeat a message only under its id`, async () => {
    let logged = 0;
    for (let round = 0; round < kills; round += 1) {
      const before = receiver.received.length;
      for (let nth = 0; nth < inRound; nth += 1) {
        logged += 1;
        const weight = (60 + logged / 10).toFixed(1);
        await member.send('POST', '/api/body-metrics', { date: today, unit: 'kg', weight });
      }
      child = await spawnJobs();
      // In the middle of its work, at another message in each round.
      await until(() => receiver.received.length > before + (round % inRound));
      await stopApp(child, 'SIGKILL');
    }
    child = await spawnJobs();
    const ids = () => receiver.received.map(({ headers }) => headers['webhook-id'] ?? '');
    await until(() => new Set(ids()).size >= logged);
    const gramsById = new Map<string, number>();
    for (const { headers, text } of receiver.received) {
      const { data } = JSON.parse(text) as { data: { weight: { grams: number } } };
      const id = headers['webhook-id'] ?? '';
      expect(gramsById.get(id) ?? data.weight.grams, id).to.equal(data.weight.grams);
      gramsById.set(id, data.weight.grams);
    }
    const firsts = [...gramsById.values()];
    expect(firsts).to.deep.equal(Array.from({ length: logged }, (_, nth) => 60_000 + (nth + 1) * 100));
  });
});
