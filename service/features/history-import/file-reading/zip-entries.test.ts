import { expect } from 'chai';
import { readBytes } from './testing/read-text.ts';
import { zipOf } from './testing/zip-file.ts';

const refusalOf = async (content: BlobPart): Promise<string> =>
  await readBytes('a.zip', content).then(
    () => 'read',
    (error: Error) => error.message,
  );

const health =
  '<HealthData><Record type="HKQuantityTypeIdentifierBodyMass" unit="kg" startDate="2020-10-05 12:02:41 -0800" value="80"/></HealthData>';

describe('a zip', () => {
  it('of Apple Health is read in every language of its file names', async () => {
    const cda = {
      path: 'apple_health_export/export_cda.xml',
      content: '<ClinicalDocument></ClinicalDocument>',
    };
    const { files, weights } = await readBytes(
      'export.zip',
      zipOf([cda, { path: 'x/exportar.xml', content: health }]),
    );
    expect(files.map(({ path, source }) => [path, source])).to.deep.equal([
      ['x/exportar.xml', 'apple-health'],
    ]);
    expect(weights.map(({ value }) => value)).to.deep.equal([80]);
  });

  it('of Loop has dates on which each habit was done, with whole names from the list', async () => {
    const { items } = await readBytes(
      'Loop Habits CSV 2026-01-01.zip',
      zipOf([
        {
          path: '001 Run/Checkmarks.csv',
          content: 'Date,Value,Notes\n2026-01-03,YES_MANUAL,\n2026-01-02,YES_AUTO,\n2026-01-01,NO,\n',
        },
        { path: '002 /Checkmarks.csv', content: '2026-01-03,2\n2026-01-02,1\n2026-01-01,0\n' },
        {
          path: '003 Pages/Checkmarks.csv',
          content: 'Date,Value,Notes\n2026-01-03,19000,\n2026-01-02,SKIP,\n',
        },
        { path: 'Checkmarks.csv', content: 'Date,Run,跑步,Pages,\n2026-01-03,2,2,19000,\n' },
        {
          path: 'Habits.csv',
          content:
            'Position,Name,Question,Description,NumRepetitions,Interval,Color\n001,Run,,,1,1,#fff\n002,跑步,,,1,1,#fff\n003,Pages,,,1,1,#fff\n',
        },
      ]),
    );
    expect(items.map((item) => (item.is === 'activity' ? `${item.at} ${item.name}` : item))).to.deep.equal([
      '2026-01-03 Run',
      '2026-01-03 跑步',
      '2026-01-03 Pages',
    ]);
  });

  it('of Google with the same weights in grams and in pounds gives the grams', async () => {
    const { weights } = await readBytes(
      'takeout.zip',
      zipOf([
        {
          path: 'Takeout/Google Health/Physical Activity_GoogleData/weight.csv',
          content: 'timestamp,weight grams,data source\n2026-05-27T05:33:27Z,93400,a\n',
        },
        {
          path: 'Takeout/Google Health/Global Export Data/weight-2026-05-01.json',
          content: '[{"logId":1,"weight":205.9,"date":"05/27/26","time":"07:33:27"}]',
        },
      ]),
    );
    expect(weights.map(({ value, unit }) => [value, unit])).to.deep.equal([[93.4, 'kg']]);
  });

  for (const [title, files, sentence] of [
    [
      'that says it holds a million times more',
      [{ path: 'a.xml', content: health, declaredSize: 1_900_000_000 }],
      'unpacks to more',
    ],
    [
      'that holds more than it says',
      [{ path: 'a.xml', content: health, declaredSize: 50 }],
      'unpacks to more',
    ],
    ['that holds less than it says', [{ path: 'a.xml', content: health, declaredSize: 500 }], 'is cut off'],
    ['with a password', [{ path: 'a.xml', content: health, flags: 1 }], 'has a password'],
    ['without a known file', [{ path: 'a.csv', content: 'a,b\n' }], 'none of the known exports'],
  ] as const)
    it(`${title} is refused`, async () => {
      expect(await refusalOf(zipOf(files))).to.contain(sentence);
    });

  it('whose bytes were changed is refused', async () => {
    const bytes = zipOf([{ path: 'a.xml', content: health }]);
    bytes.fill(0xff, 40, 80);
    expect(await refusalOf(bytes)).to.contain('is cut off or was changed');
  });
});
