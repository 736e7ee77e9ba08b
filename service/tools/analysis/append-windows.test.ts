import { expect } from 'chai';
import fc from 'fast-check';
import { appendWindows, type StreamRun } from './append-windows.ts';

/** Each event is named after its stream and its index. */
async function windowsOf(
  streams: readonly string[],
  mostAppends: number,
  isAwaited: (stream: string) => boolean = () => true,
): Promise<(readonly StreamRun[])[]> {
  async function* events() {
    for (const [place, stream] of streams.entries())
      yield { id: `${stream}${place}`, stream, type: 'T', data: {}, metadata: {} };
  }
  const windows: (readonly StreamRun[])[] = [];
  for await (const window of appendWindows(events(), mostAppends, isAwaited)) windows.push(window);
  return windows;
}
const shown = (windows: readonly (readonly StreamRun[])[]) =>
  windows.map((window) => window.map(({ events }) => events.map(({ id }) => id).join('+')).join(' '));

describe('windows of appends', () => {
  const cases: [string, string, number, string[]][] = [
    ['put neighbours of one stream into one append', 'aab', 9, ['a0+a1 b2']],
    ['start again where a stream repeats', 'aba', 9, ['a0 b1', 'a2']],
    ['are no larger than they may be', 'abcd', 2, ['a0 b1', 'c2 d3']],
    ['hold one append where that is all', 'aabb', 1, ['a0+a1', 'b2+b3']],
    ['are none for no events', '', 9, []],
  ];
  for (const [title, streams, most, expected] of cases)
    it(title, async () => expect(shown(await windowsOf([...streams], most))).to.deep.equal(expected));

  it('continue where a stream repeats an append that need not be awaited', async () => {
    const windows = await windowsOf([...'abaabcbc'], 9, (stream) => stream === 'c');
    expect(shown(windows)).to.deep.equal(['a0 b1 a2+a3 b4 c5 b6', 'c7']);
  });

  it('keep the order and all events, with each awaited stream at most once per window', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 200, size: 'max' }),
        fc.integer({ min: 1, max: 4 }),
        async (streams, most) => {
          const windows = await windowsOf(streams, most);
          const order = windows.flat().flatMap(({ events }) => events.map(({ id }) => id));
          expect(order).to.deep.equal(streams.map((stream, place) => `${stream}${place}`));
          for (const window of windows) {
            expect(new Set(window.map(({ stream }) => stream)).size).to.equal(window.length);
            expect(window.length).to.be.at.most(most);
            for (const { events } of window) expect(events.length).to.be.at.most(50);
          }
        },
      ),
    ));
});
