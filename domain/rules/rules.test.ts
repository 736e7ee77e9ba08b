import { expect } from 'chai';
import { asInstant } from '#domain/kernel/day.ts';
import { asMemberId } from '#domain/kernel/ids.ts';
import { given } from '#domain/testing/given.ts';
import { type DeclareOutage, rulesDecider } from './rules.ts';
import type { RulesEvent } from './rules-events.ts';

const ada = asMemberId('ada');
const same = { raised: 0, lowered: 0, sum: 0 };
const comparison = {
  asOf: asInstant('2026-05-10T12:00:00.000Z'),
  members: 3,
  changed: 1,
  fields: { currentStreak: { raised: 1, lowered: 0, sum: 4 }, bestStreak: same, skipTokens: same },
};
const outage = {
  outageId: 'one',
  from: asInstant('2026-05-09T18:00:00.000Z'),
  to: asInstant('2026-05-10T02:00:00.000Z'),
  reason: 'The database was away.',
  declaredBy: ada,
  comparison,
};
const declare: DeclareOutage = {
  type: 'DeclareOutage',
  ...outage,
  at: asInstant('2026-05-10T12:00:00.000Z'),
};
const declared: RulesEvent = { type: 'OutageDeclared', ...outage };
const revoke = {
  type: 'RevokeOutage',
  outageId: 'one',
  reason: 'Wrong day.',
  revokedBy: ada,
  comparison,
} as const;
const revoked: RulesEvent = { ...revoke, type: 'OutageRevoked' };

describe('the decision on an outage', () => {
  const asked = given(rulesDecider);

  it('is recorded with its reason and the comparison that the admin has seen', () => {
    asked()
      .when({ ...declare, reason: ' The database was away. ' })
      .yields(declared);
  });

  it('is recorded once when it is sent twice', () => {
    asked(declared).when(declare).yieldsNothing();
    asked(declared, revoked).when(revoke).yieldsNothing();
  });

  it('is revoked with a reason', () => {
    asked(declared).when(revoke).yields(revoked);
    asked(declared)
      .when({ ...revoke, reason: ' ' })
      .refuses('reason-required');
  });

  it('is refused for an unknown outage', () => {
    asked().when(revoke).refuses('unknown-outage', { kind: 'missing' });
  });

  const refused: [string, Partial<DeclareOutage>][] = [
    ['outage-too-short', { from: asInstant('2026-05-10T00:01:00.000Z') }],
    ['outage-too-short', { from: outage.to, to: outage.from }],
    ['outage-too-long', { from: asInstant('2026-04-20T00:00:00.000Z') }],
    ['outage-not-over', { to: asInstant('2026-05-10T12:00:01.000Z') }],
    ['reason-required', { reason: 'no' }],
  ];
  for (const [code, change] of refused)
    it(`is refused as ${code} with ${JSON.stringify(change)}`, () => {
      asked()
        .when({ ...declare, ...change })
        .refuses(code);
    });

  it('is listed with what has become of it', () => {
    const other: RulesEvent = { ...declared, outageId: 'two' };
    const state = [declared, other, revoked].reduce(rulesDecider.evolve, rulesDecider.initialState);
    expect(state.outages.map(({ outageId, isRevoked }) => [outageId, isRevoked])).to.deep.equal([
      ['one', true],
      ['two', false],
    ]);
  });
});
