import type { EventStoreDBClient } from '@eventstore/db-client';
import { createClient } from './connections.ts';
import { answerWithin, type Terms, whileAway } from './driver-errors.ts';

export type ServerRelease = {
  /** `EventStoreDB 23.10.6` or `KurrentDB 26.1.0`, as the product was called then. */
  readonly name: string;
  /** Whether its makers mend its faults. */
  readonly isSupported: boolean;
};

/** The release from which the product has its new name. */
const kurrentDb = [25, 0];
/** The long-term release before the newest one. Between the two, no release is supported any more. */
const olderLine = '24.10';
/** The newest long-term release: of January 2026, supported for two years at least. */
const newestLine = [26, 0];

const isSince = ([major, minor]: readonly number[], [sinceMajor = 0, sinceMinor = 0]: readonly number[]) =>
  (major ?? 0) > sinceMajor || (major === sinceMajor && (minor ?? 0) >= sinceMinor);

/** Source: the release schedule that comes with KurrentDB 26.1. */
export function releaseOf(version: string): ServerRelease {
  const [major, minor] = version.split('.').map(Number);
  const numbers = [major ?? 0, minor ?? 0];
  return {
    name: `${isSince(numbers, kurrentDb) ? 'KurrentDB' : 'EventStoreDB'} ${version}`,
    isSupported: isSince(numbers, newestLine) || `${major}.${minor}` === olderLine,
  };
}

/** An internal of the driver's client that its types hide: the server's first answer. */
type Insides = { readonly capabilities: Promise<{ readonly serverVersion: string }> };

/** @throws StoreUnavailable */
export async function askRelease(connectionString: string): Promise<ServerRelease> {
  const client: EventStoreDBClient = createClient(connectionString);
  const milliseconds = 3_000;
  const terms: Terms = {
    patienceMilliseconds: milliseconds,
    silenceMilliseconds: milliseconds,
    closing: new AbortController().signal,
  };
  try {
    const answer = await whileAway(terms, () =>
      answerWithin(milliseconds, (client as unknown as Insides).capabilities),
    );
    return releaseOf(answer.serverVersion);
  } finally {
    await client.dispose();
  }
}
