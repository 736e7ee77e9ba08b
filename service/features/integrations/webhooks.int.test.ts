import { expect } from 'chai';
import pg from 'pg';
import { Webhook as Verifier } from 'standardwebhooks';
import type { WebhookKind } from '#domain/integrations/webhook-events.ts';
import { asInstant } from '#domain/kernel/day.ts';
import type { RowDatabase } from '#projections/engine/row-cipher.ts';
import { devMemberId } from '#service/http/identity/dev-people.ts';
import { type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { setIntegrations } from '#service/testing/token-caller.ts';
import { until } from '#service/testing/until.ts';
import { type Received, startWebhookReceiver } from './testing/webhook-receiver.ts';
import { sendingQueue } from './webhook-sender.ts';
import type { ShownWebhook, WebhookDeliveries, Webhooks, WebhookTest } from './webhooks-contract.ts';

const path = '/api/me/webhooks';
const hourMs = 3_600_000;

type WithSecret = Webhooks & { readonly secret: string };
type Sent = { readonly type: string; readonly data: Readonly<Record<string, unknown>> };

describe('the webhooks of a member', function () {
  this.timeout(120_000);
  let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>;
  let app: TestApp;
  let client: pg.Client;
  let count = 0;
  let clock = 0;
  let today = '';

  before(async () => {
    receiver = await startWebhookReceiver();
    // The verifier compares with the clock of this machine.
    const begin = `${new Date().toISOString().slice(0, 19)}.000Z`;
    [clock, today] = [Date.parse(begin), begin.slice(0, 10)];
    app = await startTestApp({ at: begin, env: { WEBHOOK_ORIGINS: receiver.origin } });
    client = new pg.Client(app.databaseUrl);
    await client.connect();
  });
  beforeEach(() => {
    receiver.received.length = 0;
  });
  after(async () => {
    await client.end();
    await app.stop();
    await receiver.close();
  });

  const later = (milliseconds: number): void => {
    clock += milliseconds;
    app.setClock(new Date(clock).toISOString());
  };

  type Own = {
    readonly member: Caller;
    readonly email: string;
    readonly at: string;
    readonly hook: ShownWebhook;
    readonly secret: string;
  };

  async function memberWith(
    kinds: readonly WebhookKind[],
    scopes: readonly string[] = [],
    answer: Parameters<typeof receiver.answer>[1] = 204,
  ): Promise<Own> {
    count += 1;
    const email = `hooked-${count}@rondel.example`;
    const member = await app.member(email);
    await setIntegrations(member, true);
    const at = `/hooks/${count}`;
    receiver.answer(at, answer);
    const { webhooks, secret } = await member.send<WithSecret>('POST', path, {
      ...{ url: receiver.origin + at, kinds, scopes },
    });
    const [hook = expect.fail('no webhook')] = webhooks;
    return { member, email, at, hook, secret };
  }
  const logWeight = (member: Caller, weight = '78.4') =>
    member.send('POST', '/api/body-metrics', { date: today, unit: 'kg', weight });
  const logWorkout = (member: Caller) =>
    member.send('POST', '/api/workouts', {
      ...{ templateId: 'cardio-kickstart', date: today, durationMinutes: 20, pointsEarned: 2 },
      ...{ perceivedExertion: 6, moodAfter: 4, isCompleted: true },
    });
  const acceptedBy = (at: string, wanted: number): Promise<readonly Received[]> =>
    until(() => {
      const accepted = receiver.acceptedAt(at);
      return accepted.length >= wanted && accepted;
    });
  const sent = ({ text }: Received): Sent => JSON.parse(text) as Sent;
  const hookOf = async ({ member, hook }: Own): Promise<ShownWebhook> => {
    const { webhooks } = await member.get<Webhooks>(path);
    return webhooks.find(({ id }) => id === hook.id) ?? expect.fail('the webhook is gone');
  };
  const deliveriesOf = async ({ member, hook }: Own) =>
    (await member.get<WebhookDeliveries>(`${path}/${hook.id}/deliveries`)).deliveries;

  it('get what happens as a message that the library of the specification verifies', async () => {
    const { member, at, secret } = await memberWith(['weight.logged', 'workout.logged']);
    expect(secret).to.match(/^whsec_[\w+/]{43}=$/);
    await logWeight(member);
    const [first = expect.fail('nothing')] = await acceptedBy(at, 1);
    const message = new Verifier(secret).verify(first.text, { ...first.headers }) as Sent;
    expect(message.type).to.equal('weight.logged');
    expect(first.headers['webhook-id']).to.match(/^msg_[\w-]{36}$/);
    const forged = { ...first.headers, 'webhook-id': 'msg_other' };
    expect(() => new Verifier(secret).verify(first.text, forged)).to.throw('No matching signature');
    const stale = { ...first.headers, 'webhook-timestamp': String(Math.floor(Date.now() / 1000) - 600) };
    expect(() => new Verifier(secret).verify(first.text, stale)).to.throw('too old');
  });

  it('get ids and numbers, and personal fields only by the scope that opens them', async () => {
    const bare = await memberWith(['weight.logged']);
    const open = await memberWith(['weight.logged'], ['read:body']);
    for (const { member } of [bare, open]) await logWeight(member);
    const [withoutScope = expect.fail('nothing')] = await acceptedBy(bare.at, 1);
    const [withScope = expect.fail('nothing')] = await acceptedBy(open.at, 1);
    expect(sent(withoutScope).data).to.have.all.keys('entryId', 'date', 'isCorrection');
    expect(sent(withScope).data.weight).to.deep.equal({ value: 78.4, unit: 'kg', grams: 78_400 });
    await until(async () => (await deliveriesOf(bare)).every(({ state }) => state === 'delivered'));
    const { rowCount } = await client.query(
      `select from service.webhook_deliveries where state <> 'waiting' and data is not null`,
    );
    expect(rowCount).to.equal(0);
  });

  it('get a workout and the longer streak after it', async () => {
    const { member, at } = await memberWith(['workout.logged', 'streak.changed'], ['read:history']);
    // The first look keeps what is there.
    await until(async () => {
      const { rows } = await client.query(
        'select from service.webhook_queues where known_standing is not null',
      );
      return rows.length > 0;
    });
    await logWorkout(member);
    const accepted = await acceptedBy(at, 2);
    expect(accepted.map((one) => sent(one).type).sort()).to.deep.equal(['streak.changed', 'workout.logged']);
    const streak = accepted.map(sent).find(({ type }) => type === 'streak.changed');
    expect(streak?.data).to.include({ previousStreak: 0, currentStreak: 1 });
    const workout = accepted.map(sent).find(({ type }) => type === 'workout.logged');
    expect(workout?.data).to.include({ durationMinutes: 20, perceivedExertion: 6 });
  });

  it('get a message again after a failure with the same id, and the later ones after it', async () => {
    const own = await memberWith(['weight.logged'], ['read:body'], 503);
    for (const weight of ['70', '71', '72']) await logWeight(own.member, weight);
    await until(async () => (await hookOf(own)).failingSince);
    receiver.answer(own.at, 204);
    later(10_000);
    const accepted = await acceptedBy(own.at, 3);
    const weights = accepted.map((one) => (sent(one).data.weight as { value: number }).value);
    expect(weights).to.deep.equal([70, 71, 72]);
    const [refused = expect.fail('nothing')] = receiver.received.filter(({ path }) => path === own.at);
    expect(refused.answered).to.equal(503);
    expect(refused.headers['webhook-id']).to.equal(accepted[0]?.headers['webhook-id']);
    expect(new Set(accepted.map(({ headers }) => headers['webhook-id'])).size).to.equal(3);
    const log = await until(async () => {
      const shown = await deliveriesOf(own);
      return shown.every(({ state }) => state === 'delivered') && shown;
    });
    expect(log.map(({ attempts, status }) => [attempts, status])).to.deep.equal([
      [1, 204],
      [1, 204],
      [2, 204],
    ]);
    expect(await hookOf(own)).to.include({ failingSince: null, retryAt: null });
  });

  it('are tried at once when the clock has been a day ahead and is set back', async () => {
    const own = await memberWith(['weight.logged', 'streak.at_risk'], [], 503);
    later(24 * hourMs);
    await logWeight(own.member);
    await until(async () => (await hookOf(own)).failingSince);
    receiver.answer(own.at, 204);
    later(-24 * hourMs);
    expect(await acceptedBy(own.at, 1)).to.have.length(1);
    await until(async () => (await hookOf(own)).failingSince === null);
    const { rows } = await client.query<{ soon: boolean }>(
      'select look_at < $2 as soon from service.webhook_queues where webhook_id = $1',
      [own.hook.id, new Date(clock + 24 * hourMs).toISOString()],
    );
    expect(rows).to.deep.equal([{ soon: true }]);
  });

  it('keep 1,000 messages for a receiver that accepts nothing, and say that the oldest are dropped', async () => {
    const own = await memberWith(['weight.logged'], [], 503);
    await logWeight(own.member);
    await until(async () => (await hookOf(own)).failingSince);
    await client.query(
      `insert into service.webhook_deliveries (webhook_id, member_id, message_id, kind, happened_at, data)
       select $1, $2, 'msg_' || nth, 'weight.logged', now(), '{}' from generate_series(1, 1100) nth`,
      [own.hook.id, devMemberId(own.email)],
    );
    await logWeight(own.member, '79');
    const count = await until(async () => {
      const { rows } = await client.query<{ waiting: number; dropped: number }>(
        `select count(*) filter (where state = 'waiting')::integer as waiting,
                count(*) filter (where problem = 'too many')::integer as dropped
           from service.webhook_deliveries where webhook_id = $1`,
        [own.hook.id],
      );
      return rows[0]?.waiting === 1_000 && rows[0];
    });
    expect(count.dropped).to.equal(50);
    const { rows } = await client.query<{ message_id: string }>(
      `select message_id from service.webhook_deliveries where webhook_id = $1 and state = 'waiting' order by seq limit 1`,
      [own.hook.id],
    );
    expect(rows[0]?.message_id).to.equal('msg_102');
  });

  it('are stopped after three days without an accepted message, and say so', async () => {
    const own = await memberWith(['weight.logged'], [], 500);
    await logWeight(own.member);
    await until(async () => (await hookOf(own)).failingSince);
    let stopped: ShownWebhook['stopped'] = null;
    for (let hours = 0; stopped === null; hours += 7) {
      expect(hours).to.be.below(100);
      later(7 * hourMs);
      const now = new Date(clock).toISOString();
      ({ stopped } = await until(async () => {
        const shown = await hookOf(own);
        return (shown.stopped || (shown.retryAt ?? '') > now) && shown;
      }));
    }
    expect(stopped.reason).to.equal('failing');
    expect(Date.parse(stopped.at) - Date.parse((await deliveriesOf(own))[0]?.happenedAt ?? '')).to.be.within(
      72 * hourMs,
      82 * hourMs,
    );
    await until(async () => (await deliveriesOf(own))[0]?.state === 'dropped');
    receiver.answer(own.at, 204);
    await own.member.send('POST', `${path}/${own.hook.id}/resume`);
    await logWeight(own.member, '80');
    expect(await acceptedBy(own.at, 1)).to.have.length(1);
  });

  it('are stopped at once by a receiver that is gone', async () => {
    const own = await memberWith(['weight.logged'], [], 410);
    await logWeight(own.member);
    const { stopped } = await until(async () => {
      const shown = await hookOf(own);
      return shown.stopped && shown;
    });
    expect(stopped?.reason).to.equal('gone');
  });

  const moveTo = ({ member, hook }: Own, at: string) =>
    member.send('PUT', `${path}/${hook.id}`, {
      ...{ url: receiver.origin + at, kinds: hook.kinds, scopes: hook.scopes },
    });

  it('send what waits at once to an address that replaces a failing one', async () => {
    const own = await memberWith(['weight.logged'], [], 500);
    await logWeight(own.member);
    await until(async () => (await hookOf(own)).failingSince);
    const answered = receiver.received.length;
    expect(answered).to.equal(1);
    await moveTo(own, `${own.at}-moved`);
    expect(await acceptedBy(`${own.at}-moved`, 1)).to.have.length(1);
    expect(receiver.received.filter(({ path: at }) => at === own.at)).to.have.length(answered);
    await until(async () => (await deliveriesOf(own))[0]?.state === 'delivered');
    expect(await hookOf(own)).to.include({ failingSince: null, stopped: null });
  });

  it('go on at the new address when the address before answers late that it is gone', async () => {
    let release = (): void => {};
    const after = new Promise<void>((resolve) => {
      release = resolve;
    });
    const own = await memberWith(['weight.logged'], [], { status: 410, headers: {}, after });
    await logWeight(own.member);
    await until(() => receiver.received.some(({ path: at }) => at === own.at));
    await moveTo(own, `${own.at}-moved`);
    release();
    expect(await acceptedBy(`${own.at}-moved`, 1)).to.have.length(1);
    await until(async () => (await deliveriesOf(own))[0]?.state === 'delivered');
    expect((await hookOf(own)).stopped).to.equal(null);
  });

  it('do not count as failing when a replaced process notes its failure too late', async () => {
    let release = (): void => {};
    const after = new Promise<void>((resolve) => {
      release = resolve;
    });
    const own = await memberWith(['weight.logged'], [], { status: 503, headers: {}, after });
    await logWeight(own.member);
    await until(() => receiver.received.some(({ path: at }) => at === own.at));
    // The lock of another process holds the note back until the delivery of that process is stored.
    await client.query('begin');
    const { rows } = await client.query<{ version: string; seq: string }>(
      `select q.version, d.seq from service.webhook_queues q join service.webhook_deliveries d using (webhook_id)
        where webhook_id = $1 for update of q`,
      [own.hook.id],
    );
    const [{ version, seq } = expect.fail('nothing waits')] = rows;
    release();
    const blocked = await until(async () => {
      const { rows } = await client.query<{ pid: number }>(
        'select pid from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))',
      );
      return rows[0]?.pid;
    });
    await sendingQueue(client as unknown as RowDatabase).settle({
      ...{ webhook_id: own.hook.id, seq, state: 'delivered', attempts: 1, version, milliseconds: 5 },
      ...{ tried_at: asInstant(new Date(clock).toISOString()), status: 204, problem: null },
    });
    await client.query('commit');
    await until(async () => {
      const { rowCount } = await client.query(
        `select from pg_stat_activity where pid = $1 and state = 'active'`,
        [blocked],
      );
      return rowCount === 0;
    });
    expect(await hookOf(own)).to.include({ failingSince: null, retryAt: null, stopped: null });
    const queue = await client.query(
      'select failures, due_at from service.webhook_queues where webhook_id = $1',
      [own.hook.id],
    );
    expect(queue.rows).to.deep.equal([{ failures: 0, due_at: null }]);
  });

  it('follow no redirect', async () => {
    const target = await startWebhookReceiver();
    const headers = { Location: `${target.origin}/elsewhere` };
    const own = await memberWith(['weight.logged'], [], { status: 307, headers });
    const test = await own.member.send<WebhookTest>('POST', `${path}/${own.hook.id}/test`);
    expect(test).to.include({ isAccepted: false, status: 307 });
    expect(target.received).to.deep.equal([]);
    await target.close();
  });

  it('get nothing while Third-party Integrations is off, and what happens then is never sent', async () => {
    const own = await memberWith(['weight.logged'], ['read:body'], 503);
    await logWeight(own.member, '70');
    await until(async () => (await hookOf(own)).failingSince);
    await setIntegrations(own.member, false);
    receiver.received.length = 0;
    receiver.answer(own.at, 204);
    later(60_000);
    await logWeight(own.member, '71');
    expect((await own.member.ask('POST', `${path}/${own.hook.id}/test`))[0]).to.equal(403);
    expect((await own.member.ask('POST', `${path}/${own.hook.id}/resume`))[0]).to.equal(403);
    const other = await memberWith(['weight.logged']);
    await logWeight(other.member);
    await acceptedBy(other.at, 1);
    expect(receiver.acceptedAt(own.at)).to.deep.equal([]);
    await setIntegrations(own.member, true);
    await logWeight(own.member, '72');
    const accepted = await acceptedBy(own.at, 2);
    const weights = accepted.map((one) => (sent(one).data.weight as { value: number }).value);
    expect(weights).to.deep.equal([70, 72]);
  });

  it('are signed by the secret before a rotation as well, for a day', async () => {
    const own = await memberWith(['weight.logged']);
    const { secret } = await own.member.send<WithSecret>('POST', `${path}/${own.hook.id}/secret`);
    expect(secret).not.to.equal(own.secret);
    await logWeight(own.member);
    const [both = expect.fail('nothing')] = await acceptedBy(own.at, 1);
    const signed = both.headers['webhook-signature']?.split(' ') ?? [];
    expect(signed).to.have.length(2);
    for (const known of [secret, own.secret]) expect(() => verifyLater(known, both)).not.to.throw();
    later(24 * hourMs);
    await logWeight(own.member, '79');
    const [, after = expect.fail('nothing')] = await acceptedBy(own.at, 2);
    expect(after.headers['webhook-signature']?.split(' ')).to.have.length(1);
    expect(() => verifyLater(secret, after)).not.to.throw();
    expect(() => verifyLater(own.secret, after)).to.throw('No matching signature');
  });

  /** By the library, with the time that the message itself names: the clock of the service is ahead here. */
  function verifyLater(secret: string, { headers, text }: Received): unknown {
    const verifier = new Verifier(secret);
    const at = new Date(Number(headers['webhook-timestamp']) * 1000);
    const signature = verifier.sign(headers['webhook-id'] ?? '', at, text);
    if (!headers['webhook-signature']?.split(' ').includes(signature))
      throw new Error('No matching signature');
    return JSON.parse(text);
  }

  it('are in no table in plain: neither their address nor their secret', async () => {
    const { secret } = await memberWith(['weight.logged'], [], 204);
    const { rows: names } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
        where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    for (const { name } of names)
      for (const needle of [secret, secret.slice('whsec_'.length), receiver.origin])
        expect(
          (await client.query(`select from ${name} as t where strpos(t::text, $1) > 0`, [needle])).rowCount,
          name,
        ).to.equal(0);
  });

  it('are forgotten with their logs by an erasure, and nothing arrives after it', async () => {
    const own = await memberWith(['weight.logged'], [], 503);
    await logWeight(own.member);
    await until(async () => (await hookOf(own)).failingSince);
    const { body } = await own.member.visitor.get('/api/me/export');
    expect(body).to.include(`You added a webhook: ${receiver.origin}${own.at} (weight.logged).`);
    expect(body).not.to.include(own.secret);
    await own.member.send('DELETE', '/api/admin/clear-user-data');
    receiver.received.length = 0;
    receiver.answer(own.at, 204);
    later(60_000);
    const other = await memberWith(['weight.logged']);
    await logWeight(other.member);
    await acceptedBy(other.at, 1);
    expect(receiver.received.filter(({ path }) => path === own.at)).to.deep.equal([]);
    expect((await own.member.get<Webhooks>(path)).webhooks).to.deep.equal([]);
    const left = await until(async () => {
      const { rows } = await client.query<{ count: number }>(
        `select (select count(*) from service.webhook_queues where member_id = $1)::integer
              + (select count(*) from service.webhook_deliveries where member_id = $1)::integer as count`,
        [devMemberId(own.email)],
      );
      return rows[0]?.count === 0 && rows;
    });
    expect(left).to.have.length(1);
  });

  it('belong to their member: no other member reads, tests, changes or removes one', async () => {
    const { hook } = await memberWith(['weight.logged']);
    const somebody = await app.member('hooked-other@rondel.example');
    await setIntegrations(somebody, true);
    const settings = { url: `${receiver.origin}/mine`, kinds: ['weight.logged'], scopes: [] };
    for (const [method, rest, body] of [
      ['GET', '/deliveries', undefined],
      ['POST', '/test', undefined],
      ['POST', '/secret', undefined],
      ['POST', '/stop', undefined],
      ['PUT', '', settings],
      ['DELETE', '', undefined],
    ] as const)
      expect((await somebody.ask(method, `${path}/${hook.id}${rest}`, body))[0], method + rest).to.equal(404);
  });

  it('are refused for addresses that are not public, not https, or hold a password', async () => {
    const member = await app.member('hooked-refused@rondel.example');
    await setIntegrations(member, true);
    for (const url of [
      ...[
        'http://hooks.example/',
        'https://127.0.0.1/',
        'https://0x7f.1/',
        'https://[::1]/',
        'https://8.8.8.8/',
      ],
      ...[
        'https://localhost/',
        'https://me:word@hooks.example/',
        'ftp://hooks.example/',
        'hooks.example',
        '',
      ],
      ...['https://hooks.example/#part', `${receiver.origin.replace('http:', 'https:')}/`],
    ]) {
      const [status, text] = await member.ask('POST', path, { url, kinds: ['weight.logged'], scopes: [] });
      expect([status, text], url).to.deep.equal([
        400,
        'We call public https addresses with a host name only. Give one such as https://hooks.example/rondel.',
      ]);
    }
  });

  it('delay no other when their receivers hang', async () => {
    const hanging = await Promise.all(
      Array.from({ length: 4 }, () => memberWith(['weight.logged'], [], 'hangs')),
    );
    const others = await Promise.all(Array.from({ length: 8 }, () => memberWith(['weight.logged'])));
    for (const { member } of hanging) await logWeight(member);
    await until(() => hanging.every(({ at }) => receiver.received.some(({ path }) => path === at)));
    const begun = performance.now();
    for (const { member } of others) await logWeight(member);
    for (const { at } of others) await acceptedBy(at, 1);
    expect(performance.now() - begun).to.be.below(5_000);
  });
});
