import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { asInstant } from '#domain/kernel/day.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import type { HttpClient } from '#service/http/testing/http-client.ts';

type Logged = { readonly id: string; readonly visible: boolean | undefined };

/** Logs a workout of today, and expects that it is accepted. */
export async function logWorkout(visitor: HttpClient, key: string = randomUUID()): Promise<Logged> {
  const date = dayOf(asInstant(new Date().toISOString()), 'UTC');
  const details = { durationMinutes: 1, perceivedExertion: 7, moodAfter: 4, isCompleted: true };
  const json = { templateId: 'cardio-kickstart', date, ...details };
  const sending = { json, headers: { 'Idempotency-Key': key } };
  const { status, body } = await visitor.send('POST', '/api/workouts', sending);
  expect(status, body).to.equal(201);
  const { events, visible } = JSON.parse(body) as { events: { workoutId: string }[]; visible?: boolean };
  return { id: events[0]?.workoutId ?? '', visible };
}

/** The newest 200 workouts that a process shows. */
export async function workoutIds(visitor: HttpClient): Promise<string[]> {
  const { status, body } = await visitor.get('/api/workouts?limit=200');
  expect(status, body).to.equal(200);
  return (JSON.parse(body) as { id: string }[]).map(({ id }) => id);
}
