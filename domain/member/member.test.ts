import { expect } from 'chai';
import { asInstant, asMemberDay } from '#domain/kernel/day.ts';
import { fold } from '#domain/kernel/decider.ts';
import { asMemberId } from '#domain/kernel/ids.ts';
import { given as givenFor } from '#domain/testing/given.ts';
import { expectMirror, machineOf } from '#domain/testing/mirror.ts';
import { memberDecider } from './member.ts';
import type {
  ChangeTimeZone,
  CorrectTimeZone,
  KeepPreferences,
  MemberCommand,
  RegisterMember,
  UpdateProfile,
  UseSkipToken,
} from './member-commands.ts';
import type {
  MemberEvent,
  MemberRegistered,
  NotificationPreferences,
  PrivacyPreferences,
} from './member-events.ts';
import { memberLifecycle } from './member-lifecycle.ts';

const given = givenFor(memberDecider);
const memberId = asMemberId('ana');
const today = asMemberDay('2026-03-04');
const noon = asInstant('2026-03-04T12:00:00.000Z');
const evening = asInstant('2026-03-04T20:00:00.000Z');

const details = {
  email: 'ana@example.org',
  emailVerified: true,
  firstName: 'Ana',
  lastName: 'Lima',
  profileImageUrl: null,
};
const register: RegisterMember = { type: 'RegisterMember', memberId, ...details, zone: 'Europe/Paris' };
const registered: MemberRegistered = { type: 'MemberRegistered', memberId, ...details, zone: 'Europe/Paris' };
const update = (profile: UpdateProfile['profile']): UpdateProfile => ({
  type: 'UpdateProfile',
  memberId,
  profile,
  today,
});
const updated = (changes: Extract<MemberEvent, { type: 'ProfileUpdated' }>['changes']): MemberEvent => ({
  type: 'ProfileUpdated',
  memberId,
  changes,
});
const move: ChangeTimeZone = { type: 'ChangeTimeZone', memberId, zone: 'Asia/Tokyo', at: noon };
const moved: MemberEvent = { type: 'TimeZoneChanged', memberId, zone: 'Asia/Tokyo', from: noon };
const correct: CorrectTimeZone = {
  type: 'CorrectTimeZone',
  memberId,
  zone: 'Europe/London',
  since: noon,
  at: evening,
};
const notifications: NotificationPreferences = {
  workoutReminders: true,
  questNotifications: true,
  streakAlerts: true,
  weeklyProgress: true,
  achievementBadges: true,
  dailyMotivation: false,
  weekendCheckIns: true,
  programMilestones: true,
};
const privacy: PrivacyPreferences = {
  dataCollection: true,
  analytics: true,
  personalizedRecommendations: true,
  shareProgress: false,
  publicProfile: false,
  exerciseHistory: true,
  locationTracking: false,
  thirdPartyIntegrations: false,
};
const keep: KeepPreferences = { type: 'KeepPreferences', memberId, notifications, privacy };
const kept: MemberEvent = { type: 'PreferencesKept', memberId, notifications, privacy };
const byHand = updated({ useTokensAutomatically: false });
const spend: UseSkipToken = {
  type: 'UseSkipToken',
  memberId,
  date: asMemberDay('2026-03-03'),
  today,
  isMissed: true,
  tokensHeld: 1,
};
const spent: MemberEvent = { type: 'SkipTokenUsed', memberId, date: spend.date };
const reset = { type: 'ResetMember', memberId } as const;
const wasReset: MemberEvent = { type: 'MemberReset', memberId };
const streams = [{ name: 'workout-maya', revision: 7, hash: null }];
const erase = { type: 'EraseMemberData', memberId, streams } as const;
const erased: MemberEvent = { type: 'MemberDataErased', memberId, streams };
const account = { zone: 'Asia/Tokyo', registeredAt: asInstant('2026-01-02T07:30:00.000Z'), streams } as const;
const keepAccount = { type: 'KeepAccount', memberId, ...account } as const;
const accountKept: MemberEvent = { type: 'AccountKept', memberId, ...account };
const remove = { type: 'DeleteAccount', memberId, streams } as const;
const deleted: MemberEvent = { type: 'AccountDeleted', memberId, streams };

const all: readonly MemberCommand[] = [
  register,
  { ...register, email: 'ana@new.example.org' },
  update({ useTokensAutomatically: false }),
  move,
  correct,
  keep,
  spend,
  reset,
  erase,
  keepAccount,
  remove,
];

