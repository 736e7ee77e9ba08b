import type { EventStoreDBClient } from '@eventstore/db-client';
import type { StreamsClient } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type { CallOptions, Metadata } from '@grpc/grpc-js';

/** Internals of the driver's client that its types hide: they make calls of the driver's generated messages, on its own connection. */
type DriverCalls = {
  /** The returned function opens the call, once a server was found. A broken call has the client look for another server. */
  GRPCStreamCreator<Call>(
    client: typeof StreamsClient,
    name: string,
    create: (client: StreamsClient) => Call,
  ): () => Promise<Call>;
  callArguments(
    options: { readonly requiresLeader?: boolean },
    callOptions: CallOptions,
  ): [Metadata, CallOptions];
};

export const driverCalls = (client: EventStoreDBClient): DriverCalls => client as unknown as DriverCalls;

/** For calls with time limits of the adapter. */
export const noDeadline: CallOptions = { deadline: Number.POSITIVE_INFINITY };
