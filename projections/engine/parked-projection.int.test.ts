import { expect } from 'chai';
import type { Recorded } from '#domain/kernel/recorded.ts';
import { storedRows } from '#projections/engine/testing/follow-log.ts';
import { testDatabase } from '#service/testing/database.ts';
import type { AnyProjection } from './projection.ts';
import { prepareTables } from './schema.ts';
import { readStoredStatuses } from './status.ts';
import { arraySource, positionOf } from './testing/array-source.ts';
import { expectRows, follow, followToTheEnd, recordedOf, startFromEmpty } from './testing/follow-log.ts';
import { longHistory } from './testing/random-histories.ts';
import { days, expectedRows, type TallyEvent, tally } from './testing/tally.ts';
import { useDatabase } from './testing/use-database.ts';

describe('parking', () => {
  const bench = useDatabase(testDatabase);
  beforeEach(() => startFromEmpty(bench.client));

  describe('at an event that a projection cannot process', () => {
    const events = longHistory(200);
    const poison: TallyEvent = { type: 'Seen', memberId: 'poison' };
    const poisoned = [...events.slice(0, 120), poison, ...events.slice(120)];
    const picky: AnyProjection = {
      ...days,
      name: 'picky',
      holdsBack: 'everything',
      handles: [...days.handles, 'Seen'],
      key(recorded) {
        const { event } = recorded as Recorded<TallyEvent>;
        if (event.type !== 'Seen') return days.key(recorded as Parameters<typeof days.key>[0]);
        if (event.memberId === 'poison') throw new Error('no such member');
        return null;
      },
    };
    const source = arraySource(poisoned, { endsAtTheEnd: true });
    const pickyRows = async () => storedRows(bench.client, picky);

    beforeEach(async () => {
      await prepareTables(bench.client, 'read', [picky]);
      await followToTheEnd(bench.connect, source, { projections: [...tally, picky], batchSize: 50 });
    });

    it('keeps the rows of that projection as before the event', async () => {
      expect(await pickyRows()).to.deep.equal(expectedRows(days, recordedOf(events.slice(0, 120))));
    });

    it('lets the other projections continue', async () => {
      await expectRows(bench.client, poisoned);
    });

    it('records which projection stopped, where and why', async () => {
      const standing = (await readStoredStatuses(bench.client, 'read', [picky])).get('picky');
      expect(standing).to.deep.include({ state: 'parked', position: positionOf(120) });
      expect(standing?.parked).to.deep.include({ position: positionOf(121), eventType: 'Seen' });
      expect(standing?.parked?.error).to.match(
        /^Error at projections\/engine\/parked-projection.int.test.ts:\d+$/,
      );
    });

    it('resumes at the event when the projection is fixed', async () => {
      await follow(bench.connect, source, {
        projections: [{ ...days, name: 'picky', holdsBack: 'everything' }],
      });
      expect(await pickyRows()).to.deep.equal(expectedRows(days, recordedOf(poisoned)));
    });
  });

  it('isolates the event whose row Postgres refuses', async () => {
    const events = longHistory(100);
    const tooMuch: TallyEvent = {
      type: 'Scored',
      memberId: 'max',
      day: '2026-03-01',
      points: 2 ** 31,
      note: null,
    };
    const source = arraySource([...events.slice(0, 61), tooMuch, ...events.slice(61)], {
      endsAtTheEnd: true,
    });
    await followToTheEnd(bench.connect, source);
    await expectRows(bench.client, events.slice(0, 61));
    for (const { name } of tally) {
      const standing = (await readStoredStatuses(bench.client, 'read', tally)).get(name);
      expect(standing?.parked).to.deep.include({ position: positionOf(62), eventType: 'Scored' });
      expect(standing?.parked?.error).to.equal('Postgres refused a row: 22003');
    }
  });
});
