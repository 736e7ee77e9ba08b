import type { Recorded } from '#domain/kernel/recorded.ts';
import {
  type AnyProjection,
  defineTable,
  type Projection,
  type RowOf,
} from '#projections/engine/projection.ts';

type OfMember = { readonly memberId: string };
export type Scored = OfMember & {
  readonly type: 'Scored';
  readonly day: string;
  readonly points: number;
  readonly note: string | null;
};
/** Affects several rows at once. */
type Shared = OfMember & { readonly type: 'Shared'; readonly days: readonly string[] };
type DayStruck = OfMember & { readonly type: 'DayStruck'; readonly day: string };
export type Reset = OfMember & { readonly type: 'Reset' };
/** Not handled by any of these projections. */
type Seen = OfMember & { readonly type: 'Seen' };
export type TallyEvent = Scored | Shared | DayStruck | Reset | Seen;

type Day = { points: number; shares: number; notes: string[]; byHour: Record<string, number> };

const dayTable = defineTable<Day>()({
  columns: {
    member_id: ['text', (_, key) => key.split('/')[0] ?? ''],
    day: ['date', (_, key) => key.split('/')[1] ?? ''],
    points: ['integer', 'points'],
    last_note: ['text null', (state) => state.notes.at(-1) ?? null],
    notes: ['text[]', 'notes'],
    detail: ['jsonb', 'byHour'],
  },
  owner: 'member_id',
  indexes: ['member_id, day desc'],
});

/** One row per member and day, changed in place. */
export const days: Projection<Exclude<TallyEvent, Seen>, Day, RowOf<typeof dayTable>> = {
  name: 'days',
  version: 1,
  holdsBack: 'owner',
  partition: 'member',
  handles: ['Scored', 'Shared', 'DayStruck', 'Reset'],
  key({ event }) {
    if (event.type === 'Reset') return null;
    if (event.type === 'Shared') return event.days.map((day) => `${event.memberId}/${day}`);
    return `${event.memberId}/${event.day}`;
  },
  owner: ({ event }) => event.memberId,
  clears: ({ event }) => (event.type === 'Reset' ? event.memberId : null),
  initial: () => ({ points: 0, shares: 0, notes: [], byHour: {} }),
  evolve(state, { event, metadata }) {
    if (event.type === 'DayStruck') return null;
    if (event.type === 'Shared') state.shares += 1;
    if (event.type !== 'Scored') return state;
    const hour = metadata.occurredAt.slice(11, 13);
    state.points += event.points;
    state.byHour[`h${hour}`] = (state.byHour[`h${hour}`] ?? 0) + 1;
    if (event.note !== null) state.notes.push(event.note);
    return state;
  },
  table: dayTable,
};

type Total = { readonly points: number; readonly resets: number };

/** One row per member, keyed by the member: replaced, never changed in place. A reset replaces it with a new row and is counted itself. */
export const totals: Projection<Scored | Reset, Total, { readonly points: number }> = {
  name: 'totals',
  version: 1,
  holdsBack: 'owner',
  partition: 'member',
  handles: ['Scored', 'Reset'],
  key: ({ event }) => event.memberId,
  clears: ({ event }) => (event.type === 'Reset' ? event.memberId : null),
  initial: { points: 0, resets: 0 },
  evolve: (state, { event }) =>
    event.type === 'Scored'
      ? { ...state, points: state.points + event.points }
      : { ...state, resets: state.resets + 1 },
  table: { columns: { points: ['integer', (total) => total.points] }, indexes: [] },
};

/** Like `totals`, but a reset leaves no row. */
const sums: typeof totals = {
  ...totals,
  name: 'sums',
  key: ({ event }) => (event.type === 'Reset' ? null : event.memberId),
};

export const tally: readonly AnyProjection[] = [days, totals, sums];

type Rows = Map<string, { owner: string | null; state: unknown }>;

/** The expected rows, calculated by simple code. */
export function expectedRows(
  projection: AnyProjection,
  events: readonly Recorded<TallyEvent>[],
): Record<string, unknown> {
  const rows: Rows = new Map();
  for (const recorded of events.filter(({ event }) => projection.handles.includes(event.type))) {
    clear(rows, projection, recorded);
    for (const key of [projection.key(recorded) ?? []].flat()) step(rows, projection, recorded, key);
  }
  return Object.fromEntries(rows);
}

function clear(rows: Rows, { clears, owner }: AnyProjection, recorded: Recorded<TallyEvent>) {
  const cleared = clears?.(recorded) ?? null;
  for (const [key, row] of rows) if ((owner ? row.owner : key) === cleared) rows.delete(key);
}

function step(rows: Rows, projection: AnyProjection, recorded: Recorded<TallyEvent>, key: string) {
  const before = rows.get(key) ?? { owner: null, state: newState(projection) };
  const state = projection.evolve(structuredClone(before.state), recorded, key);
  if (state === null) rows.delete(key);
  else rows.set(key, { owner: projection.owner?.(recorded) ?? before.owner, state });
}

const newState = ({ initial }: AnyProjection): unknown =>
  typeof initial === 'function' ? (initial as () => unknown)() : initial;
