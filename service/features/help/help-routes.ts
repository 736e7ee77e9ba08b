import type { AppRoute, Handler } from '#service/features/app-context.ts';
import { type Support, supportAnswer } from './help-contract.ts';

const readSupport: Handler = ({ supportEmail }) => {
  const support: Support = { email: supportEmail };
  return async (ctx) => {
    ctx.body = support;
  };
};

export const helpRoutes: readonly AppRoute[] = [
  {
    method: 'GET',
    path: '/api/support',
    summary: 'Where help is asked for.',
    audience: 'everybody',
    answer: supportAnswer,
    handle: readSupport,
  },
];
