import { shortDate } from '#client/lib/format/format-day.ts';
import {
  answeredUser,
  changeZoneCommand,
  type MetricBody,
  metricCommand,
  type UserResult,
  updateUserCommand,
} from '#client/lib/http/shared-commands.ts';
import type { CommandOf } from '#client/lib/http/use-command.ts';
import { postDurably } from '#client/lib/offline/outbox.ts';

import { logMetricAnswer } from '#service/body/body-contract.ts';
import { profileCopy } from './member-copy.ts';
import type { ProfileChange } from './profile-draft.ts';

/** The zone goes by a separate call: where the member is now, from now on. */
export const saveProfileCommand: CommandOf<ProfileChange, UserResult | null> = {
  send: async ({ patch, zone }, key) => {
    const isPatched = Object.keys(patch).length > 0;
    const patched = isPatched ? await updateUserCommand.send(patch, `${key}-profile`) : null;
    return zone === null ? patched : await changeZoneCommand.send({ zone }, `${key}-zone`);
  },
  models: (user) => (user ? answeredUser(user) : []),
};

export const logMeasurementsCommand: CommandOf<MetricBody, unknown> = {
  send: (body) =>
    postDurably(metricCommand(body, profileCopy.measurementsOf(shortDate(body.date))), logMetricAnswer),
};
