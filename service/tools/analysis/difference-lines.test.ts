import { expect } from 'chai';
import type { Difference } from '#projections/engine/verify.ts';
import { differenceLines, rowDifference } from './difference-lines.ts';

const base: Difference = { key: 'maya', owner: null, path: 'total', live: 13, rebuilt: 12 };
const linesOf = (readModel: string, ...differences: Partial<Difference>[]) =>
  differenceLines(differences.map((difference) => rowDifference(readModel, { ...base, ...difference })));

describe('the lines of differences', () => {
  it('name the member once, followed by each field', () => {
    expect(
      linesOf(
        'points_ledgers',
        {},
        { path: 'state.total' },
        { key: 'noah', path: 'total', live: 0, rebuilt: 1 },
      ),
    ).to.deep.equal([
      '  member maya',
      '    total: live 13, events 12',
      '    state.total: live 13, events 12',
      '  member noah',
      '    total: live 0, events 1',
    ]);
  });

  it('name the row next to its member', () => {
    expect(linesOf('programs', { key: 'p1', owner: 'maya' })[0]).to.equal('  member maya, row p1');
  });

  it('name only the row when it belongs to no member', () => {
    expect(linesOf('beta_requests', { key: 'r1' })[0]).to.equal('  row r1');
    expect(rowDifference('beta_requests', { ...base, key: 'r1' }).member).to.equal(null);
  });

  it('report rows that exist on one side only', () => {
    expect(linesOf('members', { path: '', live: null, rebuilt: {} })[1]).to.equal('    the row is missing');
    expect(linesOf('members', { path: '', live: {}, rebuilt: null })[1]).to.equal(
      '    the row has no events',
    );
  });

  it('truncate long values', () => {
    const [, line = ''] = linesOf('members', { live: 'x'.repeat(500) });
    expect(line).to.have.length.below(200);
    expect(line).to.match(/x…, events 12$/);
  });
});
