import { borrowedPackage } from './borrowed-package.ts';

const version = '0.42.0';

/** What we use of it. */
export type OpenEmmett = (connectionString: string) => {
  appendToStream(
    stream: string,
    events: readonly { readonly type: string; readonly data: object; readonly metadata: object }[],
    options: { readonly expectedStreamVersion: bigint | 'STREAM_DOES_NOT_EXIST' },
  ): Promise<{ readonly nextExpectedStreamVersion: bigint }>;
  close(): Promise<void>;
};

/** An event store on Postgres to compare with. @throws when it cannot be installed. */
export async function emmettFrom(folder: string): Promise<OpenEmmett> {
  const needs = [`@event-driven-io/emmett@${version}`];
  const found = await borrowedPackage(folder, '@event-driven-io/emmett-postgresql', version, needs);
  return (found as { readonly getPostgreSQLEventStore: OpenEmmett }).getPostgreSQLEventStore;
}
