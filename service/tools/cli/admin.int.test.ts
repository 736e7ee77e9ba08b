import { expect } from 'chai';
import { asInstant, asMemberDay } from '#domain/kernel/day.ts';
import { asCommandId, asMemberId } from '#domain/kernel/ids.ts';
import { memberDecider } from '#domain/member/member.ts';
import { memberStream } from '#domain/member/member-events.ts';
import { createExecuteCommand } from '#service/event-store/commands/execute-command.ts';
import { beginning } from '#service/event-store/port.ts';
import type { AuditAnswer } from '#service/features/audit/audit-contract.ts';
import { devMemberId } from '#service/http/identity/dev-people.ts';
import { admin, type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { runToolOf } from '#service/testing/start-tool.ts';
import { eventsOf } from '#service/testing/test-stores.ts';
import { callByToken, issueToken, setIntegrations } from '#service/testing/token-caller.ts';

const hopeful = 'hopeful@rondel.example';
const adminId = devMemberId(admin);

describe('the admin tool', () => {
  let app: TestApp;
  let ada: Caller;
  let member: Caller;
  let minutesPerDay = 30;

  before(async function () {
    this.timeout(120_000);
    app = await startTestApp({ at: new Date().toISOString(), withoutLuckyDay: [hopeful] });
    ada = await app.signIn(admin);
    await app.visitor().send('POST', '/api/beta/request', { json: { email: hopeful } });
    member = await app.signIn(hopeful);
  });
  after(() => app.stop());

  it('approves a request in the name of an admin', async () => {
    expect((await member.ask('GET', '/api/auth/user'))[0]).to.equal(403);
    const done = await tool('approve', hopeful, '--as', admin, '--note', 'Met at the fair.');
    expect(done).to.deep.equal([0, `${hopeful} is approved.`]);
    await caughtUp();
    expect((await member.ask('GET', '/api/auth/user'))[0]).to.equal(200);
    expect((await lastEvent('BetaRequestApproved'))?.metadata).to.include({ actor: 'system' });
    expect((await lastEvent('BetaRequestApproved'))?.data).to.include({
      reviewedBy: adminId,
      adminNotes: 'Met at the fair.',
    });
  }).timeout(60_000);

  it('lists requests with their state', async () => {
    const [code, text] = await tool('requests', '--json');
    const requests = text.split('\n').map((line) => JSON.parse(line) as { email: string });
    expect(code).to.equal(0);
    expect(requests.find(({ email }) => email === hopeful)).to.include({
      status: 'approved',
      adminNotes: 'Met at the fair.',
    });
  }).timeout(60_000);

  it('resets a member’s quest of today', async () => {
    await member.send('POST', '/api/user-quests/spin');
    await member.send('POST', '/api/user-quests/accept');
    const [code] = await tool('reset-quest', hopeful, '--as', admin);
    expect(code).to.equal(0);
    await caughtUp();
    expect(await member.get('/api/user-quests/today')).to.equal(null);
    expect((await lastEvent('QuestDayReset'))?.data).to.include({ resetBy: adminId });
  }).timeout(60_000);

  it("pauses an injured member's streak beyond the limits, with encrypted reason", async () => {
    const from = new Date().toISOString().slice(0, 10);
    const until = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
    const dates = ['--from', from, '--until', until, '--reason', 'injury', '--as', admin] as const;
    expect((await tool('grant-pause', hopeful, ...dates))[0]).to.equal(2);
    const granted = await tool('grant-pause', hopeful, ...dates, '--note', 'A broken leg.');
    expect(granted).to.deep.equal([0, `The streak of ${hopeful} is paused from ${from} to ${until}.`]);
    await caughtUp();
    expect(await member.get('/api/me/pauses')).to.deep.equal({ pauses: [{ from, until }] });
    expect((await lastEvent('StreakPaused'))?.data).to.include({ grantedBy: adminId, reason: 'injury' });
    const again = await tool('grant-pause', hopeful, ...dates, '--note', 'A broken leg.');
    expect(again[1]).to.equal(`The streak of ${hopeful} was already paused from ${from} to ${until}.`);
  }).timeout(60_000);

  it('deletes an account without access, in the name of an admin', async () => {
    const email = 'gone@rondel.example';
    const going = await app.signIn(email);
    expect((await going.ask('GET', '/api/auth/user'))[0]).to.equal(403);
    const [code, text] = await tool('delete-account', '--member', email, '--as', admin);
    expect([code, text]).to.satisfy(
      () => code === 0 && text.startsWith(`The account ${devMemberId(email)} is`),
    );
    await caughtUp();
    expect((await going.ask('GET', '/api/auth/user'))[0]).to.equal(401);
    expect((await lastEvent('AccountDeleted'))?.metadata).to.include({ actor: adminId });
    expect(await tool('delete-account', '--member', email, '--as', admin)).to.deep.equal([
      ...[1, `There is no member with the address ${email}.`],
    ]);
  }).timeout(60_000);

  it('lists and ends the sessions of a member, without affecting others', async () => {
    const email = 'everywhere@rondel.example';
    const [phone, laptop] = [await app.signIn(email), await app.signIn(email)];
    const [code, text] = await tool('sessions', email);
    expect(code).to.equal(0);
    const line =
      /^signed in \d{4}-\d{2}-\d{2}T\d{2}:\d{2}Z, last used \d{4}-\d{2}-\d{2}T\d{2}:\d{2}Z, Unknown device$/;
    for (const one of text.split('\n')) expect(one).to.match(line);
    expect(text.split('\n')).to.have.length(2);
    const signOut = ['sign-out', email, '--as', admin, '--note', 'Lost a phone.'];
    expect(await tool(...signOut)).to.deep.equal([0, '2 sessions have ended.']);
    await caughtUp();
    const { entries } = await ada.get<AuditAnswer>('/api/beta/audit?deed=sessions-ended');
    const ended = { by: adminId, byHand: true, memberId: devMemberId(email), note: 'Lost a phone.' };
    expect(entries[0]).to.include(ended);
    for (const caller of [phone, laptop])
      expect((await caller.ask('GET', '/api/me/sessions'))[0]).to.equal(401);
    expect(await tool('sessions', email)).to.deep.equal([0, `${email} is signed in nowhere.`]);
    expect((await ada.ask('GET', '/api/me/sessions'))[0]).to.equal(200);
  }).timeout(60_000);

  it('ends the access tokens of a member, or of all, and says who did', async () => {
    const email = 'tokens@rondel.example';
    const [owner, other] = [await app.member(email), await app.member('tokens-2@rondel.example')];
    const tokens: string[] = [];
    for (const caller of [owner, owner, other]) {
      await setIntegrations(caller, true);
      tokens.push((await issueToken(caller, { name: 'A program', scopes: ['read:stats'] })).token);
    }
    const statuses = async () => {
      await caughtUp();
      const asked = tokens.map((token) => callByToken(app.origin, token, 'GET', '/api/stats'));
      return (await Promise.all(asked)).map(({ status }) => status);
    };
    expect(await statuses()).to.deep.equal([200, 200, 200]);
    const end = ['end-tokens', email, '--as', admin, '--note', 'One was published.'];
    expect(await tool(...end)).to.deep.equal([0, '2 access tokens have ended.']);
    expect(await statuses()).to.deep.equal([401, 401, 200]);
    const { entries } = await ada.get<AuditAnswer>('/api/beta/audit?deed=tokens-ended');
    const ended = { by: adminId, byHand: true, memberId: devMemberId(email), note: 'One was published.' };
    expect(entries[0]).to.include(ended);
    expect((await lastEvent('TokenRevoked'))?.data).to.include({ endedBy: adminId });
    expect((await owner.visitor.get('/api/me/export')).body).to.include(
      'An operator ended a token of another program.',
    );
    expect(await tool('end-tokens', '--everybody')).to.deep.equal([0, '1 access token has ended.']);
    expect(await statuses()).to.deep.equal([401, 401, 401]);
    expect(await tool('end-tokens', email)).to.deep.equal([0, '0 access tokens have ended.']);
    expect((await tool('end-tokens'))[1]).to.include('end-tokens needs either a member or --everybody.');
    expect((await owner.ask('GET', '/api/me/tokens'))[0]).to.equal(200);
  }).timeout(90_000);

  it('resolves an address to the account that verified it, not to a claiming one', async () => {
    const email = 'claimed@rondel.example';
    const rightful = await app.signIn(email);
    await register('claims-later', email);
    expect(await tool('sign-out', email)).to.deep.equal([0, '1 session has ended.']);
    expect((await rightful.ask('GET', '/api/me/sessions'))[0]).to.equal(401);
    for (const name of ['claims-one', 'claims-two']) await register(name, 'nobody@rondel.example');
    const [code, text] = await tool('sign-out', 'nobody@rondel.example');
    expect(code).to.equal(1);
    expect(text).to.match(
      /^No account has verified the address .* name it by its id, claims-one or claims-two\.$/,
    );
    expect((await tool('delete-account', '--member', 'nobody@rondel.example', '--as', admin))[0]).to.equal(1);
  }).timeout(60_000);

  for (const [what, args, code, text] of [
    ['a decision that was taken', ['deny', hopeful, '--as', admin], 1, 'This request is already approved.'],
    ['the name of who is no admin', ['deny', hopeful, '--as', hopeful], 1, `${hopeful} is not an admin.`],
    ['nobody’s name', ['approve', hopeful], 2, 'approve needs --as'],
    ['a sign-out of nobody', ['sign-out'], 2, 'sign-out needs either a member or --everybody.'],
    [
      'a sign-out of one and of everybody',
      ['sign-out', hopeful, '--everybody'],
      2,
      'sign-out needs either a member or --everybody.',
    ],
    [
      'a list of sessions of nobody',
      ['sessions', 'x@rondel.example'],
      1,
      'There is no member with the address x@rondel.example.',
    ],
    ['what it does not know', ['promote', hopeful, '--as', admin], 2, 'There is no operation promote.'],
  ] as const) {
    it(`refuses ${what}`, async () => {
      const [exit, said] = await tool(...args);
      expect([exit, said]).to.satisfy(() => exit === code && said.startsWith(text));
    }).timeout(60_000);
  }

  it('ends the sessions of all accounts, including admins', async () => {
    const [code, text] = await tool('sign-out', '--everybody');
    expect([code, text]).to.satisfy(() => code === 0 && /^\d+ sessions have ended\.$/.test(text));
    for (const caller of [ada, member])
      expect((await caller.ask('GET', '/api/me/sessions'))[0]).to.equal(401);
    ada = await app.signIn(admin);
    expect((await ada.ask('GET', '/api/beta/requests'))[0]).to.equal(200);
    expect((await lastEvent('SessionsEnded'))?.data).to.include({ endedBy: 'system', subject: null });
  }).timeout(60_000);

  const tool = (...args: readonly string[]) => runToolOf(app, 'admin', ...args);

  /** An account with an unverified address. */
  async function register(name: string, email: string): Promise<void> {
    const memberId = asMemberId(name);
    const log = await eventsOf(app);
    const names = { firstName: null, lastName: null, profileImageUrl: null };
    const account = { memberId, email, emailVerified: false, ...names, zone: 'UTC' };
    await createExecuteCommand(log)(
      memberDecider,
      memberStream(memberId),
      { type: 'RegisterMember', ...account },
      {
        commandId: asCommandId(`register ${name}`),
        correlationId: name,
        actor: memberId,
        occurredAt: asInstant(new Date().toISOString()),
        zone: 'UTC',
        localDate: asMemberDay('2026-03-10'),
      },
    );
    await log.close();
    await caughtUp();
  }

  /** A command answers after the read models have processed it and everything before. */
  async function caughtUp(): Promise<void> {
    minutesPerDay += 1;
    expect(await ada.send('PATCH', '/api/auth/user', { minutesPerDay })).to.include({ visible: true });
  }

  async function lastEvent(type: string) {
    const log = await eventsOf(app);
    const events = [];
    for await (const event of log.readAll({ after: beginning })) if (event.type === type) events.push(event);
    await log.close();
    return events.at(-1);
  }
});
