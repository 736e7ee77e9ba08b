import { expect } from 'chai';
import { asInstant, asMemberDay, type MemberDay } from '#domain/kernel/day.ts';
import { asMemberId } from '#domain/kernel/ids.ts';
import { streakRulesV1 } from '#domain/streak/streak-rules.ts';
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

/** The stored part of an adopted version, which excludes the night grace and the active kinds. */
const { nightGraceEndsAtHour: _, activeKinds: __, ...storedV1 } = streakRulesV1;

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

  it('is refused while another of the same times holds, and not after its end', () => {
    const again = { ...declare, outageId: 'two' };
    asked(declared).when(again).refuses('outage-declared', { kind: 'conflict' });
    asked(declared, revoked)
      .when(again)
      .yields({ ...declared, outageId: 'two' });
    asked(declared)
      .when({ ...again, to: asInstant('2026-05-10T03:00:00.000Z') })
      .yields({ ...declared, outageId: 'two', to: asInstant('2026-05-10T03:00:00.000Z') });
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

describe('the adoption of rules', () => {
  const asked = given(rulesDecider);
  const adopt = {
    type: 'AdoptRules',
    from: asMemberDay('2026-05-12'),
    rules: { tokenHold: 5, tokenStart: 1, earnEvery: 7 },
    reason: 'Members asked for it.',
    adoptedBy: ada,
    today: asMemberDay('2026-05-10'),
    comparison,
  } as const;
  const adopted: RulesEvent = {
    type: 'RulesAdopted',
    version: 'v2',
    from: adopt.from,
    rules: { ...storedV1, tokenHold: 5 },
    reason: adopt.reason,
    adoptedBy: ada,
    comparison,
  };

  it('is recorded with all numbers, a version and the comparison', () => {
    asked().when(adopt).yields(adopted);
  });

  it('goes on from the version before', () => {
    asked(adopted)
      .when({ ...adopt, from: asMemberDay('2026-05-13'), rules: { ...adopt.rules, earnEvery: 5 } })
      .yields({
        ...adopted,
        version: 'v3',
        from: asMemberDay('2026-05-13'),
        rules: { ...storedV1, tokenHold: 5, earnEvery: 5 },
      });
  });

  const refused: [string, Partial<typeof adopt> | { readonly from: MemberDay }, readonly RulesEvent[]][] = [
    ['rules-from-out-of-range', { from: asMemberDay('2026-05-10') }, []],
    ['rules-from-out-of-range', { from: asMemberDay('2026-08-10') }, []],
    ['rules-too-early', { rules: { tokenHold: 4, tokenStart: 1, earnEvery: 7 } as never }, [adopted]],
    ['rules-unchanged', {}, [adopted]],
    ['rules-unchanged', { rules: { tokenHold: 3, tokenStart: 1, earnEvery: 7 } as never }, []],
    ['rules-out-of-range', { rules: { tokenHold: 2, tokenStart: 3, earnEvery: 7 } as never }, []],
    ['rules-out-of-range', { rules: { tokenHold: 3, tokenStart: 1, earnEvery: 0 } as never }, []],
    ['rules-out-of-range', { rules: { tokenHold: 11, tokenStart: 1, earnEvery: 7 } as never }, []],
    ['reason-required', { reason: ' ' as never }, []],
  ];
  for (const [code, change, before] of refused)
    it(`is refused as ${code} with ${JSON.stringify(change)} after ${before.length} versions`, () => {
      asked(...before)
        .when({ ...adopt, ...change })
        .refuses(code);
    });
});
