import type { DomainEvent } from '#domain/events.ts';
import { addDays, asInstant, daysBetween, type Instant, type MemberDay } from '#domain/kernel/day.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import { ianaName } from '#domain/kernel/time-zone.ts';
import { zoneAt } from '#domain/kernel/zone-history.ts';
import { memberCleared } from '#domain/member/member-events.ts';
import { rulesReader } from '#domain/rules/common-rules.ts';
import type { DayLedger, DayStanding, LedgerDay } from './day-ledger.ts';
import { cityOf, isOfNight, type ReasonSource, textOf } from './day-moments.ts';
import { dayTexts } from './day-texts.ts';
import { type DayWords, dayWords } from './day-words.ts';
import { type StoredStreakRules, streakRulesV1 } from './streak-rules.ts';
import type { Circumstances } from './streak-summary.ts';

type Occurrence = Recorded<DomainEvent>;

/** Something that happened about a date. */
type DayMoment = {
  /** When it was recorded, and the member's zone at that time. */
  readonly at: Instant;
  readonly zone: string;
  readonly text: string;
  /** Whether it decides the state of the date. */
  readonly counts: boolean;
};

/** The reasons for the state of a date, as sentences. */
export type DayReasons = {
  readonly date: MemberDay;
  readonly standing: DayStanding;
  /** Protected by a token that is not spent yet. */
  readonly isProvisional: boolean;
  /** `It counts.` */
  readonly verdict: string;
  /** The effect of the day on streak and tokens. */
  readonly summary: string;
  /** How many days after the date its first activity was recorded; 0 for a punctual one. */
  readonly daysLate: number;
  /** In the order of recording. */
  readonly moments: readonly DayMoment[];
  readonly streakBefore: number;
  readonly streak: number;
  readonly tokensBefore: number;
  readonly tokens: number;
  /** The member's zone when the date ended. */
  readonly zone: string;
};

type ReasonsInput = {
  readonly ledger: DayLedger;
  /** At least all events about the requested dates. Further events do no harm, so that one date and all dates get the same reasons. */
  readonly events: readonly Occurrence[];
  readonly circumstances: Pick<Circumstances, 'zones' | 'common' | 'recounted'>;
  readonly rules?: StoredStreakRules;
  /** English by default. */
  readonly words?: DayWords;
};

/** A lookup of the reasons of a date; null for a date that is not in the ledger. */
export function reasonsReader({
  ledger,
  events,
  circumstances: { zones, common, recounted },
  rules: initialRules = streakRulesV1,
  words = dayWords,
}: ReasonsInput): (date: MemberDay) => DayReasons | null {
  const rulesOn = rulesReader(common, initialRules);
  const current = sinceLastReset(events);
  const eventsAbout = eventsReader(current);
  const firstProgram = current.find(({ event }) => event.type === 'ProgramStarted')?.id ?? null;
  const indexes = new Map(ledger.days.map(({ date }, index) => [date, index]));
  return (date) => {
    const index = indexes.get(date) ?? -1;
    const day = ledger.days[index];
    if (!day) return null;
    const rules = rulesOn(date);
    const late = ledger.totalsOnly.filter((fact) => fact.date === date);
    const source: ReasonSource = {
      date,
      rules,
      words: words.moments,
      events: eventsAbout(day),
      counted: new Set(day.facts.map(({ eventId }) => eventId)),
      tooLate: new Set(late.map(({ eventId }) => eventId)),
      firstProgram,
    };
    const before = ledger.days[index - 1] ?? { streak: 0, tokens: 0 };
    return {
      date,
      standing: day.standing,
      isProvisional: day.isProvisional,
      ...withRecount(dayTexts({ days: ledger.days, index, rules, words }), { date, recounted, words }),
      daysLate: daysLate(source),
      moments: source.events.flatMap((recorded) => momentOf(recorded, source)),
      streakBefore: before.streak,
      streak: day.streak,
      tokensBefore: before.tokens,
      tokens: day.tokens,
      zone: ianaName(zoneAt(zones, endOf(date))),
    };
  };
}

