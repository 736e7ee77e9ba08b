import * as z from '#schema';

/** Answer of GET /api/me/sessions: the member's sessions, the requesting one first, then the most recently used. */
export const sessionsAnswer = z.array(
  z.object({
    /** Identifies the session in calls of this member; useless to others. */
    handle: z.string(),
    /** Browser and operating system as text. */
    device: z.string(),
    signedInAt: z.iso.datetime(),
    /** To the hour. */
    lastUsedAt: z.iso.datetime(),
    /** The one that asks. */
    isCurrent: z.boolean(),
    /** The member signed in at the built-in provider, which has a page of their passkeys. Of the one that asks. */
    hasPasskeys: z.optional(z.boolean()),
    /** The member signed in at the provider beside the built-in one, and may get a passkey too. Of the one that asks. */
    canAddPasskey: z.optional(z.boolean()),
  }),
);
export type MemberSession = z.infer<typeof sessionsAnswer>[number];

/** Body of POST /api/me/sessions/sign-out: one session, or null for all except the requesting one. */
export const signOutBody = z.object({
  handle: z.nullable(z.string().check(z.maxLength(100))),
});

/** Number of ended sessions; 0 when the named one had already ended. */
export const signedOutAnswer = z.object({ signedOut: z.number() });

/**
 * Answer of GET /api/me/device-key: 32 bytes in hex, and 8 bytes in hex that name the key. The name is no secret. A process of the release
 * before gives none.
 */
export const deviceKeyAnswer = z.object({
  key: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  id: z.optional(z.string().check(z.regex(/^[0-9a-f]{16}$/))),
});
