import type { MemberDay } from '#domain/kernel/day.ts';
import { asMemberId } from '#domain/kernel/ids.ts';
import { wheelOf } from '#domain/quest/quest-wheel.ts';
import type { Quest } from '#service/quest/quest-contract.ts';

export type WheelSlots = {
  /** Clockwise from the top. */
  readonly slots: readonly Pick<Quest, 'id' | 'name'>[];
  /** The drawn one; null before a draw. */
  readonly chosenIndex: number | null;
};

/** The wheel of a member's date: as it is before a draw, with the drawn quest in place of at most one other. */
export function wheelSlots(
  memberId: string,
  date: MemberDay,
  drawn: Quest | null,
  quests: readonly Quest[],
): WheelSlots {
  const ids = quests.map(({ id }) => id);
  const layOut = (id: string): readonly string[] => wheelOf(asMemberId(memberId), date, id, ids);
  const order = layOut(drawn?.id ?? firstOnWheel(ids, layOut));
  const known = new Map([...quests, ...(drawn ? [drawn] : [])].map((quest) => [quest.id, quest]));
  return {
    slots: order.flatMap((id) => known.get(id) ?? []),
    chosenIndex: drawn && order.indexOf(drawn.id),
  };
}

/** A quest that is on the wheel anyway: a wheel laid out for it has the same quests as one laid out for none. */
function firstOnWheel(ids: readonly string[], layOut: (id: string) => readonly string[]): string {
  const [first = ''] = ids;
  return layOut(first).find((id) => id !== first) ?? first;
}
