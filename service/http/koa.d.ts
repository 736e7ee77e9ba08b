import type { Logger } from 'pino';
import type { CommandId, MemberId } from '#domain/kernel/ids.ts';
import type { Language } from '#domain/kernel/language.ts';
import type { CurrentMember, KnownMember } from './current-member.ts';
import type { AskedAnswer } from './idempotency/idempotency.ts';
import type { RequestToken } from './session/access-tokens.ts';
import type { Session } from './session/session.ts';

declare module 'koa' {
  interface DefaultState {
    /** Also the `X-Request-Id` of the answer and the correlation id of the resulting events. */
    requestId: string;
    /** Adds the request id to every line. */
    log: Logger;
    /** The languages among which answers choose; all, when absent. */
    languages?: readonly Language[];
    /** Gives the answer the policy of a page. @returns the nonce for its `<style>` elements. */
    allowPage: () => string;
    /** The signed-in member for the log; set before any gate runs. */
    memberId?: MemberId;
    /** The refusal or failure for the log. */
    refused?: { readonly code: string; readonly reason: string };
    /** The session's member as the read models showed them when the session was read; absent without a session. */
    knownMember?: () => Promise<KnownMember | null>;
    /** Whether the request was sent with an access token, right or wrong. */
    isByToken?: boolean;
    /** The access token that the request was sent with, in the place of a session. */
    token?: RequestToken;
    /** Resolves the token again. @throws InvalidToken when it no longer works */
    resolveTokenAgain?: () => Promise<unknown>;
    /** Set by `requireMember`. */
    current?: CurrentMember;
    /** The answer that was stored for the request's key, as it was looked for before an erasure could run. */
    askedAnswer?: AskedAnswer | undefined;
    /** Id of the request's command, once it was derived. */
    commandId?: CommandId;
    /**
     * Set when the request's command is already stored in this stream. Nothing is decided then, and `current` has the clock of the first
     * request.
     */
    replayedStream?: string;
    /** The request has deleted the caller's account, so nothing about them may be written any more. */
    isForgotten?: boolean;
    /** Ids of the commands that the request has sent. */
    commandIds?: readonly string[];
  }
  interface ExtendableContext {
    get session(): Session;
    set session(value: null);
  }
}
