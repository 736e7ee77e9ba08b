import { expect } from 'chai';
import { asMemberDay } from '#domain/kernel/day.ts';
import { type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { fileEntries } from './file-entries-contract.ts';
import { readBytes } from './file-reading/testing/read-text.ts';

const today = asMemberDay('2026-03-10');
const set = (number: number, value: number, more: object = {}) => ({
  ...{ exercise: 'Pull Up', set: number, reps: 8, seconds: null, rpe: 8.5 },
  ...{ load: { value, unit: 'kg', ...more } },
});

/** What the export brings back. */
async function seenBy(member: Caller) {
  type Entry = { id: string; source?: string; points?: number; [field: string]: unknown };
  const { entries } = await member.get<{ entries: readonly Entry[] }>('/api/history?kinds=workout,weight');
  const { exercises } = await member.get<{ exercises: readonly object[] }>('/api/set-log');
  const body = await member.get<readonly Entry[]>('/api/body-metrics');
  return {
    history: entries.map(({ date, kind, title, durationMinutes, sets, weight, unit }) => ({
      ...{ date, kind, title, durationMinutes, weight, unit },
      // A workout that came along has a list of sets, if only an empty one.
      sets: sets ?? [],
    })),
    exercises,
    body: body.map(({ id: _, ...entry }) => entry),
  };
}

async function bringBack(member: Caller, file: string) {
  const { workouts: read, weights: weighed } = await readBytes('rondel.json', file);
  const { workouts, weights } = fileEntries(
    { workouts: read, weights: weighed },
    { zoneAt: () => 'UTC', today },
  );
  type Begun = { readonly import: { readonly id: string } };
  const begun = await member.send<Begun>('POST', '/api/me/imports', { source: 'rondel' });
  const path = `/api/me/imports/${begun.import.id}`;
  const added = [];
  for (const [name, entries] of Object.entries({ workouts, weights }))
    added.push(
      (await member.send<{ added: number }>('POST', `${path}/${name}`, { batch: 1, [name]: entries })).added,
    );
  await member.send('POST', `${path}/complete`);
  return added;
}

describe('our own export over HTTP', function () {
  this.timeout(120_000);
  let app: TestApp;
  let elsewhere: TestApp;

  before(async () => {
    app = await startTestApp({ at: `${today}T12:00:00.000Z` });
    elsewhere = await startTestApp({ at: `${today}T12:00:00.000Z` });
  });
  after(() => Promise.all([app.stop(), elsewhere.stop()]));

  it('adds nothing to what still stands, and brings all back after an erasure and elsewhere', async () => {
    const member = await app.member('comes-back@rondel.example');
    const workout = { templateId: 'cardio-kickstart', perceivedExertion: 7, moodAfter: 4, isCompleted: true };
    for (const [date, value] of [
      ['2026-03-08', 20],
      ['2026-03-09', 15],
    ] as const)
      await member.send('POST', '/api/workouts', {
        ...{ ...workout, date, durationMinutes: 30 },
        sets: [set(1, value, { kind: 'assistance' }), { ...set(2, 5), kind: 'warmup' }],
      });
    await member.send('POST', '/api/workouts', {
      ...{ ...workout, date: today, durationMinutes: 25, startedAt: `${today}T08:00:00.000Z` },
    });
    await member.send('POST', '/api/body-metrics', { date: today, weight: '80.5', unit: 'kg' });
    const before = await seenBy(member);
    expect(before.history).to.have.length(4);
    const file = (await member.visitor.get('/api/me/export')).body;
    expect(await bringBack(member, file)).to.deep.equal([0, 0]);
    const friend = await elsewhere.member('moves@rondel.example');
    expect(await bringBack(friend, file)).to.deep.equal([3, 1]);
    expect(await seenBy(friend)).to.deep.equal(before);
    expect(await bringBack(friend, file)).to.deep.equal([0, 0]);
    await member.send('DELETE', '/api/admin/clear-user-data');
    const again = await app.signIn('comes-back@rondel.example');
    const stats = await again.get('/api/stats');
    expect(await bringBack(again, file)).to.deep.equal([3, 1]);
    expect(await seenBy(again)).to.deep.equal(before);
    expect(await again.get('/api/stats')).to.deep.equal(stats);
    const second = (await again.visitor.get('/api/me/export')).body;
    await again.send('DELETE', '/api/admin/clear-user-data');
    const last = await app.signIn('comes-back@rondel.example');
    expect(await bringBack(last, second)).to.deep.equal([3, 1]);
    expect(await seenBy(last)).to.deep.equal(before);
  });

  it('has no formula in its tables, and the names as they were when they are read', async () => {
    const member = await app.member('formulas@rondel.example');
    const names = ['@SUM(1)', '=1+1', '+1', '-1, slowly', "'=1", 'Push-ups'];
    const plan = '=HYPERLINK("https://x.example","Legs")';
    const exercises = [{ name: 'Squat', sets: 1, reps: 8, restSeconds: 30 }];
    await member.send('POST', '/api/workout-templates/user', { name: plan, exercises });
    const [template] = await member.get<readonly { id: string }[]>('/api/workout-templates/user');
    const done = { perceivedExertion: 6, moodAfter: 4, isCompleted: true, date: today, durationMinutes: 20 };
    const sets = names.map((exercise, index) => ({ ...set(index + 1, 20), exercise }));
    await member.send('POST', '/api/workouts', { ...done, templateId: template?.id, sets });
    const table = (await member.visitor.get('/api/me/export/sets.csv')).body;
    const plain = `"'=HYPERLINK(""https://x.example"",""Legs"")"`;
    for (const name of ["'@SUM(1)", "'=1+1", "'+1", `"'-1, slowly"`, "''=1", 'Push-ups'])
      expect(table).to.include(`\r\n${today},${plain},${name},`);
    const columns = { date: 0, workout: 1, exercise: 2, reps: 4, load: 5, unit: 6 };
    const changed = table.replace('date,templateName', 'Day,Plan');
    const json = (await member.visitor.get('/api/me/export')).body;
    for (const { workouts } of [
      await readBytes('changed.csv', changed, {}, columns),
      await readBytes('rondel.json', json),
    ]) {
      expect(workouts.map(({ name }) => name)).to.deep.equal([plan]);
      expect(workouts[0]?.sets.map(({ exercise }) => exercise)).to.deep.equal(names);
    }
  });

  it('refuses a table of the export, which has only a part of it', async () => {
    const member = await app.member('has-tables@rondel.example');
    for (const name of ['workouts', 'sets', 'metrics', 'points']) {
      const table = (await member.visitor.get(`/api/me/export/${name}.csv`)).body;
      const refused = await readBytes(`rondel-${name}.csv`, table).catch((error: Error) => error.message);
      expect(refused).to.include('Choose the JSON file of the same export');
    }
  });
});
