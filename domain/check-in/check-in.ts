import { injuredAreas } from '#domain/catalogue/workouts/injured-areas.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import { refuseFutureDay } from '#domain/kernel/day-rules.ts';
import type { Decider } from '#domain/kernel/decider.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { isCredited, streakRulesV1 } from '#domain/streak/streak-rules.ts';
import type { CheckInEvent, Feeling } from './check-in-events.ts';

type OfDay = { readonly memberId: MemberId; readonly date: MemberDay };

export type CheckInCommand =
  | (OfDay & Feeling & { readonly type: 'CheckIn'; readonly today: MemberDay })
  | (OfDay & { readonly type: 'RemoveCheckIn' });

/** How the member felt on the date; null while nothing was said. */
export type CheckIn = Feeling | null;

/** The check-in of one member on one date. */
export const checkInDecider: Decider<CheckIn, CheckInCommand, CheckInEvent> = {
  initialState: null,
  decide(known, command) {
    const { memberId, date } = command;
    if (command.type === 'RemoveCheckIn') {
      if (known) return [{ type: 'CheckInRemoved', memberId, date }];
      throw new Refusal(
        'unknown-check-in',
        'There is no check-in on this day. Nothing was deleted.',
        'missing',
      );
    }
    const feeling = feelingOf(command);
    if (known && isSame(known, feeling)) return [];
    refuseClosedDay(known, command);
    return [{ type: 'CheckedIn', memberId, date, ...feeling }];
  },
  evolve: (_, event) => (event.type === 'CheckedIn' ? feelingOf(event) : null),
};

/** The areas once each, in the order of the catalogue. */
const feelingOf = ({ energy, mood, sore }: Feeling): Feeling => ({
  ...{ energy, mood },
  sore: injuredAreas.filter((area) => sore.includes(area)),
});

const isSame = (a: Feeling, b: Feeling): boolean =>
  a.energy === b.energy && a.mood === b.mood && a.sore.join() === b.sore.join();

/** A device without a network may send the check-in of an earlier date late. A change ends with its date. */
function refuseClosedDay(
  known: CheckIn,
  { date, today }: { readonly date: MemberDay; readonly today: MemberDay },
): void {
  refuseFutureDay(date, today);
  if (known && date < today)
    throw new Refusal(
      'check-in-closed',
      'A check-in can be changed until midnight of its day. Nothing was changed; you can still delete it.',
    );
  if (!isCredited(date, today))
    throw new Refusal(
      'check-in-closed',
      `This check-in is for a day more than ${streakRulesV1.creditDays} days ago, so it was not stored.`,
    );
}
