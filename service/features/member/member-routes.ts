import type { Context } from 'koa';
import { latestMetrics } from '#domain/body/body-history-rules.ts';
import { type Length, lengthIn, type Mass, massIn } from '#domain/body/quantity.ts';
import { levelOf } from '#domain/catalogue/content/levels.ts';
import { ownedEquipment } from '#domain/catalogue/workouts/equipment.ts';
import { asInstant } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { ianaName, rulesOf } from '#domain/kernel/time-zone.ts';
import { type MemberState, memberDecider } from '#domain/member/member.ts';
import type { MemberCommand } from '#domain/member/member-commands.ts';
import { memberStream } from '#domain/member/member-events.ts';
import { chosenLanguageOf } from '#domain/member/member-language.ts';
import { effectiveAge } from '#domain/member/member-rules.ts';
import { ledgerOf } from '#domain/streak/day-ledger.ts';
import { tokenRulesOn } from '#domain/streak/streak-summary.ts';
import { type BodyEntry, latestEntries } from '#projections/body/body-metrics.ts';
import { statsOf } from '#projections/stats/stats-queries.ts';
import { activityOf } from '#projections/streak/activities.ts';
import type { AppContext, AppRoute, Handler } from '#service/features/app-context.ts';
import { type CurrentMember, currentMember, localClock } from '#service/http/current-member.ts';
import { HttpFailure } from '#service/http/errors/http-failures.ts';
import { bodyOf } from '#service/http/read-request.ts';
import { isOffered, setLanguage } from '#service/http/request-language.ts';
import {
  type CurrentUser,
  currentUser,
  keepPreferencesBody,
  languageBody,
  timeZoneBody,
  updateUserBody,
  userCommandAnswer,
  useSkipTokenAnswer,
  useSkipTokenBody,
} from './member-contract.ts';

const readUser: Handler =
  ({ db }) =>
  async (ctx) => {
    const current = currentMember(ctx);
    ctx.body = shownUser(current, await latestEntries(db, current.memberId));
  };

const updateUser: Handler = (app) => async (ctx) => {
  const { memberId, today } = currentMember(ctx);
  const profile = bodyOf(ctx, updateUserBody);
  await answerWithUser(app, ctx, {
    type: 'UpdateProfile',
    ...{ memberId, profile, today },
    // Only a look of the wheel needs the level.
    ...(profile.wheelSkin && { level: await levelNow(app, memberId) }),
  });
};

/** Records that a member moved, or that the zone was wrong for some time. */
const setTimeZone: Handler = (app) => async (ctx) => {
  const { memberId, at, registeredAt } = currentMember(ctx);
  const { zone, since } = bodyOf(ctx, timeZoneBody);
  const change = { memberId, zone, at, registeredAt: asInstant(registeredAt) };
  const command: MemberCommand =
    since === undefined
      ? { type: 'ChangeTimeZone', ...change }
      : { type: 'CorrectTimeZone', ...change, since: asInstant(new Date(since).toISOString()) };
  await answerWithUser(app, ctx, command);
};

const keepPreferences: Handler = (app) => async (ctx) => {
  const { memberId } = currentMember(ctx);
  await answerWithUser(app, ctx, {
    type: 'KeepPreferences',
    memberId,
    ...bodyOf(ctx, keepPreferencesBody),
  });
};

/** The language of pages, mails and push messages. The cookie tells the next page. */
const chooseLanguage: Handler = (app) => async (ctx) => {
  const { memberId } = currentMember(ctx);
  const { language } = bodyOf(ctx, languageBody);
  if (language !== null && !isOffered(ctx, language))
    throw new HttpFailure(
      400,
      'unknown-language',
      'There is no such language here, so nothing was changed. Please choose from the list.',
    );
  await answerWithUser(app, ctx, { type: 'ChooseLanguage', memberId, language });
  setLanguage(ctx, language);
};

/** Spends a token by hand, for a member who does not use them automatically. */
const useSkipToken: Handler =
  ({ db, send }) =>
  async (ctx) => {
    const { memberId, at } = currentMember(ctx);
    const { date } = bodyOf(ctx, useSkipTokenBody);
    const activity = await activityOf(db, memberId);
    const { days, streak } = ledgerOf(activity, at);
    const { answer } = await send(ctx, memberDecider, memberStream(memberId), {
      type: 'UseSkipToken',
      memberId,
      date,
      // The streak's open day, which is later than today after a flight back over the date line.
      today: streak.openDay,
      isMissed: days.some((day) => day.date === date && day.standing === 'missed'),
      savesStreak: streak.missedOn === date,
      tokensHeld: streak.skipTokens,
      earnEvery: tokenRulesOn(activity.summary, streak.openDay).earnEvery,
    });
    ctx.body = answer;
  };

async function levelNow({ db }: AppContext, memberId: MemberId): Promise<number> {
  const [stats] = await statsOf(db, [memberId]);
  return levelOf(stats?.totalPoints ?? 0).level.number;
}

