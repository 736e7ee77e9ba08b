import { measuredFields } from '#domain/body/body-entry-rules.ts';
import type { BodyEvent, Measurements } from '#domain/body/body-events.ts';
import { latestMetrics, startWeightOf } from '#domain/body/body-history-rules.ts';
import { type Mass, massIn, toLength, toMass } from '#domain/body/quantity.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import { goalProgress } from '#domain/program/goal-progress.ts';
import { goalRulesV1 } from '#domain/program/goal-rules.ts';
import type { BodyMetric, LatestMetric } from '#service/body/body-contract.ts';
import { type BodyEntry, shownEntry, shownLatest } from '#service/body/body-view-contract.ts';
import type { Program } from '#service/program/program-contract.ts';

/** The entries that are known: those of a list that was read, and before it the latest value of each measurement. */
export function entriesKnown(latest: LatestMetric, list: readonly BodyMetric[]): readonly BodyEntry[] {
  const from = list[0]?.date;
  const earlier = measuredFields.flatMap((field) => {
    const date = latest?.asOf[field];
    if (!latest || !date || (from !== undefined && date >= from)) return [];
    return [{ key: `${latest.id} ${field}`, date, measurements: only(entryOf(latest).measurements, field) }];
  });
  return [...earlier, ...list.map(entryOf)];
}

function only(measurements: Measurements, field: keyof Measurements): Measurements {
  return { [field]: measurements[field] };
}

/** What was typed in the other unit is known as it is shown, to the thousandth. */
function entryOf(metric: BodyMetric): BodyEntry {
  const { unit, lengthUnit } = metric;
  const quantities = {
    weight: (value: number) => toMass(value, unit),
    height: (value: number) => toLength(value, lengthUnit),
    waistCircumference: (value: number) => toLength(value, lengthUnit),
    hipCircumference: (value: number) => toLength(value, lengthUnit),
    chestCircumference: (value: number) => toLength(value, lengthUnit),
    bodyFatPercent: (value: number) => value,
    leanBodyMass: (value: number) => toMass(value, unit),
  };
  const measured = measuredFields.flatMap((field) => {
    const value = metric[field];
    return value === null ? [] : [[field, quantities[field](value)] as const];
  });
  return { key: metric.id, date: metric.date, measurements: Object.fromEntries(measured) as Measurements };
}

/** The entries after the events. What is corrected is the latest: of several weights of one date it counts. */
export function entriesAfter(
  entries: readonly BodyEntry[],
  events: readonly BodyEvent[],
): readonly BodyEntry[] {
  let after = entries;
  for (const event of events) {
    const { entryId } = event;
    const others = after.filter(({ key }) => key !== entryId);
    if (event.type === 'BodyMetricRetracted') after = others;
    else if (event.type === 'MeasurementsLogged')
      after = [...others, { key: entryId, date: event.date, measurements: event.measurements }];
    else after = [...others, weighed(event)];
  }
  return after;
}

type Weighed = Extract<BodyEvent, { type: 'WeightLogged' | 'WeightCorrected' }>;
const weighed = ({ entryId: key, date, weight }: Weighed): BodyEntry => ({
  key,
  date,
  measurements: { weight },
});

/** GET /api/body-metrics/latest after the events. */
export const latestAfter = (entries: readonly BodyEntry[], isMetric: boolean): LatestMetric =>
  shownLatest(entries, isMetric ? 'metric' : 'imperial');

/** GET /api/body-metrics?from= after the events. Entries that no event is about stay as they were read. */
export function listAfter(
  held: readonly BodyMetric[],
  entries: readonly BodyEntry[],
  from: MemberDay,
  isMetric: boolean,
): readonly BodyMetric[] {
  const known = new Map(held.map((metric) => [metric.id, metric]));
  const read = new Map(held.map((metric) => [metric.id, JSON.stringify(entryOf(metric))]));
  return entries
    .filter(({ date }) => date >= from)
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
    .map((entry) => {
      const same = read.get(entry.key) === JSON.stringify(entry) ? known.get(entry.key) : undefined;
      return same ?? shownEntry(entry, isMetric ? 'metric' : 'imperial');
    });
}

/** What a program is measured by, before and after the events. */
type Weighing = {
  readonly known: readonly BodyEntry[];
  readonly entries: readonly BodyEntry[];
  readonly today: MemberDay;
  readonly isMetric: boolean;
  /** Of the member as it was read: the latest that was logged, or without one that of the profile. */
  readonly profileWeight: Mass | null;
};

/** GET /api/programs/active after the events: a weight is what a goal of pounds or kilograms is measured by. */
export function programAfter(held: Program, weighing: Weighing): Program {
  // The weight of the profile is not read where one was logged.
  const isUnknown = weightsIn(weighing.entries).length === 0 && weightsIn(weighing.known).length > 0;
  if (held.goalUnit === '%' || isUnknown) return held;
  const { entries, today, isMetric, profileWeight } = weighing;
  const startWeight = startAfter(held, weighing);
  const currentWeight = latestMetrics(entries).values.weight ?? profileWeight;
  const program = { ...held, programType: held.type };
  const facts = { program, today, startWeight, currentWeight, bodyFatAtStart: null, bodyFatNow: null };
  const isFromStart = held.goalType === 'weight_loss' && startWeight !== null;
  return {
    ...held,
    startWeight: shownMass(startWeight, isMetric),
    startWeightUnit: startWeight && (isMetric ? 'kg' : 'lbs'),
    goalProgress: goalProgress(facts),
    goalProgressFromStart: isFromStart ? goalProgress(facts, { ...goalRulesV1, baseline: 'start' }) : null,
  };
}

/** The start weight may be older than the entries that were read. */
function startAfter(held: Program, { known, entries, isMetric }: Weighing): Mass | null {
  const { startDate, startWeight, startWeightUnit } = held;
  const weights = weightsIn(entries);
  const isInList = weights.some(({ date }) => date <= startDate);
  const before = startWeightOf(weightsIn(known), startDate);
  if (isInList || shownMass(before, isMetric) === startWeight) return startWeightOf(weights, startDate);
  return startWeight !== null && startWeightUnit ? toMass(startWeight, startWeightUnit) : null;
}

const weightsIn = (entries: readonly BodyEntry[]) =>
  entries.flatMap(({ date, measurements: { weight } }) => (weight ? [{ date, weight }] : []));

const shownMass = (mass: Mass | null, isMetric: boolean): number | null =>
  mass && Math.round(massIn(isMetric ? 'kg' : 'lbs', mass) * 1000) / 1000;
