/** A changed number of one member. */
export type Change = {
  readonly member: string;
  readonly field: string;
  readonly before: number;
  readonly after: number;
};

/** Members by the size of a change; `from` and `to` are inclusive. */
export type Bucket = { readonly from: number; readonly to: number; readonly members: number };

/** The changes of one number over all members that have it. */
export type FieldTotals = {
  readonly field: string;
  readonly members: number;
  readonly sumBefore: number;
  readonly sumAfter: number;
  readonly more: number;
  readonly less: number;
  /** Members with nothing before and something after, such as a streak that is no longer lost; and the reverse. */
  readonly fromZero: number;
  readonly toZero: number;
  readonly histogram: readonly Bucket[];
};

/** Members by the value of one number on both sides; the bounds are inclusive. */
export type Distribution = {
  readonly field: string;
  readonly buckets: readonly {
    readonly from: number;
    readonly to: number;
    readonly before: number;
    readonly after: number;
  }[];
};

type ChangeTally = {
  add(change: Change): void;
  /** In the order in which fields first occurred. */
  totals(): readonly FieldTotals[];
  distributions(): readonly Distribution[];
  /** The changes of each member, largest first. */
  changes(): readonly Change[];
};

type Counts = {
  /** Members by value. */
  readonly values: { readonly before: Map<number, number>; readonly after: Map<number, number> };
  members: number;
  sumBefore: number;
  sumAfter: number;
  fromZero: number;
  toZero: number;
  readonly byDelta: Map<number, number>;
};

/** Adds up changes. Members without a change are counted, but not listed. */
export function changeTally(): ChangeTally {
  const fields = new Map<string, Counts>();
  const changed: Change[] = [];
  return {
    add(change) {
      const { field, before, after } = change;
      const counts = fields.get(field) ?? {
        values: { before: new Map<number, number>(), after: new Map<number, number>() },
        members: 0,
        sumBefore: 0,
        sumAfter: 0,
        fromZero: 0,
        toZero: 0,
        byDelta: new Map<number, number>(),
      };
      fields.set(field, counts);
      counts.members += 1;
      counts.sumBefore += before;
      counts.sumAfter += after;
      if (before === 0 && after > 0) counts.fromZero += 1;
      if (before > 0 && after === 0) counts.toZero += 1;
      countOne(counts.byDelta, after - before);
      countOne(counts.values.before, before);
      countOne(counts.values.after, after);
      if (after !== before) changed.push(change);
    },
    totals: () => [...fields].map(([field, counts]) => totalsOf(field, counts)),
    distributions: () => [...fields].map(([field, { values }]) => ({ field, buckets: bothIn(values) })),
    changes: () => changed.toSorted((a, b) => sizeOf(b) - sizeOf(a)),
  };
}

const countOne = (counts: Map<number, number>, value: number) =>
  counts.set(value, (counts.get(value) ?? 0) + 1);

const sizeOf = ({ before, after }: Change): number => Math.abs(after - before);

function totalsOf(field: string, { byDelta, values: _, ...counts }: Counts): FieldTotals {
  let [more, less] = [0, 0];
  for (const [delta, members] of byDelta) {
    if (delta > 0) more += members;
    if (delta < 0) less += members;
  }
  return { field, ...counts, more, less, histogram: histogramOf(byDelta) };
}

const maxBuckets = 12;

/**
 * The histogram of whole numbers: one bucket per number when there are few, otherwise buckets of one round width (2, 5, 10, 20, ...). Zero
 * always has a separate bucket.
 */
export function histogramOf(byDelta: ReadonlyMap<number, number>): readonly Bucket[] {
  const width = byDelta.size <= maxBuckets ? 1 : roundWidth(byDelta.keys());
  const buckets = new Map<number, Bucket>();
  for (const [delta, members] of byDelta) {
    const { from, to } = bucketOf(delta, width);
    buckets.set(from, { from, to, members: members + (buckets.get(from)?.members ?? 0) });
  }
  return [...buckets.values()].sort((a, b) => a.from - b.from);
}

/** Both sides in the same buckets, so that they can be compared bar by bar. */
function bothIn({ before, after }: Counts['values']): Distribution['buckets'] {
  const all = new Set([...before.keys(), ...after.keys()]);
  const width = all.size <= maxBuckets ? 1 : roundWidth(all);
  const buckets = new Map<number, { from: number; to: number; before: number; after: number }>();
  for (const [side, values] of [
    ['before', before],
    ['after', after],
  ] as const)
    for (const [value, members] of values) {
      const bounds = bucketOf(value, width);
      const bucket = buckets.get(bounds.from) ?? { ...bounds, before: 0, after: 0 };
      bucket[side] += members;
      buckets.set(bounds.from, bucket);
    }
  return [...buckets.values()].sort((a, b) => a.from - b.from);
}

/** With a width of 5: 1 to 5, 6 to 10; -5 to -1, -10 to -6. */
function bucketOf(delta: number, width: number): Omit<Bucket, 'members'> {
  const steps = Math.ceil(Math.abs(delta) / width);
  const [near, far] = delta === 0 ? [0, 0] : [(steps - 1) * width + 1, steps * width];
  return delta < 0 ? { from: -far, to: -near } : { from: near, to: far };
}

function roundWidth(deltas: Iterable<number>): number {
  let [least, most] = [0, 0];
  for (const delta of deltas) [least, most] = [Math.min(least, delta), Math.max(most, delta)];
  const bucketsOf = (width: number) => Math.ceil(-least / width) + Math.ceil(most / width) + 1;
  let width = 1;
  for (let nth = 0; bucketsOf(width) > maxBuckets; nth += 1) width = (nth % 3 === 1 ? 2.5 : 2) * width;
  return width;
}
