import { expect } from 'chai';
import fc from 'fast-check';
import { Refusal } from '#domain/kernel/refusal.ts';
import { fitFile, withHeader } from './testing/fit-file.ts';
import { readBytes, setTexts } from './testing/read-text.ts';
import { zipOf } from './testing/zip-file.ts';

/** 2026-01-22T12:56:47Z in seconds of the format. */
const start = 1_138_021_007;

const session = (more: readonly (readonly [number, 'u8' | 'u32', number])[] = []) =>
  [18, [[2, 'u32', start], [5, 'u8', 10], [6, 'u8', 20], [8, 'u32', 2_700_000], ...more]] as const;
const set = (nth: number, reps: number, sixteenths: number, type = 1) =>
  [
    225,
    [
      [254, 'u32', start + nth * 60],
      [0, 'u32', 40_000],
      [3, 'u16', reps],
      [4, 'u16', sixteenths],
      [5, 'u8', type],
      [6, 'u32', start + nth * 60],
      [7, 'u16', 0],
      [8, 'u16', 1],
    ],
  ] as const;
const local = (offset: number) =>
  [
    34,
    [
      [253, 'u32', start],
      [5, 'u32', start + offset],
    ],
  ] as const;
const weighing = (seconds: number, hundredths: number, person = 0) =>
  [
    30,
    [
      [253, 'u32', seconds],
      [0, 'u16', hundredths],
      [1, 'u16', 2_230],
      [12, 'u16', person],
    ],
  ] as const;

const read = (bytes: Uint8Array<ArrayBuffer>) => readBytes('activity.fit', bytes);
const refusalOf = (bytes: Uint8Array<ArrayBuffer>, name = 'activity.fit') =>
  readBytes(name, bytes).catch((error: unknown) => (error instanceof Refusal ? error.code : error));

describe('a FIT file', () => {
  const strength = [set(1, 8, 328), set(2, 0, 0xffff, 0), set(3, 6, 980), session(), local(7_200)] as const;

  it('of strength has its sets in kilograms, without rests, at the clock of the watch', async () => {
    const { files, workouts } = await read(fitFile(strength));
    expect(files.map(({ source, format }) => [source, format])).to.deep.equal([
      ['garmin', 'Garmin and other FIT files'],
    ]);
    expect(workouts).to.have.length(1);
    expect(workouts[0]).to.include({ startedAt: '2026-01-22T14:56:47+02:00', durationMinutes: 45 });
    expect(setTexts(workouts)).to.deep.equal(['Bench press work x8 20.5 kg', 'Bench press work x6 61.25 kg']);
  });

  it('is the same with its bytes in the other order, with fields of developers, and in a zip', async () => {
    const { workouts } = await read(fitFile(strength));
    const big = await read(fitFile(strength, { isBigEndian: true, hasDeveloperField: true }));
    expect(big.workouts).to.deep.equal(workouts);
    const zip = await readBytes('activity.zip', zipOf([{ path: '123.fit', content: fitFile(strength) }]));
    expect(zip.workouts).to.deep.equal(workouts);
  });

  it('names exercises as the watch showed them, where it has the names', async () => {
    const title = [
      264,
      [
        [0, 'u16', 0],
        [1, 'u16', 1],
        [2, 'text', 'Barbell Bench'],
      ],
    ] as const;
    const { workouts } = await read(fitFile([title, ...strength]));
    expect(setTexts(workouts)[0]).to.equal('Barbell Bench work x8 20.5 kg');
  });

  it('of strength without sets is a workout with a length; other sports are left out', async () => {
    const whole = [
      225,
      [
        [0, 'u32', 2_690_000],
        [5, 'u8', 1],
        [6, 'u32', start],
      ],
    ] as const;
    const { workouts } = await read(fitFile([whole, session()]));
    expect(workouts.map(({ startedAt, sets }) => [startedAt, sets])).to.deep.equal([
      ['2026-01-22T12:56:47Z', []],
    ]);
    const run = [
      18,
      [
        [2, 'u32', start],
        [5, 'u8', 1],
        [6, 'u8', 0],
        [8, 'u32', 2_700_000],
      ],
    ] as const;
    expect((await read(fitFile([run]))).workouts).to.deep.equal([]);
  });

  it('of a scale has all weighings, without those that were not measured yet', async () => {
    const { weights, problems } = await read(
      fitFile([
        weighing(start, 7_580),
        weighing(start + 60, 65_534),
        weighing(start + 86_400, 7_609),
        weighing(5, 7_000),
      ]),
    );
    expect(
      weights.map(({ at, value, unit, bodyFatPercent }) => [at, value, unit, bodyFatPercent]),
    ).to.deep.equal([
      ['2026-01-22T12:56:47Z', 75.8, 'kg', 22.3],
      ['2026-01-23T12:56:47Z', 76.09, 'kg', 22.3],
    ]);
    expect(problems.map(({ code }) => code)).to.deep.equal(['date-not-read']);
  });

  it('of a scale for several people gives none, because it does not say whose', async () => {
    const { weights, problems } = await read(
      fitFile([weighing(start, 7_580, 1), weighing(start + 60, 5_500, 2)]),
    );
    expect([weights.length, problems.map(({ code }) => code)]).to.deep.equal([
      0,
      ['several-people', 'several-people'],
    ]);
  });

  it('has times of short messages, and parts that follow each other', async () => {
    const scale = [0x40, 0, 0, 30, 0, 1, 0, 2, 0x84];
    const clock = [0x41, 0, 0, 20, 0, 1, 253, 4, 0x86];
    const time = [0xef, 0xbe, 0xad, 0x43].toReversed().reduce((sum, byte) => sum * 256 + byte, 0);
    const records = [
      ...scale,
      ...clock,
      0x01,
      0xef,
      0xbe,
      0xad,
      0x43,
      0x80 | ((time + 3) & 0x1f),
      0x9c,
      0x1d,
    ];
    const part = withHeader(records);
    const { weights } = await read(Uint8Array.from([...part, ...part]));
    const at = `${new Date((time + 3 + 631_065_600) * 1_000).toISOString().slice(0, 19)}Z`;
    expect(weights.map((weight) => [weight.at, weight.value])).to.deep.equal([
      [at, 75.8],
      [at, 75.8],
    ]);
  });

  it('that is cut off or changed is refused', async () => {
    const bytes = fitFile(strength);
    expect(await refusalOf(bytes.slice(0, -20))).to.equal('fit-broken');
    expect(await refusalOf(bytes.map((byte, place) => (place === 60 ? byte ^ 1 : byte)))).to.equal(
      'fit-broken',
    );
    expect(await refusalOf(withHeader([0x05, 1, 2, 3]))).to.equal('fit-broken');
  });

  it('of a million messages is no training, and is refused', async () => {
    const records = [0x40, 0, 0, 225, 0, 0, ...Array.from({ length: 1_000_001 }, () => 0)];
    expect(await refusalOf(withHeader(records))).to.equal('fit-too-large');
  });

  it('of any bytes gives rows or one sentence', async () => {
    const records = fc.array(fc.oneof(fc.nat(255), fc.constantFrom(0x40, 0x60, 0x00, 0x80, 30, 225, 18)), {
      maxLength: 300,
    });
    await fc.assert(
      fc.asyncProperty(records, fc.boolean(), async (given, isWhole) => {
        const bytes = isWhole
          ? withHeader(given)
          : Uint8Array.from([...withHeader(given).slice(0, 14), ...given]);
        const outcome = await refusalOf(bytes);
        if (typeof outcome === 'string') expect(outcome).to.equal('fit-broken');
        else expect(outcome).to.have.property('files');
      }),
      { numRuns: 500 },
    );
    await fc.assert(
      fc.asyncProperty(fc.nat(200), fc.nat(255), async (place, value) => {
        const changed = fitFile(strength)
          .slice(14, -2)
          .map((byte, at) => (at === place ? value : byte));
        const outcome = await refusalOf(withHeader([...changed]));
        if (typeof outcome === 'string') expect(outcome).to.equal('fit-broken');
        else expect(outcome).to.have.property('files');
      }),
      { numRuns: 500 },
    );
  });
});

