import {
  type LongRunBadge,
  type OpenFamily,
  type QuestFamily,
  questBadges,
  type ReachedBadges,
} from '#domain/catalogue/content/long-run-badges.ts';
import { questById } from '#domain/catalogue/quests/quest-catalogue.ts';
import type { Quest } from '#domain/catalogue/quests/quest-entry.ts';
import type { DomainEvent } from '#domain/events.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import { memberCleared } from '#domain/member/member-events.ts';
import {
  type ActiveDays,
  comebacksIn,
  dateOfFact,
  haveSameDates,
  noActiveDays,
  withFact,
  withoutFact,
} from './active-days.ts';
import { evolveDates, takesBack } from './reached.ts';

/** From which the badges of quests by category and of comebacks follow, with their dates. Plain JSON. */
export type QuestBadges = {
  readonly quests: { readonly [Family in QuestFamily]?: number };
  readonly active: ActiveDays;
  readonly reached: ReachedBadges;
};

export const noQuestBadges: QuestBadges = { quests: {}, active: noActiveDays, reached: {} };

/** The event types that can matter. */
export const questBadgeTypes = [
  'QuestCompleted',
  'QuestCompletionUndone',
  'QuestDayReset',
  'RoutineCompleted',
  'RoutineReopened',
  'WorkoutLogged',
  'WorkoutCorrected',
  'WorkoutRetracted',
  'AssessmentSubmitted',
  ...memberCleared,
] as const satisfies readonly DomainEvent['type'][];

const clearing: ReadonlySet<DomainEvent['type']> = new Set(memberCleared);

type Counts = Readonly<Record<OpenFamily, number>>;

const questCountsOf = (quests: QuestBadges['quests']): Readonly<Record<QuestFamily, number>> => ({
  ...{ strength: 0, cardio: 0, core: 0, mobility: 0, recovery: 0, mindset: 0 },
  ...quests,
});

/** How far the member is in each row. */
export const questBadgeCounts = ({ quests, active }: QuestBadges): Counts => ({
  ...questCountsOf(quests),
  comebacks: comebacksIn(active),
});

/**
 * After the member's next event; the same object when nothing changes. Dates are those that the events name: a corrected zone moves none.
 * What was brought along from another app counts nothing.
 */
export function evolveQuestBadges(before: QuestBadges, recorded: Recorded<DomainEvent>): QuestBadges {
  if (clearing.has(recorded.event.type)) return noQuestBadges;
  const { quests, active } = countedAfter(before, recorded.event);
  const counted =
    quests === before.quests && active === before.active ? before : { ...before, quests, active };
  const reached = reachedAfter(before, counted, recorded);
  return reached === counted.reached ? counted : { ...counted, reached };
}

const goalsByCount = new Map(
  questBadges.map(({ counts }) => [counts, questBadges.filter((badge) => badge.counts === counts)]),
);
const goals = <Count extends OpenFamily>(count: Count): readonly LongRunBadge<Count>[] =>
  (goalsByCount.get(count) ?? []) as LongRunBadge<Count>[];

/** A new fact reaches only badges whose count it changes. */
function reachedAfter(
  before: QuestBadges,
  after: QuestBadges,
  recorded: Recorded<DomainEvent>,
): ReachedBadges {
  if (takesBack(recorded)) return evolveDates(questBadges, before.reached, recorded, questBadgeCounts(after));
  let { reached } = before;
  const { quests, active } = after;
  if (quests !== before.quests && recorded.event.type === 'QuestCompleted') {
    const family = questFamily(recorded.event.questId);
    if (family) reached = evolveDates(goals(family), reached, recorded, questCountsOf(quests));
  }
  return haveSameDates(before.active, active)
    ? reached
    : evolveDates(goals('comebacks'), reached, recorded, { comebacks: comebacksIn(active) });
}

type Counted = Pick<QuestBadges, 'quests' | 'active'>;

function countedAfter({ quests, active }: Counted, event: DomainEvent): Counted {
  switch (event.type) {
    case 'QuestCompleted':
      return {
        quests: withQuest(quests, event.questId, 1),
        active: withFact(active, event.date, questFact),
      };
    case 'QuestCompletionUndone':
      return withoutQuest({ quests, active }, event);
    case 'QuestDayReset':
      // A quest that was not completed has no points to take back.
      return event.points > 0 ? withoutQuest({ quests, active }, event) : { quests, active };
    default:
      return { quests, active: activeAfter(active, event) };
  }
}

function activeAfter(active: ActiveDays, event: DomainEvent): ActiveDays {
  switch (event.type) {
    case 'RoutineCompleted':
      return withFact(active, event.date, `routine ${event.template}`);
    case 'RoutineReopened':
      return withoutFact(active, event.date, `routine ${event.template}`);
    case 'WorkoutLogged':
      return event.isCompleted ? withFact(active, event.date, workoutNamed(event)) : active;
    case 'WorkoutCorrected':
      return moved(active, workoutNamed(event), event.date);
    case 'WorkoutRetracted':
      return moved(active, workoutNamed(event), null);
    case 'AssessmentSubmitted':
      return event.results.reduce(
        (so, { savedOn }) => withFact(so, savedOn, `assessment ${event.programId}`),
        active,
      );
    default:
      return active;
  }
}

/** A workout on another date, or on none. One that is not known, as one that was not finished, stays so. */
function moved(active: ActiveDays, name: string, to: MemberDay | null): ActiveDays {
  const date = dateOfFact(active, name);
  if (date === null || date === to) return active;
  const without = withoutFact(active, date, name);
  return to === null ? without : withFact(without, to, name);
}

/** A date has one quest. */
const questFact = 'quest';
const workoutNamed = ({ workoutId }: { readonly workoutId: string }): string => `workout ${workoutId}`;

const withoutQuest = (
  { quests, active }: Counted,
  { questId, date }: { readonly questId: string; readonly date: MemberDay },
): Counted => ({
  quests: withQuest(quests, questId, -1),
  active: withoutFact(active, date, questFact),
});

/** Lucky Day is in no row, and a quest that the catalogue no longer has in none either. */
function withQuest(quests: QuestBadges['quests'], questId: string, change: 1 | -1): QuestBadges['quests'] {
  const family = questFamily(questId);
  if (!family) return quests;
  // A computed name in the literal takes several times as long.
  const counted: { -readonly [Family in QuestFamily]?: number } = { ...quests };
  counted[family] = Math.max(0, (quests[family] ?? 0) + change);
  return counted;
}

const families: Readonly<Record<Exclude<Quest['category'], 'Lucky Day'>, QuestFamily>> = {
  Strength: 'strength',
  Cardio: 'cardio',
  Core: 'core',
  Mobility: 'mobility',
  Recovery: 'recovery',
  Mindset: 'mindset',
};

/** The row that a quest counts in; null for Lucky Day and an unknown quest. */
function questFamily(questId: string): QuestFamily | null {
  const category = questById(questId)?.category;
  return category === undefined || category === 'Lucky Day' ? null : families[category];
}
