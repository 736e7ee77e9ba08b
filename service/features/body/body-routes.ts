import { bodyDecider } from '#domain/body/body.ts';
import type { BodyCommand } from '#domain/body/body-commands.ts';
import { type BodyEvent, bodyStream } from '#domain/body/body-events.ts';
import {
  type BodyEntry,
  bodyEntries,
  importedWeight,
  latestEntries,
} from '#projections/body/body-metrics.ts';
import type { AppRoute, Handler } from '#service/features/app-context.ts';
import { currentMember } from '#service/http/current-member.ts';
import { bodyOf, pathPart, queryOf } from '#service/http/read-request.ts';
import { commandIdOfMember } from '#service/http/send-command.ts';
import { logMetricOf } from './body-command-contract.ts';
import {
  correctMetricAnswer,
  correctMetricBody,
  latestMetricAnswer,
  logMetricAnswer,
  logMetricBody,
  metricsAnswer,
  metricsQuery,
  retractMetricAnswer,
} from './body-contract.ts';
import { preferenceOf, shownEntry, shownLatest } from './body-view-contract.ts';

const latestMetric: Handler =
  ({ db }) =>
  async (ctx) => {
    const { memberId, member } = currentMember(ctx);
    ctx.body = shownLatest(await latestEntries(db, memberId), preferenceOf(member));
  };

const listMetrics: Handler =
  ({ db }) =>
  async (ctx) => {
    const { memberId, member } = currentMember(ctx);
    const { from = null, to = null } = queryOf(ctx, metricsQuery);
    const entries = await bodyEntries(db, memberId, from, to);
    const preference = preferenceOf(member);
    ctx.body = entries
      .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
      .map((entry) => shownEntry(entry, preference));
  };

const logMetric: Handler =
  ({ send }) =>
  async (ctx) => {
    const { memberId, today, member } = currentMember(ctx);
    const entryId = commandIdOfMember(ctx);
    const command = logMetricOf(bodyOf(ctx, logMetricBody), { memberId, entryId, today });
    const { answer } = await send(ctx, bodyDecider, bodyStream(memberId), command);
    const [entry] = answer.events.flatMap(entryIn);
    ctx.status = 201;
    ctx.body = { ...answer, ...(entry && shownEntry(entry, preferenceOf(member))) };
  };

const correctMetric: Handler =
  ({ send, db }) =>
  async (ctx) => {
    const { memberId, today } = currentMember(ctx);
    const entry = { memberId, entryId: pathPart(ctx, 'id'), today };
    const body = bodyOf(ctx, correctMetricBody);
    const imported = await importedWeight(db, memberId, entry.entryId);
    const command: BodyCommand = {
      ...{ type: 'CorrectWeight', ...entry, ...body },
      ...(imported && { imported: imported.standing }),
    };
    const { answer } = await send(ctx, bodyDecider, bodyStream(memberId), command);
    ctx.body = { ...answer, corrected: true };
  };

const retractMetric: Handler =
  ({ send, db }) =>
  async (ctx) => {
    const { memberId } = currentMember(ctx);
    const entryId = pathPart(ctx, 'id');
    const imported = await importedWeight(db, memberId, entryId);
    const command: BodyCommand = {
      ...{ type: 'RetractBodyMetric', memberId, entryId },
      ...(imported && { importId: imported.importId }),
    };
    const { answer } = await send(ctx, bodyDecider, bodyStream(memberId), command);
    ctx.body = { ...answer, retracted: true };
  };

/** The entry of an event. */
function entryIn(event: BodyEvent): BodyEntry[] {
  if (event.type === 'BodyMetricRetracted') return [];
  const { entryId: key, date } = event;
  const measurements = event.type === 'MeasurementsLogged' ? event.measurements : { weight: event.weight };
  return [{ key, date, measurements }];
}

export const bodyRoutes: readonly AppRoute[] = [
  {
    method: 'GET',
    path: '/api/body-metrics/latest',
    summary: 'The latest value of each measurement with its date; null before the first.',
    audience: 'members',
    scopes: ['read:body'],
    isCompressible: true,
    answer: latestMetricAnswer,
    handle: latestMetric,
  },
  {
    method: 'GET',
    path: '/api/body-metrics',
    summary: 'The entries of a span of dates, oldest first; all of them without one.',
    audience: 'members',
    scopes: ['read:body'],
    query: metricsQuery,
    isCompressible: true,
    answer: metricsAnswer,
    handle: listMetrics,
  },
  {
    method: 'POST',
    path: '/api/body-metrics',
    summary: 'Logs a weight or measurements, each as the text that was typed.',
    audience: 'members',
    scopes: ['write:body'],
    body: logMetricBody,
    example: { date: '2026-03-10', unit: 'kg', weight: '76.3' },
    status: 201,
    answer: logMetricAnswer,
    refusals: [
      [400, 'invalid-measurement'],
      [400, 'nothing-measured'],
      [400, 'future-date'],
    ],
    handle: logMetric,
  },
  {
    method: 'PUT',
    path: '/api/body-metrics/:id',
    summary: 'Corrects date and weight of an entry that is a weight alone.',
    audience: 'members',
    scopes: ['write:body'],
    body: correctMetricBody,
    example: { date: '2026-03-10', unit: 'kg', weight: '76.1' },
    answer: correctMetricAnswer,
    refusals: [
      [400, 'future-date'],
      [400, 'too-early'],
      [400, 'invalid-measurement'],
      [404, 'unknown-entry'],
    ],
    handle: correctMetric,
  },
  {
    method: 'DELETE',
    path: '/api/body-metrics/:id',
    summary: 'Takes an entry back.',
    audience: 'members',
    scopes: ['write:body'],
    answer: retractMetricAnswer,
    refusals: [[404, 'unknown-entry']],
    handle: retractMetric,
  },
];
