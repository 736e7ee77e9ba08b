import { refuseFutureDay } from '#domain/kernel/day-rules.ts';
import type { Decider } from '#domain/kernel/decider.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import type { BodyCommand } from './body-commands.ts';
import { measured, measurementsOf, unitsNamed } from './body-entry-rules.ts';
import type { BodyEvent } from './body-events.ts';
import { toMass } from './quantity.ts';

/** The state that decisions need: ids of the logged entries and of the retracted ones. */
type BodyLog = { readonly logged: readonly string[]; readonly retracted: readonly string[] };

export const bodyDecider: Decider<BodyLog, BodyCommand, BodyEvent> = {
  initialState: { logged: [], retracted: [] },
  decide,
  evolve,
};

function decide({ logged, retracted }: BodyLog, command: BodyCommand): readonly BodyEvent[] {
  const { memberId, entryId } = command;
  const isLogged = logged.includes(entryId);
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
    case 'RetractBodyMetric':
      if (!isLogged) throw new Refusal('unknown-entry', 'There is no such entry.', 'missing');
      return retracted.includes(entryId) ? [] : [{ type: 'BodyMetricRetracted', memberId, entryId }];
  }
}

function evolve({ logged, retracted }: BodyLog, event: BodyEvent): BodyLog {
  return event.type === 'BodyMetricRetracted'
    ? { logged, retracted: [...retracted, event.entryId] }
    : { logged: [...logged, event.entryId], retracted };
}
