import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { freePort } from '#service/platform/embedded-postgres/postmaster.ts';
import { type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { issueToken, setIntegrations } from '#service/testing/token-caller.ts';
import { until } from '#service/testing/until.ts';

const run = promisify(execFile);
const page = new URL('../../operations/integrations.md', import.meta.url);
const date = '2026-03-10';

describe('the recipes of integrations', function () {
  this.timeout(60_000);
  let app: TestApp;
  let member: Caller;
  let token: string;
  let blocks: ReadonlyMap<string, string>;

  before(async () => {
    app = await startTestApp();
    member = await app.member('recipes@rondel.example');
    await setIntegrations(member, true);
    ({ token } = await issueToken(member, { name: 'Scale', scopes: ['write:body', 'read:stats'] }));
    const text = (await readFile(page, 'utf8')).replaceAll('https://rondel.example', app.origin);
    blocks = new Map(
      [...text.matchAll(/```(\w+)\n([\s\S]*?)```/g)].map(([, kind = '', body = '']) => [kind, body]),
    );
  });
  after(() => app.stop());

  const weights = async () => {
    const entries = await member.get<readonly { weight: number }[]>(`/api/body-metrics?from=${date}`);
    return entries.map(({ weight }) => weight);
  };

  it('log a weight by curl, once for the same weight of a date', async () => {
    const env = { PATH: '/usr/local/bin:/usr/bin:/bin', RONDEL_TOKEN: token, DATE: date, WEIGHT: '78.4' };
    for (const _ of ['first', 'again']) await run('sh', ['-c', blocks.get('sh') ?? ''], { env });
    expect(await weights()).to.deep.equal([172.842]);
    expect(await member.get('/api/body-metrics/latest')).to.include({ weight: 172.842, date });
  });

  it('log a weight by the call that Home Assistant makes', async () => {
    const yaml = blocks.get('yaml') ?? '';
    const fieldOf = (name: string): string => new RegExp(`${name}: (.+)`).exec(yaml)?.[1] ?? '';
    const payload = fieldOf('payload')
      .slice(1, -1)
      .replace('{{ now().date() }}', date)
      .replace('{{ weight | round(1) }}', '77.1');
    expect(fieldOf('authorization')).to.equal('!secret rondel_token');
    const { status } = await fetch(fieldOf('url'), {
      method: fieldOf('method').toUpperCase(),
      headers: { authorization: `Bearer ${token}`, 'content-type': fieldOf('content_type') },
      body: payload,
    });
    expect(status).to.equal(201);
    expect(await member.get('/api/body-metrics/latest')).to.include({ weight: 169.976, date });
  });

  it('read stats and log a weight by the client of the public SDK, as an assistant does', async () => {
    // Where the package is found.
    const program = new URL(`recipe-${process.pid}.tmp.mjs`, import.meta.url);
    await writeFile(program, blocks.get('js') ?? '');
    try {
      const env = { RONDEL_TOKEN: token };
      const { stdout } = await run(process.execPath, [fileURLToPath(program)], { env });
      expect(stdout.split('\n')).to.deep.equal([
        'Streak: 0 days, best 0. Active today: no. Skip tokens: 0. Points: 0. Workouts: 0. Quests: 0.',
        'Stored: 168.213 lbs for 2026-03-10.',
        '',
      ]);
    } finally {
      await rm(program);
    }
    expect(await member.get('/api/body-metrics/latest')).to.include({ weight: 168.213, date });
  });

  it('verify the messages of a webhook, and take each once', async () => {
    // The library compares with the clock of this machine.
    const at = `${new Date().toISOString().slice(0, 19)}.000Z`;
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const current = await startTestApp({ at, env: { WEBHOOK_ORIGINS: origin } });
    const program = new URL(`receiver-${process.pid}.tmp.mjs`, import.meta.url);
    await writeFile(program, blocks.get('mjs') ?? '');
    try {
      const sender = await current.member('receiver@rondel.example');
      await setIntegrations(sender, true);
      const { secret } = await sender.send<{ secret: string }>('POST', '/api/me/webhooks', {
        ...{ url: origin, kinds: ['weight.logged'], scopes: [] },
      });
      const receiver = spawn(process.execPath, [fileURLToPath(program)], {
        env: { RONDEL_SECRET: secret, PORT: String(port) },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      try {
        const answered = () => fetch(origin, { method: 'POST', body: '{}' }).catch(() => null);
        expect((await until(answered)).status).to.equal(401);
        const weight = { date: at.slice(0, 10), unit: 'kg', weight: '78.4' };
        await sender.send('POST', '/api/body-metrics', weight);
        const [said] = (await once(receiver.stdout, 'data')) as [Buffer];
        const [kind, data = ''] = String(said).split(/ (.*)/s);
        expect(kind).to.equal('weight.logged');
        const { entryId, ...news } = JSON.parse(data) as { readonly entryId: string };
        expect(entryId).to.match(/^[\w-]+$/);
        expect(news).to.deep.equal({ date: weight.date, isCorrection: false });
      } finally {
        receiver.kill();
      }
    } finally {
      await rm(program);
      await current.stop();
    }
  });
});