type Recounting = Pick<Circumstances, 'recounted'> & { readonly date: MemberDay; readonly words: DayWords };

/** Names the law that moved something to this date. */
function withRecount<Texts extends { readonly summary: string }>(
  texts: Texts,
  { date, recounted, words }: Recounting,
): Texts {
  const recounts = recounted?.recounts.findLast(
    ({ dates, from }) => dates.includes(date) || (recounted.held[date] === 'token' && date >= from),
  );
  if (recounts === undefined) return texts;
  const city = cityOf(recounts.zone);
  if (recounted?.held[date] === 'token' && !recounts.dates.includes(date))
    return { ...texts, summary: words.heldByLaw(city) };
  return { ...texts, summary: `${texts.summary} ${words.recounted(city, recounts.version)}` };
}

/** By UTC, which is near enough to name a zone. */
const endOf = (date: MemberDay): Instant => asInstant(`${addDays(date, 1)}T00:00:00.000Z`);

const clearing: ReadonlySet<string> = new Set(memberCleared);

/** In the order of recording. */
function sinceLastReset(events: readonly Occurrence[]): readonly Occurrence[] {
  const inOrder = [...events].sort(byPosition);
  return inOrder.slice(inOrder.findLastIndex(({ event }) => clearing.has(event.type)) + 1);
}

const byPosition = (a: Occurrence, b: Occurrence): number => (a.position < b.position ? -1 : 1);

/** Events that may be about any date. */
const ofAnyDate: ReadonlySet<string> = new Set<DomainEvent['type']>([
  'StreakPaused',
  'StreakResumed',
  'WorkoutRetracted',
]);

/** The date of recording, and those that the event names. */
function datesOf({ event, metadata }: Occurrence): ReadonlySet<MemberDay> {
  const moved = event.type === 'WorkoutCorrected' ? [event.replaced.date] : [];
  return new Set([metadata.localDate, ...('date' in event ? [event.date] : []), ...moved]);
}

/** A lookup of the events that may be about a date, so that the reasons of all dates read each event a few times only. */
function eventsReader(events: readonly Occurrence[]): (day: LedgerDay) => readonly Occurrence[] {
  const byId = new Map(events.map((recorded) => [recorded.id, recorded]));
  const byDate = new Map<MemberDay, Occurrence[]>();
  for (const recorded of events) {
    for (const date of datesOf(recorded)) {
      const known = byDate.get(date);
      if (known) known.push(recorded);
      else byDate.set(date, [recorded]);
    }
  }
  const anyDate = events.filter(({ event }) => ofAnyDate.has(event.type));
  return ({ date, facts }) => {
    const ofFacts = facts.flatMap(({ eventId }) => byId.get(eventId) ?? []);
    return [...new Set([...(byDate.get(date) ?? []), ...ofFacts, ...anyDate])].sort(byPosition);
  };
}

function momentOf(recorded: Occurrence, source: ReasonSource): readonly DayMoment[] {
  const text = textOf(recorded, source);
  if (text === null) return [];
  const { occurredAt: at, zone } = recorded.metadata;
  return [{ at, zone, text, counts: source.counted.has(recorded.id) }];
}

const isActivity: ReadonlySet<string> = new Set<DomainEvent['type']>([
  'QuestCompleted',
  'RoutineCompleted',
  'WorkoutLogged',
  'WorkoutCorrected',
]);

/** An entry of an assessment is credited to its date whenever it is submitted. */
function daysLate({ date, events, counted }: ReasonSource): number {
  const delays = events
    .filter(({ id, event }) => counted.has(id) && isActivity.has(event.type))
    .map((recorded) => (isOfNight(recorded, date) ? 0 : daysBetween(date, recorded.metadata.localDate)));
  return delays.length > 0 ? Math.max(0, Math.min(...delays)) : 0;
}
