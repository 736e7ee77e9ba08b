import { asInstant, daysBetween, type Instant, type MemberDay } from '#domain/kernel/day.ts';
import { admit, advance, type Decider } from '#domain/kernel/decider.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { canonicalZone } from '#domain/kernel/known-zones.ts';
import type { Language } from '#domain/kernel/language.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { changed, corrected, type ZoneHistory, zoneAt, zonesSince } from '#domain/kernel/zone-history.ts';
import {
  type Pauses,
  paused,
  pauseOn,
  refuseGrant,
  refusePause,
  resumed,
} from '#domain/streak/pause-rules.ts';
import type {
  ChangeTimeZone,
  CorrectTimeZone,
  GrantPause,
  KeepPreferences,
  MemberCommand,
  PauseStreak,
  RegisterMember,
  ResumeStreak,
  SignInDetails,
  UpdateProfile,
  UseSkipToken,
} from './member-commands.ts';
import type {
  LanguageSource,
  MemberEvent,
  NotificationPreferences,
  PrivacyPreferences,
} from './member-events.ts';
import { isOtherLanguage, type MemberLanguages, withLanguage } from './member-language.ts';
import { type MemberStatus, memberLifecycle } from './member-lifecycle.ts';
import { type Profile, profileChanges, refuseLockedSkin } from './profile-changes.ts';
import { registration, signInDetailsOf } from './registration.ts';

export type MemberState = {
  readonly status: MemberStatus;
  /** The data of the last sign-in; null before the first and after an erasure. */
  readonly signIn: SignInDetails | null;
  readonly profile: Profile;
  /** Empty before the first sign-in. An erasure keeps it, because every day of the account is dated by it. */
  readonly zones: ZoneHistory;
  /** Null until kept. */
  readonly notifications: NotificationPreferences | null;
  readonly privacy: PrivacyPreferences | null;
  /** The dates protected by tokens since the last reset. */
  readonly tokenDates: readonly MemberDay[];
  /** Since the last reset, those to come included. */
  readonly pauses: Pauses;
  /** The version of the adopted rules that the member has read of last; absent before the first. */
  readonly seenRules?: string;
  /** The same of the zone rules whose recount the member has read of last. */
  readonly seenZoneRules?: string;
  /** Absent while the member and the browser have named none but English. */
  readonly languages?: MemberLanguages;
};

/** An early instant: the first zone applies to all time before it as well. */
const beginning: Instant = asInstant('0001-01-01T00:00:00.000Z');

const initialState: MemberState = {
  status: memberLifecycle.initial,
  signIn: null,
  profile: {},
  zones: [],
  notifications: null,
  privacy: null,
  tokenDates: [],
  pauses: [],
};

/** As the member wants to be called; null while they have given no name, or are unknown. */
export const firstNameOf = (member: MemberState | null | undefined): string | null =>
  member?.profile.firstName ?? null;

export const memberDecider: Decider<MemberState, MemberCommand, MemberEvent> = {
  initialState,
  decide,
  evolve,
};

function decide(state: MemberState, command: MemberCommand): readonly MemberEvent[] {
  const { status } = state;
  const whyNot = status === 'deleted' ? 'This account was deleted.' : 'Please sign in first.';
  admit(memberLifecycle, status, command.type, whyNot);
  const { memberId } = command;
  switch (command.type) {
    case 'RegisterMember':
      return signedIn(state, command);
    case 'UpdateProfile':
      return update(state, command);
    case 'ChangeTimeZone':
      return changeZone(state.zones, command);
    case 'CorrectTimeZone':
      return correctZone(state.zones, command);
    case 'KeepPreferences':
      return keepPreferences(state, command);
    case 'SeeRules':
      return [state.seenRules, state.seenZoneRules].includes(command.version)
        ? []
        : [{ type: 'RulesSeen', memberId, version: command.version }];
    case 'ChooseLanguage':
      return named(state, memberId, command.language, 'member');
    case 'UseSkipToken':
      return spendToken(state, command);
    case 'PauseStreak':
      return pause(state, command);
    case 'GrantPause':
      return grantPause(state, command);
    case 'ResumeStreak':
      return resume(state, command);
    case 'ResetMember':
      return [
        { type: 'MemberReset', memberId, ...(command.reason !== undefined && { reason: command.reason }) },
      ];
    case 'EraseMemberData':
      return [{ type: 'MemberDataErased', memberId, streams: command.streams }];
    case 'KeepAccount': {
      const { zone, registeredAt, streams } = command;
      return [{ type: 'AccountKept', memberId, zone, registeredAt, streams }];
    }
    case 'DeleteAccount':
      return [{ type: 'AccountDeleted', memberId, streams: command.streams }];
  }
}

