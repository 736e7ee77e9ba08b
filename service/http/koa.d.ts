import type { Logger } from 'pino';
import type { CommandId, MemberId } from '#domain/kernel/ids.ts';
import type { CurrentMember } from './current-member.ts';
import type { Session } from './session/session.ts';

declare module 'koa' {
  interface DefaultState {
    /** Also the `X-Request-Id` of the answer and the correlation id of what the request causes. */
    requestId: string;
    /** Names the request in every line. */
    log: Logger;
    /** Permits the `<style>` of this answer. */
    cspNonce: string;
    /** Who is signed in, for the log; set before any gate has looked them up. */
    memberId?: MemberId;
    /** Why the request was refused or has failed, for the log. */
    refused?: { readonly code: string; readonly reason: string };
    /** Set by `requireMember`. */
    current?: CurrentMember;
    /** Of the command that the request carries, once somebody has asked for it. */
    commandId?: CommandId;
    /** The request's command is stored already, in this stream: nothing is decided, and `current` has the clock of the first time. */
    replayedStream?: string;
    /** The request has deleted the account of who asks: nothing of them may be written any more. */
    isForgotten?: boolean;
    /** Of the commands that the request has sent. */
    commandIds?: readonly string[];
  }
  interface ExtendableContext {
    get session(): Session;
    set session(value: null);
  }
}
