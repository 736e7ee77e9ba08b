import {
  type OpenFamily,
  type QuestFamily,
  questBadges,
  type ReachedBadges,
} from '#domain/catalogue/content/long-run-badges.ts';
import { questById } from '#domain/catalogue/quests/quest-catalogue.ts';
import type { DomainEvent } from '#domain/events.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import { memberCleared } from '#domain/member/member-events.ts';
import {
  type ActiveDays,
  comebacksIn,
  isKnownFact,
  noActiveDays,
  withFact,
  withoutFact,
} from './active-days.ts';
import { evolveDates } from './reached.ts';

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

type Counts = Readonly<Record<OpenFamily, number>>;

/** How far the member is in each row. */
export const questBadgeCounts = ({ quests, active }: QuestBadges): Counts => ({
  ...{ strength: 0, cardio: 0, core: 0, mobility: 0, recovery: 0, mindset: 0 },
  ...quests,
  comebacks: comebacksIn(active),
});

/**
 * After the member's next event. Dates are those that the events name: a corrected zone moves none. What was brought along from another app
 * counts nothing.
 */
export function evolveQuestBadges(before: QuestBadges, recorded: Recorded<DomainEvent>): QuestBadges {
  if (memberCleared.some((type) => type === recorded.event.type)) return noQuestBadges;
  const counted = { ...before, ...countedAfter(before, recorded.event) };
  const counts = questBadgeCounts(counted);
  return { ...counted, reached: evolveDates(questBadges, before.reached, recorded, counts) };
}

type Counted = Pick<QuestBadges, 'quests' | 'active'>;

function countedAfter({ quests, active }: Counted, event: DomainEvent): Counted {
  switch (event.type) {
    case 'QuestCompleted':
      return {
        quests: withQuest(quests, event.questId, 1),
        active: withFact(active, event.date, `quest ${event.date}`),
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
      return withFact(active, event.date, `routine ${event.date} ${event.template}`);
    case 'RoutineReopened':
      return withoutFact(active, `routine ${event.date} ${event.template}`);
    case 'WorkoutLogged':
      return event.isCompleted ? withFact(active, event.date, workoutNamed(event)) : active;
    case 'WorkoutCorrected': {
      const name = workoutNamed(event);
      return isKnownFact(active, name) ? withFact(withoutFact(active, name), event.date, name) : active;
    }
    case 'WorkoutRetracted':
      return withoutFact(active, workoutNamed(event));
    case 'AssessmentSubmitted':
      return event.results.reduce(
        (so, { savedOn }) => withFact(so, savedOn, `assessment ${event.programId} ${savedOn}`),
        active,
      );
    default:
      return active;
  }
}

const workoutNamed = ({ workoutId }: { readonly workoutId: string }): string => `workout ${workoutId}`;

const withoutQuest = (
  { quests, active }: Counted,
  { questId, date }: { readonly questId: string; readonly date: string },
): Counted => ({
  quests: withQuest(quests, questId, -1),
  active: withoutFact(active, `quest ${date}`),
});

/** Lucky Day is in no row, and a quest that the catalogue no longer has in none either. */
function withQuest(quests: QuestBadges['quests'], questId: string, change: 1 | -1): QuestBadges['quests'] {
  const family = questFamily(questId);
  return family ? { ...quests, [family]: Math.max(0, (quests[family] ?? 0) + change) } : quests;
}

/** The row that a quest counts in; null for Lucky Day and an unknown quest. */
function questFamily(questId: string): QuestFamily | null {
  const category = questById(questId)?.category;
  return category === undefined || category === 'Lucky Day'
    ? null
    : (category.toLowerCase() as Lowercase<typeof category>);
}
