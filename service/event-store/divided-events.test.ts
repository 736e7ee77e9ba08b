import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import fc from 'fast-check';
import { allMembers, divided, isInRange, memberOfEvent } from '#projections/engine/member-range.ts';
import { divideEvents } from './divided-events.ts';
import type { EventStore, StoredEvent } from './port.ts';
import { sampleEvent } from './testing/samples.ts';

describe('events that are divided by member', () => {
  const everyone = 'Of everyone';
  const ids = ['', 'ann', 'bob', 'c"y\\d', 'dán', 'eve'];
  const eventOf = (memberId: string, { length, type }: { length: number; type: string }, nth: number) => ({
    ...sampleEvent({ ...(memberId && { memberId }), text: 'x'.repeat(length) }),
    ...{ type, stream: 'a', revision: nth, position: `${nth}` },
  });
  const readOf = (events: readonly StoredEvent[]): EventStore['readBatches'] =>
    async function* read() {
      for (let at = 0; at < events.length; at += 7) yield events.slice(at, at + 7);
    };
  const partsOf = (count: number) => divided(allMembers, count);
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'divided-'));
  });
  after(() => rm(folder, { recursive: true }));

  it("are those of each part's members in order, and all of some types, for any parts", async () => {
    const someEvents = fc.array(
      fc.tuple(
        fc.constantFrom(...ids),
        fc.record({
          // Some are longer than what is written at once.
          length: fc.oneof(
            { weight: 9, arbitrary: fc.nat(9_000) },
            { weight: 1, arbitrary: fc.constant(70_000) },
          ),
          type: fc.constantFrom('Of one', 'Of one', everyone),
        }),
      ),
      { maxLength: 40 },
    );
    await fc.assert(
      fc.asyncProperty(someEvents, fc.constantFrom(1, 2, 7, 64), async (made, count) => {
        const events = made.map(([memberId, content], nth) => eventOf(memberId, content, nth));
        const exceptTypes = new Set([everyone]);
        const parts = partsOf(count);
        const aside = await divideEvents(readOf(events), folder, { parts, exceptTypes });
        for (const [nth, range] of parts.entries()) {
          const expected = events.filter(
            ({ type, data }) => type === everyone || isInRange(range, memberOfEvent(data)),
          );
          const read: StoredEvent[] = [];
          for await (const batch of aside.read(nth)) read.push(...batch);
          expect(read).to.deep.equal(expected);
        }
        aside.close();
      }),
      { numRuns: 20 },
    );
  });

  it('leave no file with a name, not even while they are read or dividing fails', async () => {
    const parts = partsOf(2);
    const events = ids.map((memberId, nth) => eventOf(memberId, { length: 70_000, type: 'Of one' }, nth));
    const aside = await divideEvents(readOf(events), folder, { parts, exceptTypes: new Set() });
    expect(await readdir(folder)).to.deep.equal([]);
    aside.close();
    const failing = divideEvents(readOf(events), folder, {
      ...{ parts, exceptTypes: new Set<string>() },
      signal: AbortSignal.abort(new Error('stopped')),
    });
    expect(await failing.catch(String)).to.contain('stopped');
    expect(await readdir(folder)).to.deep.equal([]);
  });
});
