import { sendCommand } from '#client/api/send-command.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import { tickAnswer } from '#service/routine/routine-contract.ts';
import type { Mark, RoutineName } from './local-routine.ts';

/** Sends one tick. The date goes with it only in the night, when it is no longer today's. @throws ApiError */
export async function sendMark({ key, ...mark }: Mark, { day, template }: RoutineName, today: MemberDay) {
  const { events } = await sendCommand({
    method: 'POST',
    path: '/api/daily-workout-progress',
    body: { templateType: template, ...mark, ...(day === today ? {} : { date: day }) },
    idempotencyKey: key,
    answer: tickAnswer,
  });
  return { movesStats: events.some(({ type }) => type === 'RoutineCompleted' || type === 'RoutineReopened') };
}
