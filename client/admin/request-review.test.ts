import { expect } from 'chai';
import { createActor } from 'xstate';
import { ApiError } from '#client/lib/http/api-error.ts';
import { betaDecider } from '#domain/beta/beta.ts';
import { asMemberDay } from '#domain/kernel/day.ts';
import {
  approve,
  deny,
  expire,
  keep,
  reopen,
  review as reviewed,
  submit,
  withdraw,
} from '#domain/testing/beta-samples.ts';
import { expectMirror } from '#domain/testing/mirror.ts';
import type { BetaRequest } from '#service/features/beta/beta-contract.ts';
import { outcomeToast, type Review, reviewMachine, reviewOf, sendAll } from './request-review.ts';

const reviewing = (status: BetaRequest['status']) =>
  createActor(reviewMachine, { snapshot: reviewOf({ status }) }).start();

const commands = ['ApproveBetaRequest', 'DenyBetaRequest', 'ReopenBetaRequest'] as const;

describe('review of a beta request', () => {
  it('walks through the same statuses as the decider', () => {
    expectMirror(reviewMachine, betaDecider, [submit, approve, deny, reopen, keep, expire, withdraw]);
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

const request = (id: string, revision: number): BetaRequest => ({
  id,
  email: `${id}@example.com`,
  status: 'pending',
  requestedAt: '2026-11-15T11:20:00.000Z',
  askedBy: null,
  requestedOn: asMemberDay('2026-11-15'),
  reviewedAt: null,
  reviewedBy: null,
  adminNotes: null,
  revision,
  isOverdue: false,
});
const requests = [request('one', 0), request('two', 2), request('three', 0)];
const approveAll = { type: 'ApproveBetaRequest', adminNotes: 'All of them.', requests } as const;

const answerTo = ({ type, requestId, revision, adminNotes }: Review): { readonly request: BetaRequest } => ({
  request: {
    ...request(requestId, revision + 1),
    adminNotes,
    status: type === 'ApproveBetaRequest' ? 'approved' : 'pending',
  },
});

describe('a decision on several requests', () => {
  it('is sent for each as it was seen', async () => {
    const sent: Review[] = [];
    const outcome = await sendAll(approveAll, async (review) => {
      sent.push(review);
      return answerTo(review);
    });
    const of = { type: 'ApproveBetaRequest', adminNotes: 'All of them.', words: null };
    expect(sent).to.deep.equal([
      { ...of, requestId: 'one', revision: 0 },
      { ...of, requestId: 'two', revision: 2 },
      { ...of, requestId: 'three', revision: 0 },
    ]);
    expect(outcome.updated.map(({ revision }) => revision)).to.deep.equal([1, 3, 1]);
    expect(outcomeToast(outcome)).to.deep.include({
      title: 'Request Updated',
      description: '3 requests are now approved.',
    });
    expect(outcomeToast(outcome)?.action?.label).to.equal('Undo');
  });

  it('carries the same words to each person who asked', async () => {
    const sent: Review[] = [];
    await sendAll(
      { type: 'DenyBetaRequest', adminNotes: null, words: 'We are full.', requests },
      async (review) => {
        sent.push(review);
        return answerTo(review);
      },
    );
    expect(sent.map(({ words }) => words)).to.deep.equal(['We are full.', 'We are full.', 'We are full.']);
  });

  it('keeps the notes of each request when all are reset, which cannot be undone again', async () => {
    const decided = requests.map((one) => ({ ...one, adminNotes: `About ${one.id}.` }));
    const back = { type: 'ReopenBetaRequest', adminNotes: null, requests: decided } as const;
    const outcome = await sendAll(back, async (review) => answerTo(review));
    expect(outcome.updated.map(({ adminNotes }) => adminNotes)).to.deep.equal([
      'About one.',
      'About two.',
      'About three.',
    ]);
    expect(outcomeToast(outcome)).to.deep.equal({
      title: 'Request Updated',
      description: '3 requests are now pending.',
    });
  });

  it('goes on after one that somebody else has decided on, and says so', async () => {
    const outcome = await sendAll(approveAll, async (review) => {
      if (review.requestId === 'two') throw new ApiError(412, 'Changed.');
      return answerTo(review);
    });
    expect(outcome.updated.map(({ id }) => id)).to.deep.equal(['one', 'three']);
    expect(outcomeToast(outcome)?.description).to.equal(
      'Another admin has decided on 1 request in the meantime. Updated: 2.',
    );
  });

  it('says what could not be sent', async () => {
    const outcome = await sendAll(approveAll, () => Promise.reject(new ApiError(503, 'Away.')));
    expect(outcomeToast(outcome)).to.deep.equal({
      title: 'Error',
      description: 'Failed to update 3 requests. Updated: 0.',
      variant: 'destructive',
    });
  });
});
