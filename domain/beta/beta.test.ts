import { asMemberDay } from '#domain/kernel/day.ts';
import { asMemberId } from '#domain/kernel/ids.ts';
import {
  approve,
  deny,
  expire,
  gone,
  keep,
  reopen,
  requestId,
  review,
  submit,
  withdraw,
} from '#domain/testing/beta-samples.ts';
import { given as givenFor } from '#domain/testing/given.ts';
import { expectMirror, machineOf } from '#domain/testing/mirror.ts';
import { betaDecider } from './beta.ts';
import type { BetaEvent } from './beta-events.ts';
import { betaLifecycle } from './beta-lifecycle.ts';

const given = givenFor(betaDecider);
const bea = asMemberId('bea');

const submitted: BetaEvent = {
  type: 'BetaRequestSubmitted',
  requestId,
  email: 'Ana@Example.org',
  requestedBy: null,
};
const approved: BetaEvent = { ...review, type: 'BetaRequestApproved' };
const denied: BetaEvent = {
  ...review,
  type: 'BetaRequestDenied',
  askAgainFrom: asMemberDay('2026-02-04'),
};
/** As earlier releases stored it. */
const deniedBefore: BetaEvent = { ...review, type: 'BetaRequestDenied' };
const reopened: BetaEvent = { ...review, type: 'BetaRequestReopened' };
const expired: BetaEvent = { ...gone, type: 'BetaRequestExpired' };
const withdrawn: BetaEvent = { ...gone, type: 'BetaRequestWithdrawn' };