describe('member', () => {
  it('has a machine that mirrors it', () => {
    expectMirror(machineOf(memberLifecycle), memberDecider, all);
  });

  describe('none', () => {
    it('is registered by the first sign-in', () => {
      given().when(register).yields(registered);
    });

    for (const command of all.slice(2).filter(({ type }) => type !== 'KeepAccount'))
      it(`has no place for ${command.type}`, () => {
        given().when(command).refuses('not-admitted', { kind: 'conflict', message: 'Please sign in first.' });
      });
  });

  describe('a profile', () => {
    it('is updated by what changes', () => {
      given(registered)
        .when(update({ firstName: 'Ana', daysPerWeek: 4 }))
        .yields(updated({ daysPerWeek: 4 }));
    });

    it('is not updated by what is so already', () => {
      given(registered, updated({ daysPerWeek: 4 }))
        .when(update({ daysPerWeek: 4 }))
        .yieldsNothing();
    });

    it('is not updated by what cannot be', () => {
      given(registered)
        .when(update({ age: 131 }))
        .refuses('invalid-profile', { kind: 'invalid' });
    });
  });

  describe('preferences', () => {
    it('are kept', () => {
      given(registered).when(keep).yields(kept);
    });

    it('are kept once', () => {
      given(registered, kept).when(keep).yieldsNothing();
      given(registered).when({ type: 'KeepPreferences', memberId }).yieldsNothing();
    });

    it('are kept where they differ', () => {
      const essential = { ...notifications, weeklyProgress: false };
      const open = { ...privacy, publicProfile: true };
      given(registered, kept)
        .when({ ...keep, notifications: essential })
        .yields({ type: 'PreferencesKept', memberId, notifications: essential });
      given(registered, kept)
        .when({ ...keep, privacy: open })
        .yields({ type: 'PreferencesKept', memberId, privacy: open });
    });

    it('of one kind leave the other', () => {
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
    it("is used for yesterday's miss", () => {
      given(registered, byHand).when(spend).yields(spent);
    });

    it('is used once for a date', () => {
      given(registered, byHand, spent)
        .when({ ...spend, tokensHeld: 0, isMissed: false })
        .yieldsNothing();
    });

    it('is used by hand only where the member wants that', () => {
      const said = { kind: 'conflict', message: 'Your skip tokens are used automatically.' } as const;
      given(registered).when(spend).refuses('tokens-automatic', said);
      given(registered, updated({ useTokensAutomatically: true }))
        .when(spend)
        .refuses('tokens-automatic', said);
    });

    for (const date of ['2026-03-02', '2026-03-04', '2026-03-05'])
      it(`is not used for ${date}`, () => {
        given(registered, byHand)
          .when({ ...spend, date: asMemberDay(date) })
          .refuses('token-too-late', { message: 'A skip token can be used for yesterday only.' });
      });

    it('is not used for a day that was not missed', () => {
      given(registered, byHand)
        .when({ ...spend, isMissed: false })
        .refuses('day-not-missed', { message: 'You did not miss yesterday.' });
    });

    it('is not used where there is none', () => {
      given(registered, byHand)
        .when({ ...spend, tokensHeld: 0 })
        .refuses('no-skip-token', { message: 'No skip tokens. Earn one every 7 active days.' });
    });

    it('may be used for the date again after a reset', () => {
      given(registered, byHand, spent, wasReset).when(spend).yields(spent);
    });
  });

  describe('a reset', () => {
    it('starts the member anew each time, for what has come since', () => {
      given(registered).when(reset).yields(wasReset);
      given(registered, wasReset).when(reset).yields(wasReset);
    });

    it('keeps account, profile and preferences', () => {
      const before = fold(memberDecider, [registered, byHand, kept, moved]);
      expect(fold(memberDecider, [registered, byHand, kept, moved, spent, wasReset])).to.deep.equal(before);
    });
  });

  describe('an erasure', () => {
    it('leaves the account and its time zones', () => {
      given(registered).when(erase).yields(erased);
      const { zones } = fold(memberDecider, [registered, moved]);
      expect(fold(memberDecider, [registered, byHand, kept, moved, spent, erased])).to.deep.equal({
        ...memberDecider.initialState,
        status: 'registered',
        zones,
      });
    });

    it('leaves an account in a stream that begins anew, with its zone and nothing else', () => {
      given().when(keepAccount).yields(accountKept);
      const kept = fold(memberDecider, [accountKept]);
      expect(kept).to.deep.include({
        ...memberDecider.initialState,
        status: 'registered',
        zones: kept.zones,
      });
      expect(kept.zones.map(({ zone }) => zone)).to.deep.equal(['Asia/Tokyo']);
      expect(fold(memberDecider, [registered, moved, erased, accountKept])).to.deep.equal(kept);
      expect(fold(memberDecider, [erased, accountKept])).to.deep.equal(kept);
      expect(fold(memberDecider, [registered, moved, accountKept])).to.deep.equal(kept);
    });

    it('takes what has come since, each time', () => {
      given(registered, erased).when(erase).yields(erased);
    });

    it('is followed by a registration at the next sign-in', () => {
      given(registered, erased).when(register).yields(registered);
    });

    it('does not keep the member from a new profile, which the next sign-in leaves', () => {
      given(registered, erased)
        .when(update({ firstName: 'Annie' }))
        .yields(updated({ firstName: 'Annie' }));
      const { profile, zones } = fold(memberDecider, [
        registered,
        moved,
        erased,
        updated({ firstName: 'Annie' }),
        registered,
      ]);
      expect(profile).to.deep.equal({ firstName: 'Annie', lastName: 'Lima', profileImageUrl: null });
      expect(zones.map(({ zone }) => zone)).to.deep.equal(['Europe/Paris']);
    });
  });

  describe('a deletion', () => {
    it('says which streams it takes', () => {
      given(registered).when(remove).yields(deleted);
    });

    it('takes what has come since, each time', () => {
      given(registered, deleted).when(remove).yields(deleted);
    });

    it('leaves nothing', () => {
      expect(fold(memberDecider, [registered, moved, deleted])).to.deep.equal({
        ...memberDecider.initialState,
        status: 'deleted',
      });
    });

    it('refuses everything else but a new registration', () => {
      given(registered, deleted)
        .when(erase)
        .refuses('not-admitted', { message: 'This account was deleted.' });
      given(registered, deleted).when(register).yields(registered);
    });
  });
});
