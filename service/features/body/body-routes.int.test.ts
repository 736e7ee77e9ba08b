import { expect } from 'chai';
import { type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { latestMetricAnswer, logMetricAnswer, metricsAnswer } from './body-contract.ts';

describe('body metrics over HTTP', () => {
  let app: TestApp;
  let caller: Caller;

  before(async function () {
    this.timeout(60_000);
    app = await startTestApp();
    caller = await app.member('body@rondel.example');
  });

  after(() => app.stop());

  const latest = async () => latestMetricAnswer.parse(await caller.get('/api/body-metrics/latest'));
  const log = async (entry: object, key?: string) =>
    logMetricAnswer.parse(
      await caller.send('POST', '/api/body-metrics', { date: '2026-03-10', unit: 'lbs', ...entry }, key),
    );

  it('are empty at first', async () => {
    expect(await latest()).to.equal(null);
  });

  it('keep a weight as typed', async () => {
    expect(await log({ weight: '180,0' })).to.include({ weight: 180, unit: 'lbs' });
    expect(await latest()).to.deep.include({
      weight: 180,
      date: '2026-03-10',
      asOf: { weight: '2026-03-10' },
    });
  });

  it('have the latest value of each field with its date', async () => {
    await log({ date: '2026-03-08', waistCircumference: '32.5', bodyFatPercent: '24' });
    expect(await latest()).to.deep.include({
      weight: 180,
      waistCircumference: 32.5,
      bodyFatPercent: 24,
      asOf: { weight: '2026-03-10', waistCircumference: '2026-03-08', bodyFatPercent: '2026-03-08' },
    });
  });

  it('are converted to the member’s units and back without drift', async () => {
    await caller.send('PATCH', '/api/auth/user', { unitPreference: 'metric' });
    expect(await latest()).to.include({
      weight: 81.647,
      unit: 'kg',
      waistCircumference: 82.55,
      lengthUnit: 'cm',
    });
    await caller.send('PATCH', '/api/auth/user', { unitPreference: 'imperial' });
    expect(await latest()).to.include({ weight: 180 });
  });

  it('contain one entry when the same idempotency key is sent repeatedly', async () => {
    const entry = { date: '2026-03-10', unit: 'lbs', weight: '179' };
    const first = await caller.send('POST', '/api/body-metrics', entry, 'weigh-in');
    expect(await caller.send('POST', '/api/body-metrics', entry, 'weigh-in')).to.deep.equal(first);
    expect(await latest()).to.include({ weight: 179 });
  });

  it('are listed by date within a range', async () => {
    const list = async (query: string) => metricsAnswer.parse(await caller.get(`/api/body-metrics${query}`));
    expect((await list('')).map(({ date }) => date)).to.deep.equal([
      '2026-03-08',
      '2026-03-10',
      '2026-03-10',
    ]);
    expect(await list('?from=2026-03-09')).to.have.length(2);
    expect(await list('?to=2026-03-07')).to.deep.equal([]);
  });

  for (const [keyboard, weight] of [
    ['an Arabic', '١٧٩٫٥'],
    ['a Persian', '۱۷۹٫۵'],
  ] as const)
    it(`are read in the digits of ${keyboard} keyboard`, async () => {
      const { id, ...entry } = await log({ weight });
      expect(entry).to.include({ weight: 179.5, unit: 'lbs' });
      await caller.send('DELETE', `/api/body-metrics/${id}`);
    });

  it('can be retracted', async () => {
    const { id } = await log({ weight: '300' });
    await caller.send('DELETE', `/api/body-metrics/${id}`);
    expect(await latest()).to.include({ weight: 179 });
  });

  it('are refused when they are invalid', async () => {
    const ask = (entry: object) =>
      caller.ask('POST', '/api/body-metrics', { date: '2026-03-10', unit: 'lbs', ...entry });
    expect(await ask({ weight: 'heavy' })).to.deep.equal([400, 'Please enter a valid weight.']);
    expect(await ask({ weight: '0' })).to.deep.equal([400, 'Please enter a valid weight.']);
    expect((await ask({ weight: '180', date: '2026-03-11' }))[0]).to.equal(400);
    expect((await ask({ weight: '180', date: '2026-02-30' }))[0]).to.equal(400);
    expect((await ask({ weight: '180', unit: 'stone' }))[0]).to.equal(400);
    expect((await ask({}))[0]).to.equal(400);
  });

  it('are visible only to their member', async () => {
    const { id } = await log({ weight: '178' });
    const other = await app.member('thief@rondel.example');
    expect((await other.ask('DELETE', `/api/body-metrics/${id}`))[0]).to.equal(404);
    expect(await other.get('/api/body-metrics')).to.deep.equal([]);
    expect(await latest()).to.include({ weight: 178 });
  });
});
