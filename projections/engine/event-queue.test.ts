import { expect } from 'chai';
import { openEventQueue } from './event-queue.ts';

describe('the event queue', () => {
  const endless = new AbortController().signal;

  async function* numbers(count: number, onRead = (_: number) => {}) {
    for (let number = 1; number <= count; number += 1) {
      onRead(number);
      yield number;
    }
  }

  it('returns all messages that have arrived, in order and up to the limit', async () => {
    const inbox = openEventQueue(numbers(5), 10, endless);
    expect(await inbox.take(3)).to.deep.equal([1, 2, 3]);
    expect(await inbox.take(3)).to.deep.equal([4, 5]);
  });

  it('reports the end of the stream only after all messages were taken', async () => {
    const inbox = openEventQueue(numbers(1), 10, endless);
    expect(await inbox.take(3)).to.deep.equal([1]);
    expect(await inbox.take(3).catch(String)).to.contain('the subscription ended');
  });

  it("throws the stream's error after the messages before it", async () => {
    async function* failing() {
      yield* numbers(2);
      throw new Error('unavailable');
    }
    const inbox = openEventQueue(failing(), 10, endless);
    expect(await inbox.take(9)).to.deep.equal([1, 2]);
    expect(await inbox.take(9).catch(String)).to.contain('unavailable');
  });

  it('reads ahead only up to its capacity', async () => {
    let read = 0;
    const inbox = openEventQueue(
      numbers(100, (number) => {
        read = number;
      }),
      4,
      endless,
    );
    let taken = 0;
    for (let times = 0; times < 5; times += 1) {
      taken += (await inbox.take(3)).length;
      expect(read).to.be.within(taken, taken + 4);
    }
  });

  it('ends a wait as soon as the signal aborts, even when the stream stays open', async () => {
    const stop = new AbortController();
    async function* silent() {
      await new Promise(() => {});
      yield 0;
    }
    const inbox = openEventQueue(silent(), 4, stop.signal);
    const taking = inbox.take(1).catch((error: unknown) => error);
    stop.abort('enough');
    expect(await taking).to.equal('enough');
  });

  it('returns nothing more after the signal has aborted', async () => {
    const stop = new AbortController();
    const inbox = openEventQueue(numbers(9), 4, stop.signal);
    await inbox.take(1);
    stop.abort('enough');
    expect(await inbox.take(1).catch((error: unknown) => error)).to.equal('enough');
  });
});
