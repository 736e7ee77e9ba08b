import { expect } from 'chai';
import { type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { currentUser, userCommandAnswer } from './member-contract.ts';

describe('the member over HTTP', () => {
  let app: TestApp;
  let caller: Caller;

  before(async function () {
    this.timeout(60_000);
    app = await startTestApp({ env: { ADMIN_EMAILS: 'second@rondel.example' } });
    caller = await app.member('profile@rondel.example');
  });

  after(() => app.stop());

  const me = async () => currentUser.parse(await caller.get('/api/auth/user'));
  const patch = async (changes: object) =>
    userCommandAnswer.parse(await caller.send('PATCH', '/api/auth/user', changes));

  it('is the signed-in account', async () => {
    expect(await me()).to.deep.include({
      email: 'profile@rondel.example',
      unitPreference: 'imperial',
      equipment: [],
      questWheelEnabled: true,
      isAdmin: false,
      timeZone: 'UTC',
    });
  });

  it('sets a profile, and returns the changed data', async () => {
    const set = {
      age: 34,
      gender: 'female',
      height: 66,
      weight: 150,
      equipment: ['dumbbells', 'none'],
      daysPerWeek: 4,
    };
    const answer = await patch(set);
    expect(answer).to.deep.include({ ...set, equipment: ['dumbbells'], availableEquipment: ['dumbbells'] });
    expect(answer.events.map(({ type }) => type)).to.deep.equal(['ProfileUpdated']);
    expect((await patch(set)).events).to.deep.equal([]);
  });

  it('is read at the revision of the last answer, even if it changed nothing', async () => {
    const changed = await patch({ daysPerWeek: 5 });
    expect(await me()).to.include({ revision: changed.revision, daysPerWeek: 5 });
    expect((await patch({ daysPerWeek: 5 })).revision).to.equal(changed.revision);
    const again = await patch({ daysPerWeek: 4 });
    expect(again.revision).to.be.above(changed.revision);
    expect(await me()).to.include({ revision: again.revision });
  });

  it('ages with the years since the age was given', async () => {
    app.setClock('2027-03-10T12:00:00Z');
    expect(await me()).to.deep.include({ age: 35, ageGiven: { years: 34, on: '2026-03-10' } });
    app.setClock('2026-03-10T12:00:00Z');
  });

  it('shows the latest logged weight instead of that of the profile', async () => {
    await caller.send('POST', '/api/body-metrics', { weight: '148.5', date: '2026-03-10', unit: 'lbs' });
    expect(await me()).to.include({ weight: 148.5 });
  });

  it('counts days in the zone to which the member moves', async () => {
    await caller.send('POST', '/api/me/time-zone', { zone: 'pacific/AUCKLAND' });
    expect(await me()).to.include({ timeZone: 'Pacific/Auckland' });
    const refused = await caller.ask('POST', '/api/me/time-zone', { zone: '+05:00' });
    expect(refused).to.deep.equal([400, 'This time zone is not known.']);
  });

  it('limits how often a member can change the time zone', async () => {
    const zones = ['Europe/Paris', 'Asia/Tokyo'];
    const ask = (zone: string | undefined) => caller.ask('POST', '/api/me/time-zone', { zone });
    for (let n = 0; n < 23; n += 1) {
      app.setClock(`2026-03-10T13:${String(n).padStart(2, '0')}:00Z`);
      const [status] = await ask(zones[n % 2]);
      expect(status).to.equal(200);
    }
    app.setClock('2026-03-10T14:00:00Z');
    expect(await ask('Asia/Seoul')).to.deep.equal([
      409,
      'You have changed your time zone very often. Please try again tomorrow.',
    ]);
    app.setClock('2026-03-10T12:00:00Z');
  });

  it('stores preferences', async () => {
    const privacy = {
      dataCollection: false,
      analytics: false,
      personalizedRecommendations: true,
      shareProgress: false,
      publicProfile: false,
      exerciseHistory: true,
      locationTracking: false,
      thirdPartyIntegrations: false,
    };
    await caller.send('PUT', '/api/me/preferences', { privacy });
    expect(await me()).to.deep.include({ keptPrivacy: privacy, keptNotifications: null });
  });

  it('refuses invalid values, and changes nothing', async () => {
    const before = await me();
    for (const wrong of [
      { age: 131 },
      { age: -1 },
      { height: 10_001 },
      { daysPerWeek: 8 },
      { gender: 'x' },
      { age: '34' },
    ]) {
      expect((await caller.ask('PATCH', '/api/auth/user', wrong))[0]).to.equal(400);
    }
    expect(await me()).to.deep.equal(before);
  });

  it('is distinguished from an admin, the first of whom sees their own address', async () => {
    const ada = await app.signIn('ada@rondel.example');
    expect(await ada.get('/api/auth/user')).to.include({
      isAdmin: true,
      questAdminEmail: 'ada@rondel.example',
    });
    const second = await app.signIn('second@rondel.example');
    const answer = await second.get('/api/auth/user');
    expect(answer).to.include({ isAdmin: true });
    for (const other of [answer, await me()]) expect(other).to.not.have.property('questAdminEmail');
  });
});