function signedIn(state: MemberState, command: RegisterMember): readonly MemberEvent[] {
  const { memberId, zone, language } = command;
  return [
    ...registration(state.signIn, state.profile, { ...command, zone: knownZone(zone) }),
    ...(language === undefined ? [] : named(state, memberId, language, 'browser')),
  ];
}

const named = (
  { languages }: MemberState,
  memberId: MemberId,
  language: Language | null,
  by: LanguageSource,
): readonly MemberEvent[] =>
  isOtherLanguage(languages, language, by) ? [{ type: 'LanguageChosen', memberId, language, by }] : [];

function update(
  state: MemberState,
  { memberId, profile, today, level = 1 }: UpdateProfile,
): readonly MemberEvent[] {
  refuseLockedSkin(profile.wheelSkin, level);
  const changes = profileChanges(state.profile, profile, today);
  return Object.keys(changes).length > 0 ? [{ type: 'ProfileUpdated', memberId, changes }] : [];
}

function keepPreferences(state: MemberState, command: KeepPreferences): readonly MemberEvent[] {
  const { memberId, notifications, privacy } = command;
  const kept = {
    ...(notifications && !isSame(notifications, state.notifications) && { notifications }),
    ...(privacy && !isSame(privacy, state.privacy) && { privacy }),
  };
  return Object.keys(kept).length > 0 ? [{ type: 'PreferencesKept', memberId, ...kept }] : [];
}

const isSame = <Preferences extends object>(wished: Preferences, kept: Preferences | null): boolean =>
  Object.entries(wished).every(([name, value]) => kept?.[name as keyof Preferences] === value);

function spendToken(state: MemberState, command: UseSkipToken): readonly MemberEvent[] {
  const { memberId, date, today, isMissed, savesStreak, tokensHeld, earnEvery = 7 } = command;
  if (state.tokenDates.includes(date)) return [];
  if (state.profile.useTokensAutomatically ?? true)
    throw new Refusal('tokens-automatic', 'Your skip tokens are used automatically.');
  if (daysBetween(date, today) !== 1)
    throw new Refusal('token-too-late', 'A skip token can be used for yesterday only.');
  if (!isMissed) throw new Refusal('day-not-missed', 'You did not miss yesterday.');
  if (!savesStreak)
    throw new Refusal(
      'streak-already-lost',
      'Your streak ended before yesterday. A skip token cannot save it.',
    );
  if (tokensHeld < 1)
    throw new Refusal('no-skip-token', `No skip tokens. Earn one every ${earnEvery} active days.`);
  return [{ type: 'SkipTokenUsed', memberId, date }];
}

function pause({ pauses }: MemberState, command: PauseStreak): readonly MemberEvent[] {
  const { memberId, from, until, reason } = command;
  const known = pauseOn(pauses, from);
  if (from <= until && known && until <= known.until) return [];
  refusePause(pauses, command);
  return [{ type: 'StreakPaused', memberId, from, until, reason }];
}

function grantPause({ pauses }: MemberState, command: GrantPause): readonly MemberEvent[] {
  const { memberId, from, until, reason, grantedBy, grantReason } = command;
  refuseGrant(command);
  const known = pauseOn(pauses, from);
  if (known && until <= known.until) return [];
  return [{ type: 'StreakPaused', memberId, from, until, reason, grantedBy, grantReason }];
}

function resume({ pauses }: MemberState, { memberId, on, today }: ResumeStreak): readonly MemberEvent[] {
  const ending = pauseOn(pauses, on);
  if (!ending) return [];
  if (on < today)
    throw new Refusal('resume-in-the-past', 'A pause can end today or later. The days before stay paused.');
  return [{ type: 'StreakResumed', memberId, on, until: ending.until }];
}

