import { addDays, daysBetween, type Instant, type MemberDay } from '#domain/kernel/day.ts';
import type { Decider } from '#domain/kernel/decider.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { activeDates, questDates, type RecentDays } from '#domain/streak/recent-days-rules.ts';
import { unknownInvitation } from './together.ts';
import type { CircleEvent, CircleTerms } from './together-events.ts';

/** How many people a circle holds, and how many days it can last. */
export const maxPlaces = 12;
const circleLengths = [7, 28] as const;
/** A circle starts at most this many days after today. */
const maxDaysAhead = 14;
/** Days after its end in which a circle is shown. */
export const shownAfterEnd = 28;

type BeginCircle = {
  readonly type: 'BeginCircle';
  readonly circleId: string;
  readonly aim: CircleTerms['aim'];
  /** Read for active days only. */
  readonly target: number;
  readonly startsOn: MemberDay;
  readonly days: number;
  readonly today: MemberDay;
  readonly placeId: string;
};
type TakePlace = {
  readonly type: 'TakePlace';
  readonly circleId: string;
  readonly placeId: string;
  /** The date of the member who joins. */
  readonly today: MemberDay;
};
type FreePlace = Pick<TakePlace, 'circleId' | 'placeId'> & { readonly type: 'FreePlace' };
export type CircleCommand = BeginCircle | FreePlace | TakePlace;

/** What a circle agreed on, and its taken places. It names no member. */
export type Circle = { readonly terms: CircleTerms | null; readonly places: readonly string[] };

export const circleDecider: Decider<Circle, CircleCommand, CircleEvent> = {
  initialState: { terms: null, places: [] },
  decide({ terms, places }, command) {
    if (command.type === 'BeginCircle') return terms ? [] : begin(command);
    const { circleId, placeId } = command;
    const isTaken = places.includes(placeId);
    if (command.type === 'FreePlace') return isTaken ? [{ type: 'CirclePlaceFreed', circleId, placeId }] : [];
    if (isTaken) return [];
    if (!terms || terms.endsOn < command.today) throw unknownInvitation();
    if (places.length >= maxPlaces)
      throw new Refusal('circle-full', `This circle is full: it has room for ${maxPlaces} people.`);
    return [{ type: 'CirclePlaceTaken', circleId, placeId }];
  },
  evolve(circle, event) {
    const { terms, places } = circle;
    switch (event.type) {
      case 'CircleBegun': {
        const { aim, target, startsOn, endsOn } = event;
        return { terms: { aim, target, startsOn, endsOn }, places };
      }
      case 'CirclePlaceTaken':
        return { terms, places: [...places, event.placeId] };
      case 'CirclePlaceFreed':
        return { terms, places: places.filter((place) => place !== event.placeId) };
    }
  },
};

function begin(command: BeginCircle): readonly CircleEvent[] {
  const { circleId, placeId, aim, startsOn, days, today } = command;
  const ahead = daysBetween(today, startsOn);
  if (ahead < 0 || ahead > maxDaysAhead)
    throw new Refusal(
      'invalid-start',
      `A circle starts today or within the next ${maxDaysAhead} days. Choose another first day.`,
      'invalid',
    );
  if (!circleLengths.some((length) => length === days))
    throw new Refusal('invalid-length', 'A circle lasts 7 or 28 days. Choose one of them.', 'invalid');
  const target = aim === 'quest-a-day' ? days : command.target;
  if (!Number.isInteger(target) || target < 1 || target > days * maxPlaces)
    throw new Refusal(
      'invalid-target',
      `Choose an aim of 1 to ${days * maxPlaces} active days: that is every day of ${maxPlaces} people.`,
      'invalid',
    );
  const endsOn = addDays(startsOn, days - 1);
  return [
    { type: 'CircleBegun', circleId, aim, target, startsOn, endsOn },
    { type: 'CirclePlaceTaken', circleId, placeId },
  ];
}

/** A place in a circle, with the days of its member. */
export type PlaceDays = {
  /** The member's date of joining. Earlier dates do not count. */
  readonly joinedOn: MemberDay;
  /** The dates that stay of a place that the same member left before; null for none. */
  readonly earlier: readonly MemberDay[] | null;
  /** The dates that stay of a member who left; null for one who is there. */
  readonly left: readonly MemberDay[] | null;
  readonly recent: RecentDays;
  /** Whether a date is one of an outage for everybody. */
  readonly isOutage: (date: MemberDay) => boolean;
};

export type CircleNumber = { readonly total: number; readonly isReached: boolean };

/** The dates of one place that count for its circle. */
export function countedDates(terms: CircleTerms, place: Omit<PlaceDays, 'isOutage'>): readonly MemberDay[] {
  if (place.left) return place.left;
  const dates = terms.aim === 'active-days' ? activeDates : questDates;
  const own = dates(place.recent, terms.startsOn, terms.endsOn).filter((date) => date >= place.joinedOn);
  return place.earlier ? [...new Set([...place.earlier, ...own])] : own;
}

/**
 * How far a circle has come. Active days of all are added; a quest a day counts dates on which at least one had a quest. A date of an outage
 * counts as kept. Pauses neither add nor take.
 */
export function circleNumber(
  terms: CircleTerms,
  places: readonly PlaceDays[],
  today: MemberDay,
): CircleNumber {
  const dates = places.flatMap((place) => countedDates(terms, place));
  const total = terms.aim === 'active-days' ? dates.length : keptDates(terms, dates, places, today);
  return { total, isReached: total >= terms.target };
}

function keptDates(
  { startsOn, endsOn }: CircleTerms,
  dates: readonly MemberDay[],
  places: readonly PlaceDays[],
  today: MemberDay,
): number {
  const kept = new Set(dates);
  for (let date = startsOn; date <= endsOn && date <= today; date = addDays(date, 1))
    if (places.some(({ isOutage }) => isOutage(date))) kept.add(date);
  return kept.size;
}

/** Whether the last date is over in every zone of the world. */
export const isOver = ({ endsOn }: Pick<CircleTerms, 'endsOn'>, at: Instant): boolean =>
  at >= `${addDays(endsOn, 1)}T12:00:00.000Z`;