describe('the copy of a Garmin account', () => {
  it('has weights in grams at moments of UTC, or on a date', async () => {
    const entries = [
      { metaData: { calendarDate: '2023-11-27T13:00:00.0' }, height: 180 },
      {
        metaData: { calendarDate: '2023-11-28T13:00:00.0' },
        weight: { weight: 77_000, timestampGMT: '2023-11-28T06:42:10.0' },
      },
      { metaData: { calendarDate: '2023-11-29T13:00:00.0' }, weight: { weight: 76_500 } },
    ];
    const content = JSON.stringify(entries);
    const zip = zipOf([{ path: 'DI_CONNECT/DI-Connect-Wellness/1_userBioMetrics.json', content }]);
    const { weights, files } = await readBytes('garmin.zip', zip);
    expect(files.map(({ source }) => source)).to.deep.equal(['garmin']);
    expect(weights.map(({ at, value, unit }) => [at, value, unit])).to.deep.equal([
      ['2023-11-28T06:42:10Z', 77, 'kg'],
      ['2023-11-29', 76.5, 'kg'],
    ]);
  });

  it('has the files of its watches in a further zip; a damaged one is named and left out', async () => {
    const uploads = zipOf([
      { path: 'a_1.fit', content: fitFile([session(), set(1, 8, 960)]) },
      { path: 'a_2.fit', content: fitFile([session()]).slice(0, 40) },
      { path: 'a_3.txt', content: 'none' },
    ]);
    const path = 'DI_CONNECT/DI-Connect-Uploaded-Files/UploadedFiles_0-_Part1.zip';
    const { files, workouts, problems } = await readBytes('copy.zip', zipOf([{ path, content: uploads }]));
    expect(files.map(({ source }) => source)).to.deep.equal(['garmin']);
    expect(setTexts(workouts)).to.deep.equal(['Bench press work x8 60 kg']);
    expect(problems.map(({ code, text }) => [code, text])).to.deep.equal([['file-broken', 'a_2.fit']]);
  });
});
