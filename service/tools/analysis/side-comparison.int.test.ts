import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { useReplayContext } from '#service/testing/use-replay-context.ts';
import { readAsOf } from './as-of.ts';
import { readModelsNamed } from './read-model-names.ts';
import { compareRules } from './rule-comparison.ts';
import { compareSides, sideComparisonLines } from './side-comparison.ts';
import { afterTheLateOne, ann, beforeTheLateOne } from './testing/known-history.ts';

describe('the comparison of two sides', () => {
  const shared = useReplayContext();
  const earlier = { title: 'earlier', rules: {}, instant: beforeTheLateOne, until: beforeTheLateOne };
  const later = { title: 'later', rules: {}, instant: afterTheLateOne, until: afterTheLateOne };
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rows-'));
  });
  after(() => rm(folder, { recursive: true }));

  /** A file of rows, as replay prints them. */
  async function rowsOf(only: string): Promise<string> {
    const lines: string[] = [];
    const asked = { instant: beforeTheLateOne, projections: readModelsNamed(only) };
    await readAsOf(shared.context, asked, async (row) => void lines.push(JSON.stringify(row)));
    const file = join(folder, `${only}.ndjson`);
    await writeFile(file, `${lines.join('\n')}\n`);
    return file;
  }

  it('shows what a later moment knows more', async () => {
    const { changes } = await compareSides(shared.context, earlier, later);
    expect(changes).to.deep.include({ member: ann, field: 'points', before: 24, after: 26 });
  });

  it('of two files of rules equals the difference of each from the rules in force', async () => {
    const rules = { streak: { earnEvery: 5 } };
    const { changes } = await compareSides(shared.context, earlier, { ...earlier, rules });
    const asOf = { instant: beforeTheLateOne, until: beforeTheLateOne };
    expect(changes).to.deep.equal((await compareRules(shared.context, rules, asOf)).changes);
  });

  it('finds no difference between a fold and the rows that were printed of it', async () => {
    const printed = await rowsOf('streak,points');
    const comparison = await compareSides(shared.context, { title: 'printed', printed }, earlier);
    expect(comparison.totals.length).to.equal(5);
    expect(sideComparisonLines(comparison).at(-1)).to.equal('Nothing would change for anybody.');
  });

  it('leaves out what a file has no rows of, and says so', async () => {
    const printed = await rowsOf('points');
    const comparison = await compareSides(shared.context, { title: 'printed', printed }, earlier);
    expect(comparison.totals.map(({ field }) => field)).to.deep.equal(['points']);
    expect(comparison.changes).to.deep.equal([]);
    expect(sideComparisonLines(comparison)[1]).to.equal(
      'Not compared, because a file has no rows of it: current streak, best streak, skip tokens, achievements.',
    );
    const without = await rowsOf('member');
    const refused = await compareSides(shared.context, { title: 'other', printed: without }, earlier).catch(
      String,
    );
    expect(refused).to.include('has no rows of points_ledgers or activities.');
  });

  it('refuses a file that holds something other than rows, and says where', async () => {
    const printed = join(folder, 'other.ndjson');
    await writeFile(printed, '{"a":1}\n');
    const refused = await compareSides(shared.context, { title: 'other', printed }, earlier).catch(String);
    expect(refused).to.include('other.ndjson, line 1 is no row.');
  });
});
