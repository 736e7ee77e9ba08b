import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect } from 'chai';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { admin, type Caller, type RunningHouse, runHouse } from '#service/testing/running-house.ts';

type Received = { readonly to: readonly string[]; readonly content: string };

/** A real mail server on this machine, which may be told to refuse. */
function mailServer() {
  const received: Received[] = [];
  let refusals = 0;
  let onMail = () => {};
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, { envelope }, done) {
      void text(stream).then((content) => {
        if (refusals > 0) {
          refusals -= 1;
          done(Object.assign(new Error('come back later'), { responseCode: 451 }));
          return;
        }
        received.push({ to: envelope.rcptTo.map(({ address }) => address.toLowerCase()), content });
        done();
        onMail();
      });
    },
  });
  return {
    server,
    received,
    refuse(times: number): void {
      refusals = times;
    },
    /** Until so many mails to an address have come. */
    async until(address: string, count: number): Promise<readonly Received[]> {
      for (;;) {
        const mails = received.filter(({ to }) => to.includes(address.toLowerCase()));
        if (mails.length >= count) return mails;
        await new Promise<void>((resolve) => {
          onMail = resolve;
        });
      }
    },
  };
}

describe('the mail that tells of a decision', function () {
  this.timeout(60_000);
  const smtp = mailServer();
  let house: RunningHouse;
  let ada: Caller;

  before(async () => {
    smtp.server.listen(0, '127.0.0.1');
    await once(smtp.server.server, 'listening');
    const { port } = smtp.server.server.address() as AddressInfo;
    house = await runHouse({
      env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Rondel <hello@rondel.example>' },
    });
    ada = await house.signIn(admin);
  });
  after(async () => {
    await house.stop();
    await new Promise<void>((resolve) => {
      smtp.server.close(resolve);
    });
  });

  async function decide(email: string, ...statuses: readonly string[]): Promise<string> {
    const { id } = await ada.send('POST', '/api/beta/request', { email });
    for (const status of statuses)
      await ada.send('PATCH', `/api/beta/requests/${String(id)}`, { status, adminNotes: 'For admins only.' });
    return String(id);
  }

  /** How the mails of a request stand, in the order of the decisions, once none is left to be sent. */
  async function outcomes(requestId: string): Promise<readonly (string | null)[]> {
    const client = new pg.Client(house.databaseUrl);
    await client.connect();
    try {
      for (;;) {
        const { rows } = await client.query<{ outcome: string | null }>(
          'select outcome from service.mails where request_id = $1 order by revision',
          [requestId],
        );
        if (rows.length > 0 && rows.every(({ outcome }) => outcome !== null))
          return rows.map(({ outcome }) => outcome);
      }
    } finally {
      await client.end();
    }
  }

  it('goes to who asked, once, without what admins note', async () => {
    const id = await decide('Hopeful@Example.com', 'approved');
    const [mail] = await smtp.until('Hopeful@Example.com', 1);
    expect(await outcomes(id)).to.deep.equal(['sent']);
    expect(mail?.content).to.match(/^From: Rondel <hello@rondel.example>$/m);
    expect(mail?.content).to.match(/^Subject: You are in: welcome to the Rondel beta$/m);
    expect(mail?.content).to.include(`${house.origin}/api/login`).and.not.to.include('For admins');
    expect(smtp.received).to.have.length(1);
  });

  it('is tried again when the server refuses it, and comes once, under the id of the decision', async () => {
    smtp.refuse(1);
    const id = await decide('patient@example.com', 'denied');
    const [mail] = await smtp.until('patient@example.com', 1);
    expect(await outcomes(id)).to.deep.equal(['sent']);
    const { entries } = await ada.get<{ entries: { eventId: string }[] }>(`/api/beta/requests/${id}/history`);
    expect(mail?.content).to.include(`Message-ID: <${entries[1]?.eventId}@127.0.0.1>`);
    expect(smtp.received.filter(({ to }) => to.includes('patient@example.com'))).to.have.length(1);
  });

  it('is not sent for a decision that was taken back before', async () => {
    smtp.refuse(1);
    const id = await decide('back@example.com', 'denied', 'pending', 'approved');
    const [mail] = await smtp.until('back@example.com', 1);
    expect(await outcomes(id)).to.deep.equal(['overtaken', 'sent']);
    expect(mail?.content).to.include('You are in');
  });

  it('goes to one address, whatever was typed', async () => {
    await decide('"a,b"@example.com', 'approved');
    const [mail] = await smtp.until('"a,b"@example.com', 1);
    expect(mail?.to).to.have.length(1);
  });

  it('does not tell of what was decided before there was mail', async () => {
    const demo = ['maya@rondel.example', 'noah@rondel.example'];
    expect(smtp.received.flatMap(({ to }) => to).filter((to) => demo.includes(to))).to.deep.equal([]);
  });
});
