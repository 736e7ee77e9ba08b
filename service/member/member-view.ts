import { latestMetrics } from '#domain/body/body-history-rules.ts';
import { type Length, lengthIn, type Mass, massIn } from '#domain/body/quantity.ts';
import { ownedEquipment } from '#domain/catalogue/equipment.ts';
import type { MemberState } from '#domain/member/member.ts';
import { effectiveAge } from '#domain/member/member-rules.ts';
import type { BodyEntry } from '#projections/body/body-queries.ts';
import type { CurrentMember } from '#service/http/current-member.ts';
import type { CurrentUser } from './member-contract.ts';

/** What a profile says of itself before anything is set. */
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
  goalBaseline: 'standard',
  useTokensAutomatically: true,
} as const;

/** Who is signed in, as the client reads it. @param latest the member's newest entries; a logged weight or height wins. */
export function shownUser(current: CurrentMember, latest: readonly BodyEntry[]): CurrentUser {
  const { memberId, member, email, isAdmin, isQuestAdmin, zone, registeredAt } = current;
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
    keptNotifications: member.notifications,
    keptPrivacy: member.privacy,
    isAdmin,
    ...(isQuestAdmin && { questAdminEmail: email }),
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