function evolve(before: MemberState, event: MemberEvent): MemberState {
  const state = { ...before, status: advance(memberLifecycle, before.status, event.type) };
  const { profile, zones } = state;
  switch (event.type) {
    case 'MemberRegistered': {
      const { firstName, lastName, profileImageUrl } = event;
      return {
        ...state,
        signIn: signInDetailsOf(event),
        profile: { firstName, lastName, profileImageUrl, ...profile },
        zones: zonesSince(beginning, event.zone),
      };
    }
    case 'SignInDetailsChanged':
      return { ...state, signIn: signInDetailsOf(event) };
    case 'ProfileUpdated':
      return { ...state, profile: { ...profile, ...event.changes } };
    case 'TimeZoneChanged':
      return { ...state, zones: changed(zones, event.zone, event.from) };
    case 'TimeZoneCorrected':
      return { ...state, zones: corrected(zones, event.zone, event.since) };
    case 'PreferencesKept':
      return {
        ...state,
        notifications: event.notifications ?? state.notifications,
        privacy: event.privacy ?? state.privacy,
      };
    case 'SkipTokenUsed':
      return { ...state, tokenDates: [...state.tokenDates, event.date] };
    case 'StreakPaused':
      return { ...state, pauses: paused(state.pauses, { from: event.from, until: event.until }) };
    case 'StreakResumed':
      return { ...state, pauses: resumed(state.pauses, event) };
    case 'RulesSeen':
      return isZoneVersion(event.version)
        ? { ...state, seenZoneRules: event.version }
        : { ...state, seenRules: event.version };
    case 'LanguageChosen':
      return { ...state, languages: withLanguage(state.languages, event) };
    case 'MemberReset':
      return { ...state, tokenDates: [], pauses: [] };
    case 'MemberDataErased':
      return { ...initialState, status: state.status, zones };
    case 'AccountKept':
      return { ...initialState, status: state.status, zones: zonesSince(beginning, event.zone) };
    case 'AccountDeleted':
      return { ...initialState, status: state.status };
  }
}

/** `2026g` is a version of the tz database; those of streak rules are `v2` and so on. */
const isZoneVersion = (version: string): boolean => /^\d/.test(version);

const day = 86_400_000;
/** Zone changes allowed in addition to one per day of membership: enough for any traveller, and the history stays short. */
const changesAtOnce = 24;

/** The zone's name in its stored spelling. @throws Refusal for an unknown name. */
function knownZone(name: string): string {
  const zone = canonicalZone(name);
  if (zone === null) throw new Refusal('unknown-time-zone', 'This time zone is not known.', 'invalid');
  return zone;
}

function changeZone(zones: ZoneHistory, command: ChangeTimeZone): readonly MemberEvent[] {
  const { memberId, at } = command;
  const zone = knownZone(command.zone);
  if (zoneAt(zones, at) === zone) return [];
  refuseLonger(zones, changed(zones, zone, at), command);
  return [{ type: 'TimeZoneChanged', memberId, zone, from: at }];
}

function correctZone(zones: ZoneHistory, command: CorrectTimeZone): readonly MemberEvent[] {
  const { memberId, since, at } = command;
  const zone = knownZone(command.zone);
  if (since > at)
    throw new Refusal('future-correction', 'A time zone can be corrected for the past only.', 'invalid');
  const inForce = [
    zoneAt(zones, since),
    ...zones.filter(({ from }) => from > since).map((entry) => entry.zone),
  ];
  if (inForce.every((other) => other === zone)) return [];
  refuseLonger(zones, corrected(zones, zone, since), command);
  return [{ type: 'TimeZoneCorrected', memberId, zone, since }];
}

/**
 * Limits the number of zone changes, because every request reads the history and every fold walks it. A change that does not lengthen the
 * history is always allowed.
 */
function refuseLonger(
  before: ZoneHistory,
  after: ZoneHistory,
  { registeredAt, at }: ChangeTimeZone | CorrectTimeZone,
): void {
  const days = Math.max(0, Math.floor((Date.parse(at) - Date.parse(registeredAt)) / day));
  // The first entry is not a change.
  const changes = after.length - 1;
  if (after.length <= before.length || changes <= changesAtOnce + days) return;
  throw new Refusal(
    'too-many-zone-changes',
    'You have changed your time zone very often. Please try again tomorrow.',
  );
}
