import { addDays, asMemberDay } from '#domain/kernel/day.ts';
import type { Api } from './fixtures.ts';

/** Tests live where the date is the one in UTC. */
export const today = asMemberDay(new Date().toISOString().slice(0, 10));
export const yesterday = addDays(today, -1);

/** Three active days, then none; one skip token. */
export async function missYesterday(api: Api, useTokensAutomatically: boolean): Promise<void> {
  await api.send('PATCH', '/api/auth/user', { useTokensAutomatically });
  await api.send('POST', '/api/programs/daily-maintenance', { templateType: 'daily-50' });
  for (const ago of [4, 3, 2]) await logWorkout(api, ago);
}

/** A workout of an earlier date: with one of yesterday there is a streak to lose. */
export const logWorkout = (api: Api, daysAgo: number): Promise<unknown> =>
  api.send('POST', '/api/workouts', {
    templateId: 'cardio-kickstart',
    date: addDays(today, -daysAgo),
    durationMinutes: 21,
    perceivedExertion: 7,
    moodAfter: 4,
    isCompleted: true,
  });
