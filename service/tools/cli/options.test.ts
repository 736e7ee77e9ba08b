import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { replayOptions } from './replay-options.ts';
import { instantOf, WrongUsage } from './run-tool.ts';
import { exportOptions, importOptions } from './transfer-options.ts';
import { whyOptions } from './why-options.ts';

/** The message of the refusal; `taken` when the call is accepted. */
const refusal = async (call: () => unknown): Promise<string> => {
  try {
    await call();
    return 'taken';
  } catch (error) {
    expect(error).to.be.instanceOf(WrongUsage);
    return error instanceof Error ? error.message : '';
  }
};

describe('an instant on the command line', () => {
  const instants: [string, string][] = [
    ['2026-03-01', '2026-03-01T00:00:00.000Z'],
    ['2026-03-01T00:00Z', '2026-03-01T00:00:00.000Z'],
    ['2026-03-01T09:30:15.5+09:00', '2026-03-01T00:30:15.500Z'],
  ];
  for (const [text, instant] of instants)
    it(`is ${instant} for ${text}`, () => expect(instantOf('--as-of', text)).to.equal(instant));

  for (const text of ['2026-03-01T00:00', '1 March 2026', '2026-02-30T00:00Z', '2026-03-01T25:00Z', ''])
    it(`is refused as "${text}"`, async () => {
      expect(await refusal(() => instantOf('--as-of', text))).to.equal(
        `--as-of ${text} is not an ISO 8601 instant such as 2026-03-01T00:00Z.`,
      );
    });
});

describe('the options of replay', () => {
  let folder: string;
  let rules: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rondel-options-'));
    rules = join(folder, 'rules.json');
    await writeFile(rules, '{"streak":{"earnEvery":5}}');
  });
  after(() => rm(folder, { recursive: true }));

  it('select all read models and the current time by default', async () => {
    const { projections, isPast, verify } = await replayOptions([]);
    expect([projections.length > 5, isPast, verify]).to.deep.equal([true, false, false]);
  });

  it('can select a past instant and other rules', async () => {
    const options = await replayOptions(['--rules', rules, '--as-of', '2026-03-01']);
    expect(options).to.deep.include({
      rules: { streak: { earnEvery: 5 } },
      asOf: { occurredBy: '2026-03-01T00:00:00.000Z', recordedBy: undefined },
      isPast: true,
    });
  });

  it('can select events by time of recording or position, and by time of occurrence', async () => {
    const { asOf } = await replayOptions(['--recorded-by', '2026-03-05', '--occurred-by', '2026-03-03']);
    expect(asOf).to.deep.equal({
      occurredBy: '2026-03-03T00:00:00.000Z',
      recordedBy: { instant: '2026-03-05T00:00:00.000Z' },
    });
    const position = (await replayOptions(['--recorded-by', '4711'])).asOf.recordedBy;
    expect(position).to.deep.equal({ position: `${'4711'.padStart(20, '0')}/${'9'.repeat(20)}` });
  });

  it('can compare two positions of the log', async () => {
    const { sides } = await replayOptions(['--compare', '17', '0018/19']);
    expect(sides?.map(({ title }) => title)).to.deep.equal(['position 17', 'position 0018/19']);
    expect(sides?.[1]).to.have.nested.property(
      'asOf.recordedBy.position',
      `${'18'.padStart(20, '0')}/${'19'.padStart(20, '0')}`,
    );
  });

  const wrong: [string[], string][] = [
    [['--only', 'streaks'], 'There is no read model streaks; there are access_tokens,'],
    [['--verify', '--as-of', '2026-03-01'], '--verify looks at the live rows only.'],
    [['--print'], '--print belongs to --occurred-by and --recorded-by.'],
    [['--recorded-by', 'May'], '--recorded-by May is neither an ISO 8601 instant such as'],
    [
      ['--as-of', '2026-03-01', '--occurred-by', '2026-03-01'],
      '--as-of and --occurred-by are the same option',
    ],
    [['--compare', 'a.ndjson'], '--compare takes two sides'],
    [['--picture', 'a.svg'], '--picture FILE.svg belongs to --compare and --rules.'],
    [
      ['--compare', 'a.ndjson', 'b.ndjson', '--verify'],
      '--compare takes two sides, --occurred-by, --recorded-by and --json only.',
    ],
    [['--processes', '0'], '--processes is a number from 1 to 9.'],
    [['--processes', '2', '--verify'], '--processes belongs to a rebuild of the live rows.'],
    [
      ['--only', 'points', '--rules', 'rules.json'],
      '--rules says itself what is compared; leave out --only.',
    ],
    [['--rules', 'none.json'], 'none.json cannot be read: there is no such file'],
  ];
  for (const [args, message] of wrong)
    it(`are refused as ${args.join(' ')}`, async () => {
      expect(await refusal(() => replayOptions(args))).to.match(new RegExp(`^${message}`));
    });

  it('are refused with invalid rules, and name the error', async () => {
    const file = join(folder, 'wrong.json');
    await writeFile(file, '{"streak":{"earnEvery":0}}');
    expect(await refusal(() => replayOptions(['--rules', file]))).to.include('- streak.earnEvery must be');
  });
});

