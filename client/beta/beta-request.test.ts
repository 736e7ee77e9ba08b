import { expect } from 'chai';
import { createActor, fromPromise, waitFor } from 'xstate';
import { ApiError } from '#client/lib/http/api-error.ts';
import type { CommandAnswer } from '#client/lib/http/command-region.ts';
import type { BetaRequestBody } from '#service/beta/beta-contract.ts';
import { betaRequestMachine } from './beta-request-machine.ts';
import { isRepeat, looksLikeEmail, refusalToast } from './beta-request-refusal.ts';

type Answer = CommandAnswer<{ readonly type: 'BetaRequestSubmitted' }>;

const formThat = (send: (body: BetaRequestBody) => Promise<Answer>) =>
  createActor(
    betaRequestMachine.provide({
      actors: { sendCommand: fromPromise(({ input }: { input: BetaRequestBody }) => send(input)) },
    }),
  ).start();

const press = { type: 'command.sent', command: { email: 'maya@example.com' } } as const;

describe('beta request form', () => {
  it('is open for editing at first', () => {
    const state = formThat(() => Promise.reject(new Error('Nothing is sent.'))).getSnapshot();
    expect(state.value).to.deep.equal({ request: 'none', command: 'idle' });
    expect(state.hasTag('SubmitBetaRequest')).to.equal(true);
  });

  it('sends the address as typed, and is submitted when the answer comes', async () => {
    const sent: BetaRequestBody[] = [];
    const form = formThat(async (body) => {
      sent.push(body);
      return { events: [{ type: 'BetaRequestSubmitted' }] };
    });
    form.send(press);
    expect(form.getSnapshot().matches({ command: 'sending' })).to.equal(true);
    const state = await waitFor(form, (now) => now.matches({ request: 'pending' }));
    expect(sent).to.deep.equal([{ email: 'maya@example.com' }]);
    expect(state.hasTag('SubmitBetaRequest')).to.equal(false);
  });

  it('stays open after a failure, and can be sent again', async () => {
    let calls = 0;
    const form = formThat(async () => {
      calls += 1;
      if (calls === 1) throw new TypeError('Failed to fetch');
      return { events: [{ type: 'BetaRequestSubmitted' }] };
    });
    form.send(press);
    const refused = await waitFor(form, (now) => now.matches({ command: 'refused' }));
    expect(refused.matches({ request: 'none' })).to.equal(true);
    form.send(press);
    await waitFor(form, (now) => now.matches({ request: 'pending' }));
    expect(calls).to.equal(2);
  });
});

describe('what the beta request form says', () => {
  for (const [email, isSendable] of [
    ['', false],
    ['maya', false],
    ['maya@example.com', true],
    ['@', true],
  ] as const)
    it(`${isSendable ? 'lets' : 'does not let'} '${email}' pass`, () =>
      expect(looksLikeEmail(email)).to.equal(isSendable));

  for (const [error, title, description] of [
    [
      new ApiError(409, 'This email is already on our beta list.'),
      'Already Submitted',
      'This email is already on our beta list.',
    ],
    [
      new ApiError(400, 'Please enter a valid email address.'),
      'Invalid Email',
      'Please enter a valid email address.',
    ],
    [new ApiError(429, 'Too many requests'), 'Error', 'Something went wrong. Please try again.'],
    [new TypeError('Failed to fetch'), 'Error', 'Something went wrong. Please try again.'],
  ] as const)
    it(`'${title}' to '${error.message}'`, () =>
      expect(refusalToast(error)).to.deep.equal({ title, description, variant: 'destructive' }));

  it('knows a repeat by its 409', () => {
    expect(isRepeat(new ApiError(409, 'On the list'))).to.equal(true);
    expect(isRepeat(null)).to.equal(false);
  });
});
