import { expect } from 'chai';
import { asInstant } from '#domain/kernel/day.ts';
import { memberStream } from '#domain/member/member-events.ts';
import { devMemberId } from '#service/http/identity/dev-people.ts';
import { lastEvent } from '#service/jobs/erasure/stream-ends.ts';
import { useErasureFixture } from '#service/testing/erasure/erasure-fixture.ts';
import { admin } from '#service/testing/start-test-app.ts';
import type { Admission } from './expired-accounts.ts';

describe('the retention of accounts', function () {
  this.timeout(120_000);
  const erasing = useErasureFixture();
  const emails = {
    waiting: 'waiting@retained.example',
    listed: 'listed@retained.example',
    admitted: 'admitted@retained.example',
    denied: 'denied-later@retained.example',
    'signed in': 'signed-in@retained.example',
    admin,
  };
  const names = Object.keys(emails) as (keyof typeof emails)[];
  const closed: Admission = { isBetaRequired: true, adminEmails: new Set([admin]) };
  const expireOn = (day: string, admission = closed) =>
    erasing.erasuresBy(erasing.deps(), () => asInstant(day)).expireAccounts(admission);

  before(async () => {
    const { app, pool } = erasing;
    const ada = await app.signIn(admin);
    await app.signIn(emails.waiting);
    await (await app.signIn(emails.listed)).send('POST', '/api/beta/request', { email: emails.listed });
    await app.member(emails.admitted);
    const denied = await app.member(emails.denied);
    await denied.send('PATCH', '/api/auth/user', { injuries: 'A knee.' });
    const requests = await ada.get<{ id: string; email: string }[]>('/api/beta/requests');
    const { id } = requests.find(({ email }) => email === emails.denied) ?? {};
    await ada.send('PATCH', `/api/beta/requests/${id}`, { status: 'pending' });
    await ada.send('PATCH', `/api/beta/requests/${id}`, { status: 'denied' });
    const away = names.filter((name) => name !== 'signed in').map((name) => devMemberId(emails[name]));
    await app.signIn(emails['signed in']);
    await pool.query(
      `update service.sessions set expires_at = now() - interval '1 day' where user_id = any($1)`,
      [away],
    );
  });

  async function left(): Promise<readonly string[]> {
    const kept: string[] = [];
    for (const name of names)
      if (await lastEvent(erasing.stores.events, memberStream(devMemberId(emails[name])))) kept.push(name);
    return kept;
  }

  it('keeps every account for 180 days after the first sign-in', async () => {
    await expireOn('2026-09-05T23:00:00.000Z');
    expect(await left()).to.deep.equal(names);
  });

  it('keeps every account when access needs no approval', async () => {
    await expireOn('2026-09-07T01:00:00.000Z', { ...closed, isBetaRequired: false });
    expect(await left()).to.deep.equal(names);
  });

  it('deletes a 180-day-old account without access, request and session', async () => {
    await expireOn('2026-09-07T01:00:00.000Z');
    expect(await left()).to.deep.equal(names.filter((name) => name !== 'waiting'));
    await erasing.shown();
    await erasing.expectAccountedFor();
  });

  it('keeps an account with data whose access was denied later or request erased', async () => {
    const later = asInstant('2026-09-07T01:00:00.000Z');
    await erasing.erasuresBy(erasing.deps(), () => later).expireRequests();
    await erasing.shown();
    await expireOn(later);
    expect(await left()).to.deep.equal(['admitted', 'denied', 'signed in', 'admin']);
  });

  it('records the automatic deletion of an account in the audit trail', async () => {
    const { rows } = await erasing.pool.query(
      `select done_by from read.audit_entries where deed = 'account-deleted' and member_id = $1`,
      [devMemberId(emails.waiting)],
    );
    expect(rows).to.deep.equal([{ done_by: 'system' }]);
  });
});
