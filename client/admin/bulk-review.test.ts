import { expect } from 'chai';
import { ApiError } from '#client/lib/http/api-error.ts';
import { asMemberDay } from '#domain/kernel/day.ts';
import type { BetaRequest } from '#service/beta/beta-contract.ts';
import { outcomeToast, sendAll } from './bulk-review.ts';
import type { Review } from './review-machine.ts';

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
const approve = { type: 'ApproveBetaRequest', adminNotes: 'All of them.', requests } as const;

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
    const outcome = await sendAll(approve, async (review) => {
      sent.push(review);
      return answerTo(review);
    });
    const of = { type: 'ApproveBetaRequest', adminNotes: 'All of them.' };
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

  it('keeps the notes of each request when all are set back, which cannot be undone again', async () => {
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
    const outcome = await sendAll(approve, async (review) => {
      if (review.requestId === 'two') throw new ApiError(412, 'Changed.');
      return answerTo(review);
    });
    expect(outcome.updated.map(({ id }) => id)).to.deep.equal(['one', 'three']);
    expect(outcomeToast(outcome)?.description).to.equal(
      'Another admin has decided on 1 request in the meantime. Updated: 2.',
    );
  });

  it('says what could not be sent', async () => {
    const outcome = await sendAll(approve, () => Promise.reject(new ApiError(503, 'Away.')));
    expect(outcomeToast(outcome)).to.deep.equal({
      title: 'Error',
      description: 'Failed to update 3 requests. Updated: 0.',
      variant: 'destructive',
    });
  });
});
