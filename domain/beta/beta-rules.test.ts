import { expect } from 'chai';
import fc from 'fast-check';
import { addDays, asMemberDay } from '#domain/kernel/day.ts';
import {
  businessDaysBetween,
  canonicalEmail,
  isEmail,
  isRetentionOver,
  isReviewOverdue,
  retentionEndsBefore,
} from './beta-rules.ts';

describe('beta rules', () => {
  describe('the canonical email', () => {
    it('is trimmed and has A to Z in lower case', () => {
      expect(canonicalEmail('  Ana.Maria@Example.ORG\n')).to.equal('ana.maria@example.org');
    });

    it('folds ASCII only: the Kelvin sign does not become k, and other letters stay', () => {
      expect(canonicalEmail('mi\u212Ae@example.org')).to.not.equal(canonicalEmail('MIKE@example.org'));
      expect(canonicalEmail('\u00C4\u0130\u212A@Example.org')).to.equal('\u00C4\u0130\u212A@example.org');
    });

    it('does not change when it is made canonical again', () => {
      fc.assert(
        fc.property(fc.string({ unit: 'grapheme' }), (text) => {
          expect(canonicalEmail(canonicalEmail(text))).to.equal(canonicalEmail(text));
        }),
      );
    });
  });

  describe('an email address', () => {
    const local = (length: number) => `${'a'.repeat(length - '@example.org'.length)}@example.org`;
    const table: readonly [string, boolean][] = [
      ['', false],
      ['ana', false],
      ['ana.example.org', false],
      ['ana@example', true],
      ['"a,b"@example.org', true],
      ['j\u00F6rg@m\u00FCnchen.example', true],
      ['@', false],
      ['ana@', false],
      ['@example.org', false],
      ['ana@@example.org', false],
      ['"a@b"@example.org', false],
      ['a b@example.org', false],
      ['a\u00A0b@example.org', false],
      ['<ana@example.org>', false],
      ['ana@example.org>', false],
      ['a@b\r\nBcc: victim@x.example', false],
      ['ana\t@example.org', false],
      ['ana\u0000@example.org', false],
      ['ana\u007F@example.org', false],
      ['ana\u0085@example.org', false],
      ['ana\u200B@example.org', false],
      ['ana\u202E@example.org', false],
      ['ana\u2028@example.org', false],
      ['ana\uD800@example.org', false],
      ['ana@\u212Aelvin.example', false],
      ['ana@ex\uFF41mple.org', false],
      [local(254), true],
      [local(255), false],
    ];
    for (const [email, accepted] of table)
      it(`of ${email.length} characters (${JSON.stringify(email.slice(0, 20))}) is ${accepted ? '' : 'not '}accepted`, () => {
        expect(isEmail(email)).to.equal(accepted);
      });
  });

  describe('business days', () => {
    const table: readonly [string, string, string, number][] = [
      ['within one day', '2026-03-04', '2026-03-04', 0],
      ['from Monday to Tuesday', '2026-03-02', '2026-03-03', 1],
      ['from Wednesday to Friday', '2026-03-04', '2026-03-06', 2],
      ['from Friday to Saturday', '2026-03-06', '2026-03-07', 0],
      ['from Friday to Sunday', '2026-03-06', '2026-03-08', 0],
      ['from Friday to Monday', '2026-03-06', '2026-03-09', 1],
      ['from Saturday to Monday', '2026-03-07', '2026-03-09', 1],
      ['from Sunday to Friday', '2026-03-08', '2026-03-13', 5],
      ['over one week', '2026-03-04', '2026-03-11', 5],
      ['over two weeks and a Thursday', '2026-03-04', '2026-03-19', 11],
      ['backwards', '2026-03-19', '2026-03-04', 0],
    ];
    for (const [title, from, to, expected] of table)
      it(`${title} are ${expected}`, () => {
        expect(businessDaysBetween(asMemberDay(from), asMemberDay(to))).to.equal(expected);
      });

    it('add up when a period is split at any day', () => {
      const span = fc.nat({ max: 400 });
      fc.assert(
        fc.property(span, span, span, (offset, first, second) => {
          const from = addDays(asMemberDay('2026-01-01'), offset);
          const middle = addDays(from, first);
          const to = addDays(middle, second);
          expect(businessDaysBetween(from, to)).to.equal(
            businessDaysBetween(from, middle) + businessDaysBetween(middle, to),
          );
        }),
      );
    });
  });

  describe('the retention of a request', () => {
    it('ends after 180 days', () => {
      const today = asMemberDay('2026-06-30');
      expect(isRetentionOver(asMemberDay('2026-01-01'), today)).to.equal(true);
      expect(isRetentionOver(asMemberDay('2026-01-02'), today)).to.equal(false);
      expect(isRetentionOver(retentionEndsBefore(today), today)).to.equal(true);
    });
  });

  describe('a review', () => {
    it('is not overdue after two business days', () => {
      expect(isReviewOverdue(asMemberDay('2026-03-05'), asMemberDay('2026-03-09'))).to.equal(false);
    });

    it('is overdue after more than two business days', () => {
      expect(isReviewOverdue(asMemberDay('2026-03-05'), asMemberDay('2026-03-10'))).to.equal(true);
    });
  });
});
