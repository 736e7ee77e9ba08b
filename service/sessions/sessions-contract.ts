import * as z from 'zod/mini';

/** Answer of GET /api/me/sessions: where the member is signed in: the session that asks, then the last used first. */
export const sessionsAnswer = z.array(
  z.object({
    /** Names the session in calls of this member; of no use to others. */
    handle: z.string(),
    /** Browser and system in words. */
    device: z.string(),
    signedInAt: z.iso.datetime(),
    /** To the hour. */
    lastUsedAt: z.iso.datetime(),
    /** The one that asks. */
    isCurrent: z.boolean(),
  }),
);
export type MemberSession = z.infer<typeof sessionsAnswer>[number];

/** Body of POST /api/me/sessions/sign-out: one session, or null for all but the one that asks. */
export const signOutBody = z.object({
  handle: z.nullable(z.string().check(z.maxLength(100))),
});

/** How many sessions have ended; none where the one that was meant had ended before. */
export const signedOutAnswer = z.object({ signedOut: z.number() });

/** Answer of GET /api/me/device-key: 32 bytes in hex. */
export const deviceKeyAnswer = z.object({ key: z.string().check(z.regex(/^[0-9a-f]{64}$/)) });
