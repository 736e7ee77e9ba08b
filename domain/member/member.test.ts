import { expect } from 'chai';
import { asMemberDay } from '#domain/kernel/day.ts';
import { fold } from '#domain/kernel/decider.ts';
import { given as givenFor } from '#domain/testing/given.ts';
import {
  byHand,
  everyCommand,
  grant,
  keep,
  kept,
  memberId,
  moved,
  notifications,
  pause,
  paused,
  privacy,
  register,
  registered,
  reset,
  resume,
  spend,
  spent,
  update,
  updated,
  wasReset,
} from '#domain/testing/member-samples.ts';
import { expectMirror, machineOf } from '#domain/testing/mirror.ts';
import { memberDecider } from './member.ts';
import { memberLifecycle } from './member-lifecycle.ts';

const given = givenFor(memberDecider);

describe('member', () => {
  it('has a lifecycle table that matches its decider', () => {
    expectMirror(machineOf(memberLifecycle), memberDecider, everyCommand, { limit: 30_000 });
  });

  describe('not registered', () => {
    it('is registered by the first sign-in', () => {
      given().when(register).yields(registered);
    });

    for (const command of everyCommand.slice(2).filter(({ type }) => type !== 'KeepAccount'))
      it(`refuses ${command.type}`, () => {
        given().when(command).refuses('not-admitted', { kind: 'conflict', message: 'Please sign in first.' });
      });
  });

  describe('a profile', () => {
    it('records only the changed fields', () => {
      given(registered)
        .when(update({ firstName: 'Ana', daysPerWeek: 4 }))
        .yields(updated({ daysPerWeek: 4 }));
    });

    it('records nothing when nothing changes', () => {
      given(registered, updated({ daysPerWeek: 4 }))
        .when(update({ daysPerWeek: 4 }))
        .yieldsNothing();
    });

    it('refuses impossible values', () => {
      given(registered)
        .when(update({ age: 131 }))
        .refuses('invalid-profile', { kind: 'invalid' });
    });
  });

  describe('preferences', () => {
    it('are stored', () => {
      given(registered).when(keep).yields(kept);
    });

    it('are stored once when they are sent twice', () => {
      given(registered, kept).when(keep).yieldsNothing();
      given(registered).when({ type: 'KeepPreferences', memberId }).yieldsNothing();
    });

    it('are stored only where they differ', () => {
      const essential = { ...notifications, weeklyProgress: false };
      const open = { ...privacy, publicProfile: true };
      given(registered, kept)
        .when({ ...keep, notifications: essential })
        .yields({ type: 'PreferencesKept', memberId, notifications: essential });
      given(registered, kept)
        .when({ ...keep, privacy: open })
        .yields({ type: 'PreferencesKept', memberId, privacy: open });
    });

    it('of one kind do not change the other kind', () => {
      const { notifications: known, privacy: other } = fold(memberDecider, [
        registered,
        kept,
        { type: 'PreferencesKept', memberId, privacy: { ...privacy, analytics: false } },
        { type: 'PreferencesKept', memberId, notifications: { ...notifications, streakAlerts: false } },
      ]);
      expect(known?.streakAlerts).to.equal(false);
      expect(other?.analytics).to.equal(false);
    });
  });

  describe('a skip token', () => {
    it('can be used for yesterday when it was missed', () => {
      given(registered, byHand).when(spend).yields(spent);
    });

    it('is used once for a date', () => {
      given(registered, byHand, spent)
        .when({ ...spend, tokensHeld: 0, isMissed: false })
        .yieldsNothing();
    });

    it('can be used by hand only when automatic use is off', () => {
      const said = { kind: 'conflict', message: 'Your skip tokens are used automatically.' } as const;
      given(registered).when(spend).refuses('tokens-automatic', said);
      given(registered, updated({ useTokensAutomatically: true }))
        .when(spend)
        .refuses('tokens-automatic', said);
    });

    for (const date of ['2026-03-02', '2026-03-04', '2026-03-05'])
      it(`cannot be used for ${date}`, () => {
        given(registered, byHand)
          .when({ ...spend, date: asMemberDay(date) })
          .refuses('token-too-late', { message: 'A skip token can be used for yesterday only.' });
      });

    it('cannot be used for a day that was not missed', () => {
      given(registered, byHand)
        .when({ ...spend, isMissed: false })
        .refuses('day-not-missed', { message: 'You did not miss yesterday.' });
    });

    it('cannot be used when it would not save the streak', () => {
      given(registered, byHand)
        .when({ ...spend, savesStreak: false })
        .refuses('streak-already-lost', {
          message: 'Your streak ended before yesterday. A skip token cannot save it.',
        });
    });

    it('cannot be used when none is held', () => {
      given(registered, byHand)
        .when({ ...spend, tokensHeld: 0 })
        .refuses('no-skip-token', { message: 'No skip tokens. Earn one every 7 active days.' });
    });

    it('can be used for the same date again after a reset', () => {
      given(registered, byHand, spent, wasReset).when(spend).yields(spent);
    });
  });

  describe('a pause', () => {
    it('begins today, and is recorded once when it is sent twice', () => {
      given(registered).when(pause).yields(paused);
      given(registered, paused).when(pause).yieldsNothing();
      given(registered, paused)
        .when({ ...pause, from: asMemberDay('2026-03-05'), until: asMemberDay('2026-03-07') })
        .yieldsNothing();
    });

    it('is refused for a missed day in the past, unless it is for an illness', () => {
      const late = { ...pause, from: asMemberDay('2026-03-02') };
      given(registered).when(late).refuses('pause-in-the-past', { kind: 'conflict' });
      given(registered)
        .when({ ...late, reason: 'illness' })
        .yields({ ...paused, from: late.from, reason: 'illness' });
    });

    it('can be extended, and counts the days it has already', () => {
      const further = { ...pause, until: asMemberDay('2026-03-20') };
      given(registered, paused)
        .when(further)
        .yields({ ...paused, until: further.until });
      given(registered, paused)
        .when({ ...further, from: asMemberDay('2026-03-09'), until: asMemberDay('2026-04-01') })
        .refuses('pause-too-long', { kind: 'invalid' });
    });

    it('ends on the given day and returns the rest of its days', () => {
      given(registered, paused)
        .when(resume)
        .yields({ type: 'StreakResumed', memberId, on: resume.on, until: pause.until });
    });

    it('that was ended is not ended again', () => {
      given(registered, paused, { type: 'StreakResumed', memberId, on: resume.on, until: pause.until })
        .when(resume)
        .yieldsNothing();
      given(registered).when(resume).yieldsNothing();
    });

    it('cannot be ended for days that are over', () => {
      given(registered, paused)
        .when({ ...resume, on: asMemberDay('2026-03-05'), today: asMemberDay('2026-03-06') })
        .refuses('resume-in-the-past', { kind: 'conflict' });
    });

    it('beyond the limits is granted by an admin, who is named with the reason', () => {
      const { type: _, today: __, ...granted } = grant;
      given(registered, paused)
        .when(grant)
        .yields({ ...granted, type: 'StreakPaused' });
      given(registered, { ...granted, type: 'StreakPaused' })
        .when(grant)
        .yieldsNothing();
    });

    for (const [name, change, code] of [
      ['that began 29 days ago', { from: '2026-02-03' }, 'pause-too-late'],
      ['of 183 days', { until: '2026-09-02' }, 'pause-too-long'],
      ['that ends before it begins', { until: '2026-03-03' }, 'pause-ends-early'],
      ['in more than a year', { from: '2027-03-05', until: '2027-03-06' }, 'pause-too-far-ahead'],
    ] as const)
      it(`${name} is not granted`, () => {
        given(registered)
          .when({ ...grant, ...change } as typeof grant)
          .refuses(code);
      });

    it('is gone after a reset', () => {
      given(registered, paused, wasReset).when(pause).yields(paused);
    });
  });

  describe('a reset', () => {
    it('clears everything recorded since the previous reset', () => {
      given(registered).when(reset).yields(wasReset);
      given(registered, wasReset).when(reset).yields(wasReset);
    });

    it('keeps account, profile and preferences', () => {
      const before = fold(memberDecider, [registered, byHand, kept, moved]);
      expect(fold(memberDecider, [registered, byHand, kept, moved, spent, wasReset])).to.deep.equal(before);
    });
  });
});
