import { expect } from 'chai';
import { Client } from 'pg';
import type { Answer, HttpClient } from '#service/http/testing/http-client.ts';
import { bodiesWithText } from '#service/testing/hostile-requests.ts';
import { liveSampleDay, sampleCalls, sampleDate } from '#service/testing/sample-calls.ts';
import { startTestApp, type TestApp } from '#service/testing/start-test-app.ts';

/** A member's free text, sent where only a catalogue word is allowed. */
const ownWords = 'Depressionstagebuch';
const ownAddress = `${ownWords}@word.example`;

const headers = { 'Content-Type': 'application/json' };

/** For every route with a member's mutation: its sample once per text field, with each of both words in that field. */
const writes = sampleCalls
  .filter(({ route }) => route.audience !== 'admins' && route.method !== 'DELETE')
  .map(({ route, sample: { body } }) => ({
    method: route.method,
    path: route.path,
    bodies: body ? [ownWords, ownAddress].flatMap((words) => bodiesWithText(route, body, words)) : [],
  }));

describe("a member's free text", function () {
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

  it('is accepted in fields for free text', () => {
    expect([...accepted]).to.include.members([
      '/api/auth/user',
      '/api/beta/request',
      '/api/programs/daily-maintenance',
    ]);
  });

  it('is in no stored event in plain text, for every field of every route', async () => {
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

  it('is refused as equipment and as a workout template, with code and message', async () => {
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
