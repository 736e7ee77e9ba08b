import type { Page } from 'playwright/test';
import { fitFile } from '#service/features/history-import/file-reading/testing/fit-file.ts';
import { databaseOf } from '#service/features/history-import/file-reading/testing/sqlite-file.ts';
import { zipOf } from '#service/features/history-import/file-reading/testing/zip-file.ts';
import { expectAccessible } from './axe.ts';
import { type Api, expect, followLink, test, toastOf } from './fixtures.ts';

const strongHeader =
  'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE';
type StrongRow = { readonly date: string; readonly exercise?: string; readonly weight?: number };
const strongFile = (name: string, rows: readonly StrongRow[]) =>
  fileOf(
    name,
    [
      strongHeader,
      ...rows.map(
        ({ date, exercise = 'Front Squat', weight = 60 }) =>
          `${date} 18:20:00,"Legs",59m,"${exercise}",1,${weight},5,0,0,"","",`,
      ),
    ].join('\n'),
  );
const hevyFile = (starts: readonly string[]) =>
  fileOf(
    'hevy.csv',
    [
      '"title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index","set_type","weight_kg","reps","distance_km","duration_seconds","rpe"',
      ...starts.map(
        (start) => `"Push","${start}, 15:36","${start}, 16:20","","Bench Press",,"",0,"normal",80,5,,,`,
      ),
    ].join('\n'),
  );
const fileOf = (name: string, content: string | Uint8Array) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
});
/** A watch's file with 45 minutes of strength and one set. */
function watchFile(): Uint8Array {
  const start = 1_138_021_007;
  return fitFile([
    [
      225,
      [
        [0, 'u32', 40_000],
        [3, 'u16', 8],
        [4, 'u16', 960],
        [5, 'u8', 1],
        [6, 'u32', start + 60],
        [7, 'u16', 0],
      ],
    ],
    [
      34,
      [
        [253, 'u32', start],
        [5, 'u32', start + 3_600],
      ],
    ],
    [
      18,
      [
        [2, 'u32', start],
        [5, 'u8', 10],
        [6, 'u8', 20],
        [8, 'u32', 2_700_000],
      ],
    ],
  ]);
}
const healthConnect = () =>
  zipOf([
    {
      path: 'health_connect_export.db',
      content: databaseOf([
        {
          sql: 'CREATE TABLE weight_record_table (row_id INTEGER PRIMARY KEY, time INTEGER, zone_offset INTEGER, local_date_time INTEGER AS (time + 1000 * zone_offset), weight REAL)',
          rows: [[null, Date.UTC(2017, 5, 1, 6), 7_200, 79_250]],
        },
      ]),
    },
  ]);
const healthRecord = (type: string, unit: string, value: number): string =>
  `<Record type="HKQuantityTypeIdentifier${type}" sourceName="Scale" unit="${unit}" startDate="2018-05-01 08:00:00 +0200" endDate="2018-05-01 08:00:00 +0200" value="${value}"/>`;
/** @param fat a share, as health files have it */
const health = (fat?: number) =>
  fileOf(
    'export.zip',
    zipOf([
      {
        path: 'apple_health_export/export.xml',
        content: `<?xml version="1.0"?><HealthData>${fat === undefined ? '' : healthRecord('BodyFatPercentage', '%', fat)}${healthRecord('BodyMass', 'kg', 81.5)}</HealthData>`,
      },
    ]),
  );
/** Dates from 1 March 2019, three days apart. */
const datesOf = (count: number): readonly StrongRow[] =>
  Array.from({ length: count }, (_, nth) => ({
    date: new Date(Date.UTC(2019, 2, 1 + nth * 3)).toISOString().slice(0, 10),
  }));

const chosenFiles = (page: Page) => page.getByLabel('Choose your files, or drop them here');
const goOn = (page: Page) => page.getByRole('button', { name: 'Go on' });
const store = (page: Page) => page.getByRole('button', { name: /^Bring \d/ });
const past = (page: Page) => page.getByRole('region', { name: 'What you brought along' });
const done = (page: Page) => page.getByRole('link', { name: 'See your history' });
const more = (page: Page) => page.getByRole('button', { name: 'Bring more' });

