import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';

const root = join(import.meta.dirname, '../..');

/** Each asks another source for an offset, and decides no date of a member. */
const allowed: Readonly<Record<string, string>> = {
  'client/notices/zone-question.tsx': 'compares the names of two zones',
  'client/e2e/literal.dashboard.spec.ts': 'finds an hour for a test, independently of the product',
  'service/features/operations/zones-in-use.ts': 'tells operators where the runtime and Postgres differ',
  'service/features/reminders/testing/simulated-week.ts':
    'an independent clock that the reminders are held against',
  'service/tools/analysis/worked/hours.sql': 'the hour that an analyst looks at; dates come with the events',
};

/** Options of `Intl` with a zone other than UTC, its offsets, and SQL that shifts to a zone other than UTC. */
const patterns = [
  /\btimeZone\b(?:,|: (?!'UTC')[\w.]+[,\s])[^;]*?\}\)\s*\.(?:format|resolvedOptions)/,
  /Intl\.DateTimeFormat\([^;)]*\btimeZone\b(?!: 'UTC')/,
  /timeZoneName/,
  /at time zone (?!'UTC')/i,
  /\btimezone\((?!'UTC')/i,
];

const asksElsewhere = (text: string): boolean => patterns.some((pattern) => pattern.test(text));

describe('the sources of the product', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.sql'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /^(client|domain|projections|service)\//.test(file) && !/\.test\.ts$/.test(file));

  it("ask neither Intl nor SQL for a zone's offset: product rules decide dates", () => {
    const asking = files.filter((file) => asksElsewhere(readFileSync(join(root, file), 'utf8')));
    expect(asking.sort()).to.deep.equal(Object.keys(allowed).sort());
  });

  for (const text of [
    "new Intl.DateTimeFormat('en', { timeZone: zone }).format(at)",
    "new Intl.DateTimeFormat('en', {\n  hour: 'numeric',\n  timeZone,\n}).format(at)",
    "new Intl.DateTimeFormat('en', { timeZoneName: 'longOffset' })",
    'cast(at as timestamp) AT TIME ZONE zone',
    'hour(timezone(local_zone, occurred_at))',
  ])
    it(`are found where they would: ${text.replaceAll(/\s+/g, ' ')}`, () =>
      expect(asksElsewhere(text)).to.equal(true));

  it('may format a shifted time by the clock of UTC', () => {
    for (const text of [
      "new Intl.DateTimeFormat('en', { day: 'numeric', timeZone: 'UTC' }).format(shown)",
      "at time zone 'UTC'",
    ])
      expect(asksElsewhere(text)).to.equal(false);
  });
});
