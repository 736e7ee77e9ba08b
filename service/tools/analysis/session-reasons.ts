import type { InjuredArea } from '#domain/catalogue/workouts/injured-areas.ts';
import { type DayRule, dayRule, effortsFor } from '#domain/check-in/session-adaptation.ts';
import type { DomainEvent } from '#domain/events.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import { beginning, type Recorded } from '#domain/kernel/recorded.ts';
import { checkIns } from '#projections/check-in/check-ins.ts';
import type { EventSource } from '#projections/engine/event-source.ts';
import { foldRows } from '#projections/engine/fold-parts.ts';
import { workouts } from '#projections/workout/workouts.ts';
import { type CitedEvent, citationOf } from './cited-event.ts';

/** How a member was on a date, and the rule for the session that follows from it. */
export type ReasonedSession = {
  readonly date: MemberDay;
  /** 1-5. */
  readonly energy: number;
  /** 1-5. */
  readonly mood: number;
  readonly sore: readonly InjuredArea[];
  /** Of the last two workouts before the date, the latest first: 1-10; null where none was given. */
  readonly efforts: readonly (number | null)[];
  readonly rule: DayRule['kind'];
  /** In percent of the plan: at least one set of each exercise stays. */
  readonly setsPercent: number;
  readonly restPercent: number;
  readonly isEasier: boolean;
  /** The check-ins of the date, also those that were changed. */
  readonly events: readonly CitedEvent[];
};

type Events = readonly Recorded<DomainEvent>[];

/**
 * The rule of each date with a check-in, since the last clearing event. It is what holds while the member wants recommendations. The
 * exercises of a session follow from the program too, so they are not named.
 */
export async function sessionReasons(events: Events): Promise<readonly ReasonedSession[]> {
  const [said, done] = await foldMember(events);
  const latestFirst = done
    .filter(({ isListed }) => isListed)
    .sort((a, b) => (a.date === b.date ? (a.position < b.position ? 1 : -1) : a.date < b.date ? 1 : -1));
  return said
    .sort((a, b) => (a.date < b.date ? -1 : 1))
    .map(({ date, energy, mood, sore }) => {
      const before = latestFirst.filter((workout) => workout.date < date);
      const efforts = effortsFor(date, before).slice(0, 2);
      const { kind: rule, dose } = dayRule({ feeling: { energy, mood, sore }, efforts });
      return {
        ...{ date, energy, mood, sore, efforts, rule },
        setsPercent: Math.round(100 * (dose?.setShare ?? 1)),
        restPercent: Math.round(100 * (dose?.restShare ?? 1)),
        isEasier: dose?.isEasier ?? false,
        events: events
          .filter(({ event }) => event.type === 'CheckedIn' && event.date === date)
          .map(citationOf),
      };
    });
}

type CheckIn = NonNullable<ReturnType<typeof checkIns.evolve>>;
type Workout = NonNullable<ReturnType<typeof workouts.evolve>>;

/** The rows of one member, by the projections of the service. */
async function foldMember(events: Events): Promise<readonly [said: CheckIn[], done: Workout[]]> {
  const source: EventSource = {
    async *readAll() {
      yield events;
    },
    async *subscribe() {},
    head: async () => events.at(-1)?.position ?? beginning,
    firstAfter: async () => null,
  };
  const found: [CheckIn[], Workout[]] = [[], []];
  await foldRows({ source, projections: [checkIns, workouts] }, (rows) => {
    found[0].push(...([...rows(checkIns).values()] as CheckIn[]));
    found[1].push(...([...rows(workouts).values()] as Workout[]));
  });
  return found;
}
