import type { Logger } from 'pino';
import type { CurrentMember } from './current-member.ts';
import type { Session } from './session.ts';

declare module 'koa' {
  interface DefaultState {
    /** Also the `X-Request-Id` of the answer and the correlation id of what the request causes. */
    requestId: string;
    /** Names the request in every line. */
    log: Logger;
    /** Permits the `<style>` of this answer. */
    cspNonce: string;
    /** Set by `requireMember`. */
    current?: CurrentMember;
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
