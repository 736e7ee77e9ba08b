import type * as z from 'zod/mini';
import type { PendingEvent } from '#client/lib/day/numbers-forecast.ts';
import { shortDate } from '#client/lib/format/format-day.ts';
import { decimalText } from '#client/lib/format/locale.ts';
import { hasTooManyInches, heightOf, type TypedHeight, tenths } from '#client/lib/format/typed-quantity.ts';
import {
  answeredUser,
  changeZoneCommand,
  type MetricBody,
  metricCommand,
  type UserResult,
  updateUserCommand,
} from '#client/lib/http/shared-commands.ts';
import type { CommandOf } from '#client/lib/http/use-command.ts';
import { postDurably } from '#client/lib/offline/outbox.ts';
import { centimetresOf, inchesOf, type Length, toTenths } from '#domain/body/quantity.ts';
import type { Instant } from '#domain/kernel/day.ts';
import { typedNumber } from '#domain/kernel/typed-number.ts';
import type { ActivityLevel, Gender } from '#domain/member/member-events.ts';
import { isPossible, isPossibleAge } from '#domain/member/member-rules.ts';
import { logMetricAnswer } from '#service/features/body/body-contract.ts';
import type { CurrentUser, updateUserBody } from '#service/features/member/member-contract.ts';
import { unitsOf } from './body-view-model.ts';
import { profileCopy } from './member-copy.ts';

/** The profile as the form has it: numbers are texts while they are typed, and empty where nothing is known. */
export type ProfileDraft = Pick<
  CurrentUser,
  | 'unitPreference'
  | 'notificationFrequency'
  | 'questWheelEnabled'
  | 'goalBaseline'
  | 'useTokensAutomatically'
  | 'restDaysKeepStreak'
  | 'timeZone'
> & {
  readonly firstName: string;
  readonly lastName: string;
  readonly age: string;
  readonly gender: Gender | '';
  readonly height: TypedHeight;
  readonly activityLevel: ActivityLevel | '';
  readonly daysPerWeek: string;
  readonly minutesPerDay: string;
  readonly injuries: string;
};
type ProfilePatch = z.infer<typeof updateUserBody>;
/** The change to send: the fields that differ, and the zone where it does. */
export type ProfileChange = { readonly patch: ProfilePatch; readonly zone: string | null };
export type ProfileProblems = { readonly [Field in 'age' | 'height' | 'minutesPerDay']?: string };

export function draftOf(user: CurrentUser): ProfileDraft {
  return {
    firstName: user.firstName ?? '',
    lastName: user.lastName ?? '',
    age: textOf(user.age),
    gender: user.gender ?? '',
    unitPreference: user.unitPreference,
    height: heightTypedBy(user),
    activityLevel: user.activityLevel ?? '',
    daysPerWeek: textOf(user.daysPerWeek),
    minutesPerDay: textOf(user.minutesPerDay),
    injuries: user.injuries ?? '',
    notificationFrequency: user.notificationFrequency,
    questWheelEnabled: user.questWheelEnabled,
    goalBaseline: user.goalBaseline,
    useTokensAutomatically: user.useTokensAutomatically,
    restDaysKeepStreak: user.restDaysKeepStreak,
    timeZone: user.timeZone,
  };
}

/** The sentences at fields with invalid values. An empty field is no wish. */
export function problemsIn(draft: ProfileDraft): ProfileProblems {
  const { age, minutesPerDay, height } = draft;
  const isHeightTyped = height.unit === 'cm' ? height.centimetres : height.feet + height.inches;
  return {
    ...(age.trim() && !isPositive(age, isPossibleAge) && { age: profileCopy.invalidAge }),
    ...(isHeightTyped.trim() &&
      !lengthOf(height) && {
        height: hasTooManyInches(height) ? profileCopy.inchesTo11 : profileCopy.invalidHeight,
      }),
    ...(minutesPerDay.trim() &&
      !isPositive(minutesPerDay, isPossible) && {
        minutesPerDay: profileCopy.invalidMinutes,
      }),
  };
}

