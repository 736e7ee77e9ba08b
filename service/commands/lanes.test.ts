import { EventEmitter, once } from 'node:events';
import { expect } from 'chai';
import { createLanes } from './lanes.ts';

describe('lanes', () => {
  it('run work of one name in order, and of others at once', async () => {
    const inTurn = createLanes();
    const said: string[] = [];
    const gate = new EventEmitter();
    const first = inTurn('a', async () => {
      said.push('a begins');
      await once(gate, 'open');
      said.push('a ends');
    });
    const second = inTurn('a', async () => void said.push('second a'));
    await inTurn('b', async () => void said.push('b'));
    expect(said).to.deep.equal(['a begins', 'b']);
    gate.emit('open');
    await Promise.all([first, second]);
    expect(said).to.deep.equal(['a begins', 'b', 'a ends', 'second a']);
  });

  it('go on after work that failed, which is told to who sent it', async () => {
    const inTurn = createLanes();
    const failure = inTurn('a', () => Promise.reject(new Error('no'))).catch((error: Error) => error.message);
    expect([await inTurn('a', async () => 'yes'), await failure]).to.deep.equal(['yes', 'no']);
  });
});
