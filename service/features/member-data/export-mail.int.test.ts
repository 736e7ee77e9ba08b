import { expect } from 'chai';
import pg from 'pg';
import { startMailServer } from '#service/jobs/mail/testing/mail-server.ts';
import { type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';

const email = 'taker@rondel.example';
const date = '2026-03-10';
const path = '/api/me/export/mail';
const begin = `${date}T12:00:00.000Z`;
const minutesLater = (minutes: number) => new Date(Date.parse(begin) + minutes * 60_000).toISOString();

type Json = Readonly<Record<string, unknown>>;

/** Attachments by name, in order, as text. */
function attachmentsOf(mail: string): ReadonlyMap<string, string> {
  const parts = mail.split(/^--/m).map((part) => part.split('\r\n\r\n'));
  return new Map(
    parts.flatMap(([head = '', ...rest]) => {
      const name = /filename=(\S+)/.exec(head)?.[1];
      return name ? [[name, Buffer.from(rest.join(''), 'base64').toString()]] : [];
    }),
  );
}

describe('the mail with a member’s own data', function () {
  this.timeout(60_000);
  let smtp: Awaited<ReturnType<typeof startMailServer>>;
  let app: TestApp;
  let member: Caller;

  before(async () => {
    smtp = await startMailServer();
    app = await startTestApp({ at: begin, env: smtp.env });
    member = await app.member(email);
    await member.send('POST', '/api/body-metrics', { date, weight: '180', unit: 'lbs' });
    // The mail about the admission to the beta.
    await smtp.until(email, 1);
  });
  after(async () => {
    await app.stop();
    await smtp.close();
  });

  it('is announced with the verified address', async () => {
    expect(await member.get(path)).to.deep.equal({ to: email });
  });

  it('has the files that the member can download, and arrives after a busy start', async () => {
    smtp.refuse(1);
    expect(await member.send('POST', path)).to.deep.equal({ to: email, at: begin });
    const [, mail] = await smtp.until(email, 2);
    const files = attachmentsOf(mail?.content ?? '');
    expect([...files.keys()]).to.deep.equal([
      `rondel-${date}.json`,
      `rondel-workouts-${date}.csv`,
      `rondel-sets-${date}.csv`,
      `rondel-metrics-${date}.csv`,
      `rondel-points-${date}.csv`,
    ]);
    const { exportedAt: _, ...history } = JSON.parse(files.get(`rondel-${date}.json`) ?? '') as Json;
    const { exportedAt: __, ...taken } = await member.get<Json>('/api/me/export');
    expect(history).to.deep.equal(taken);
    for (const name of ['workouts', 'sets', 'metrics', 'points'])
      expect(files.get(`rondel-${name}-${date}.csv`)).to.equal(
        (await member.visitor.get(`/api/me/export/${name}.csv`)).body,
      );
    expect(files.get(`rondel-metrics-${date}.csv`)).to.include('180');
  });

  it('is not sent again within the hour, but afterwards', async () => {
    app.setClock(minutesLater(59));
    expect(await member.send('POST', path)).to.deep.equal({ to: email, at: begin });
    app.setClock(minutesLater(61));
    expect(await member.send('POST', path)).to.deep.equal({ to: email, at: minutesLater(61) });
    expect(await smtp.until(email, 3)).to.have.length(3);
  });

  it('is not offered without a mail server', async () => {
    const beside = await startTestApp({ at: begin, sharingStoresOf: app });
    const caller = await beside.signIn(email);
    expect(await caller.get(path)).to.deep.equal({ to: null });
    expect(await caller.send('POST', path)).to.deep.equal({ to: null, at: null });
    await beside.stop();
  });

  it('is deleted with the data', async () => {
    const pool = new pg.Pool({ connectionString: app.databaseUrl });
    const wishes = async () => (await pool.query('select from service.export_mails')).rowCount;
    expect(await wishes()).to.equal(1);
    await member.send('DELETE', '/api/admin/clear-user-data');
    expect(await wishes()).to.equal(0);
    await pool.end();
  });
});
