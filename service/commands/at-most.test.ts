import { EventEmitter, once } from 'node:events';
import { expect } from 'chai';
import { atMost } from './at-most.ts';

describe('at most so many', () => {
  it('run at once, and the others in order as one ends, failed or not', async () => {
    const inSlot = atMost(2);
    const gate = new EventEmitter();
    const said: string[] = [];
    const work = (name: string) =>
      inSlot(async () => {
        said.push(name);
        await once(gate, name);
        if (name === 'a') throw new Error('no');
      }).catch((error: Error) => error.message);
    const [a, b, c, d] = [work('a'), work('b'), work('c'), work('d')];
    expect(said).to.deep.equal(['a', 'b']);
    gate.emit('a');
    expect(await a).to.equal('no');
    expect(said).to.deep.equal(['a', 'b', 'c']);
    gate.emit('c');
    await c;
    gate.emit('b');
    gate.emit('d');
    await Promise.all([b, d]);
    expect(said).to.deep.equal(['a', 'b', 'c', 'd']);
    expect(await inSlot(async () => 'again')).to.equal('again');
  });
});