/** The member's changes of their profile. */
export function changeOf(draft: ProfileDraft, user: CurrentUser): ProfileChange {
  const before = draftOf(user);
  const { timeZone, age, gender, height, activityLevel, daysPerWeek, minutesPerDay, ...plain } = draft;
  const isNew = (field: keyof ProfileDraft) => JSON.stringify(draft[field]) !== JSON.stringify(before[field]);
  const wished: ProfilePatch = {
    ...plain,
    age: numberOf(age),
    gender: gender || undefined,
    height: heightSent(height, draft.unitPreference),
    activityLevel: activityLevel || undefined,
    daysPerWeek: numberOf(daysPerWeek),
    minutesPerDay: numberOf(minutesPerDay),
  };
  const changed = Object.entries(wished).filter(
    ([field, value]) => value !== undefined && isNew(field as keyof ProfileDraft),
  );
  return { patch: Object.fromEntries(changed), zone: isNew('timeZone') ? timeZone : null };
}

export const isChange = ({ patch, zone }: ProfileChange): boolean =>
  zone !== null || Object.keys(patch).length > 0;

/** The events of saving it that concern the streak, in the order of sending. */
export function streakEvents({ patch, zone }: ProfileChange, now: Instant): readonly StreakEvent[] {
  const { useTokensAutomatically, restDaysKeepStreak, daysPerWeek } = patch;
  const changes = {
    ...(useTokensAutomatically !== undefined && { useTokensAutomatically }),
    ...(restDaysKeepStreak !== undefined && { restDaysKeepStreak }),
    ...(daysPerWeek !== undefined && { daysPerWeek }),
  };
  return [
    ...(Object.keys(changes).length > 0 ? [{ event: { type: 'ProfileUpdated', changes } } as const] : []),
    ...(zone === null ? [] : [{ event: { type: 'TimeZoneChanged', zone, from: now } } as const]),
  ];
}
type StreakEvent = Omit<PendingEvent, 'at'>;

function heightTypedBy(user: CurrentUser): TypedHeight {
  const { length: unit } = unitsOf(user);
  if (unit === 'cm') return { unit, centimetres: textOf(user.height) };
  if (user.height === null) return { unit, feet: '', inches: '' };
  // A half inch that was once typed stays: only newly typed values are rounded.
  const feet = Math.floor(user.height / 12);
  return { unit, feet: String(feet), inches: tenths(user.height - feet * 12) };
}

/** Null for what is no height: nothing, zero, more than the product can mean. */
function lengthOf(typed: TypedHeight): Length | null {
  const height = heightOf(typed);
  return height && isPossible(height.value) ? height : null;
}

function heightSent(height: TypedHeight, preference: CurrentUser['unitPreference']): number | undefined {
  const length = lengthOf(height);
  if (!length) return undefined;
  return Number(toTenths(preference === 'metric' ? centimetresOf(length) : inchesOf(length)));
}

function isPositive(text: string, isAccepted: (value: number) => boolean): boolean {
  const value = typedNumber(text) ?? 0;
  return value > 0 && isAccepted(value);
}

const numberOf = (text: string): number | undefined => typedNumber(text) ?? undefined;
const textOf = (value: number | null): string => (value === null ? '' : decimalText(String(value)));

/** The zone goes by a separate call: where the member is now, from now on. */
export const saveProfileCommand: CommandOf<ProfileChange, UserResult | null> = {
  send: async ({ patch, zone }, key) => {
    const isPatched = Object.keys(patch).length > 0;
    const patched = isPatched ? await updateUserCommand.send(patch, `${key}-profile`) : null;
    return zone === null ? patched : await changeZoneCommand.send({ zone }, `${key}-zone`);
  },
  models: (user) => (user ? answeredUser(user) : []),
};

export const logMeasurementsCommand: CommandOf<MetricBody, unknown> = {
  send: (body) =>
    postDurably(metricCommand(body, profileCopy.measurementsOf(shortDate(body.date))), logMetricAnswer),
};