describe('the options of why', () => {
  it('select a member, a topic, and optionally a day', () => {
    const args = ['--member', 'maya', '--streak', '--day', '2026-03-03', '--as-of', '2026-03-04'];
    expect(whyOptions(args)).to.deep.equal({
      member: 'maya',
      asks: 'streak',
      personal: null,
      day: '2026-03-03',
      asOf: { occurredBy: '2026-03-04T00:00:00.000Z', recordedBy: undefined },
      json: false,
    });
  });

  const wrong: [string[], string][] = [
    [['--streak'], '--member is missing: an id or an email.'],
    [['--member', 'maya'], 'Give one of --streak, --points, --session and --badges.'],
    [['--member', 'maya', '--streak', '--points'], 'Give one of --streak, --points, --session and --badges.'],
    [
      ['--member', 'maya', '--session'],
      '--session shows check-ins, which are personal: it needs --with-personal.',
    ],
    [
      ['--member', 'maya', '--streak', '--with-personal', '--reason', 'A ticket'],
      'Only --session and --badges show personal fields.',
    ],
    [
      ['--member', 'maya', '--streak', '--day', '2026-02-30'],
      '--day 2026-02-30 is not a date such as 2026-03-03.',
    ],
  ];
  for (const [args, message] of wrong)
    it(`are refused as ${args.join(' ')}`, async () => {
      expect(await refusal(() => whyOptions(args))).to.equal(message);
    });
});

describe('the options of export and import', () => {
  const hash = 'ab'.repeat(32);
  let folder: string;
  let file: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rondel-options-'));
    file = join(folder, 'events.ndjson');
    await writeFile(file, '');
  });
  after(() => rm(folder, { recursive: true }));

  it('select lines without personal fields on standard output by default', () => {
    expect(exportOptions([], true)).to.deep.equal({
      format: 'ndjson',
      out: undefined,
      tables: null,
      personal: null,
    });
  });

  it('show personal fields only with a reason, in the name of an admin or the operator', async () => {
    const why = 'Asked for what we hold.';
    const wanted = (...args: string[]) => exportOptions(['--with-personal', ...args], false).personal;
    expect(wanted('--reason', why)).to.deep.equal({ reason: why, admin: null });
    expect(wanted('--reason', why, '--as', 'ada@rondel.example')).to.deep.equal({
      reason: why,
      admin: 'ada@rondel.example',
    });
    expect(await refusal(() => wanted())).to.equal(
      '--with-personal needs --reason: say why you need to see personal data.',
    );
    expect(await refusal(() => exportOptions(['--reason', why], false))).to.equal(
      '--reason and --as need --with-personal.',
    );
  });

  it('refuse Parquet output to a terminal', async () => {
    const parquet = ['--format', 'parquet'];
    expect(await refusal(() => exportOptions(parquet, true))).to.include('name a file with --out');
    expect(exportOptions(parquet, false).format).to.equal('parquet');
    expect(exportOptions([...parquet, '--out', 'x'], true).out).to.equal('x');
  });

  it('name a folder of tables, and from when on', async () => {
    const tables = ['--format', 'parquet', '--flatten', '--out', 'folder'];
    expect(exportOptions(tables, true).tables).to.deep.equal({ folder: 'folder', from: null });
    expect(exportOptions([...tables, '--from', '2026-03-01'], true).tables?.from).to.equal(
      '2026-03-01T00:00:00.000Z',
    );
    expect(await refusal(() => exportOptions(tables.slice(0, 3), false))).to.include(
      'name a folder with --out',
    );
    expect(await refusal(() => exportOptions(tables.slice(2), true))).to.include('add --format parquet');
    expect(await refusal(() => exportOptions(['--from', '2026-03-01'], true))).to.equal(
      '--from needs --flatten.',
    );
    expect(await refusal(() => exportOptions([...tables, '--from', 'March'], true))).to.include(
      '--from March',
    );
  });

  it('accept only known formats', async () => {
    expect(await refusal(() => exportOptions(['--format', 'xml'], false))).to.equal(
      'There is no format xml. There are ndjson, csv, parquet.',
    );
  });

  it('use the given hash of a file, or the one stored next to it', async () => {
    expect(await refusal(() => importOptions([file]))).to.equal(
      `The expected SHA-256 of ${file} is unknown: give --sha256, or put ${file}.sha256 beside it, which the export has written.`,
    );
    expect(await importOptions([file, '--sha256', hash.toUpperCase()])).to.deep.include({
      file,
      sha256: hash,
    });
    await writeFile(`${file}.sha256`, `${hash}  events.ndjson\n`);
    expect(await importOptions([file])).to.deep.include({ file, sha256: hash });
  });

  it('require one existing file and a valid hash', async () => {
    expect(await refusal(() => importOptions([]))).to.equal('Name one file that npm run export has written.');
    expect(await refusal(() => importOptions([file, file]))).to.equal(
      'Name one file that npm run export has written.',
    );
    expect(await refusal(() => importOptions(['none.ndjson']))).to.equal('There is no file none.ndjson.');
    expect(await refusal(() => importOptions([file, '--sha256', 'beef']))).to.equal(
      '"beef" is not a SHA-256 in hex.',
    );
  });
});
