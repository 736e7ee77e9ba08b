import { cheerKinds } from '#domain/together/together-events.ts';
import * as z from '#schema';
import { commandAnswer, memberDay } from '#service/http/fields-contract.ts';

const cheer = z.enum(cheerKinds);

/** What a friend sees of a member: the names of `SharedFacts`. */
const sharedFactsAnswer = z.object({
  firstName: z.nullable(z.string()),
  pictureUrl: z.nullable(z.string()),
  currentStreak: z.number(),
  isAtRisk: z.boolean(),
  activeDays: z.array(memberDay),
  completedQuests: z.number(),
  achievements: z.array(z.string()),
});

const friend = z.object({
  /** Of the friendship. No answer names the friend's account. */
  id: z.string(),
  facts: sharedFactsAnswer,
  /** The cheer that the member sent today; null for none. */
  cheeredToday: z.nullable(cheer),
  /** The latest cheer from the friend, of the last two days; null for none. */
  received: z.nullable(z.object({ kind: cheer, date: memberDay })),
  nudges: z.object({
    /** Whether the member wants nudges in this friendship. */
    isOn: z.boolean(),
    /** Whether both want them: only then the member learns what the friend chose. */
    isMutual: z.boolean(),
    /** Whether the member nudged the friend about the friend's date of today. */
    isSent: z.boolean(),
    /** Whether the friend nudged the member today. */
    isReceived: z.boolean(),
  }),
});
export type Friend = z.infer<typeof friend>;

const invitation = z.object({
  id: z.string(),
  expiresAt: z.iso.datetime(),
  /** The circle that it invites to; null for a friend. */
  circleId: z.nullable(z.string()),
});

/** Answer of GET /api/friends. Friends are in the order of the beginning, at most 200. */
export const friendsAnswer = z.object({
  /** Whether the member shares; without it, the lists are empty. */
  isSharing: z.boolean(),
  friends: z.array(friend),
  invitations: z.array(invitation),
});
export type Friends = z.infer<typeof friendsAnswer>;

export const friendsCommandAnswer = z.object({ ...commandAnswer, ...friendsAnswer.shape });

/** Answer of POST /api/friends/invitations. */
export const newInvitationAnswer = z.object({
  ...friendsCommandAnswer.shape,
  /** Six letters, answered this once: only a keyed hash is stored. */
  code: z.string(),
});

/** Body of POST /api/invitations/look and POST /api/friends. */
export const codeBody = z.object({ code: z.string().check(z.maxLength(40)) });

/** Answer of POST /api/invitations/look. */
export const invitationAnswer = z.object({
  /** Of the member who invites; null while they have given no name. */
  firstName: z.nullable(z.string()),
  circle: z.nullable(
    z.object({
      aim: z.enum(['active-days', 'quest-a-day']),
      target: z.number(),
      startsOn: memberDay,
      endsOn: memberDay,
      people: z.number(),
    }),
  ),
});

/** Answer of GET /api/friends/blocked: whom the member blocked, the latest first. */
export const blockedAnswer = z.object({
  blocked: z.array(
    z.object({
      /** Of the block. */
      id: z.string(),
      /** Null while they have given none, or have no account any more. */
      firstName: z.nullable(z.string()),
    }),
  ),
});
export const unblockedAnswer = z.object({ ...commandAnswer, ...blockedAnswer.shape });

/** Answer of GET /api/friends/former, the latest first: at most 50. No answer says why somebody is not seen any more. */
export const formerFriendsAnswer = z.object({
  former: z.array(
    z.object({
      /** Of the friendship. */
      id: z.string(),
      /** Null unless this member alone ended the friendship, and both share their progress. */
      firstName: z.nullable(z.string()),
      /** The member's date on which the friendship began. */
      since: memberDay,
    }),
  ),
});

/** Body of PUT /api/friends/:id/nudges. */
export const nudgesBody = z.object({ isOn: z.boolean() });

/** Body of POST /api/friends/:id/cheers. */
export const cheerBody = z.object({ kind: cheer });
