import { expect } from 'chai';
import { offlineViewModel } from './notices.tsx';

const waiting = {};
const failed = { problem: { text: 'Soon', isFinal: false } };
const refused = { problem: { text: 'No', isFinal: true } };

describe('the notice about the network', () => {
  for (const [isOnline, held, line] of [
    [true, [], ''],
    [false, [], 'Offline. What you log is kept and sent later.'],
    [false, [waiting, waiting], 'Offline. 2 waiting to be sent.'],
    [true, [waiting, failed], '2 waiting to be sent.'],
    [true, [refused], '1 not accepted.'],
    [true, [waiting, refused], '1 waiting to be sent. 1 not accepted.'],
  ] as const)
    it(`says '${line}'`, () => expect(offlineViewModel(isOnline, held).line).to.equal(line));

  it('says what can be done without a network, and what happens then', () => {
    expect(offlineViewModel(false, []).note).to.include('Quests and programs need a connection');
    expect(offlineViewModel(true, [waiting]).note).to.include('in the order');
    expect(offlineViewModel(true, [refused]).note).to.include('doesn’t count');
  });
});
