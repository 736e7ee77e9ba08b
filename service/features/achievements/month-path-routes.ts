import { pathOn } from '#domain/month-path/path-view.ts';
import { monthPathsOf } from '#projections/month-path/month-paths.ts';
import type { AppRoute, Handler } from '#service/features/app-context.ts';
import { currentMember } from '#service/http/current-member.ts';
import { monthPathAnswer } from './month-path-contract.ts';

const readPath: Handler =
  ({ db }) =>
  async (ctx) => {
    const { memberId, today } = currentMember(ctx);
    const basis = await monthPathsOf(db, memberId);
    ctx.body = { ...pathOn(basis, memberId, today), basis };
  };

export const monthPathRoutes: readonly AppRoute[] = [
  {
    method: 'GET',
    path: '/api/month-path',
    summary:
      'The path of the month: twelve small things for the program and level of the member, and what is done.',
    audience: 'members',
    scopes: ['read:stats'],
    isCompressible: true,
    answer: monthPathAnswer,
    handle: readPath,
  },
];
