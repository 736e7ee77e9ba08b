import { expect } from 'chai';
import { createActor, fromPromise, waitFor } from 'xstate';
import { ApiError } from '#client/lib/http/api-error.ts';
import type { CommandAnswer } from '#client/lib/http/command-region.ts';
import type { BetaEvent } from '#domain/beta/beta-events.ts';
import { asMemberId } from '#domain/kernel/ids.ts';
import type { BetaRequest } from '#service/beta/beta-contract.ts';
import { type Review, reviewMachine, reviewOf } from './review-machine.ts';

const reviewed = { requestId: 'request-1', reviewedBy: asMemberId('ada'), adminNotes: null };
const approve: Review = {
  type: 'ApproveBetaRequest',
  requestId: 'request-1',
  revision: 0,
  adminNotes: null,
};

const reviewing = (
  status: BetaRequest['status'],
  send: (review: Review) => Promise<CommandAnswer<BetaEvent>>,
) =>
  createActor(
    reviewMachine.provide({
      actors: { sendCommand: fromPromise(({ input }: { input: Review }) => send(input)) },
    }),
    { snapshot: reviewOf({ status }) },
  ).start();

const nothing = () => Promise.reject(new Error('Nothing is sent.'));
const commands = ['ApproveBetaRequest', 'DenyBetaRequest', 'ReopenBetaRequest'] as const;

describe('review of a beta request', () => {
  for (const [status, admitted] of [
    ['pending', ['ApproveBetaRequest', 'DenyBetaRequest']],
    ['approved', ['ReopenBetaRequest']],
    ['denied', ['ReopenBetaRequest']],
  ] as const)
    it(`offers ${admitted.join(' and ')} while ${status}`, () => {
      const state = reviewing(status, nothing).getSnapshot();
      expect(commands.filter((command) => state.hasTag(command))).to.deep.equal(admitted);
    });

  it('sends the decision, and moves by the events of the answer', async () => {
    const sent: Review[] = [];
    const actor = reviewing('pending', async (review) => {
      sent.push(review);
      return { events: [{ ...reviewed, type: 'BetaRequestApproved' }] };
    });
    actor.send({ type: 'command.sent', command: approve });
    const state = await waitFor(actor, (now) => now.matches({ request: 'approved' }));
    expect(sent).to.deep.equal([approve]);
    expect(state.hasTag('ReopenBetaRequest')).to.equal(true);
  });

  it('leads a decided request back to pending', async () => {
    const actor = reviewing('denied', async () => ({
      events: [{ ...reviewed, type: 'BetaRequestReopened' }],
    }));
    actor.send({ type: 'command.sent', command: { ...approve, type: 'ReopenBetaRequest' } });
    await waitFor(actor, (now) => now.matches({ request: 'pending' }));
  });

  it('stays where it is when another admin was faster', async () => {
    const actor = reviewing('pending', () => Promise.reject(new ApiError(412, 'Changed.')));
    actor.send({ type: 'command.sent', command: approve });
    const state = await waitFor(actor, (now) => now.matches({ command: 'refused' }));
    expect(state.matches({ request: 'pending' })).to.equal(true);
    expect(state.context.refusal).to.be.instanceOf(ApiError);
  });
});
