import { shortDate } from '#client/api/day-words.ts';
import { postDurably } from '#client/api/device-outbox.ts';
import { metricCommand } from '#client/api/metric-command.ts';
import { KeptForLater, keptToast } from '#client/api/outbox.ts';
import { readAnew } from '#client/api/outdated.ts';
import { handledAsUnauthorized } from '#client/api/unauthorized.ts';
import { showToast } from '#client/design/toast.ts';
import { logMetricAnswer } from '#service/body/body-contract.ts';
import { type WeightEntry, weightFailed } from './weight-entry.ts';

/** @throws KeptForLater, ApiError */
export async function logWeight(entry: WeightEntry): Promise<void> {
  const label = `Weight of ${shortDate(entry.date)}, ${entry.weight} ${entry.unit}`;
  await postDurably(metricCommand(entry, label), logMetricAnswer);
}

/** @param onLogged after the service or the outbox has it */
export function announceLogged(onLogged: () => void): void {
  showToast({ title: 'Weight logged' });
  onLogged();
  void readAnew();
}

/** @param onLogged after the service or the outbox has it */
export function announceRefused(refusal: unknown, onLogged: () => void): void {
  if (refusal instanceof KeptForLater) {
    showToast(keptToast);
    onLogged();
  } else if (!handledAsUnauthorized(refusal)) showToast(weightFailed);
}
