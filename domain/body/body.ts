import { refuseCorrectedDay, refuseFutureDay } from '#domain/kernel/day-rules.ts';
import type { Decider } from '#domain/kernel/decider.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import type { BodyCommand, CorrectWeight, RetractBodyMetric } from './body-commands.ts';
import { measured, measurementsOf, unitsNamed } from './body-entry-rules.ts';
import type { BodyEvent, WeightCorrected } from './body-events.ts';
import { toMass } from './quantity.ts';

type DatedWeight = WeightCorrected['replaced'];
type Weight = DatedWeight & Pick<WeightCorrected, 'entryId'>;
/** The state that decisions need: ids of the logged and retracted entries, and the weights that can be corrected. */
type BodyLog = {
  readonly logged: readonly string[];
  readonly retracted: readonly string[];
  readonly weights: readonly Weight[];
};

export const bodyDecider: Decider<BodyLog, BodyCommand, BodyEvent> = {
  initialState: { logged: [], retracted: [], weights: [] },
  decide,
  evolve,
};

function decide(log: BodyLog, command: BodyCommand): readonly BodyEvent[] {
  const { memberId, entryId } = command;
  const isLogged = log.logged.includes(entryId);
  switch (command.type) {
    case 'LogWeight': {
      const { date, today, unit, weight } = command;
      refuseFutureDay(date, today);
      const mass = toMass(measured('weight', weight), unitsNamed(unit).mass);
      return isLogged ? [] : [{ type: 'WeightLogged', memberId, entryId, date, weight: mass }];
    }
    case 'LogMeasurements': {
      const { date, today, unit } = command;
      refuseFutureDay(date, today);
      const measurements = measurementsOf(command.measurements, unitsNamed(unit));
      return isLogged ? [] : [{ type: 'MeasurementsLogged', memberId, entryId, date, measurements }];
    }
    case 'CorrectWeight':
      return correct(log, command);
    case 'RetractBodyMetric':
      return retract(log, command);
  }
}

function retract({ logged, retracted }: BodyLog, command: RetractBodyMetric): readonly BodyEvent[] {
  const { memberId, entryId, importId } = command;
  if (importId !== undefined) return [{ type: 'BodyMetricRetracted', memberId, entryId, importId }];
  if (retracted.includes(entryId)) return [];
  if (!logged.includes(entryId)) throw unknownEntry();
  return [{ type: 'BodyMetricRetracted', memberId, entryId }];
}

function correct({ weights }: BodyLog, command: CorrectWeight): readonly BodyEvent[] {
  const { memberId, entryId, date, today, unit } = command;
  const known = weights.find((other) => other.entryId === entryId);
  const before = command.imported ?? known;
  if (!before) throw unknownEntry();
  // The date of an imported weight may have been read wrongly by years.
  if (command.imported) refuseFutureDay(date, today);
  else refuseCorrectedDay(date, before.date, today);
  const weight = toMass(measured('weight', command.weight), unitsNamed(unit).mass);
  if (isSame({ date, weight }, before) && isSame({ date, weight }, known ?? before)) return [];
  const replaced = { date: before.date, weight: before.weight };
  return [{ type: 'WeightCorrected', memberId, entryId, date, weight, replaced }];
}

const isSame = (weight: DatedWeight, other: DatedWeight): boolean =>
  weight.date === other.date && weight.weight.grams === other.weight.grams;

const unknownEntry = (): Refusal => new Refusal('unknown-entry', 'There is no such entry.', 'missing');

function evolve({ logged, retracted, weights }: BodyLog, event: BodyEvent): BodyLog {
  const { entryId } = event;
  const others = (): readonly Weight[] => weights.filter((other) => other.entryId !== entryId);
  switch (event.type) {
    case 'WeightLogged':
      return { logged: [...logged, entryId], retracted, weights: [...weights, weightIn(event)] };
    case 'MeasurementsLogged':
      return { logged: [...logged, entryId], retracted, weights };
    case 'WeightCorrected':
      return { logged, retracted, weights: [...others(), weightIn(event)] };
    case 'BodyMetricRetracted':
      return { logged, retracted: [...retracted, entryId], weights: others() };
  }
}

const weightIn = ({ entryId, date, weight }: Weight): Weight => ({ entryId, date, weight });
