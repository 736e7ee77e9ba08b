import { expect } from 'chai';
import { maya, noah, on, rowsAfter, statesAfter } from '#projections/testing/given.ts';
import { betaRequests } from './beta-requests.ts';

const submitted = on('2026-03-09', {
  type: 'BetaRequestSubmitted',
  requestId: 'r1',
  email: 'Noah@Rondel.example',
  requestedBy: noah,
});
const review = { requestId: 'r1', reviewedBy: maya, adminNotes: 'From the pilot.' };
const approved = on('2026-03-10', { type: 'BetaRequestApproved', ...review });

describe('the read model of beta requests', () => {
  it('has an address as typed and in canonical form', () => {
    expect(rowsAfter(betaRequests, [submitted]).r1).to.include({
      canonical_email: 'noah@rondel.example',
      requested_by: 'noah',
      status: 'pending',
      requested_on: '2026-03-09',
      reviewed_at: null,
    });
    expect(statesAfter(betaRequests, [submitted]).r1?.email).to.equal('Noah@Rondel.example');
  });

  it('has the admin, the time and the notes of a decision', () => {
    expect(rowsAfter(betaRequests, [submitted, approved]).r1).to.include({
      status: 'approved',
      reviewed_by: 'maya',
      reviewed_at: '2026-03-10T08:00:00.000Z',
    });
    expect(statesAfter(betaRequests, [submitted, approved]).r1?.adminNotes).to.equal('From the pilot.');
    const denied = on('2026-03-10', { type: 'BetaRequestDenied', ...review });
    expect(rowsAfter(betaRequests, [submitted, denied]).r1?.status).to.equal('denied');
  });

  it('names the account that kept the access after its address changed', () => {
    const kept = on('2026-03-11', { type: 'BetaAccessKept', requestId: 'r1', keptFor: noah });
    expect(rowsAfter(betaRequests, [submitted, approved, kept]).r1).to.include({
      status: 'approved',
      kept_for: 'noah',
      revision: kept.revision,
    });
  });

  it('is pending again with its notes after it was reopened', () => {
    const reopened = on('2026-03-11', { type: 'BetaRequestReopened', ...review });
    expect(rowsAfter(betaRequests, [submitted, approved, reopened]).r1).to.include({
      status: 'pending',
      reviewed_by: null,
      reviewed_at: null,
    });
    const states = statesAfter(betaRequests, [submitted, approved, reopened]);
    expect(states.r1?.adminNotes).to.equal('From the pilot.');
  });
});
