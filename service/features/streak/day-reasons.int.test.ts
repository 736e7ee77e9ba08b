import { expect } from 'chai';
import { demoMember } from '#service/http/identity/demo-people.ts';
import { type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { startTool } from '#service/testing/start-tool.ts';
import { type DayReasonsAnswer, dayReasonsAnswer } from './day-contract.ts';

const now = '2026-03-10T12:00:00.000Z';

describe('the reasons of a day over HTTP', function () {
  this.timeout(120_000);
  let app: TestApp;
  let maya: Caller;

  before(async () => {
    app = await startTestApp();
    app.setClock(now);
    maya = await app.signIn(demoMember.email);
  });

  after(() => app.stop());

  type Printed = { readonly days: readonly { readonly date: string; readonly shown: DayReasonsAnswer }[] };

  async function printedByTool(): Promise<Printed> {
    const env = { DATABASE_URL: app.databaseUrl, DATA_DIR: app.dataDir };
    const ask = ['--member', demoMember.email, '--streak', '--json', '--as-of', now];
    const { ending, out } = await startTool(env, 'why', ...ask).ended;
    expect(ending).to.equal(0);
    return JSON.parse(out) as Printed;
  }

  it('equal the output of `npm run why -- --json` for every day of the demo member', async () => {
    const { days } = await printedByTool();
    expect(days.length).to.be.at.least(90);
    for (const { date, shown } of days)
      expect(await maya.get(`/api/activity-days/${date}`), date).to.deep.equal(shown);
    const standings = new Set(days.map(({ shown }) => shown.standing));
    expect([...standings]).to.include.members(['active', 'protected', 'missed']);
  });

  it('are in the language of the page', async () => {
    const read = async (language: string): Promise<DayReasonsAnswer> => {
      const headers = { 'Accept-Language': language };
      const [, text] = await maya.ask('GET', '/api/activity-days/2026-03-09', undefined, headers);
      return dayReasonsAnswer.parse(JSON.parse(text));
    };
    const [english, german, arabic] = await Promise.all(['en', 'de', 'ar'].map(read));
    expect(english?.verdict).to.equal('It counts.');
    expect(german?.verdict).to.equal('Zählt.');
    expect(arabic?.verdict).to.equal('محسوب.');
    expect(german?.moments.map(({ at }) => at)).to.deep.equal(english?.moments.map(({ at }) => at));
    for (const [index, { text }] of (german?.moments ?? []).entries())
      expect(text).not.to.equal(english?.moments[index]?.text);
  });

  it('agree with the grid of days', async () => {
    const grid = await maya.get<{ date: string; standing: string }[]>('/api/activity-days?days=28');
    for (const { date, standing } of grid) {
      const reasons = dayReasonsAnswer.parse(await maya.get(`/api/activity-days/${date}`));
      expect(reasons.standing, date).to.equal(standing === 'future' ? 'open' : standing);
    }
  });

  it('include late entries at once', async () => {
    const caller = await app.member('explained@rondel.example');
    const log = (date: string) =>
      caller.send('POST', '/api/workouts', {
        templateId: 'cardio-kickstart',
        date,
        durationMinutes: 21,
        perceivedExertion: 7,
        moodAfter: 4,
        isCompleted: true,
      });
    await log('2026-03-07');
    await log('2026-03-09');
    const path = '/api/activity-days/2026-03-08';
    expect(dayReasonsAnswer.parse(await caller.get(path))).to.include({ standing: 'missed', daysLate: 0 });
    await log('2026-03-08');
    const { verdict, summary, daysLate, moments } = dayReasonsAnswer.parse(await caller.get(path));
    expect({ verdict, summary, daysLate }).to.deep.equal({
      verdict: 'It counts.',
      summary: '2 days in a row.',
      daysLate: 2,
    });
    expect(moments.map(({ text }) => text)).to.deep.equal([
      'You trained 21 minutes, logged 2 days later. Up to 7 days late still counts.',
    ]);
  });

  it('say on the first day, before anything was done, that it is still open', async () => {
    const newcomer = await app.member('first-day@rondel.example');
    const reasons = dayReasonsAnswer.parse(await newcomer.get('/api/activity-days/2026-03-10'));
    expect(reasons).to.include({ standing: 'open', verdict: 'Still open.', streak: 0, tokens: 0 });
    expect(reasons.moments).to.deep.equal([]);
  });

  it('are shown of own days only, and not of a date that is none', async () => {
    const text = 'There is nothing to explain: this day is not one of yours. Choose a day since your start.';
    const newcomer = await app.member('no-days@rondel.example');
    for (const date of ['2026-03-09', '2026-02-30', 'today'])
      expect(await newcomer.ask('GET', `/api/activity-days/${date}`)).to.deep.equal([404, text]);
    expect(await maya.ask('GET', '/api/activity-days/2026-03-11')).to.deep.equal([404, text]);
  });
});
