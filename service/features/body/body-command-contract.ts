import type { BodyCommand, TypedMeasurements } from '#domain/body/body-commands.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import type * as z from '#schema';
import type { logMetricBody } from './body-contract.ts';

/** Which entry, whose, and when the command is decided. */
type Sender = { readonly memberId: MemberId; readonly entryId: string; readonly today: MemberDay };

/** The command of POST /api/body-metrics: a weight without other fields is logged as a weight, otherwise as measurements. */
export function logMetricOf(body: z.infer<typeof logMetricBody>, sender: Sender): BodyCommand {
  const { date, unit, ...typed } = body;
  const about = { ...sender, date, unit };
  const { weight, ...others } = typed;
  const isWeightAlone = weight !== undefined && !Object.values(others).some((text) => text?.trim());
  return isWeightAlone
    ? { type: 'LogWeight', ...about, weight }
    : { type: 'LogMeasurements', ...about, measurements: filledIn(typed) };
}

const filledIn = (typed: Readonly<Record<string, string | undefined>>): TypedMeasurements =>
  Object.fromEntries(Object.entries(typed).filter(([, text]) => text?.trim()));
