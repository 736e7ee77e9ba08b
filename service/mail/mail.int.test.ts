import { expect } from 'chai';
import pg from 'pg';
import { admin, type Caller, type RunningHouse, runHouse } from '#service/testing/running-house.ts';
import { startMailServer } from './testing/mail-server.ts';

describe('the mail that tells of a decision', function () {
  this.timeout(60_000);
  let smtp: Awaited<ReturnType<typeof startMailServer>>;
  let house: RunningHouse;
  let ada: Caller;

  before(async () => {
    smtp = await startMailServer();
    house = await runHouse({ env: smtp.env });
    ada = await house.signIn(admin);
  });
  after(async () => {
    await house.stop();
    await smtp.close();
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
