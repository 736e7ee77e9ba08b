import { EventEmitter, once } from 'node:events';
import { expect } from 'chai';
import { rejectionOf } from '#service/event-store/testing/samples.ts';
import { createKeyedGate, createKeyedMutex, createSemaphore } from './concurrency.ts';

describe('a keyed mutex', () => {
  it('runs work of one key in order, and of different keys concurrently', async () => {
    const inTurn = createKeyedMutex();
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

  it('continues after failed work, and rejects only for its caller', async () => {
    const inTurn = createKeyedMutex();
    const failure = inTurn('a', () => Promise.reject(new Error('no'))).catch((error: Error) => error.message);
    expect([await inTurn('a', async () => 'yes'), await failure]).to.deep.equal(['yes', 'no']);
  });
});

describe('a keyed gate', () => {
  it('runs exclusive work after the running work has ended, and before later work', async () => {
    const gate = createKeyedGate();
    const events = new EventEmitter();
    const said: string[] = [];
    const step = (name: string) => async (hasWaited?: boolean) => {
      said.push(hasWaited ? `${name} begins late` : `${name} begins`);
      await once(events, name);
      said.push(`${name} ends`);
    };
    const works = [
      gate.together('member', step('a')),
      gate.together('member', step('b')),
      gate.alone('member', step('erasure')),
      gate.together('member', step('c')),
      gate.together('other', step('d')),
    ];
    for (const name of ['d', 'a', 'b', 'erasure', 'c']) {
      await new Promise(setImmediate);
      events.emit(name);
    }
    await Promise.all(works);
    expect(said).to.deep.equal([
      'a begins',
      'b begins',
      'd begins',
      'd ends',
      'a ends',
      'b ends',
      'erasure begins',
      'erasure ends',
      'c begins late',
      'c ends',
    ]);
  });

  it('opens again after failed exclusive work, and after failed shared work', async () => {
    const gate = createKeyedGate();
    const fail = () => Promise.reject(new Error('no'));
    const works = [gate.together('a', fail), gate.alone('a', fail), gate.alone('a', async () => 'alone')];
    const later = gate.together('a', async (hasWaited) => hasWaited);
    const endings = await Promise.allSettled(works);
    expect(endings.map(({ status }) => status)).to.deep.equal(['rejected', 'rejected', 'fulfilled']);
    expect(await later).to.equal(true);
    expect(await gate.together('a', async (hasWaited) => hasWaited)).to.equal(false);
  });
});

describe('a semaphore', () => {
  it('runs at most this many at once, and starts the next when one ends or fails', async () => {
    const inSlot = createSemaphore(2);
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

  it('starts waiting work in the order of arrival', async () => {
    const limited = createSemaphore(3);
    const started: number[] = [];
    const finish: (() => void)[] = [];
    const work = Array.from({ length: 8 }, (_, n) =>
      limited(() => {
        started.push(n);
        return new Promise<void>((resolve) => finish.push(resolve));
      }),
    );
    const startedAfter: number[] = [];
    for (let n = 0; n < 8; n += 1) {
      startedAfter.push(started.length);
      finish[n]?.();
      await work[n];
    }
    expect(startedAfter).to.deep.equal([3, 4, 5, 6, 7, 8, 8, 8]);
    expect(started).to.deep.equal([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('starts the next work when one has failed', async () => {
    const limited = createSemaphore(1);
    const failing = rejectionOf(limited(() => Promise.reject(new Error('it failed'))));
    expect(await limited(async () => 'done')).to.equal('done');
    expect(await failing).to.be.instanceOf(Error);
  });
});
