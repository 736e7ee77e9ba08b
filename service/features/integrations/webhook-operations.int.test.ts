import { expect } from 'chai';
import pg from 'pg';
import type { AuditAnswer } from '#service/features/audit/audit-contract.ts';
import { startPushService } from '#service/features/push/testing/push-service.ts';
import { devMemberId } from '#service/http/identity/dev-people.ts';
import { admin, type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { setIntegrations } from '#service/testing/token-caller.ts';
import { until } from '#service/testing/until.ts';
import { startWebhookReceiver } from './testing/webhook-receiver.ts';
import type { FailingWebhooks, StopWebhooks } from './webhook-operations-contract.ts';
import type { ShownWebhook, Webhooks } from './webhooks-contract.ts';

const begin = '2026-03-10T12:00:00.000Z';
const hourMs = 3_600_000;
const reason = 'Its receiver complained.';

describe('the webhooks of all members, for admins', function () {
  this.timeout(120_000);
  let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>;
  let phones: Awaited<ReturnType<typeof startPushService>>;
  let app: TestApp;
  let ada: Caller;
  let client: pg.Client;
  let clock = Date.parse(begin);
  let count = 0;

  before(async () => {
    [receiver, phones] = [await startWebhookReceiver(), await startPushService()];
    app = await startTestApp({ at: begin, env: { WEBHOOK_ORIGINS: receiver.origin, ...phones.env } });
    ada = await app.signIn(admin);
    client = new pg.Client(app.databaseUrl);
    await client.connect();
  });
  after(async () => {
    await client.end();
    await app.stop();
    await receiver.close();
    await phones.close();
  });

  type Own = { readonly member: Caller; readonly email: string; readonly at: string; readonly id: string };

  /** A member with a phone and a webhook for weights. */
  async function memberWith(answer: Parameters<typeof receiver.answer>[1] = 204): Promise<Own> {
    count += 1;
    const email = `operated-${count}@rondel.example`;
    const member = await app.member(email);
    await setIntegrations(member, true);
    await member.send('POST', '/api/me/push/devices', phones.subscribe());
    const at = `/operated/${count}`;
    receiver.answer(at, answer);
    const settings = { url: receiver.origin + at, kinds: ['weight.logged'], scopes: [] };
    const { webhooks } = await member.send<Webhooks>('POST', '/api/me/webhooks', settings);
    const [{ id } = expect.fail('no webhook')] = webhooks;
    await until(async () => {
      const { rowCount } = await client.query('select from service.webhook_queues where webhook_id = $1', [
        id,
      ]);
      return rowCount === 1;
    });
    return { member, email, at, id };
  }
  const logWeight = ({ member }: Own, weight = '78.4') =>
    member.send('POST', '/api/body-metrics', { date: begin.slice(0, 10), unit: 'kg', weight });
  const hookOf = async ({ member, id }: Own): Promise<ShownWebhook> => {
    const { webhooks } = await member.get<Webhooks>('/api/me/webhooks');
    return webhooks.find((one) => one.id === id) ?? expect.fail('the webhook is gone');
  };
  const stoppedBy = (own: Own) =>
    until(async () => {
      const { stopped } = await hookOf(own);
      return stopped?.reason;
    });
  const failing = async () => (await ada.get<FailingWebhooks>('/api/admin/webhooks')).webhooks;
  const messageTo = (own: Own, body: string) =>
    until(async () => {
      const { devices } = await own.member.get<{ devices: readonly { lastSentAt: string | null }[] }>(
        '/api/me/push',
      );
      return devices.some(({ lastSentAt }) => lastSentAt !== null) && bodies().includes(body);
    });
  const bodies = () =>
    phones.received.flatMap(({ message }) => (message.kind === 'webhookStopped' ? [message.body] : []));

  it('are listed while they fail, without their addresses', async () => {
    const own = await memberWith(503);
    for (const weight of ['70', '71']) await logWeight(own, weight);
    const [shown = expect.fail('nothing')] = await until(async () => {
      const webhooks = (await failing()).filter(({ id }) => id === own.id);
      return webhooks.some(({ waiting, failures }) => waiting === 2 && failures === 1) && webhooks;
    });
    expect(shown).to.deep.equal({
      ...{ id: own.id, memberId: devMemberId(own.email), failingSince: begin, failures: 1, waiting: 2 },
      ...{ status: 503, problem: 'status 503' },
    });
    expect(JSON.stringify(await failing())).not.to.include(receiver.origin);
  });

  it('are stopped by an admin at once after they were added', async () => {
    const own = await memberWith();
    for (let nth = 0; nth < 3; nth += 1) {
      const settings = { url: `${receiver.origin}/at-once/${nth}`, kinds: ['weight.logged'], scopes: [] };
      const { webhooks } = await own.member.send<Webhooks>('POST', '/api/me/webhooks', settings);
      const { id } = webhooks.find(({ url }) => url === settings.url) ?? expect.fail('no webhook');
      const path = `/api/admin/webhooks/${id}/stop`;
      expect((await ada.send<StopWebhooks>('POST', path, { reason })).stopped).to.equal(1);
      expect(await stoppedBy({ ...own, id })).to.equal('admin');
      expect((await ada.send<StopWebhooks>('POST', path, { reason })).stopped).to.equal(0);
    }
  });

  it('are stopped one at a time: what waits is dropped, its member is notified, and turns it on again', async () => {
    const [own, other] = [await memberWith(503), await memberWith()];
    await logWeight(own);
    await until(async () => (await failing()).some(({ id }) => id === own.id));
    const { stopped } = await ada.send<StopWebhooks>('POST', `/api/admin/webhooks/${own.id}/stop`, {
      reason,
    });
    expect(stopped).to.equal(1);
    expect(await stoppedBy(own)).to.equal('admin');
    expect((await failing()).map(({ id }) => id)).not.to.include(own.id);
    await messageTo(
      own,
      'Our team stopped calling your program. Make sure that it is fine, then turn it on again.',
    );
    receiver.answer(own.at, 204);
    for (const each of [own, other]) await logWeight(each, '79');
    await until(() => receiver.acceptedAt(other.at).length === 1);
    await own.member.send('POST', `/api/me/webhooks/${own.id}/resume`);
    await logWeight(own, '80');
    await until(() => receiver.acceptedAt(own.at).length > 0);
    expect(receiver.acceptedAt(own.at)).to.have.length(1);
    expect((await hookOf(own)).stopped).to.equal(null);
  });

  it('name the admin, the member and the reason of a stop in the audit trail', async () => {
    const own = await memberWith();
    await ada.send('POST', `/api/admin/webhooks/${own.id}/stop`, { reason });
    const { entries } = await ada.get<AuditAnswer>('/api/beta/audit?deed=webhooks-stopped');
    expect(entries[0]).to.include({
      ...{ deed: 'webhooks-stopped', byEmail: admin, note: reason, memberId: devMemberId(own.email) },
    });
  });

  it('are all stopped by one press, but for those that are added after it', async () => {
    const before = await Promise.all([memberWith(), memberWith(), memberWith()]);
    const { stopped } = await ada.send<StopWebhooks>('POST', '/api/admin/webhooks/stop', { reason });
    expect(stopped).to.be.at.least(3);
    const later = await memberWith();
    for (const own of before) expect(await stoppedBy(own)).to.equal('admin');
    for (const own of [...before, later]) await logWeight(own);
    await until(() => receiver.acceptedAt(later.at).length === 1);
    for (const { at } of before) expect(receiver.acceptedAt(at), at).to.deep.equal([]);
    const { entries } = await ada.get<AuditAnswer>('/api/beta/audit?deed=webhooks-stopped');
    expect(entries[0]).to.include({ note: reason, memberId: null });
  });

  it('that were stopped and resumed at once get what happens then', async () => {
    const own = await memberWith();
    await own.member.send('POST', `/api/me/webhooks/${own.id}/stop`);
    await own.member.send('POST', `/api/me/webhooks/${own.id}/resume`);
    await logWeight(own);
    await until(() => receiver.acceptedAt(own.at).length === 1);
  });

  it('are stopped for good only by a stop with a reason, of a webhook that there is', async () => {
    const stop = '/api/admin/webhooks';
    expect((await ada.ask('POST', `${stop}/stop`, { reason: ' ' }))[0]).to.equal(400);
    expect((await ada.ask('POST', `${stop}/unknown/stop`, { reason }))[0]).to.equal(404);
  });

  it('are refused to members', async () => {
    const { member, id } = await memberWith();
    for (const [method, path] of [
      ['GET', '/api/admin/webhooks'],
      ['POST', '/api/admin/webhooks/stop'],
      ['POST', `/api/admin/webhooks/${id}/stop`],
    ] as const)
      expect((await member.ask(method, path, method === 'GET' ? undefined : { reason }))[0], path).to.equal(
        403,
      );
    const elsewhere = { Origin: 'https://elsewhere.example' };
    expect((await ada.ask('POST', '/api/admin/webhooks/stop', { reason }, elsewhere))[0]).to.equal(403);
  });

  it('tell their member on the phone when the receiver is gone, or accepts nothing for three days', async () => {
    const gone = await memberWith(410);
    await logWeight(gone);
    expect(await stoppedBy(gone)).to.equal('gone');
    await messageTo(
      gone,
      'Your program says it is gone, so we stopped calling it. If it is back, turn it on again.',
    );
    const own = await memberWith(500);
    await logWeight(own);
    await until(async () => (await hookOf(own)).failingSince);
    for (let hours = 0; !(await hookOf(own)).stopped; hours += 7) {
      expect(hours).to.be.below(100);
      clock += 7 * hourMs;
      app.setClock(new Date(clock).toISOString());
      await until(async () => {
        const { stopped, retryAt } = await hookOf(own);
        return stopped || (retryAt ?? '') > new Date(clock).toISOString();
      });
    }
    expect((await hookOf(own)).stopped?.reason).to.equal('failing');
    await messageTo(
      own,
      'Your program has not taken your news for three days. See what it answered, then turn it on again.',
    );
    expect(phones.problems).to.deep.equal([]);
  });
});
