import { expect } from 'chai';
import { asMemberId, type MemberId } from '#domain/kernel/ids.ts';
import { allProjections } from '#projections/all-projections.ts';
import { latestEntries } from '#projections/body/body-metrics.ts';
import { rebuild } from '#projections/engine/rebuild.ts';
import { memberOf, membersByEmail } from '#projections/member/members.ts';
import { connector } from '#projections/postgres/connection.ts';
import { recentWorkouts } from '#projections/workout/workouts.ts';
import { eventSourceOf } from '#service/event-store/event-source.ts';
import { useErasureFixture } from '#service/testing/erasure/erasure-fixture.ts';
import type { Caller } from '#service/testing/start-test-app.ts';
import { keyOwner } from './encrypting-store.ts';

const email = 'keyless@rondel.example';
const date = '2026-03-10';

/** Between the destruction of a key and the event that deletes the rows there is a moment, which a crash can prolong. */
describe('the rows of a member whose key was destroyed', function () {
  this.timeout(60_000);
  const erasing = useErasureFixture();
  let member: Caller;
  let memberId: MemberId;

  before(async () => {
    member = await erasing.app.member(email);
    await member.send('PATCH', '/api/auth/user', { age: 47 });
    await member.send('POST', '/api/body-metrics', { date, weight: '187', unit: 'lbs' });
    memberId = asMemberId(String((await member.get('/api/auth/user')).id));
  });

  const seen = async () => {
    const known = await memberOf(erasing.pool, memberId);
    const entries = await latestEntries(erasing.pool, memberId);
    return [
      known?.signIn?.email,
      known?.profile.age?.years,
      ...entries.map(({ measurements }) => measurements.weight?.value),
    ];
  };

  it('are readable with their personal fields before', async () => {
    expect(await seen()).to.deep.equal([email, 47, 187]);
    expect(await membersByEmail(erasing.pool, email)).to.deep.equal([{ memberId, isVerified: true }]);
  });

  it('are read as erased afterwards, without failing a query', async () => {
    await erasing.stores.keys.destroy([keyOwner(memberId)]);
    expect(await seen()).to.deep.equal(['', undefined, undefined]);
    expect(await recentWorkouts(erasing.pool, memberId, 10, null)).to.deep.equal([]);
  });

  it('can be folded on and rebuilt without stopping the projection', async () => {
    const { stores, app } = erasing;
    const connect = connector({ connectionString: app.databaseUrl });
    const source = eventSourceOf(stores.events, stores.cipher);
    await rebuild({ connect, source, projections: allProjections, memoryBytes: 1 });
    expect((await seen()).filter(Boolean)).to.deep.equal([]);
    await erasing.shown();
  });
});