describe('beta request', () => {
  it('has a lifecycle table that matches its decider', () => {
    expectMirror(machineOf(betaLifecycle), betaDecider, [
      submit,
      approve,
      deny,
      reopen,
      keep,
      expire,
      withdraw,
    ]);
  });

  it('keeps the access of an account after an address change, until asked again', () => {
    const kept: BetaEvent = { type: 'BetaAccessKept', requestId, keptFor: keep.memberId };
    given(submitted, approved).when(keep).yields(kept);
    given(submitted, approved, kept).when(keep).yieldsNothing();
    given(submitted, approved, kept, reopened).when(approve).yields(approved);
    given(submitted, approved, kept)
      .when({ ...keep, memberId: asMemberId('cleo') })
      .yields({ ...kept, keptFor: asMemberId('cleo') });
    given(submitted).when(keep).refuses('not-admitted');
  });

  describe('not submitted', () => {
    it('is submitted with the address as typed', () => {
      given().when(submit).yields(submitted);
    });

    it('records the signed-in member, and trims the address', () => {
      given()
        .when({ ...submit, email: '  Ana@Example.org ', requestedBy: bea })
        .yields({ ...submitted, requestedBy: bea });
    });

    for (const email of ['', '   ', 'ana.example.org', `${'a'.repeat(250)}@b.org`, 'a@b\r\nBcc: c@d.example'])
      it(`refuses the address ${JSON.stringify(email.slice(0, 20))}`, () => {
        given()
          .when({ ...submit, email })
          .refuses('invalid-email', { kind: 'invalid', message: 'Please enter a valid email address.' });
      });

    for (const command of [approve, deny, reopen])
      it(`refuses ${command.type}`, () => {
        given()
          .when(command)
          .refuses('unknown-request', { kind: 'missing', message: 'There is no such beta request.' });
      });
  });

  describe('pending', () => {
    it('is approved', () => {
      given(submitted).when(approve).yields(approved);
    });

    it('is denied', () => {
      given(submitted).when(deny).yields(denied);
    });

    it('treats blank notes as no notes', () => {
      given(submitted)
        .when({ ...deny, adminNotes: '  ' })
        .yields({ ...denied, adminNotes: null });
    });

    it('trims notes', () => {
      given(submitted)
        .when({ ...deny, adminNotes: ' Asked twice. ' })
        .yields({ ...denied, adminNotes: 'Asked twice.' });
    });

    it('cannot be reopened', () => {
      given(submitted)
        .when(reopen)
        .refuses('not-admitted', { kind: 'conflict', message: 'This request is already pending.' });
    });
  });

  describe('with an address that current rules refuse', () => {
    it('can still be approved, because stored events stay valid', () => {
      given({ ...submitted, email: 'a@b\r\nBcc: c@d.example' })
        .when(approve)
        .yields(approved);
    });
  });

  describe('in any status', () => {
    const records: readonly (readonly [string, readonly BetaEvent[]])[] = [
      ['pending', [submitted]],
      ['approved', [submitted, approved]],
      ['denied in an earlier release', [submitted, deniedBefore]],
      ['reopened', [submitted, denied, reopened]],
    ];
    for (const [status, history] of records)
      it(`cannot be submitted again while ${status}`, () => {
        given(...history)
          .when({ ...submit, email: 'ana@example.org' })
          .refuses('already-requested', {
            kind: 'conflict',
            message: 'This email is already on our beta list.',
          });
      });
  });

  describe('denied', () => {
    const early = { ...submit, today: asMemberDay('2026-02-03') };

    it('can be submitted again 30 days later, and stands as a new one', () => {
      given(submitted, denied).when(submit).yields(submitted);
      given(submitted, denied, submitted).when(approve).yields(approved);
      given(submitted, denied, submitted).when(submit).refuses('already-requested');
    });

    it('says to its owner from when to ask again, and to no other person', () => {
      given(submitted, denied)
        .when({ ...early, isOwner: true })
        .refuses('asked-too-early', {
          kind: 'conflict',
          message: 'We said not this time. You can ask again from 2026-02-04.',
        });
      given(submitted, denied).when(early).refuses('already-requested');
    });
  });

  describe('with words to the person who asked', () => {
    it('keeps them with the decision, and none that are blank', () => {
      given(submitted)
        .when({ ...approve, words: ' Welcome. ' })
        .yields({ ...approved, words: 'Welcome.' });
      given(submitted)
        .when({ ...deny, words: 'We are full.' })
        .yields({ ...denied, words: 'We are full.' });
      given(submitted)
        .when({ ...deny, words: '  ' })
        .yields(denied);
    });
  });

  describe('decided', () => {
    it('records one decision when the same admin repeats it', () => {
      given(submitted, approved).when(approve).yieldsNothing();
      given(submitted, denied).when(deny).yieldsNothing();
    });

    it('refuses the opposite decision', () => {
      given(submitted, approved)
        .when(deny)
        .refuses('not-admitted', { message: 'This request is already approved.' });
      given(submitted, denied)
        .when(approve)
        .refuses('not-admitted', { message: 'This request is already denied.' });
    });

    it('refuses the same decision by another admin, or with other notes', () => {
      given(submitted, approved)
        .when({ ...approve, reviewedBy: bea })
        .refuses('not-admitted');
      given(submitted, approved)
        .when({ ...approve, adminNotes: null })
        .refuses('not-admitted');
    });

    it('is reopened by any admin', () => {
      const byBea = { reviewedBy: bea, adminNotes: 'Wrong person.' };
      given(submitted, approved)
        .when({ ...reopen, ...byBea })
        .yields({ ...reopened, ...byBea });
      given(submitted, denied).when(reopen).yields(reopened);
    });

    it('keeps its notes when it is reopened without notes', () => {
      given(submitted, denied)
        .when({ ...reopen, adminNotes: null })
        .yields({ ...reopened, adminNotes: review.adminNotes });
    });
  });

  describe('at the end of its retention', () => {
    it('expires after 180 days when it is denied or unanswered', () => {
      given(submitted).when(expire).yields(expired);
      given(submitted, denied).when(expire).yields(expired);
      given(submitted, denied, reopened).when(expire).yields(expired);
    });

    it('does not expire a day earlier', () => {
      given(submitted, denied)
        .when({ ...expire, today: asMemberDay('2026-06-29') })
        .refuses('too-early');
    });

    it('does not expire while it is approved', () => {
      given(submitted, approved).when(expire).refuses('not-admitted');
    });

    it('is withdrawn with the account in every status', () => {
      for (const history of [[submitted], [submitted, approved], [submitted, denied]])
        given(...history)
          .when(withdraw)
          .yields(withdrawn);
    });

    it('is removed once, after which the address can ask again', () => {
      for (const end of [expired, withdrawn]) {
        for (const command of [expire, withdraw]) given(submitted, denied, end).when(command).yieldsNothing();
        given(submitted, denied, end).when(submit).yields(submitted);
      }
    });
  });

  describe('reopened', () => {
    it('records one event when it is reopened twice', () => {
      given(submitted, approved, reopened).when(reopen).yieldsNothing();
      given(submitted, approved, reopened)
        .when({ ...reopen, adminNotes: null })
        .yieldsNothing();
    });

    it('can be decided again, also by the same admin with the same notes', () => {
      given(submitted, approved, reopened).when(approve).yields(approved);
      given(submitted, approved, reopened).when(deny).yields(denied);
    });

    it('takes the notes of the new decision only', () => {
      given(submitted, approved, reopened)
        .when({ ...approve, adminNotes: null })
        .yields({ ...approved, adminNotes: null });
    });
  });
});
