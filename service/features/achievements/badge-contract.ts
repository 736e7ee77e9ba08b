import type { PersonalBadges } from '#domain/achievements/personal-badges.ts';
import type { QuestBadges } from '#domain/achievements/quest-badges.ts';
import * as z from '#schema';
import { memberDay } from '#service/http/fields-contract.ts';

const exerciseBests = z.array(z.tuple([z.string(), z.array(z.nullable(z.number()))]));
const bests = z.array(z.object({ id: z.string(), bests: exerciseBests }));
const reached = z.record(z.string(), memberDay);

/** What the badges follow from, for the numbers with commands that wait on the device. */
const badgeBasis = z.object({
  open: z.object({
    quests: z.record(z.string(), z.number()),
    active: z.object({
      days: z.array(z.object({ date: memberDay, facts: z.array(z.string()) })),
      before: z.nullable(memberDay),
      settled: z.number(),
    }),
    reached,
  }),
  personal: z.object({
    exercises: z.object({ settled: exerciseBests, latest: bests, imports: bests }),
    records: z.object({
      latest: z.array(z.object({ workoutId: z.string(), date: memberDay })),
      settled: z.number(),
    }),
    walked: z.object({
      latest: z.array(z.object({ workoutId: z.string(), meters: z.number() })),
      settled: z.number(),
    }),
    reached,
    sore: z.optional(z.array(z.object({ date: memberDay, areas: z.array(z.string()) }))),
  }),
});

export const badgesAnswer = z.object({
  /** How far the member is in each row: quests, comebacks, days with a record, whole metres. */
  counts: z.record(z.string(), z.number()),
  /** The date on which each reached badge was reached first, by its id, such as `strength-25`. */
  reached,
  basis: badgeBasis,
});

/** In the order in which they were earned. */
export const badgeReasonsAnswer = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    /** The member's date. */
    reachedOn: memberDay,
    /** One sentence. */
    reason: z.string(),
    /** The event that earned it. */
    eventId: z.string(),
  }),
);

export type ShownBadges = Omit<z.infer<typeof badgesAnswer>, 'basis'> & {
  readonly basis: { readonly open: QuestBadges; readonly personal: PersonalBadges };
};
export type BadgeReason = z.infer<typeof badgeReasonsAnswer>[number];
