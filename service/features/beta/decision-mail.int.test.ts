import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import pg from 'pg';
import { betaDecider } from '#domain/beta/beta.ts';
import { type BetaEvent, betaRequestStream } from '#domain/beta/beta-events.ts';
import { asInstant, asMemberDay } from '#domain/kernel/day.ts';
import { asCommandId } from '#domain/kernel/ids.ts';
import { createExecuteCommand } from '#service/event-store/commands/execute-command.ts';
import { startMailServer } from '#service/jobs/mail/testing/mail-server.ts';
import { textsIn } from '#service/languages/texts.ts';
import { admin, type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { runToolOf } from '#service/testing/start-tool.ts';
import { storesOf } from '#service/testing/test-stores.ts';
import { until } from '#service/testing/until.ts';

describe('the mail about a decision', function () {
  this.timeout(60_000);
  let smtp: Awaited<ReturnType<typeof startMailServer>>;
  let app: TestApp;
  let ada: Caller;
  const log: Record<string, unknown>[] = [];

  before(async () => {
    smtp = await startMailServer();
    app = await startTestApp({ env: { ...smtp.env, LANGUAGES: 'en,de' }, log });
    ada = await app.signIn(admin);
  });
  after(async () => {
    await app.stop();
    await smtp.close();
  });

  async function decide(email: string, ...statuses: readonly string[]): Promise<string> {
    const { id } = await ada.send('POST', '/api/beta/request', { email });
    for (const status of statuses)
      await ada.send('PATCH', `/api/beta/requests/${String(id)}`, { status, adminNotes: 'For admins only.' });
    return String(id);
  }

  /** The outcomes of a request's mails in the order of the decisions, once none is pending. */
  async function outcomes(requestId: string): Promise<readonly (string | null)[]> {
    const client = new pg.Client(app.databaseUrl);
    await client.connect();
    try {
      return await until(async () => {
        const { rows } = await client.query<{ outcome: string | null }>(
          'select outcome from service.mails where request_id = $1 order by revision',
          [requestId],
        );
        const isDone = rows.length > 0 && rows.every(({ outcome }) => outcome !== null);
        return isDone && rows.map(({ outcome }) => outcome);
      });
    } finally {
      await client.end();
    }
  }

  it('is sent once to the person who asked, without the admin notes', async () => {
    const id = await decide('Hopeful@Example.com', 'approved');
    const [mail] = await smtp.until('Hopeful@Example.com', 1);
    expect(await outcomes(id)).to.deep.equal(['sent']);
    expect(mail?.content).to.match(/^From: Rondel <hello@rondel.example>$/m);
    expect(mail?.content).to.match(/^Subject: You are in: welcome to the Rondel beta$/m);
    expect(mail?.content).to.include(`${app.origin}/api/login`).and.not.to.include('For admins');
    expect(smtp.received).to.have.length(1);
  });

  it('carries the words of the admin, and from when to ask again', async () => {
    const { id } = await ada.send('POST', '/api/beta/request', { email: 'full@example.com' });
    await ada.send('PATCH', `/api/beta/requests/${String(id)}`, {
      ...{ status: 'denied', adminNotes: 'For admins only.', words: 'We are full.' },
    });
    const [mail] = await smtp.until('full@example.com', 1);
    // A long line is broken by quoted-printable.
    expect(mail?.content.replaceAll('=\r\n', ''))
      .to.include('We are full.')
      .and.to.match(/You can ask again from \d{1,2} [A-Z][a-z]+ \d{4}\./);
    expect(mail?.content).to.not.include('For admins');
  });

  it('is retried after a refusal, and arrives once with the id of the decision', async () => {
    smtp.refuse(1);
    const id = await decide('patient@example.com', 'denied');
    const [mail] = await smtp.until('patient@example.com', 1);
    expect(await outcomes(id)).to.deep.equal(['sent']);
    const { entries } = await ada.get<{ entries: { eventId: string }[] }>(`/api/beta/requests/${id}/history`);
    expect(mail?.content).to.include(`Message-ID: <${entries[1]?.eventId}@127.0.0.1>`);
    expect(smtp.received.filter(({ to }) => to.includes('patient@example.com'))).to.have.length(1);
  });

  it('logs the codes of a refusal, not the address that the mail server quotes', async () => {
    smtp.refuseRecipient('gone@example.com');
    await decide('gone@example.com', 'denied');
    const refusal = () =>
      log.find(({ refused }) => (refused as { responseCode?: number } | undefined)?.responseCode === 550);
    await until(async () => refusal());
    expect(refusal()).to.include({ msg: 'a mail could not be sent' });
    expect(refusal()?.refused).to.include({ code: 'EENVELOPE', command: 'RCPT TO' });
    expect(JSON.stringify(log)).to.not.include('gone@');
  });

  it('is listed and counted once given up, and sent again for an operator', async () => {
    const address = 'moved@example.com';
    smtp.refuseRecipient(address);
    const id = await decide(address, 'approved');
    const client = new pg.Client(app.databaseUrl);
    await client.connect();
    // As after six hours of refusals: the next attempt is the last one.
    const isTried = "select from service.mails where request_id = $1 and attempts > 0 and problem <> ''";
    await until(async () => (await client.query(isTried, [id])).rowCount === 1);
    await client.query('update service.mails set attempts = 15, due_at = now() where request_id = $1', [id]);
    expect(await outcomes(id)).to.deep.equal(['given up']);
    await client.end();

    const tool = (...args: readonly string[]) => runToolOf(app, 'admin', ...args);
    const [, text] = await tool('mails', '--json');
    const listed = text.split('\n').map((line) => JSON.parse(line) as Record<string, unknown>);
    const mail = listed.find(({ whose }) => whose === id);
    expect(mail).to.include({ about: 'decision', attempts: 16, problem: 'Error EENVELOPE 550 RCPT TO' });
    expect(text).to.not.include('moved@');
    expect((await tool('mails'))[1]).to.include(`${String(mail?.id)}  about the decision on request ${id}`);
    expect((await app.visitor().get('/metrics')).body).to.include(
      `rondel_mails{state="given up"} ${listed.length}`,
    );

    smtp.acceptRecipient(address);
    expect(await tool('resend', String(mail?.id))).to.deep.equal([0, '1 mail is sent again.']);
    await smtp.until(address, 1);
    expect(await outcomes(id)).to.deep.equal(['sent']);
    expect(await tool('resend', String(mail?.id))).to.deep.equal([1, 'No such mail was given up.']);
    await tool('resend', '--all');
    expect(await tool('resend', '--all')).to.deep.equal([0, 'No mail was given up, so none is sent again.']);
    for (const wrong of [['resend'], ['resend', 'x'], ['resend', String(mail?.id), '--all']])
      expect((await tool(...wrong))[0], wrong.join(' ')).to.equal(2);
  }).timeout(120_000);

  it('is not sent for a decision that was reversed before', async () => {
    smtp.refuse(1);
    const id = await decide('back@example.com', 'denied', 'pending', 'approved');
    const [mail] = await smtp.until('back@example.com', 1);
    expect(await outcomes(id)).to.deep.equal(['overtaken', 'sent']);
    expect(mail?.content).to.include('You are in');
  });

  it('is sent to one address for every typed text', async () => {
    await decide('"a,b"@example.com', 'approved');
    const [mail] = await smtp.until('"a,b"@example.com', 1);
    expect(mail?.to).to.have.length(1);
  });

  for (const email of ['a@b\r\nBcc: victim@x.example', 'maya@\u212Aelvin.example', 'a@b@c.example'])
    it(`is not sent when the approved address is ${JSON.stringify(email)}, as accepted by an earlier version`, async () => {
      const before = smtp.received.length;
      const id = await submittedBefore(email);
      await ada.send('PATCH', `/api/beta/requests/${id}`, { status: 'approved' });
      expect(await outcomes(id)).to.deep.equal(['given up']);
      expect(smtp.received.slice(before)).to.deep.equal([]);
    });

  /** A request stored when any text with an at-sign was an address. */
  async function submittedBefore(email: string): Promise<string> {
    const stores = await storesOf(app);
    const requestId = randomUUID();
    const commandId = asCommandId(randomUUID());
    const decider = { ...betaDecider, decide: (): readonly BetaEvent[] => [submitted] };
    const submitted = { type: 'BetaRequestSubmitted', requestId, email, requestedBy: null } as const;
    await createExecuteCommand(stores.events)(decider, betaRequestStream(requestId), submitted, {
      commandId,
      correlationId: commandId,
      actor: 'system',
      occurredAt: asInstant('2026-03-10T12:00:00.000Z'),
      zone: 'UTC',
      localDate: asMemberDay('2026-03-10'),
    });
    await stores.close();
    return requestId;
  }

  it('is not sent for decisions from before mail was configured', async () => {
    const demo = ['maya@rondel.example', 'noah@rondel.example'];
    expect(smtp.received.flatMap(({ to }) => to).filter((to) => demo.includes(to))).to.deep.equal([]);
  });

  it('has the language of the browser in which the person asked', async () => {
    const email = 'hoffnung@rondel.example';
    const headers = { 'Accept-Language': 'de-AT, en;q=0.5' };
    const asked = await app.visitor().send('POST', '/api/beta/request', { json: { email }, headers });
    const { id } = JSON.parse(asked.body) as { readonly id: string };
    await ada.send('PATCH', `/api/beta/requests/${id}`, { status: 'denied' });
    const [mail] = await smtp.until(email, 1);
    expect(await outcomes(id)).to.deep.equal(['sent']);
    expect(mail?.content).to.include('Subject:').and.not.include('Thank you for your interest');
    const [, body = ''] = (mail?.content ?? '').split(/\r\n\r\n(.*)/s);
    const text = Buffer.from(
      body
        .replace(/=\r\n/g, '')
        .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
      'latin1',
    ).toString();
    const [greeting = ''] = textsIn('de').mails.denied.text('', '').split('\n');
    expect(text).to.include(greeting);
  });
});
