import { expect } from 'chai';
import { beginning } from '#domain/kernel/recorded.ts';
import { type FoldOptions, foldHistory } from './fold-history.ts';
import { openLetterBook } from './letter-book.ts';
import { allMembers, isInRange, type MemberRange } from './member-range.ts';
import { arraySource } from './testing/array-source.ts';
import { days, type TallyEvent, totals } from './testing/tally.ts';

describe('folding a history in memory', () => {
  const members = Array.from({ length: 300 }, (_, nth) => `member-${nth}`);
  const events = Array.from({ length: 30 }, (_, day) =>
    members.map(
      (memberId): TallyEvent => ({
        ...{ type: 'Scored', memberId, points: 1, note: null },
        day: `2026-04-${String(day + 1).padStart(2, '0')}`,
      }),
    ),
  ).flat();
  const source = arraySource(events);
  const { partition: _, ...totalsOfAll } = totals;
  const fold = async (options: Partial<FoldOptions>) => {
    const whole = { source, projections: [days], after: beginning, upTo: await source.head() };
    return foldHistory(
      { ...whole, members: allMembers, memoryBytes: Infinity, ...options },
      await openLetterBook(source),
    );
  };
  const ownersIn = ({ foldings }: Awaited<ReturnType<typeof fold>>) =>
    new Set(foldings.flatMap(({ set }) => [...set.rows].map(([key, row]) => set.ownerOf(key, row))));
  const isOf = (range: MemberRange) => (memberId: string) => isInRange(range, memberId);

  it('keeps all members when their rows fit into the memory', async () => {
    const folded = await fold({});
    expect(folded.members).to.deep.equal(allMembers);
    expect(folded.events).to.equal(events.length);
    expect(ownersIn(folded)).to.deep.equal(new Set(members));
  });

  it('keeps whole members of the lower end of the range when the rows do not fit', async () => {
    const { bytes } = await fold({});
    const memoryBytes = bytes / 5;
    const folded = await fold({ memoryBytes });
    expect(folded.bytes).to.be.within(memoryBytes / 2, memoryBytes);
    const kept = members.filter(isOf(folded.members));
    expect(kept.length).to.be.within(30, 60);
    expect(ownersIn(folded)).to.deep.equal(new Set(kept));
    expect(folded.foldings[0]?.set.rows.size).to.equal(kept.length * 30);
  });

  it("drops members early when the history's beginning shows that not all fit", async () => {
    const { bytes } = await fold({});
    let folds = 0;
    const counted: typeof days = {
      ...days,
      evolve(state, recorded, key) {
        folds += 1;
        return days.evolve(state, recorded, key);
      },
    };
    await fold({ projections: [counted], memoryBytes: bytes / 5 });
    expect(folds).to.be.within(events.length * 0.1, events.length * 0.25);
  });

  it('continues with one member whose rows do not fit', async () => {
    const folded = await fold({ memoryBytes: 1 });
    expect(ownersIn(folded)).to.have.property('size', 1);
    expect(folded.foldings[0]?.set.rows.size).to.equal(30);
  });

  it('stops a projection without partitions when its rows take half of the memory', async () => {
    const { foldings } = await fold({ projections: [days, totalsOfAll], memoryBytes: 20_000 });
    const [ofMembers, ofAll] = foldings;
    expect(ofMembers?.stoppedAt).to.equal(null);
    expect(ofAll?.stoppedAt).to.be.a('string');
    expect(ofAll?.set.rows.size).to.be.below(300);
  });
});
