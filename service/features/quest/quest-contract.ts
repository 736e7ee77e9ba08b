import * as z from '#schema';
import { commandAnswer, instant, memberDay } from '#service/http/fields-contract.ts';

export const quest = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.string(),
  difficulty: z.enum(['easy', 'medium', 'hard']),
  pointsReward: z.number(),
  estimatedMinutes: z.number(),
  requirements: z.object({ equipment: z.array(z.string()), alternative: z.nullable(z.string()) }),
});

/** The quest of a day, once it is accepted. Its id is the member's date. */
export const userQuest = z.object({
  id: memberDay,
  status: z.enum(['assigned', 'completed', 'skipped']),
  quest,
  pointsEarned: z.number(),
});

export const spinSession = z.object({ remainingSpins: z.number() });

/** The quests that this member can draw, sorted by id, Lucky Day last. */
export const questsAnswer = z.array(quest);
/** The revision is that of the day's stream. A client that holds a newer command answer ignores an older read. */
export const todaysQuestAnswer = z.nullable(z.object({ ...userQuest.shape, revision: z.number() }));
/** The open proposal with the remaining spins; null without one. `/today` shows it only after its acceptance. */
export const wheelSessionAnswer = z.nullable(
  z.object({ quest, remainingSpins: z.number(), revision: z.number() }),
);

/** A slot of the wheel. */
const wheelSlot = z.object({ id: z.string(), name: z.string() });
/**
 * The wheel of today's quest: eight slots, clockwise from the top. Null where the date is drawn by the earlier rules, which have no wheel
 * before a spin, and where too few quests fit the member.
 */
export const wheelAnswer = z.nullable(z.object({ date: memberDay, slots: z.array(wheelSlot) }));

/** For a proposal: spin session and quest. For an assigned quest: the quest. For a finished day: a message. */
export const spinAnswer = z.object({
  ...commandAnswer,
  spinSession: z.optional(spinSession),
  quest: z.optional(quest),
  userQuest: z.optional(z.nullable(userQuest)),
  pointsEarned: z.optional(z.number()),
  message: z.optional(z.string()),
  /** The wheel that was turned. */
  wheel: z.optional(wheelAnswer),
});
/** Answer of accepting, completing, skipping and undoing: the quest afterwards, with its points. */
export const questAnswer = z.object({
  ...commandAnswer,
  userQuest: z.nullable(userQuest),
  pointsEarned: z.number(),
});
/** The longest note about a quest, in characters. */
const longestQuestNote = 2_000;
export const updateQuestBody = z.object({
  status: z.enum(['completed', 'skipped']),
  /** When it was done, where the command was given without a network. The service's time where it lies after that. */
  completedAt: z.optional(instant),
  /** The member's own words; kept for a quest that is about writing. */
  note: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(longestQuestNote))),
});
export const resetQuestBody = z.object({ reason: z.optional(z.string().check(z.maxLength(500))) });
export const resetQuestAnswer = z.object({ ...commandAnswer, spinSession });

export type Quest = z.infer<typeof quest>;
export type UserQuest = z.infer<typeof userQuest>;
export type WheelSession = z.infer<typeof wheelSessionAnswer>;
export type DayWheel = z.infer<typeof wheelAnswer>;
export type SpinAnswer = z.infer<typeof spinAnswer>;
