import type { ApiRoute } from '#service/http/api-route.ts';
import type { Answer, Visitor } from '#service/http/testing/visitor.ts';
import { routeFor } from './declared-answers.ts';
import { nameOf, type SampleCall, sampleDay, sendSample } from './sample-day.ts';

export type Answers = Map<string, Record<string, unknown>>;

/** Each sample with its route. */
export const sampleCalls = sampleDay.map((sample) => ({ sample, route: routeOf(sample) }));

function routeOf(sample: SampleCall): ApiRoute {
  const route = routeFor(sample.method, sample.path.replace(':id', 'x'));
  if (!route) throw new Error(`${nameOf(sample)} is no route`);
  return route;
}

/** Sends a sample that must succeed, and remembers what it was answered. */
export async function makeCall(visitor: Visitor, sample: SampleCall, seen: Answers): Promise<Answer> {
  for (const needed of sample.needs ?? []) await sendSample(visitor, needed, seen);
  const answer = await sendSample(visitor, sample, seen);
  if (answer.status >= 300) throw new Error(`${nameOf(sample)} answered ${answer.status}: ${answer.body}`);
  if (!sample.isFile) seen.set(nameOf(sample), JSON.parse(answer.body) as Record<string, unknown>);
  return answer;
}

/** A member's whole day, but for what would take any of it back. @param change what this member sends instead. */
export async function liveSampleDay(
  visitor: Visitor,
  change: (sample: SampleCall) => SampleCall = (sample) => sample,
): Promise<Answers> {
  const seen: Answers = new Map();
  for (const { sample, route } of sampleCalls) {
    const isKept = route.method !== 'DELETE' && !route.path.startsWith('/api/admin/');
    if (route.audience === 'members' && isKept) await makeCall(visitor, change(sample), seen);
  }
  return seen;
}
