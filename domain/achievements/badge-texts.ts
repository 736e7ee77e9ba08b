import { achievements } from '#domain/catalogue/content/achievements.ts';
import { badgeTiers } from '#domain/catalogue/content/badge-tiers.ts';
import { type LongRunFamily, longRunBadges } from '#domain/catalogue/content/long-run-badges.ts';
import { questById } from '#domain/catalogue/quests/quest-catalogue.ts';
import { namedTemplates } from '#domain/catalogue/workouts/workout-templates.ts';
import type { DomainEvent } from '#domain/events.ts';

type Counts = (typeof achievements)[number]['counts'] | LongRunFamily;
type KnownBadge = {
  readonly id: string;
  readonly name: string;
  readonly counts: Counts;
  readonly target: number;
};

/** Every badge there is: the achievements, the tiers and those of the long run. */
export const allBadges: readonly KnownBadge[] = [...achievements, ...badgeTiers, ...longRunBadges];

/** What earned a badge, in one sentence for the member. @param event the one that made it reach the target */
export function badgeReason({ counts, target }: KnownBadge, event: DomainEvent): string {
  return `${causeOf(event)} ${resultOf[counts](target)}.`;
}

function causeOf(event: DomainEvent): string {
  switch (event.type) {
    case 'QuestCompleted':
      return `The quest ${questById(event.questId)?.name ?? 'of the day'}`;
    case 'WorkoutLogged':
      return `Your workout ${workoutName(event.templateId)}`;
    case 'WorkoutCorrected':
      return `A correction of your workout ${workoutName(event.templateId)}`;
    case 'RoutineCompleted':
      return 'Your daily routine';
    case 'AssessmentSubmitted':
      return 'Your fitness assessment';
    case 'ProgramEnded':
      return 'The program that you ended';
    default:
      return 'A change in how your days count';
  }
}

/** A template of the member's own has a name that is personal. */
const workoutName = (templateId: string): string => namedTemplates.get(templateId)?.name ?? 'of your own';

const times = (target: number, one: string, many: string): string => `${target} ${target === 1 ? one : many}`;
const quests = (kind: string) => (target: number) =>
  `made it ${times(target, `${kind} quest`, `${kind} quests`)}`;
const resultOf: Readonly<Record<Counts, (target: number) => string>> = {
  workouts: (target) => `made it ${times(target, 'workout', 'workouts')}`,
  bestStreak: (target) => `made it ${times(target, 'day', 'days')} in a row`,
  goalProgress: () => 'had reached its goal',
  quests: (target) => `made it ${times(target, 'quest', 'quests')}`,
  strength: quests('strength'),
  cardio: quests('cardio'),
  core: quests('core'),
  mobility: quests('mobility'),
  recovery: quests('recovery'),
  mindset: quests('mindset'),
  comebacks: (target) =>
    target === 1
      ? 'brought you back after seven days or more'
      : `made it ${target} comebacks after seven days or more`,
  records: (target) =>
    target === 1
      ? 'beat one of your own records'
      : `made it ${target} days on which you beat one of your own records`,
  walked: () => 'took you far enough on foot',
};