async function answerUnit(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Kilograms/ }).press(' ');
  await goOn(page).press('Enter');
}

type Imports = { readonly imports: readonly { readonly status: string; readonly workouts: number }[] };
const importsOf = async (api: Api) =>
  (await api.get<Imports>('/api/me/imports')).imports.map(({ status, workouts }) => [status, workouts]);

test('a Strong history is imported by keyboard alone, and is taken back', async ({ page, member }) => {
  test.slow();
  const api = await member('bring-strong@rondel.example');
  await page.goto('/history');
  await page.getByRole('link', { name: 'Bring your years from another app' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Bring your history' })).toBeVisible();
  const rows = [{ date: '2019-03-01', exercise: 'Assisted Dip', weight: 20 }, ...datesOf(3)];
  await chosenFiles(page).setInputFiles(strongFile('strong.csv', rows));
  await expect(page.getByText('Front Squat 60 kg (132 lbs)')).toBeVisible();
  await goOn(page).press('Enter');
  await expect(page.getByText('Please choose one.')).toBeVisible();
  await answerUnit(page);
  await expect(page.getByLabel('Assisted Dip, up to 20')).toHaveValue('assistance');
  await expectAccessible(page, 'the doubts');
  await goOn(page).press('Enter');
  await expect(page.getByText('Mar 1, 2019 – Mar 7, 2019')).toBeVisible();
  await expect(page.getByText('Assisted Dip: 5 × 20 kg assistance')).toBeVisible();
  expect(await importsOf(api)).toEqual([]);
  await expectAccessible(page, 'the preview');
  await store(page).press('Enter');
  await expect(page.getByText('3 workouts since March 2019')).toBeVisible();
  await expectAccessible(page, 'done', { untilShown: (shown) => expect(done(shown)).toBeVisible() });

  await test.step('the same file adds nothing, and a later one what is new', async () => {
    await more(page).click();
    await chosenFiles(page).setInputFiles(strongFile('strong.csv', rows));
    await answerUnit(page);
    await store(page).click();
    await expect(page.getByRole('heading', { name: 'You have it all already' })).toBeVisible();
    await more(page).click();
    await chosenFiles(page).setInputFiles(strongFile('later.csv', datesOf(4)));
    await answerUnit(page);
    await store(page).click();
    await expect(page.getByText('1 workout since March 2019')).toBeVisible();
    await expect(page.getByText('3 entries you had already')).toBeVisible();
    await expect(past(page).getByRole('listitem')).toHaveText([
      /^later\.csv.*1 workout,/,
      /^strong\.csv.*3 workouts,/,
    ]);
  });

  await test.step('taken back as a whole', async () => {
    await past(page).getByRole('button', { name: 'Take back: strong.csv' }).press('Enter');
    const dialog = page.getByRole('alertdialog', { name: 'Take strong.csv back?' });
    await dialog.getByRole('button', { name: 'Take back' }).press('Enter');
    await expect(toastOf(page).getByText('Your history is as it was before.')).toBeVisible();
    await expect(past(page).getByRole('listitem').nth(1)).toContainText('Taken back');
    const { entries } = await api.get<{ entries: readonly unknown[] }>('/api/history');
    expect(entries).toHaveLength(1);
  });
});

test('imports two apps, an archive and an unknown table, and names an unread file', async ({
  page,
  member,
}) => {
  const api = await member('bring-several@rondel.example');
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Bring your years along' }).click();

  await test.step('bad input gets a sentence, and nothing is stored', async () => {
    await chosenFiles(page).setInputFiles([health(), fileOf('broken.csv', `${strongHeader}\n"2019`)]);
    await expect(page.getByRole('alert')).toHaveText(/^broken\.csv, line 2: A quoted text/);
    await chosenFiles(page).setInputFiles(fileOf('header.csv', `${strongHeader}\n`));
    await expect(page.getByRole('heading', { name: 'Nothing to bring along' })).toBeVisible();
    await expect(page.getByText('Everything in your files comes along.')).toHaveCount(0);
    await page.getByRole('button', { name: 'Choose other files' }).click();
    expect(await importsOf(api)).toEqual([]);
  });

  await test.step('a workout that both apps have is asked about once', async () => {
    await chosenFiles(page).setInputFiles([
      strongFile('strong.csv', [{ date: '2019-03-01' }, { date: '2019-03-04' }]),
      hevyFile(['1 Mar 2019', '2 Mar 2019']),
      health(),
    ]);
    await answerUnit(page);
    const clash = page.getByRole('checkbox', { name: /Push, 44 min/ });
    await expect(clash).not.toBeChecked();
    await expect(page.getByText('From Strong: Legs, 59 min')).toBeVisible();
    await goOn(page).click();
    await expect(page.getByText('1 workout that you have on the same day already')).toBeVisible();
    await store(page).click();
    await expect(page.getByText('3 workouts since May 2018')).toBeVisible();
    await expect(page.getByText('And 1 weight on top.')).toBeVisible();
    expect((await importsOf(api)).sort()).toEqual([
      ['completed', 0],
      ['completed', 1],
      ['completed', 2],
    ]);
  });

  await test.step('habits come along where the member says that they were training', async () => {
    await more(page).click();
    await chosenFiles(page).setInputFiles(
      fileOf(
        'HabitBull.csv',
        'HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText\nRun,,Health,2017-02-03,1,\nRead,,Mind,2017-02-03,1,\n',
      ),
    );
    await expect(page.getByRole('heading', { name: 'Which of these were training?' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Read' })).not.toBeChecked();
    await page.getByRole('checkbox', { name: 'Run' }).check();
    await expectAccessible(page, 'the question about habits');
    await goOn(page).click();
    await expect(page.getByText('1 done habit that you did not tick as training')).toBeVisible();
    await store(page).click();
    await expect(page.getByText('1 workout since February 2017')).toBeVisible();
  });

  await test.step('a table whose columns the member names', async () => {
    await more(page).click();
    await chosenFiles(page).setInputFiles(fileOf('mine.csv', 'Day,What,Kilos,Times\n2020-01-02,Row,50,8\n'));
    await page.getByRole('button', { name: 'Read the table' }).click();
    await expect(page.getByText('Choose an exercise with its repetitions')).toBeVisible();
    await page.getByLabel('Exercise', { exact: true }).selectOption({ label: 'What (Row)' });
    await page.getByLabel('Repetitions').selectOption({ label: 'Times (8)' });
    await page.getByLabel('Load', { exact: true }).selectOption({ label: 'Kilos (50)' });
    await page.getByLabel('Body weight').selectOption('');
    await expectAccessible(page, 'the columns of a table');
    await page.getByRole('button', { name: 'Read the table' }).click();
    await answerUnit(page);
    await expect(page.getByText('Row: 8 × 50 kg')).toBeVisible();
  });
});

test('an import that was closed goes on with the same file, and has nothing twice', async ({
  page,
  member,
}) => {
  const api = await member('bring-halfway@rondel.example');
  await page.goto('/bring-history');
  const file = strongFile('years.csv', datesOf(260));
  let batches = 0;
  await page.route('**/api/me/imports/*/workouts', async (call) => {
    batches += 1;
    if (batches > 1) await call.abort();
    else await call.continue();
  });
  await chosenFiles(page).setInputFiles(file);
  await answerUnit(page);
  await store(page).click();
  await expect(page.getByText('250 of 260 stored')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('No answer came. Check your connection.');
  await expect(past(page).getByText('Half way')).toBeVisible();
  await page.unroute('**/api/me/imports/*/workouts');
  await page.reload();
  await expect(past(page).getByText('Half way')).toBeVisible();
  await chosenFiles(page).setInputFiles(file);
  await answerUnit(page);
  await store(page).click();
  await expect(page.getByText('260 workouts since March 2019')).toBeVisible();
  expect(await importsOf(api)).toEqual([['completed', 260]]);

  await test.step('its workouts name their app, and move to any day without a question for effort and mood', async () => {
    await followLink(page, '/history');
    const newest = page
      .getByRole('listitem')
      .filter({ hasText: /59 min, 1 set, from Strong/ })
      .first();
    await newest.getByText('Legs').click();
    await newest.getByRole('button', { name: 'Edit Legs' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('combobox')).toHaveCount(0);
    await dialog.getByLabel('Date').fill('2018-01-05');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(toastOf(page).getByText('Changed')).toBeVisible();
    const { entries } = await api.get<{ entries: readonly object[] }>('/api/history?kinds=workout&limit=100');
    expect(entries.at(-1)).toMatchObject({ source: 'strong' });
  });
});

test('imports a FIT file and a health archive, and corrects a weight with its body fat', async ({
  page,
  member,
}) => {
  const api = await member('bring-fit@rondel.example');
  await page.goto('/bring-history');

  await test.step('sets of the watch are shown and stored', async () => {
    await chosenFiles(page).setInputFiles(fileOf('activity.fit', watchFile()));
    await expect(page.getByLabel(/Bench press/)).toHaveCount(0);
    await expect(page.getByText('Bench press: 8 × 60 kg')).toBeVisible();
    await store(page).click();
    await expect(page.getByText('1 workout since January 2026')).toBeVisible();
    const { entries } = await api.get<{ entries: readonly object[] }>('/api/history?kinds=workout');
    expect(entries).toEqual([
      expect.objectContaining({ source: 'garmin', title: 'Strength training', durationMinutes: 45 }),
    ]);
  });

  await test.step('the database in an export of Health Connect is read in the page', async () => {
    await more(page).click();
    await chosenFiles(page).setInputFiles(fileOf('Health Connect.zip', healthConnect()));
    await expect(page.getByText('From Health Connect')).toBeVisible();
    await store(page).click();
    await expect(page.getByText('1 weight since June 2017')).toBeVisible();
  });

  await test.step('a weight keeps its fat when it is corrected', async () => {
    await more(page).click();
    await chosenFiles(page).setInputFiles(health(0.182));
    await store(page).click();
    await expect(done(page)).toBeVisible();
    await followLink(page, '/history');
    const entry = page.getByRole('listitem').filter({ hasText: 'from Apple Health' });
    await entry.locator('summary').click();
    await entry.getByRole('button', { name: 'Edit Measurements' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Weight (lbs)').fill('182');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(toastOf(page).getByText('Changed')).toBeVisible();
    expect(await api.get('/api/body-metrics')).toEqual([
      expect.objectContaining({ source: 'health-connect' }),
      expect.objectContaining({ weight: 182, bodyFatPercent: 18.2, source: 'apple-health' }),
    ]);
  });
});

test('answers about exercises are known on the next device', async ({ page, member, pageOf }) => {
  const email = 'bring-devices@rondel.example';
  await member(email);
  const rows = [{ date: '2019-03-01', exercise: 'Assisted Dip', weight: 20 }];
  await page.goto('/bring-history');
  await chosenFiles(page).setInputFiles(strongFile('strong.csv', rows));
  await answerUnit(page);
  await page.getByLabel('Assisted Dip, up to 20').selectOption('load');
  await goOn(page).click();
  await store(page).click();
  await expect(done(page)).toBeVisible();

  const other = await pageOf(email);
  await other.goto('/bring-history');
  await chosenFiles(other).setInputFiles(strongFile('later.csv', [{ ...rows[0], date: '2019-04-01' }]));
  await answerUnit(other);
  await expect(other.getByText('Assisted Dip: 5 × 20 kg', { exact: true })).toBeVisible();
});
