import type * as z from 'zod/mini';
import { newIdempotencyKey } from '#client/lib/http/http.ts';
import type { logMetricBody } from '#service/body/body-contract.ts';
import type { Kept } from './outbox.ts';

export type MetricBody = z.infer<typeof logMetricBody>;

/** A weight or measurements, as they are logged. @param label what it is, for the member */
export const metricCommand = (body: MetricBody, label: string): Kept => ({
  method: 'POST',
  path: '/api/body-metrics',
  body,
  label,
  idempotencyKey: newIdempotencyKey(),
});
