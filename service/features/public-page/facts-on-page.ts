import type { Reached, ReachedTiers } from '#domain/achievements/reached.ts';
import { achievementsOf } from '#domain/achievements/reached.ts';
import { achievements } from '#domain/catalogue/content/achievements.ts';
import { badgeTiers } from '#domain/catalogue/content/badge-tiers.ts';
import { levelOf } from '#domain/catalogue/content/levels.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import { nameForOthers } from '#domain/member/name-for-others.ts';
import {
  type PublicDay,
  type PublicFact,
  type PublicFacts,
  publicFacts,
} from '#domain/public-page/public-fact-rules.ts';
import { datesOf, weekOf } from '#domain/recap/iso-week.ts';
import type { Activity } from '#domain/streak/activity-state.ts';
import { activeDates } from '#domain/streak/recent-days-rules.ts';
import { streakAt } from '#domain/streak/streak-summary.ts';

/** From which the facts follow. */
export type PublicBasis = Pick<Activity, 'summary' | 'recent' | 'totalWorkouts' | 'completedQuests'> & {
  readonly firstName: string | null;
  readonly totalPoints: number;
  readonly reached: Reached;
  readonly tiers: ReachedTiers;
};

type Reader<Fact extends PublicFact> = (basis: PublicBasis, today: MemberDay) => PublicFacts[Fact];

const readers: { readonly [Fact in PublicFact]: Reader<Fact> } = {
  firstName: ({ firstName }) => nameForOthers(firstName) ?? undefined,
  streak: ({ summary }, today) => streakAt(summary, today).currentStreak,
  activeDays: weekUntil,
  quests: ({ completedQuests }) => completedQuests,
  badges: badgesOf,
  level: ({ totalPoints }) => {
    const { number, name } = levelOf(totalPoints).level;
    return { number, name };
  },
};

/** The chosen facts of a member on a date of the member. */
export const publicFactsOf = (
  basis: PublicBasis,
  chosen: readonly PublicFact[],
  today: MemberDay,
): PublicFacts =>
  Object.fromEntries(
    publicFacts
      .filter((fact) => chosen.includes(fact))
      .map((fact) => [fact, readers[fact](basis, today)] as const)
      .filter(([, value]) => value !== undefined),
  );

function weekUntil({ recent }: PublicBasis, today: MemberDay): readonly PublicDay[] {
  const dates = datesOf(weekOf(today));
  const active = new Set(activeDates(recent, dates[0] ?? today, dates.at(-1) ?? today));
  return dates.map((date) => {
    if (active.has(date)) return 'active';
    return date < today ? 'quiet' : 'open';
  });
}

function badgesOf(
  { summary, totalWorkouts, completedQuests, reached, tiers }: PublicBasis,
  today: MemberDay,
): readonly string[] {
  const { bestStreak } = streakAt(summary, today);
  const counts = { workouts: totalWorkouts, quests: completedQuests, bestStreak, goalProgress: 0 };
  const standings = achievementsOf(counts, reached);
  const unlocked = achievements.filter(({ id }) => standings.some((one) => one.id === id && one.unlocked));
  return [...unlocked, ...badgeTiers.filter(({ id }) => tiers[id] !== undefined)].map(({ name }) => name);
}
