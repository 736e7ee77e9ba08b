import { expect } from 'chai';
import { createActor } from 'xstate';
import { betaDecider } from '#domain/beta/beta.ts';
import {
  approve,
  deny,
  expire,
  reopen,
  review as reviewed,
  submit,
  withdraw,
} from '#domain/testing/beta-samples.ts';
import { expectMirror } from '#domain/testing/mirror.ts';
import type { BetaRequest } from '#service/beta/beta-contract.ts';
import { reviewMachine, reviewOf } from './review-machine.ts';

const reviewing = (status: BetaRequest['status']) =>
  createActor(reviewMachine, { snapshot: reviewOf({ status }) }).start();

const commands = ['ApproveBetaRequest', 'DenyBetaRequest', 'ReopenBetaRequest'] as const;

describe('review of a beta request', () => {
  it('walks through the same statuses as the decider', () => {
    expectMirror(reviewMachine, betaDecider, [submit, approve, deny, reopen, expire, withdraw]);
  });
  for (const [status, admitted] of [
    ['pending', ['ApproveBetaRequest', 'DenyBetaRequest']],
    ['approved', ['ReopenBetaRequest']],
    ['denied', ['ReopenBetaRequest']],
  ] as const)
    it(`offers ${admitted.join(' and ')} while ${status}`, () => {
      const state = reviewing(status).getSnapshot();
      expect(commands.filter((command) => state.hasTag(command))).to.deep.equal(admitted);
    });

  it('is approved by the event of the answer, and then offers to reopen the request', () => {
    const actor = reviewing('pending');
    actor.send({ ...reviewed, type: 'BetaRequestApproved' });
    const state = actor.getSnapshot();
    expect([state.value, state.hasTag('ReopenBetaRequest')]).to.deep.equal(['approved', true]);
  });

  it('leads a decided request back to pending', () => {
    const actor = reviewing('denied');
    actor.send({ ...reviewed, type: 'BetaRequestReopened' });
    expect(actor.getSnapshot().value).to.equal('pending');
  });
});
