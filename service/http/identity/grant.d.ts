/** grant ships types only for its framework handlers. */
declare module 'grant/lib/grant.js' {
  import type { GrantConfig, GrantOptions } from 'grant';

  type Asked<Session> = {
    readonly method: 'GET';
    /** `override: 'callback'` exchanges the code of the query for tokens; without it a sign-in starts. */
    readonly params: { readonly provider: string; readonly override?: string };
    readonly query?: Readonly<Record<string, string>>;
    readonly session?: Session;
  };
  type Answered<Session, Response> = {
    /** The redirect for the browser; absent at the callback. */
    readonly location?: string;
    /** To be passed back at the callback. */
    readonly session: Session;
    readonly state: { readonly response?: Response };
  };
  export type Grant<Session, Response> = (asked: Asked<Session>) => Promise<Answered<Session, Response>>;

  export default function createGrant<Session, Response>(options: {
    readonly config: GrantConfig;
    readonly request?: GrantOptions['request'];
  }): Grant<Session, Response>;
}
