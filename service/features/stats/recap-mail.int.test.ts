import { expect } from 'chai';
import type pg from 'pg';
import { asInstant, asMemberDay } from '#domain/kernel/day.ts';
import { weekOf } from '#domain/recap/iso-week.ts';
import { openPipelinedPool } from '#projections/postgres/pool.ts';
import { createExecuteCommand } from '#service/event-store/commands/execute-command.ts';
import { withCipher } from '#service/event-store/encryption/row-cipher.ts';
import { openStores, type Stores } from '#service/event-store/open-stores.ts';
import type { CurrentUser } from '#service/features/member/member-contract.ts';
import { recapAnswer } from '#service/features/stats/recap-contract.ts';
import { devMemberId } from '#service/http/identity/dev-people.ts';
import { startMailServer } from '#service/jobs/mail/testing/mail-server.ts';
import { parseConfig } from '#service/platform/config.ts';
import { type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { createRecapMailer } from './recap-outbox.ts';

const at = '2026-03-10T12:00:00.000Z';
const monday = asMemberDay('2026-03-02');
const week = weekOf(monday);
const workout = { templateId: 'core-circuit', durationMinutes: 31, perceivedExertion: 7, moodAfter: 4 };

/** The text of a mail whose lines were folded and escaped (quoted-printable). */
const unfolded = (content: string): string =>
  content
    .replaceAll('=\r\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** A header of a mail, its lines joined. */
const headerOf = (content: string, name: string): string =>
  new RegExp(`^${name}:(.*(?:\r\n .*)*)`, 'im').exec(content)?.[1]?.replaceAll('\r\n', '').trim() ?? '';

describe('the weekly recap by mail', function () {
  this.timeout(60_000);
  let smtp: Awaited<ReturnType<typeof startMailServer>>;
  let app: TestApp;
  let stores: Stores;
  let client: pg.Pool;
  let mailer: ReturnType<typeof createRecapMailer>;
  let withoutMail: typeof mailer;

  before(async () => {
    smtp = await startMailServer();
    app = await startTestApp({
      at,
      env: smtp.env,
      limits: { secretLink: { points: 6, durationSeconds: 600 } },
    });
    stores = await openStores(parseConfig({ DATABASE_URL: app.databaseUrl, DATA_DIR: app.dataDir }));
    client = openPipelinedPool(app.databaseUrl, 'recaps');
    const deps = {
      pool: withCipher(client, stores.cipher),
      execute: createExecuteCommand(stores.events),
      now: () => asInstant(at),
    };
    mailer = createRecapMailer({ ...deps, sendsMail: true });
    withoutMail = createRecapMailer({ ...deps, sendsMail: false });
  });
  after(async () => {
    await client.end();
    await stores.close();
    await app.stop();
    await smtp.close();
  });

  /** A member with two active days in the week, and a weight. */
  async function trained(email: string, recapByMail = true): Promise<Caller> {
    const member = await app.member(email);
    for (const date of ['2026-03-04', '2026-03-05'])
      await member.send('POST', '/api/workouts', { ...workout, date, isCompleted: true });
    await member.send('POST', '/api/body-metrics', { date: '2026-03-05', weight: '173.7', unit: 'lbs' });
    await member.send('PATCH', '/api/auth/user', { recapByMail });
    return member;
  }
  /** The recap after the mail about the admission. */
  const recapFor = async (email: string, nth = 2) => (await smtp.until(email, nth))[nth - 1]?.content ?? '';
  const linkIn = (content: string): string =>
    new URL(headerOf(content, 'List-Unsubscribe').replace(/^<|>$/g, '')).pathname;
  const isChosen = async (member: Caller): Promise<boolean> =>
    (await member.get<CurrentUser>('/api/auth/user')).recapByMail;

  it('has the counts of the page and a link, no body data, and is sent once', async () => {
    const email = 'recap-a@rondel.example';
    const member = await trained(email);
    for (const _ of [1, 2])
      expect(await mailer.sendRecap(devMemberId(email), monday)).to.deep.equal({ sent: true });
    const asked = [devMemberId(email), devMemberId('nobody@rondel.example')];
    expect([...(await mailer.reachable(asked))]).to.deep.equal([devMemberId(email)]);
    const text = unfolded(await recapFor(email));
    const { knownThen } = recapAnswer.parse(await member.get(`/api/recaps/${week}`));
    expect(knownThen).to.include({ activeDays: 2, workouts: 2, quests: 0, points: 4, streak: 0 });
    expect(text).to.include('Your week from 2 March to 8 March');
    for (const line of [
      '2 of 7 days active',
      '2 workouts',
      '0 quests',
      '4 points',
      '0 days in a row on Sunday',
    ]) {
      expect(text).to.include(`- ${line}\r\n`);
      expect(text).to.include(`<li>${line}</li>`);
    }
    expect(text).to.include(`${app.origin}/recap/${week}`);
    expect(text).not.to.match(/173\.7|\blbs\b|\bkg\b/);
    const { rows } = await client.query(
      'select attempts, outcome from service.recap_mails where member_id = $1',
      [devMemberId(email)],
    );
    expect(rows).to.deep.equal([{ attempts: 1, outcome: 'sent' }]);
  });

  it('is from right to left in Arabic, also where web mail drops the outer elements', async () => {
    const email = 'recap-ar@rondel.example';
    const member = await trained(email);
    await member.send('PUT', '/api/me/language', { language: 'ar' });
    await mailer.sendRecap(devMemberId(email), monday);
    const text = unfolded(await recapFor(email));
    expect(text).to.match(/<body [^>]*>\s*<div lang="ar" dir="rtl">\s*<h1/);
  });

  it('is not sent if not chosen or without a mail server, but the recap is made', async () => {
    for (const [email, { sendRecap, reachable }, isWanted] of [
      ['recap-b@rondel.example', mailer, false],
      ['recap-c@rondel.example', withoutMail, true],
    ] as const) {
      const member = await trained(email, isWanted);
      expect(await sendRecap(devMemberId(email), monday)).to.deep.equal({ sent: false });
      expect((await member.ask('GET', `/api/recaps/${week}`))[0]).to.equal(200);
      expect([...(await reachable([devMemberId(email)]))]).to.deep.equal([]);
    }
    expect(await mailer.sendRecap(devMemberId('nobody@rondel.example'), monday)).to.deep.equal({
      sent: false,
    });
  });

  it('is not sent for a week that is not over, nor for one without anything done', async () => {
    const email = 'recap-d@rondel.example';
    await trained(email);
    expect(await mailer.sendRecap(devMemberId(email), asMemberDay('2026-03-09'))).to.deep.equal({
      sent: false,
    });
    const empty = weekOf(asMemberDay('2026-02-23'));
    await mailer.sendRecap(devMemberId(email), asMemberDay('2026-02-23'));
    await mailer.sendRecap(devMemberId(email), monday);
    expect(unfolded(await recapFor(email))).to.include('2 March to 8 March');
    const { rows } = await client.query(
      'select outcome from service.recap_mails where member_id = $1 and week = $2',
      [devMemberId(email), empty],
    );
    expect(rows).to.deep.equal([{ outcome: 'overtaken' }]);
  });

  it('ends when it is aborted', async () => {
    const email = 'recap-e@rondel.example';
    await trained(email);
    const reason = await mailer
      .sendRecap(devMemberId(email), monday, AbortSignal.abort('stopped'))
      .catch((error: unknown) => error);
    expect(reason).to.equal('stopped');
  });

  describe('its link to unsubscribe', () => {
    it('is in the headers for one press (RFC 8058), and shows no member id', async () => {
      const email = 'recap-f@rondel.example';
      await trained(email);
      await mailer.sendRecap(devMemberId(email), monday);
      const content = await recapFor(email);
      expect(headerOf(content, 'List-Unsubscribe-Post')).to.equal('List-Unsubscribe=One-Click');
      const link = linkIn(content);
      expect(headerOf(content, 'List-Unsubscribe')).to.equal(`<${app.origin}${link}>`);
      expect(unfolded(content)).to.include(`${app.origin}${link}\r\n`);
      const token = link.split('/').at(-1) ?? '';
      for (const shown of [token, Buffer.from(token, 'base64url').toString('latin1')])
        expect(shown).not.to.include(devMemberId(email).slice(0, 8));
    });

    it('asks first, and stops the mail when pressed, without a session and repeatedly', async () => {
      const email = 'recap-g@rondel.example';
      const member = await trained(email);
      await mailer.sendRecap(devMemberId(email), monday);
      const link = linkIn(await recapFor(email));
      const visitor = app.visitor();
      const page = await visitor.get(link);
      expect([page.status, page.headers['cache-control']]).to.deep.equal([200, 'no-store']);
      expect(page.body).to.include('<form method="post"');
      expect(await isChosen(member)).to.equal(true);
      // As a mail server sends it: without cookies, origin, or anything of a browser.
      const body = 'List-Unsubscribe=One-Click';
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
      for (const _ of [1, 2]) {
        const answer = await fetch(`${app.origin}${link}`, { method: 'POST', body, headers });
        expect([answer.status, (await answer.text()).includes('No more recaps by mail')]).to.deep.equal([
          200,
          true,
        ]);
        expect(await isChosen(member)).to.equal(false);
      }
      expect(visitor.cookies.size).to.equal(0);
      // Chosen again, an old link still works.
      await member.send('PATCH', '/api/auth/user', { recapByMail: true });
      expect((await visitor.send('POST', link)).status).to.equal(200);
      expect(await isChosen(member)).to.equal(false);
    });

    it('does nothing when it was changed, cut or made up', async () => {
      const email = 'recap-h@rondel.example';
      const member = await trained(email);
      await mailer.sendRecap(devMemberId(email), monday);
      const link = linkIn(await recapFor(email));
      const last = link.at(-2) === 'A' ? 'B' : 'A';
      for (const wrong of [
        `${link.slice(0, -2)}${last}${link.at(-1)}`,
        link.slice(0, -4),
        '/unsubscribe/x',
      ]) {
        const answers = [await app.visitor().get(wrong), await app.visitor().send('POST', wrong)];
        expect(
          answers.map(({ status }) => status),
          wrong,
        ).to.deep.equal([404, 404]);
      }
      expect(await isChosen(member)).to.equal(true);
    });

    it('is refused from a page of another site, and too many times in ten minutes', async () => {
      const email = 'recap-i@rondel.example';
      await trained(email);
      await mailer.sendRecap(devMemberId(email), monday);
      const link = linkIn(await recapFor(email));
      const headers = { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' };
      expect((await app.visitor().send('POST', link, { headers })).status).to.equal(403);
      const statuses: number[] = [];
      for (let nth = 0; nth < 7; nth += 1) statuses.push((await app.visitor().get(link)).status);
      expect(statuses).to.deep.equal([200, 200, 200, 200, 200, 200, 429]);
    });

    it('still answers once the account is deleted, with its rows gone', async () => {
      const email = 'recap-j@rondel.example';
      const member = await trained(email);
      await mailer.sendRecap(devMemberId(email), monday);
      const link = linkIn(await recapFor(email));
      await member.send('DELETE', '/api/me');
      expect((await app.visitor().send('POST', link)).status).to.equal(200);
      const { rowCount } = await client.query('select from service.recap_mails where member_id = $1', [
        devMemberId(email),
      ]);
      expect(rowCount).to.equal(0);
    });
  });
});
