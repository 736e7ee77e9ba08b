import { zoneInForce } from '#domain/kernel/adopted-zones.ts';
import { canonicalZone } from '#domain/kernel/known-zones.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { rulesOf } from '#domain/kernel/time-zone.ts';
import { adoptedZones } from '#service/event-store/adopted-zones.ts';
import type { AppRoute, Handler } from '#service/features/app-context.ts';
import { queryOf } from '#service/http/read-request.ts';
import { zoneAnswer, zoneQuery } from './zones-contract.ts';

const readZone: Handler =
  ({ events }) =>
  async (ctx) => {
    const zone = canonicalZone(queryOf(ctx, zoneQuery).name);
    if (zone === null)
      throw new Refusal(
        'unknown-time-zone',
        'This time zone is not known, so its days cannot be shown. Choose another one.',
        'missing',
      );
    ctx.body = { zone, rules: rulesOf(zoneInForce(await adoptedZones(events), zone)) };
  };

export const zonesRoutes: readonly AppRoute[] = [
  {
    method: 'GET',
    path: '/api/zones',
    summary: 'The rules of a time zone, packed, by which the service counts days.',
    audience: 'members',
    query: zoneQuery,
    answer: zoneAnswer,
    refusals: [[404, 'unknown-time-zone']],
    handle: readZone,
  },
];
