import { expect } from 'chai';
import { maxAppendBytes, sizeInBytes } from '../append-rules.ts';
import { type EventStore, type EventToAppend, EventTooLarge } from '../store.ts';
import { collect, newStream, rejectionOf, sampleEvent } from './samples.ts';

export function describeContent(store: () => EventStore): void {
  describe('what is stored', () => {
    const odd = {
      nul: 'a\u0000b',
      'half a pair': '\ud800 and \udfff',
      'line\nfeed "and" \\quotes\\': '\u2028\u2029\r\n\t',
      astral: '🏋️‍♀️ 𝒳',
      'right to left': 'שלום',
      combining: 'e\u0301 is not \u00e9',
      numbers: [0, -1.5, 1e21, 5e-324, Number.MAX_SAFE_INTEGER],
      deep: { deeper: [{ deepest: null }, [], {}] },
      '': false,
      b: 'the order of',
      a: 'keys is kept',
    };

    it('comes back to the last character, in data and in metadata', async () => {
      const stream = newStream();
      const event = { ...sampleEvent(odd), metadata: odd };
      await store().append(stream, 'no-stream', [event]);
      const [stored] = await collect(store().readStream(stream));
      expect(JSON.stringify(stored?.data)).to.equal(JSON.stringify(odd));
      expect(JSON.stringify(stored?.metadata)).to.equal(JSON.stringify(odd));
      expect(stored).to.include({ id: event.id, type: event.type, stream });
    });

    it('may have any names that are readable', async () => {
      const stream = `${newStream()} ü 🏃 "x" {y,\\z}`;
      const start = await store().head();
      const event = { ...sampleEvent(), type: 'Größe, "gemessen" {📏}' };
      await store().append(stream, 'no-stream', [event]);
      const [stored] = await collect(store().readStream(stream));
      expect(stored).to.include({ stream, type: event.type });
      expect(await collect(store().readAll({ after: start }))).to.deep.include(stored);
    });

    it('may be as large as the limit, by one event or by several', async () => {
      for (const events of [
        [largeEvent(maxAppendBytes)],
        [largeEvent(600_000), largeEvent(maxAppendBytes - 600_000)],
      ]) {
        const stream = newStream();
        await store().append(stream, 'no-stream', events);
        const stored = await collect(store().readStream(stream));
        expect(stored.map(({ data }) => JSON.stringify(data))).to.deep.equal(
          events.map(({ data }) => JSON.stringify(data)),
        );
      }
    });

    it('may not be larger, by one event or by several', async () => {
      const stream = newStream();
      for (const events of [
        [largeEvent(maxAppendBytes + 1)],
        [largeEvent(600_000), largeEvent(maxAppendBytes - 600_000 + 1)],
      ])
        expect(await rejectionOf(store().append(stream, 'no-stream', events))).to.be.instanceOf(
          EventTooLarge,
        );
      expect(await collect(store().readStream(stream))).to.deep.equal([]);
    });
  });
}

/** Of a size that is counted in UTF-8, not in characters. */
function largeEvent(bytes: number): EventToAppend {
  const event = sampleEvent({ text: '' });
  const { type, data, metadata } = event;
  const empty = sizeInBytes({
    ...event,
    type,
    data: JSON.stringify(data),
    metadata: JSON.stringify(metadata),
  });
  const rest = bytes - empty;
  return { ...event, data: { text: 'ü'.repeat(Math.floor(rest / 2)) + 'x'.repeat(rest % 2) } };
}
