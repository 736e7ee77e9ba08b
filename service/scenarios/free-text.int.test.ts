import { expect } from 'chai';
import { Client } from 'pg';
import type { Answer, HttpClient } from '#service/http/testing/http-client.ts';
import { bodiesWithText } from '#service/testing/hostile-requests.ts';
import { liveSampleDay, sampleCalls, sampleDate } from '#service/testing/sample-calls.ts';
import { startTestApp, type TestApp } from '#service/testing/start-test-app.ts';

/** What a member may write where nothing but a word of the catalogue belongs. */
const ownWords = 'Depressionstagebuch';
const ownAddress = `${ownWords}@word.example`;

const headers = { 'Content-Type': 'application/json' };

/** For every route that a member may write with: its sample once for each of its texts, and with either of the words there. */
const writes = sampleCalls
  .filter(({ route }) => route.audience !== 'admins' && route.method !== 'DELETE')
  .map(({ route, sample: { body } }) => ({
    method: route.method,
    path: route.path,
    bodies: body ? [ownWords, ownAddress].flatMap((words) => bodiesWithText(route, body, words)) : [],
  }));

describe('words of a member', function () {
  this.timeout(120_000);
  let app: TestApp;
  let visitor: HttpClient;
  const accepted = new Set<string>();

  before(async () => {
    app = await startTestApp({
      at: `${sampleDate}T12:00:00.000Z`,
      withoutLuckyDay: ['words@rondel.example'],
    });
    ({ visitor } = await app.member('words@rondel.example'));
    await liveSampleDay(visitor);
    for (const { method, path, bodies } of writes)
      for (const body of bodies) {
        const { status } = await visitor.send(method, path, { body, headers });
        if (status < 300) accepted.add(path);
      }
  });
  after(() => app.stop());

  it('are accepted where they belong', () => {
    expect([...accepted]).to.include.members([
      '/api/auth/user',
      '/api/beta/request',
      '/api/programs/daily-maintenance',
    ]);
  });

  it('lie in no stored event in plain text, whichever field of whichever route they were sent in', async () => {
    const client = new Client({ connectionString: app.databaseUrl });
    await client.connect();
    try {
      const { rows } = await client.query<{ type: string; data: string }>(
        `select type, data::text from log.events join log.event_types using (type_no)
         where data::text ilike $1 or metadata::text ilike $1`,
        [`%${ownWords}%`],
      );
      expect(rows).to.deep.equal([]);
    } finally {
      await client.end();
    }
  });

  it('are refused as equipment and as the template of a workout, with a code and a sentence', async () => {
    const said = ({ status, headers, body }: Answer) => [status, headers['x-error-code'], body];
    const equipment = await visitor.send('PATCH', '/api/auth/user', {
      json: { equipment: ['dumbbells', ownWords] },
    });
    expect(said(equipment)).to.deep.equal([
      400,
      'unknown-equipment',
      'This equipment is not on our list, so nothing was changed. Please choose from the list.',
    ]);
    const workout = { date: sampleDate, durationMinutes: 1, perceivedExertion: 5, moodAfter: 3 };
    const logged = await visitor.send('POST', '/api/workouts', {
      json: { ...workout, templateId: ownWords, isCompleted: true },
    });
    expect(said(logged)).to.deep.equal([
      400,
      'unknown-template',
      'There is no such workout, so nothing was saved. Please choose one from the list.',
    ]);
  });
});
