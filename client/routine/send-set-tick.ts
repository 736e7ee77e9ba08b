import { shortDate } from '#client/lib/format/format-day.ts';
import { postDurably } from '#client/lib/offline/device-outbox.ts';
import type { RoutineName, SetTick } from '#client/lib/offline/local-routine.ts';
import { paths } from '#client/ui/paths.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import { tickAnswer } from '#service/routine/routine-contract.ts';
import { routineCopy } from './routine-copy.ts';

/** Sends one tick. The date goes with it only when it is no longer today's, as it may be once a tick had to wait. @throws ApiError, KeptForLater */
export async function sendSetTick(
  { key, ...tick }: SetTick,
  { day, template }: RoutineName,
  today: MemberDay,
) {
  const body = { templateType: template, ...tick };
  const dated = { ...body, date: day };
  const answer = await postDurably(
    {
      method: 'POST',
      path: ticksPath,
      body: day === today ? body : dated,
      idempotencyKey: key,
      label: routineCopy.tickLabel(shortDate(day)),
      screen: paths.dailyMaintenance,
      place: `${placeOf({ day, template })}${tick.exerciseIndex}.${tick.setIndex}`,
      ...(day === today && { later: { body: dated, idempotencyKey: `${key}-dated` } }),
    },
    tickAnswer,
  );
  return { movesStats: answer === null || answer.events.some(({ type }) => movesStats.has(type)) };
}

/** What the places of all ticks of a routine begin with in the outbox. */
export const placeOf = ({ day, template }: Pick<RoutineName, 'day' | 'template'>): string =>
  `${day} ${template} `;

const ticksPath = '/api/daily-workout-progress';

const movesStats: ReadonlySet<string> = new Set(['RoutineCompleted', 'RoutineReopened']);
