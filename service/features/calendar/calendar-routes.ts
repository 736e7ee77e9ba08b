import type { AppRoute, Handler } from '#service/features/app-context.ts';
import { currentMember } from '#service/http/current-member.ts';
import { calendarAnswer, newCalendarAnswer } from './calendar-contract.ts';
import { addressMadeAt, makeAddress, revokeAddress } from './feed-address.ts';

const readCalendar: Handler =
  ({ db }) =>
  async (ctx) => {
    ctx.body = { madeAt: await addressMadeAt(db, currentMember(ctx).memberId) };
  };

const makeCalendar: Handler =
  ({ db }) =>
  async (ctx) => {
    const { memberId, at } = currentMember(ctx);
    // No answer with the secret is stored: a repeated request makes another address, and the last one holds.
    ctx.state.isForgotten = true;
    ctx.body = { madeAt: at, path: `/calendar/${await makeAddress(db, memberId, at)}.ics` };
  };

const revokeCalendar: Handler =
  ({ db }) =>
  async (ctx) => {
    await revokeAddress(db, currentMember(ctx).memberId);
    ctx.body = { madeAt: null };
  };

export const calendarRoutes: readonly AppRoute[] = [
  {
    method: 'GET',
    path: '/api/me/calendar',
    summary: 'Whether the member’s plan has a secret address for calendars.',
    audience: 'members',
    answer: calendarAnswer,
    handle: readCalendar,
  },
  {
    method: 'POST',
    path: '/api/me/calendar',
    summary: 'Makes a new secret address for calendars; the one before ends. It is answered this once.',
    audience: 'members',
    answer: newCalendarAnswer,
    handle: makeCalendar,
  },
  {
    method: 'DELETE',
    path: '/api/me/calendar',
    summary: 'Ends the secret address for calendars.',
    audience: 'members',
    answer: calendarAnswer,
    handle: revokeCalendar,
  },
];
