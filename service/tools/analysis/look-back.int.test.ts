import { expect } from 'chai';
import fc from 'fast-check';
import pg from 'pg';
import { asInstant } from '#domain/kernel/day.ts';
import { openStores, type Stores } from '#service/event-store/open-stores.ts';
import { knownAt, lookBackTypes } from '#service/features/stats/known-numbers.ts';
import { lookBackAnswer, type Stats } from '#service/features/stats/stats-contract.ts';
import { demoMember } from '#service/http/identity/demo-people.ts';
import { devMemberId } from '#service/http/identity/dev-people.ts';
import { memberHistory } from '#service/jobs/export/member-history.ts';
import { parseConfig } from '#service/platform/config.ts';
import { startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { runToolOf } from '#service/testing/start-tool.ts';
import { rebuildAsOf } from './as-of.ts';
import { readModelsNamed } from './read-model-names.ts';
import { createReplayContext, type ReplayContext } from './replay-context.ts';
import { streakReasons } from './streak-reasons.ts';

const at = '2026-03-10T12:00:00.000Z';
const memberId = devMemberId(demoMember.email);
const instants = 30;

describe('looking back at a member’s numbers', function () {
  this.timeout(300_000);
  let app: TestApp;
  let stores: Stores;
  let context: ReplayContext;
  let client: pg.Client;

  before(async () => {
    app = await startTestApp({ at });
    stores = await openStores(parseConfig({ DATABASE_URL: app.databaseUrl, DATA_DIR: app.dataDir }));
    const showProgress = () => ({ update: () => {}, stop: () => {} });
    context = createReplayContext(stores, new AbortController().signal, showProgress);
    client = new pg.Client(app.databaseUrl);
    await client.connect();
  });
  after(async () => {
    await client.end();
    await stores.close();
    await app.stop();
  });

  const history = () => memberHistory(stores.events, memberId, asInstant(at), lookBackTypes);

  /** The member's rows of `replay --as-of`. */
  async function replayed(instant: string) {
    const projections = readModelsNamed('streak,points');
    const { schema } = await rebuildAsOf(
      context,
      { instant: asInstant(instant), projections },
      'as_of_look_back',
    );
    const { rows } = await client.query<Record<string, unknown>>(
      `select today::text, current_streak, best_streak, skip_tokens, coalesce(total, 0) as total, total_workouts,
              completed_quests, achievements
         from ${schema}.activities left join ${schema}.points_ledgers using (key) where key = $1`,
      [memberId],
    );
    return rows[0] ?? null;
  }

  it(`equals replay --as-of at ${instants} random instants of the demo's history, and before it`, async () => {
    const events = await history();
    const [first, last] = [events[0], events.at(-1)].map((event) =>
      Date.parse(event?.metadata.occurredAt ?? ''),
    );
    const times = fc.sample(
      fc.integer({ min: (first ?? 0) - 86_400_000, max: (last ?? 0) + 86_400_000 }),
      instants,
    );
    // At the very time of an event and just before it, too.
    const edges = events
      .filter((_, nth) => nth % 40 === 0)
      .flatMap(({ metadata }) => {
        const time = Date.parse(metadata.occurredAt);
        return [time, time - 1];
      });
    const asked = [...times, ...edges]
      .toSorted((a, b) => a - b)
      .map((time) => asInstant(new Date(time).toISOString()));
    const { known } = await knownAt(events, asked);
    for (const [nth, instant] of asked.entries()) {
      const shown = known[nth];
      expect(
        shown && {
          today: shown.today,
          current_streak: shown.currentStreak,
          best_streak: shown.bestStreak,
          skip_tokens: shown.skipTokens,
          total: shown.totalPoints,
          total_workouts: shown.totalWorkouts,
          completed_quests: shown.completedQuests,
          achievements: shown.achievements,
        },
        instant,
      ).to.deep.equal(await replayed(instant));
    }
  });

  it('equals the tool at the instants that the answer names', async () => {
    const maya = await app.signIn(demoMember.email);
    const days = lookBackAnswer.parse(await maya.get('/api/look-back'));
    for (const day of [days[3], days[45], days.at(-1)]) {
      const [code, text] = await runToolOf(
        app,
        'replay',
        '--as-of',
        day?.asOf ?? '',
        '--only',
        'streak,points',
        '--json',
      );
      expect(code, text).to.equal(0);
      expect((await replayed(day?.asOf ?? ''))?.current_streak).to.equal(day?.knownThen.currentStreak);
    }
  });

  it('ends with the numbers of the dashboard, both as known then and as known now', async () => {
    const maya = await app.signIn(demoMember.email);
    const days = lookBackAnswer.parse(await maya.get('/api/look-back'));
    const { currentStreak, bestStreak, skipTokens, totalPoints, totalWorkouts, completedQuests } =
      await maya.get<Stats>('/api/stats');
    const shown = { currentStreak, bestStreak, skipTokens, totalPoints, totalWorkouts, completedQuests };
    expect(days.at(-1)?.knownThen).to.deep.equal(shown);
    expect(days.at(-1)?.knownNow).to.equal(null);
    expect(days).to.have.length(92);
    expect(new Set(days.map(({ date }) => date)).size).to.equal(92);
  });

  it('shows of each date now what npm run why explains of it', async () => {
    const events = await history();
    const reasons = streakReasons(events, asInstant(at));
    const maya = await app.signIn(demoMember.email);
    const days = new Map(
      lookBackAnswer
        .parse(await maya.get('/api/look-back'))
        .map((day) => [day.date, day.knownNow ?? day.knownThen]),
    );
    for (const { date, run, tokens } of reasons.days)
      expect([days.get(date)?.currentStreak, days.get(date)?.skipTokens], date).to.deep.equal([run, tokens]);
    expect(reasons.days.length).to.be.greaterThan(85);
  });

  it('distinguishes a late entry from the numbers known on its date', async () => {
    const caller = await app.member('late@rondel.example');
    await caller.send('POST', '/api/programs/daily-maintenance', { templateType: 'daily-50' });
    app.setClock('2026-03-12T12:00:00.000Z');
    await caller.send('POST', '/api/workouts', {
      templateId: 'cardio-kickstart',
      date: '2026-03-11',
      durationMinutes: 21,
      perceivedExertion: 7,
      moodAfter: 4,
      isCompleted: true,
    });
    const days = lookBackAnswer.parse(await caller.get('/api/look-back'));
    app.setClock(at);
    expect(
      days.map(({ date, knownThen, knownNow }) => [
        date,
        knownThen.totalWorkouts,
        (knownNow ?? knownThen).totalWorkouts,
      ]),
    ).to.deep.equal([
      ['2026-03-10', 0, 0],
      ['2026-03-11', 0, 1],
      ['2026-03-12', 1, 1],
    ]);
  });

  it('folds an instant separately where the log is not in the order of its clocks', async () => {
    const events = await history();
    const middle = Math.floor(events.length / 2);
    const [early, late] = [events[middle], events[middle + 40]];
    const swapped = events.with(middle, late as never).with(middle + 40, early as never);
    const between = asInstant(new Date(Date.parse(early?.metadata.occurredAt ?? '') + 1).toISOString());
    const { known } = await knownAt(swapped, [between]);
    const until = swapped.filter(({ metadata }) => metadata.occurredAt <= between);
    expect(known).to.deep.equal((await knownAt(until, [between])).known);
    expect(known).to.deep.equal((await knownAt(events, [between])).known);
  });
});
