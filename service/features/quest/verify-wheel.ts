import type { MemberId } from '#domain/kernel/ids.ts';
import { type QuestDay, questDecider } from '#domain/quest/quest.ts';
import type { QuestEvent } from '#domain/quest/quest-events.ts';
import {
  checkDraw,
  checkDraws,
  type Published,
  type PublishedSeed,
  type SeedsByMonth,
  type StoredDraw,
  type Verdict,
} from '#domain/quest/quest-proof.ts';
import type { WheelRules } from '#domain/quest/wheel-rules.ts';
import type { Month } from '#domain/quest/wheel-seed-events.ts';
import { decode, storedTypes, typeNamed } from '#service/event-store/event-types/event-codec.ts';
import { beginning, type EventStore } from '#service/event-store/port.ts';
import { commitmentOf, monthSeedOf, nodeDigests } from './quest-draw.ts';
import { drawsOfMonth } from './stored-draws.ts';
import { adoptedWheelRules } from './wheel-rules.ts';
import { publishedSeeds, type WheelSeed } from './wheel-seeds.ts';

type Events = Pick<EventStore, 'readStream' | 'readBatches'>;
export type WrongDraw = {
  readonly memberId: string;
  readonly date: string;
  readonly spin: number;
  readonly what: Extract<Verdict, { is: 'wrong' }>['what'];
};
export type VerifiedWheel = {
  readonly month: Month;
  /** The published seeds of the month; several where QUEST_SEED was changed within the month. */
  readonly seeds: readonly WheelSeed[];
  /** Published seeds that are not those that were committed to. */
  readonly wrongSeeds: readonly string[];
  /** The first date of the rules v2; null before they are adopted. */
  readonly from: WheelRules;
  readonly draws: Readonly<Record<Verdict['is'], number>>;
  /** The first hundred. */
  readonly wrong: readonly WrongDraw[];
};
const shownWrong = 100;

/**
 * Repeats every draw of a month, or those of one member. A seed that is not revealed yet follows from QUEST_SEED, where it is at hand, and is
 * held to its commitment.
 * @param questSeed null for somebody who only knows what was published
 */
export async function verifyWheel(
  events: Events,
  { month, member, questSeed }: { month: Month; member: MemberId | null; questSeed: string | null },
): Promise<VerifiedWheel> {
  const published = await publishedSeeds(events);
  const seeds = published.filter((seed) => seed.month === month);
  const wrongSeeds = seeds.flatMap(({ commitment, revealed }) =>
    revealed && commitmentOf(revealed.seed) !== commitment ? [commitment] : [],
  );
  const adopted = await adoptedWheelRules(events);
  const known = { seeds: knownSeeds(published, questSeed), rules: adopted?.from ?? null };
  const draws: Record<Verdict['is'], number> = {
    verified: 0,
    waiting: 0,
    early: 0,
    uncommitted: 0,
    wrong: 0,
  };
  const wrong: WrongDraw[] = [];
  const verdicts =
    member === null ? ofEverybody(events, month, known) : ofMember(events, member, month, known);
  for await (const [{ memberId, date, spin }, verdict] of verdicts) {
    draws[verdict.is] += 1;
    if (verdict.is === 'wrong' && wrong.length < shownWrong)
      wrong.push({ memberId, date, spin, what: verdict.what });
  }
  return { month, seeds, wrongSeeds, from: known.rules, draws, wrong };
}

function knownSeeds(published: readonly WheelSeed[], questSeed: string | null): SeedsByMonth {
  const byMonth = new Map<Month, PublishedSeed[]>();
  for (const { month, commitment, committedAt, revealed } of published) {
    const derived = questSeed === null ? null : monthSeedOf(questSeed, month);
    const own = derived !== null && commitmentOf(derived) === commitment ? derived : null;
    const seed = { commitment, committedAt, seed: revealed?.seed ?? own };
    byMonth.set(month, [...(byMonth.get(month) ?? []), seed]);
  }
  return byMonth;
}

type Checked = readonly [draw: Pick<StoredDraw, 'memberId' | 'date' | 'spin'>, verdict: Verdict];

async function* ofMember(
  events: Events,
  member: MemberId,
  month: Month,
  known: Published,
): AsyncGenerator<Checked> {
  const draws = await drawsOfMonth(events, member, month);
  for (const { verdict, ...draw } of await checkDraws(draws, known, nodeDigests)) yield [draw, verdict];
}

const readTypes: ReadonlySet<string> = new Set(
  storedTypes.filter((type) => ['QuestSpun', 'QuestDayReset'].includes(typeNamed(type))),
);
/** Dates of which nothing more can come are forgotten above this number, so that memory does not grow with the log. */
const maxDays = 200_000;
const daysOpen = 3;

async function* ofEverybody(events: Events, month: Month, known: Published): AsyncGenerator<Checked> {
  const days = new Map<string, QuestDay>();
  for await (const { event, drawnAt } of questEventsOf(events, month)) {
    const { memberId, date } = event;
    const key = `${date}|${memberId}`;
    const day = days.get(key) ?? questDecider.initialState;
    if (event.type === 'QuestSpun') {
      const draw = { ...event, inputs: event.inputs ?? null, wheel: event.wheel ?? null, drawnAt };
      yield [draw, await checkDraw(draw, day, known, nodeDigests)];
    }
    days.set(key, questDecider.evolve(day, event));
    if (days.size > maxDays) forgetClosedDays(days, drawnAt);
  }
}

async function* questEventsOf(
  events: Events,
  month: Month,
): AsyncGenerator<{ readonly event: QuestEvent; readonly drawnAt: string }> {
  const batches = events.readBatches({ after: beginning, types: readTypes, personal: new Set() });
  for await (const batch of batches)
    for (const stored of batch) {
      const { event, metadata } = decode(stored);
      const quest = event as QuestEvent;
      if (quest.date.startsWith(month)) yield { event: quest, drawnAt: metadata.occurredAt };
    }
}

function forgetClosedDays(days: Map<string, QuestDay>, at: string): void {
  const oldest = new Date(Date.parse(at) - daysOpen * 86_400_000).toISOString().slice(0, 10);
  for (const key of days.keys()) if (key.slice(0, 10) < oldest) days.delete(key);
}
