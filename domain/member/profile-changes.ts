import { bodyFatTargets } from '#domain/body/body-rules.ts';
import {
  type Length,
  type LengthUnit,
  lengthIn,
  type Mass,
  type MassUnit,
  massIn,
  toLength,
  toMass,
} from '#domain/body/quantity.ts';
import { isSkinOpen, type WheelSkinId } from '#domain/catalogue/content/wheel-skins.ts';
import { isEquipmentChoice, normalizedEquipment } from '#domain/catalogue/workouts/equipment.ts';
import { movements } from '#domain/catalogue/workouts/exercise-swaps.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import type { SentProfile } from './member-commands.ts';
import type { ExcludedExercise, Gender, ProfileChanges } from './member-events.ts';
import {
  effectiveAge,
  isPossible,
  isPossibleAge,
  isPossibleDaysPerWeek,
  maximumInjuriesLength,
} from './member-rules.ts';

/** The fields that were ever set. */
export type Profile = ProfileChanges;
type Sent<Field extends keyof SentProfile> = NonNullable<SentProfile[Field]>;

/**
 * The fields that differ from the stored profile; empty when nothing changes.
 * @throws Refusal `invalid-profile` for impossible values, `unknown-equipment` for an id that is not in the catalogue.
 */
export function profileChanges(profile: Profile, sent: SentProfile, today: MemberDay): ProfileChanges {
  refuseImpossible(sent);
  refuseUnhealthyTarget(sent.bodyFatTarget, sent.gender ?? profile.gender ?? null);
  const changes = Object.entries(requested(profile, sent, today)).filter(
    ([field, value]) => value !== undefined && value !== profile[field as keyof Profile],
  );
  return Object.fromEntries(changes) as ProfileChanges;
}

const possible = {
  age: [isPossibleAge, 'age'],
  height: [isPossible, 'height'],
  weight: [isPossible, 'weight'],
  daysPerWeek: [isPossibleDaysPerWeek, 'number of days per week, from 1 to 7'],
  minutesPerDay: [isPossible, 'number of minutes per day'],
} as const;

function refuseImpossible(sent: SentProfile): void {
  for (const [field, [isAccepted, label]] of Object.entries(possible)) {
    const value = sent[field as keyof typeof possible];
    if (value !== undefined && !isAccepted(value)) throw invalid(`Please enter a valid ${label}.`);
  }
  if (sent.injuries !== undefined && sent.injuries.trim().length > maximumInjuriesLength)
    throw invalid('Please describe injuries in at most 500 characters.');
}

function refuseUnhealthyTarget(target: number | undefined, gender: Gender | null): void {
  const { least, most } = bodyFatTargets(gender);
  if (target === undefined || (target >= least && target <= most)) return;
  throw invalid(`Please choose a body fat target from ${least} to ${most} %.`);
}

/** The requested profile. A value that differs only in its display is replaced by the stored one. */
function requested(
  profile: Profile,
  sent: SentProfile,
  today: MemberDay,
): { readonly [Field in keyof Profile]: Profile[Field] | undefined } {
  const { age, height, weight, equipment, excludedExercises, injuries, firstName, lastName, ...plain } = sent;
  const isMetric = (sent.unitPreference ?? profile.unitPreference) === 'metric';
  return {
    ...plain,
    firstName: nameOf(firstName),
    lastName: nameOf(lastName),
    injuries: injuries?.trim(),
    age: age === undefined ? undefined : ageOf(profile.age, age, today),
    height: height === undefined ? undefined : lengthOf(profile.height, height, isMetric ? 'cm' : 'in'),
    weight: weight === undefined ? undefined : massOf(profile.weight, weight, isMetric ? 'kg' : 'lbs'),
    equipment: equipment === undefined ? undefined : equipmentOf(profile.equipment, equipment),
    excludedExercises: excludedExercises && excludedOf(profile.excludedExercises, excludedExercises),
  };
}

const nameOf = (name: string | null | undefined): string | null | undefined =>
  name === undefined ? undefined : name?.trim() || null;

function ageOf(known: Profile['age'], sent: Sent<'age'>, today: MemberDay): Profile['age'] {
  const years = Math.floor(sent);
  return known && effectiveAge(known, today) === years ? known : { years, givenOn: today };
}

/** The form sends back what it shows: rounded, and in the other unit after a switch. Such a value is not a change. */
function massOf(known: Mass | undefined, value: number, unit: MassUnit): Mass {
  return known && isShownAs(value, massIn(unit, known), known.unit === unit) ? known : toMass(value, unit);
}

/** The same for lengths; feet and inches are shown to the nearest inch. */
function lengthOf(known: Length | undefined, value: number, unit: LengthUnit): Length {
  if (!known) return toLength(value, unit);
  const exact = lengthIn(unit, known);
  const isSame = isShownAs(value, exact, known.unit === unit);
  return isSame || (known.unit !== unit && value === Math.round(exact)) ? known : toLength(value, unit);
}

const isShownAs = (value: number, exact: number, isSameUnit: boolean): boolean =>
  isSameUnit ? value === exact : value === Math.round(exact * 10) / 10;

function equipmentOf(known: Profile['equipment'], sent: Sent<'equipment'>): readonly string[] {
  // Ids stored before validation existed are dropped silently, because the form sends them back.
  if (sent.some((id) => !isEquipmentChoice(id) && !known?.includes(id))) throw unknownEquipment();
  const kept = normalizedEquipment([...new Set(sent)].filter(isEquipmentChoice));
  const isSame = known?.length === kept.length && kept.every((id) => known.includes(id));
  return known && isSame ? known : kept;
}

/** Each exercise once, with the last reason. @throws Refusal `invalid-profile` for an exercise that no template has */
function excludedOf(
  known: Profile['excludedExercises'],
  sent: Sent<'excludedExercises'>,
): readonly ExcludedExercise[] {
  const unknown = sent.find(({ name }) => !(name in movements));
  // Without the name: the message is logged, and may repeat a member's own words.
  if (unknown) throw invalid('One of these is not an exercise of our workouts. Please choose from the list.');
  const last = [...new Map(sent.map((one) => [one.name, one])).values()];
  const isSame = JSON.stringify(known) === JSON.stringify(last);
  return known && isSame ? known : last;
}

/** @throws Refusal `wheel-skin-locked` below its level. Points that are taken back later take no look away. */
export function refuseLockedSkin(skin: WheelSkinId | undefined, level: number): void {
  if (skin === undefined || isSkinOpen(skin, level)) return;
  throw new Refusal(
    'wheel-skin-locked',
    'This look of the wheel opens at a higher level, so nothing was changed. Please choose another.',
  );
}

const unknownEquipment = (): Refusal =>
  new Refusal(
    'unknown-equipment',
    'This equipment is not on our list, so nothing was changed. Please choose from the list.',
    'invalid',
  );

const invalid = (message: string): Refusal => new Refusal('invalid-profile', message, 'invalid');
