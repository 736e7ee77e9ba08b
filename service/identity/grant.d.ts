/** grant declares the types of its handlers for frameworks only. */
declare module 'grant/lib/grant.js' {
  import type { GrantConfig, GrantOptions } from 'grant';

  type Asked<Session> = {
    readonly method: 'GET';
    /** `override: 'callback'` trades the code of the query for tokens; without it a sign-in starts. */
    readonly params: { readonly provider: string; readonly override?: string };
    readonly query?: Readonly<Record<string, string>>;
    readonly session?: Session;
  };
  type Answered<Session, Response> = {
    /** Where to send the browser; none at the callback. */
    readonly location?: string;
    /** To be given back at the callback. */
    readonly session: Session;
    readonly state: { readonly response?: Response };
  };
  export type Grant<Session, Response> = (asked: Asked<Session>) => Promise<Answered<Session, Response>>;

  export default function createGrant<Session, Response>(options: {
    readonly config: GrantConfig;
    readonly request?: GrantOptions['request'];
  }): Grant<Session, Response>;
}
