import type { Measurements } from '#domain/body/body-events.ts';
import { type DatedMeasurements, latestMetrics } from '#domain/body/body-history-rules.ts';
import { type Length, lengthIn, type Mass, massIn } from '#domain/body/quantity.ts';
import type { Source } from '#domain/history-import/sources.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { MemberState } from '#domain/member/member.ts';
import type { UnitPreference } from '#domain/member/member-events.ts';
import type { BodyMetric, LatestMetric } from './body-contract.ts';

/** An entry with its id. Lists are in the order of recording. */
export type BodyEntry = DatedMeasurements & { readonly key: string; readonly source?: Source };

const unitsOf = {
  imperial: { unit: 'lbs', lengthUnit: 'in' },
  metric: { unit: 'kg', lengthUnit: 'cm' },
} as const;

/** Imperial unless the member has chosen a unit. */
export const preferenceOf = ({ profile }: Pick<MemberState, 'profile'>): UnitPreference =>
  profile.unitPreference ?? 'imperial';

/** The measurements in the member's units. A value typed in the same unit is returned as typed. */
function valuesOf(measurements: Measurements, preference: UnitPreference) {
  const { unit, lengthUnit } = unitsOf[preference];
  const mass = (value: Mass | undefined) => (value ? toThousandths(massIn(unit, value)) : null);
  const length = (value: Length | undefined) => (value ? toThousandths(lengthIn(lengthUnit, value)) : null);
  return {
    unit,
    lengthUnit,
    weight: mass(measurements.weight),
    height: length(measurements.height),
    bodyFatPercent: measurements.bodyFatPercent ?? null,
    waistCircumference: length(measurements.waistCircumference),
    hipCircumference: length(measurements.hipCircumference),
    chestCircumference: length(measurements.chestCircumference),
    leanBodyMass: mass(measurements.leanBodyMass),
  };
}

export const shownEntry = (entry: BodyEntry, preference: UnitPreference): BodyMetric => ({
  id: entry.key,
  date: entry.date,
  ...(entry.source && { source: entry.source }),
  ...valuesOf(entry.measurements, preference),
});

/** The latest value of each field with its date; null for fields never measured. */
export function shownLatest(entries: readonly BodyEntry[], preference: UnitPreference): LatestMetric {
  const newest = entries.toSorted((a, b) => (a.date < b.date ? 1 : -1))[0];
  if (!newest) return null;
  const { values, asOf } = latestMetrics(entries);
  const date: MemberDay = asOf.weight ?? newest.date;
  return { id: newest.key, date, ...valuesOf(values, preference), asOf };
}

const toThousandths = (value: number): number => Math.round(value * 1000) / 1000;
