import { asMemberId } from '#domain/kernel/ids.ts';
import type { EngineLog } from '#projections/postgres/log.ts';
import type { Erasures } from '#service/jobs/erasure/erasures.ts';
import { runProcess } from '#service/jobs/process-manager/process-manager.ts';
import type { ReminderDelivery } from './reminder-delivery.ts';
import { reminderProcess } from './reminder-process.ts';

type Deps = Omit<Parameters<typeof runProcess>[1], 'beside'> & {
  readonly delivery: ReminderDelivery;
  readonly erasures: Pick<Erasures, 'beside'>;
  readonly log: EngineLog;
};

/** Plans the reminders of members, and sends those that are due. @returns a function that stops it */
export const startReminders = ({ delivery, erasures, ...deps }: Deps): Promise<() => Promise<void>> =>
  runProcess(reminderProcess(deps.pool, delivery), {
    ...deps,
    beside: (key, work) => erasures.beside(asMemberId(key), work),
  });
