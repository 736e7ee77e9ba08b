import type { AnyProjection, EventLike } from '#projections/engine/projection.ts';
import { arraySource } from './array-source.ts';
import { type TallyEvent, tally } from './tally.ts';

/** About everybody. At 0 nothing of it is left in the rows. */
export type BonusSet = { readonly type: 'BonusSet'; readonly bonus: number };
export const poisonPoints = 49;

/** The same projections, whose rows all contain the bonus, and whose fold throws for some events. */
export const withBonus: readonly AnyProjection[] = tally.map((projection) => ({
  ...projection,
  handles: [...projection.handles, 'BonusSet'],
  key: (recorded) => (isBonus(recorded.event) ? null : projection.key(recorded)),
  ...(projection.owner && {
    owner: (recorded) => (isBonus(recorded.event) ? null : (projection.owner?.(recorded) ?? null)),
  }),
  everybody: {
    handles: ['BonusSet'],
    evolve: (_, { event }) => (event as BonusSet).bonus || undefined,
    apply(state, bonus) {
      const { bonus: _, ...rest } = state as { readonly bonus?: number };
      return bonus === undefined ? rest : { ...rest, bonus };
    },
  },
  evolve(state, recorded, key) {
    const after = projection.evolve(state, recorded, key);
    if ((recorded.event as { points?: number }).points === poisonPoints) throw new TypeError('poison');
    return after;
  },
}));
export const isBonus = (event: EventLike): boolean => event.type === 'BonusSet';

export const scored = (memberId: string, points: number): TallyEvent => ({
  type: 'Scored',
  memberId,
  day: '2026-03-01',
  points,
  note: null,
});

export function bonusSource(events: readonly (TallyEvent | BonusSet)[], behaviour = {}) {
  const source = arraySource<TallyEvent | BonusSet>(events, { endsAtTheEnd: true, ...behaviour });
  const aboutEverybody = async () => source.events.filter(({ event }) => isBonus(event));
  return { ...source, aboutEverybody };
}
