import type { EventStoreDBClient } from '@eventstore/db-client';
import { Metadata } from '@grpc/grpc-js';

/** How answers of the server cross the network. */
export type Compression = 'none' | 'gzip';

const offer = 'grpc-accept-encoding';

/**
 * Does not accept the header by which a client offers compression. grpc-js adds the header to every call, has no option against it, and runs
 * its interceptors before.
 */
class WithoutOffer extends Metadata {
  override set(...[key, value]: Parameters<Metadata['set']>): void {
    if (key !== offer) super.set(key, value);
  }

  override clone(): WithoutOffer {
    const copy = new WithoutOffer(this.getOptions());
    copy.merge(this);
    return copy;
  }
}

/** An internal of the driver's client that its types hide: what it adds to each call. */
type Insides = { callArguments(...asked: readonly unknown[]): [Metadata, ...unknown[]] };

/**
 * Has all calls of a client ask for answers as they are. KurrentDB 25.1 and later compress each message for a client that offers gzip, which
 * costs seven times as much CPU as an event itself.
 */
export function withoutCompression(client: EventStoreDBClient): EventStoreDBClient {
  const insides = client as unknown as Insides;
  const { callArguments } = insides;
  insides.callArguments = (...asked) => {
    const [metadata, ...others] = callArguments(...asked);
    const plain = new WithoutOffer(metadata.getOptions());
    plain.merge(metadata);
    return [plain, ...others];
  };
  return client;
}
