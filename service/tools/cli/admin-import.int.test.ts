import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { runToolOf, startToolOf } from '#service/testing/start-tool.ts';

type Entry = { readonly id: string; readonly kind: string; readonly date: string; readonly title: string };

const strong = [
  'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE',
  '2019-03-01 18:20:00,"Legs",59m,"Squat (Barbell)",1,100,5,0,0,"deep","home",8.5',
  '2019-03-01 18:20:00,"Legs",59m,"Squat (Barbell)",2,105,5,0,0,"","home",',
  '2019-03-08 18:20:00,"Legs",59m,"Squat (Barbell)",1,110,5,0,0,"","",',
  '2019-03-08 18:20:00,"Legs",59m,"Running",1,0,0,5,0,"","",',
  'yesterday,"Legs",59m,"Squat (Barbell)",1,110,5,0,0,"","",',
];
const weights = [
  'Date,"Weight (kg)","Fat mass (kg)","Bone mass (kg)",Comments',
  '"2019-12-28 13:32:55",83.00,16.6,,',
  '"2019-12-27 13:32:55",82,,,',
];

describe('the admin tool with a history from another app', () => {
  let app: TestApp;
  let folder: string;

  before(async function () {
    this.timeout(120_000);
    app = await startTestApp({ at: new Date().toISOString() });
    folder = await mkdtemp(join(tmpdir(), 'rondel-import-'));
  });
  after(async () => {
    await app.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const tool = (...args: readonly string[]) => runToolOf(app, 'admin', 'import', ...args);
  async function fileOf(name: string, lines: readonly string[]): Promise<string> {
    const path = join(folder, name);
    await writeFile(path, `${lines.join('\n')}\n`);
    return path;
  }
  /** A command answers after the read models of its member have what came before. */
  async function entriesOf(member: Caller): Promise<readonly Entry[]> {
    await member.send('PATCH', '/api/auth/user', { minutesPerDay: 30 });
    await member.send('PATCH', '/api/auth/user', { minutesPerDay: 31 });
    return (await member.get<{ entries: readonly Entry[] }>('/api/history')).entries;
  }
  const idIn = (text: string): string => /--withdraw ([0-9a-f-]{36})/.exec(text)?.[1] ?? '';

  it('says what a file of Strong holds, stores it once, and takes it back', async () => {
    const email = 'strong@rondel.example';
    const member = await app.member(email);
    const file = await fileOf('strong.csv', strong);
    const doubt =
      'Doubt: the file names no unit for 3 numbers. The heaviest load is 110 (Squat (Barbell)). Answer with --unit kg or --unit lbs.';
    const preview = [
      'Strong: 2 workouts with 3 sets from 2019-03-01 to 2019-03-08, and 0 weights.',
      'Line 5: The row has no repetition, time or distance, so it was left out.',
      'Line 6: The date “yesterday” could not be read, so the row was left out.',
    ];
    expect(await tool(email, file, '--dry-run')).to.deep.equal([
      0,
      [
        ...preview,
        'Of these the history has 0 already.',
        doubt,
        'Nothing was stored: this was a dry run.',
      ].join('\n'),
    ]);
    expect(await tool(email, file)).to.deep.equal([
      1,
      `${doubt}\nNothing was stored. Answer, then try again.`,
    ]);
    expect(await entriesOf(member)).to.deep.equal([]);
    const [code, text] = await tool(email, file, '--unit', 'kg');
    expect(code).to.equal(0);
    expect(text.split('\n').slice(0, -1)).to.deep.equal([
      ...preview,
      'Stored of Strong: 2 workouts and 0 weights. The history had 0 already.',
    ]);
    const stored = await entriesOf(member);
    expect(stored.map(({ date, title }) => `${date} ${title}`)).to.deep.equal([
      '2019-03-08 Legs',
      '2019-03-01 Legs',
    ]);
    expect(stored[1]).to.deep.include({ note: 'home\nSquat (Barbell): deep', source: 'strong', points: 0 });
    expect((await tool(email, file, '--unit', 'kg', '--dry-run'))[1]).to.include(
      'Of these the history has 2 already.',
    );
    expect((await tool(email, file, '--unit', 'kg'))[1]).to.include(
      'Stored of Strong: 0 workouts and 0 weights. The history had 2 already.',
    );
    expect(await entriesOf(member)).to.deep.equal(stored);
    await member.send('PUT', `/api/workouts/${stored[0]?.id.slice('workout-'.length)}`, {
      ...{ date: '2019-03-08', durationMinutes: 40, perceivedExertion: 5, moodAfter: 4 },
    });
    const withdrawn = await tool(email, '--withdraw', idIn(text));
    expect(withdrawn).to.deep.equal([
      0,
      'The import of 2 workouts and 0 weights is taken back. 1 workout and 0 weights that the member corrected since stay.',
    ]);
    expect((await entriesOf(member)).map(({ date }) => date)).to.deep.equal(['2019-03-08']);
    expect(await tool(email, file, '--unit', 'kg')).to.satisfy(([, said]: readonly [unknown, string]) =>
      said.includes('Stored of Strong: 1 workout and 0 weights. The history had 1 already.'),
    );
  }).timeout(120_000);

  it('goes on with an import that was killed between its batches', async () => {
    const email = 'killed@rondel.example';
    const member = await app.member(email);
    const workouts = 5_000;
    const rows = Array.from({ length: workouts }, (_, nth) => {
      const day = new Date(Date.UTC(2010, 0, 1 + nth)).toISOString().slice(0, 10);
      return `${day} 18:20:00,"Legs",59m,"Squat (Barbell)",1,100,5,0,0,"","",`;
    });
    const file = await fileOf('killed.csv', [...strong.slice(0, 1), ...rows]);
    type Shown = { readonly status: string; readonly workouts: number };
    const imports = async () =>
      (await member.get<{ readonly imports: readonly Shown[] }>('/api/me/imports')).imports;
    const { child, ended } = startToolOf(app, 'admin', 'import', email, file, '--unit', 'kg');
    while (((await imports())[0]?.workouts ?? 0) === 0 && child.exitCode === null);
    child.kill('SIGKILL');
    expect((await ended).ending).to.equal('SIGKILL');
    const [interrupted] = await imports();
    expect(interrupted).to.include({ status: 'open' });
    expect(interrupted?.workouts).to.be.within(1, workouts - 1);
    expect((await tool(email, file, '--unit', 'kg'))[1]).to.include(
      `Stored of Strong: ${workouts.toLocaleString('en-US')} workouts and 0 weights. The history had 0 already.`,
    );
    await entriesOf(member);
    expect((await imports()).map(({ status, workouts: count }) => [status, count])).to.deep.equal([
      ['completed', workouts],
    ]);
  }).timeout(120_000);

  it('stores a file of weights, which stand in the body chart', async () => {
    const email = 'scale@rondel.example';
    const member = await app.member(email);
    const file = await fileOf('weight.csv', weights);
    const [code, text] = await tool(email, file);
    expect([code, text.split('\n').slice(0, -1)]).to.deep.equal([
      0,
      [
        'Withings: 0 workouts with 0 sets, and 2 weights from 2019-12-27 to 2019-12-28.',
        'Stored of Withings: 0 workouts and 2 weights. The history had 0 already.',
      ],
    ]);
    expect((await entriesOf(member)).map(({ kind, date }) => [kind, date])).to.deep.equal([
      ['measurements', '2019-12-28'],
      ['weight', '2019-12-27'],
    ]);
    expect(await tool(email, '--withdraw', idIn(text))).to.deep.equal([
      0,
      'The import of 0 workouts and 2 weights is taken back.',
    ]);
    expect(await entriesOf(member)).to.deep.equal([]);
  }).timeout(60_000);

  it('counts an entry that the member deleted as known, once', async () => {
    const email = 'deletes@rondel.example';
    const member = await app.member(email);
    const file = await fileOf('deleted.csv', weights);
    expect((await tool(email, file))[0]).to.equal(0);
    const one = (await entriesOf(member)).find(({ kind }) => kind === 'weight');
    await member.send('DELETE', `/api/body-metrics/${one?.id.replace('weight:', '')}`);
    expect(await entriesOf(member)).to.have.length(1);
    expect((await tool(email, file, '--dry-run'))[1]).to.include('Of these the history has 2 already.');
  }).timeout(60_000);

  it('asks for the order of dates that the file does not decide, and for the zone of times in UTC', async () => {
    const email = 'doubts@rondel.example';
    const member = await app.member(email);
    const file = await fileOf('renpho.csv', [
      ' Date, Time, Weight(kg), BMI',
      '04/05/2021,10:01:59,85.90, --',
    ]);
    const [code, text] = await tool(email, file);
    expect([code, text.split('\n')[0]]).to.deep.equal([
      1,
      'Doubt: the dates of the file can be read with the day or the month first. Answer with --order day-first or --order month-first.',
    ]);
    expect((await tool(email, file, '--order', 'month-first'))[0]).to.equal(0);
    expect((await entriesOf(member)).map(({ date }) => date)).to.deep.equal(['2021-04-05']);
    const health = await fileOf('utc.csv', [
      'Time of Measurement,Weight(kg),BMI,Body Fat(%),Optimal weight(kg)',
      '2021-06-01 23:20:30 UTC,80.1,25,21.5,75',
    ]);
    expect((await tool(email, health))[1]).to.include(
      'Doubt: the file has 1 time in UTC of before the member joined, and the dates depend on the zone. Answer with --zone ZONE',
    );
    expect((await tool(email, health, '--zone', 'Europe/Paris'))[0]).to.equal(0);
    expect((await entriesOf(member)).map(({ date }) => date)).to.deep.equal(['2021-06-02', '2021-04-05']);
  }).timeout(60_000);

  for (const [what, args, code, text] of [
    ['neither a file nor an import', ['x@rondel.example'], 2, 'import needs either a file or --withdraw'],
    ['a unit that is none', ['x@rondel.example', 'a.csv', '--unit', 'stone'], 2, '--unit is kg or lbs.'],
    ['a zone that is none', ['x@rondel.example', 'a.csv', '--zone', 'Mars'], 2, '--zone Mars is not a time'],
    ['nobody', ['x@rondel.example', 'a.csv'], 1, 'There is no member with the address x@rondel.example.'],
  ] as const)
    it(`refuses ${what}`, async () => {
      const [exit, said] = await tool(...args);
      expect([exit, said]).to.satisfy(() => exit === code && said.startsWith(text));
    }).timeout(60_000);

  it('refuses a file that is missing, unknown or broken with one sentence, and an import that is unknown', async () => {
    const email = 'refused@rondel.example';
    const member = await app.member(email);
    const missing = join(folder, 'none.csv');
    expect(await tool(email, missing)).to.deep.equal([1, `There is no file ${missing}.`]);
    expect((await tool(email, await fileOf('shopping.csv', ['milk,bread', '1,2'])))[1]).to.match(
      /^shopping\.csv: The file is none of the known exports\./,
    );
    expect(await tool(email, '--withdraw', '0199a1b2-0000-7000-8000-00000000a11c')).to.deep.equal([
      1,
      'There is no such import.',
    ]);
    expect(await entriesOf(member)).to.deep.equal([]);
  }).timeout(60_000);
});
