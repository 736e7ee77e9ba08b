import { expect } from 'chai';
import type { Context } from 'koa';
import { TookTooLong } from '#service/http/errors/http-failures.ts';
import { timeLimit } from './time-limit.ts';

const ctx = {} as Context;

async function outcomeOf(rest: () => Promise<unknown>): Promise<unknown> {
  return Promise.resolve(timeLimit(20)(ctx, rest)).catch((error: unknown) => error);
}

describe('the time limit of a request', () => {
  it('ends a wait that never resolves', async () => {
    expect(await outcomeOf(() => new Promise(() => {}))).to.be.instanceOf(TookTooLong);
  });

  it('passes on results in time', async () => {
    expect(await outcomeOf(async () => {})).to.equal(undefined);
  });

  it('passes on errors in time', async () => {
    const failure = new Error('of the route');
    expect(await outcomeOf(() => Promise.reject(failure))).to.equal(failure);
  });
});
