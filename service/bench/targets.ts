import type { MemberDay } from '#domain/kernel/day.ts';
import { standardLimits } from '#service/http/rate-limits.ts';
import type { Target } from './measure.ts';

export type Comparison = {
  readonly target: Target;
  /** Name of the target that does the least that could be done for it; none for those themselves. */
  readonly beside?: string;
};
export type Origins = Readonly<Record<'service' | 'hello' | 'select' | 'insert', string>>;

/**
 * What is measured, the bare ones first.
 * @param cookies one for each member.
 * @param concurrent how many of them do something at once.
 */
export function targetsOf(
  origins: Origins,
  cookies: readonly string[],
  concurrent: number,
  today: MemberDay,
): readonly Comparison[] {
  const log = { method: 'POST', path: '/api/workouts', json: workoutOn(today) } as const;
  const { points, durationSeconds } = standardLimits.mutation;
  const allowed = (concurrent * points) / durationSeconds;
  const root = { method: 'GET', path: '/' } as const;
  const bare = (name: string, origin: string, request: Target['requests'][number]): Comparison => ({
    target: { name, origin, requests: [request], cookies: [] },
  });
  const read = (path: string, beside: string, asMember = true): Comparison => ({
    target: {
      name: `GET ${path}`,
      origin: origins.service,
      requests: [{ method: 'GET', path }],
      cookies: asMember ? cookies : [],
    },
    beside,
  });
  const command = (name: string, requests: Target['requests']): Comparison => ({
    target: { name, origin: origins.service, requests, cookies },
    beside: 'Koa, one durable insert',
  });
  return [
    bare('Koa, hello', origins.hello, root),
    bare('Koa, one select', origins.select, root),
    bare('Koa, one durable insert', origins.insert, { ...log, path: '/' }),
    read('/api/support', 'Koa, hello', false),
    read('/api/stats', 'Koa, one select'),
    read('/api/user-quests/today', 'Koa, one select'),
    command('log workout', [log]),
    { target: { ...command(`log workout, ${allowed} a second`, [log]).target, rate: allowed } },
    command('spin, reset', [
      { method: 'POST', path: '/api/user-quests/spin' },
      { method: 'DELETE', path: '/api/user-quests/reset' },
    ]),
  ];
}

export const workoutOn = (date: MemberDay) => ({
  templateId: 'cardio-kickstart',
  date,
  durationMinutes: 20,
  perceivedExertion: 7,
  moodAfter: 4,
  isCompleted: true,
});
