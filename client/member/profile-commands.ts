import { shortDate } from '#client/api/day-words.ts';
import { postDurably } from '#client/api/device-outbox.ts';
import { type MetricBody, metricCommand } from '#client/api/metric-command.ts';
import { readAnew } from '#client/api/outdated.ts';
import { sendCommand } from '#client/api/send-command.ts';
import { updateUser } from '#client/api/update-user.ts';
import { logMetricAnswer } from '#service/body/body-contract.ts';
import type { ProfileChange } from './profile-draft.ts';

export async function updateEquipment(equipment: string[]): Promise<void> {
  await updateUser({ equipment });
  await readAnew();
}

/** The zone goes by a call of its own: where the member is now, from now on. */
export async function saveProfile({ patch, zone }: ProfileChange): Promise<void> {
  if (Object.keys(patch).length > 0) await updateUser(patch);
  if (zone !== null) await sendCommand({ method: 'POST', path: '/api/me/time-zone', body: { zone } });
  await readAnew();
}

export async function logMeasurements(body: MetricBody): Promise<void> {
  await postDurably(metricCommand(body, `Measurements of ${shortDate(body.date)}`), logMetricAnswer);
  await readAnew();
}