async function answerWithUser({ db, send }: AppContext, ctx: Context, command: MemberCommand): Promise<void> {
  const current = currentMember(ctx);
  const { state: member, answer } = await send(ctx, memberDecider, memberStream(current.memberId), command);
  const after = { ...current, member, ...localClock(member, current.at) };
  ctx.body = { ...shownUser(after, await latestEntries(db, current.memberId)), ...answer };
}

/** The profile fields before anything is set. */
const unset = {
  firstName: null,
  lastName: null,
  profileImageUrl: null,
  gender: null,
  activityLevel: null,
  daysPerWeek: null,
  minutesPerDay: null,
  injuries: null,
  questWheelEnabled: true,
  notificationFrequency: 'daily',
  goalBaseline: 'start',
  useTokensAutomatically: true,
  restDaysKeepStreak: false,
  recapByMail: false,
  wheelSkin: 'classic',
} as const;

/** The signed-in member as the client reads it. @param latest the member's latest entries; a logged weight or height takes precedence. */
function shownUser(current: CurrentMember, latest: readonly BodyEntry[]): CurrentUser {
  const { memberId, member, email, isAdmin, isQuestAdmin, zone, registeredAt, revision } = current;
  const { age, equipment = [], weight: _, height: __, ...plain } = member.profile;
  return {
    ...unset,
    ...plain,
    ...measuresOf(member.profile, latest),
    id: memberId,
    email,
    createdAt: registeredAt,
    age: age ? effectiveAge(age, current.today) : null,
    ageGiven: age ? { years: age.years, on: age.givenOn } : null,
    equipment: [...equipment],
    availableEquipment: [...ownedEquipment(equipment)],
    timeZone: zone,
    zoneRules: Object.fromEntries(member.zones.map((entry) => [ianaName(entry.zone), rulesOf(entry.zone)])),
    language: chosenLanguageOf(member),
    keptNotifications: member.notifications,
    keptPrivacy: member.privacy,
    isAdmin,
    ...(isQuestAdmin && { questAdminEmail: email }),
    revision,
  };
}

function measuresOf(profile: MemberState['profile'], latest: readonly BodyEntry[]) {
  const unitPreference = profile.unitPreference ?? 'imperial';
  const { values } = latestMetrics(latest);
  const weight = values.weight ?? profile.weight;
  const height = values.height ?? profile.height;
  return {
    unitPreference,
    weight: weight ? massShown(weight, unitPreference) : null,
    height: height ? lengthShown(height, unitPreference) : null,
  };
}

const massShown = (mass: Mass, preference: CurrentUser['unitPreference']): number =>
  Math.round(massIn(preference === 'metric' ? 'kg' : 'lbs', mass) * 1000) / 1000;

const lengthShown = (length: Length, preference: CurrentUser['unitPreference']): number =>
  Math.round(lengthIn(preference === 'metric' ? 'cm' : 'in', length) * 1000) / 1000;

export const memberRoutes: readonly AppRoute[] = [
  {
    method: 'GET',
    path: '/api/auth/user',
    summary:
      'Who is signed in. Without access to the beta the refusal names the account in X-Account-Id and X-Account-Email, and says in X-Beta-Asked whether its request waits.',
    audience: 'members',
    answer: currentUser,
    handle: readUser,
  },
  {
    method: 'PATCH',
    path: '/api/auth/user',
    summary: 'Changes the fields of the profile that are sent.',
    audience: 'members',
    body: updateUserBody,
    answer: userCommandAnswer,
    refusals: [
      [400, 'invalid-profile'],
      [400, 'unknown-equipment'],
      [409, 'wheel-skin-locked'],
    ],
    handle: updateUser,
  },
  {
    method: 'POST',
    path: '/api/me/time-zone',
    summary: 'Counts the member’s days in another zone, from now or since an earlier moment.',
    audience: 'members',
    body: timeZoneBody,
    answer: userCommandAnswer,
    refusals: [
      [400, 'unknown-time-zone'],
      [400, 'future-correction'],
      [409, 'too-many-zone-changes'],
    ],
    handle: setTimeZone,
  },
  {
    method: 'PUT',
    path: '/api/me/preferences',
    summary: 'Keeps notification or privacy settings as the member’s baseline.',
    audience: 'members',
    body: keepPreferencesBody,
    answer: userCommandAnswer,
    handle: keepPreferences,
  },
  {
    method: 'PUT',
    path: '/api/me/language',
    summary:
      'Chooses the language of pages, mails and push messages; null leaves it to the browser. Sets the cookie `language`.',
    audience: 'members',
    body: languageBody,
    answer: userCommandAnswer,
    refusals: [[400, 'unknown-language']],
    handle: chooseLanguage,
  },
  {
    method: 'POST',
    path: '/api/me/skip-token',
    summary: 'Spends a skip token by hand on yesterday, which was missed: the streak goes on.',
    audience: 'members',
    body: useSkipTokenBody,
    answer: useSkipTokenAnswer,
    refusals: [
      [409, 'tokens-automatic'],
      [409, 'token-too-late'],
      [409, 'day-not-missed'],
      [409, 'streak-already-lost'],
      [409, 'no-skip-token'],
    ],
    handle: useSkipToken,
  },
];
