import { expect } from 'chai';
import { betaRequestStream } from '#domain/beta/beta-events.ts';
import { asInstant } from '#domain/kernel/day.ts';
import { endsOf } from '#service/jobs/erasure/stream-ends.ts';
import { useErasureFixture } from '#service/testing/erasure/erasure-fixture.ts';
import { textsOfMember } from '#service/testing/erasure/sample-member.ts';
import { admin } from '#service/testing/start-test-app.ts';

describe('expiry of requests for access', function () {
  this.timeout(120_000);
  const erasing = useErasureFixture();
  const expireOn = (day: string) => erasing.erasuresBy(erasing.deps(), () => asInstant(day)).expireRequests();

  it('deletes exactly those that were denied or unanswered for 180 days', async () => {
    const ada = await erasing.app.signIn(admin);
    const ids: Record<string, string> = {};
    for (const status of ['pending', 'denied', 'approved']) {
      const { id } = await ada.send('POST', '/api/beta/request', { email: `${status}@old.example` });
      if (status !== 'pending')
        await ada.send('PATCH', `/api/beta/requests/${String(id)}`, {
          status,
          adminNotes: textsOfMember.notes,
        });
      ids[status] = String(id);
    }
    const left = async () => {
      const { rows } = await erasing.pool.query<{ key: string }>(
        'select key from read.beta_requests where key = any($1)',
        [Object.values(ids)],
      );
      return Object.keys(ids).filter((status) => rows.some(({ key }) => key === ids[status]));
    };
    await expireOn('2026-09-05T23:00:00.000Z');
    expect(await left()).to.deep.equal(['pending', 'denied', 'approved']);
    expect(await expireOn('2026-09-06T01:00:00.000Z')).to.be.at.least(2);
    await erasing.shown();
    expect(await left()).to.deep.equal(['approved']);
    for (const status of ['pending', 'denied']) {
      const stream = betaRequestStream(ids[status] ?? '');
      expect(await endsOf(erasing.bare, [stream])).to.deep.equal([]);
      const owned = 'select from vault.data_keys where owner = $1 and wrapped is not null';
      expect((await erasing.pool.query(owned, [stream])).rowCount).to.equal(0);
    }
    await erasing.expectAccountedFor();
    await ada.send('POST', '/api/beta/request', { email: 'denied@old.example' });
    expect(await left()).to.deep.equal(['denied', 'approved']);
  });
});
