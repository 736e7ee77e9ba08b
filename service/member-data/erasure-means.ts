import type { Pool } from 'pg';
import type { Instant } from '#domain/kernel/day.ts';
import { asCommandId, asMemberId } from '#domain/kernel/ids.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import type { CommandContext, ExecuteCommand } from '#service/commands/execute-command.ts';
import { derivedId } from '#service/commands/ids.ts';
import type { DataKeys } from '#service/data-keys/data-keys.ts';
import type { EventStore } from '#service/event-store/store.ts';
import type { ErasureJob, ErasureJobs } from './erasure-jobs.ts';

export type ErasureMeans = {
  readonly db: Pool;
  readonly store: EventStore;
  readonly keys: Pick<DataKeys, 'destroy'>;
  readonly execute: ExecuteCommand;
  readonly jobs: ErasureJobs;
  readonly now: () => Instant;
};

/** A step of an erasure, as the member's own act: it is their wish, whoever carries it out in the end. */
export function stepContext(now: () => Instant, job: ErasureJob, step: string): CommandContext {
  const occurredAt = now();
  const zone = job.zone ?? 'UTC';
  return {
    commandId: asCommandId(derivedId('erasure', job.id, step)),
    correlationId: job.id,
    actor: asMemberId(job.subject),
    occurredAt,
    zone,
    localDate: dayOf(occurredAt, zone),
  };
}
