import { shortDate } from '#client/lib/format/day-words.ts';
import { readAnew } from '#client/lib/http/outdated.ts';
import { sendCommand } from '#client/lib/http/send-command.ts';
import { updateUser } from '#client/lib/http/update-user.ts';
import { postDurably } from '#client/lib/offline/device-outbox.ts';
import { type MetricBody, metricCommand } from '#client/lib/offline/metric-command.ts';
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
