import type { Handler } from '#service/house.ts';
import type { Support } from './help-contract.ts';

export const readSupport: Handler = ({ supportEmail }) => {
  const support: Support = { email: supportEmail };
  return async (ctx) => {
    ctx.body = support;
  };
};
