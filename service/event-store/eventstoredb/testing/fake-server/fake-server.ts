import gossipServices from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import gossip from '@eventstore/db-client/generated/gossip_pb.js';
import featureServices from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import features from '@eventstore/db-client/generated/serverfeatures_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import streamServices from '@eventstore/db-client/generated/streams_grpc_pb.js';
import {
  type handleUnaryCall,
  Server,
  ServerCredentials,
  ServerInterceptingCall,
  type ServerInterceptor,
} from '@grpc/grpc-js';
import { compressAnswers } from './compressed-answers.ts';
import { type Faults, noFaults } from './faults.ts';
import { type ReadCall, readCall, type Tally } from './read-calls.ts';
import { RecordedLog } from './recorded-log.ts';
import { appendCall, batchAppendCall, deleteCall, type Limits } from './write-calls.ts';

type Call = { readonly method: string; readonly metadata: Readonly<Record<string, unknown>> };

/**
 * A server with EventStoreDB's protocol on loopback, which stores events in memory and injects faults. Like KurrentDB since 25.1, it compresses
 * its answers for clients that offer it.
 */
export type FakeServer = {
  readonly port: number;
  /** The connection string for the adapter. */
  readonly url: string;
  readonly log: RecordedLog;
  readonly faults: Faults;
  /** Every received call, in order. */
  readonly calls: readonly Call[];
  readonly tally: Readonly<Tally>;
  readonly limits: Limits;
  /** Breaks every connection and accepts no new ones. */
  stop(): void;
};

type Options = {
  /** Shared with another fake server: two nodes of a cluster. */
  readonly log?: RecordedLog;
  /** Any free port when absent. */
  readonly port?: number;
  /** Ports of the nodes in gossip, the leader's first. */
  readonly members?: () => readonly number[];
  readonly tls?: { readonly key: Buffer; readonly certificate: Buffer };
  /** The version that the server reports. */
  readonly version?: string;
};

export async function startFakeServer(options: Options = {}): Promise<FakeServer> {
  const { log = new RecordedLog(), members = () => [port], tls, version = '26.1.0' } = options;
  const faults = noFaults();
  const calls: Call[] = [];
  const tally: Tally = { subscriptions: 0, events: 0, open: 0, appends: 0, compressed: 0 };
  const limits: Limits = { maxAppendBytes: 1_048_576, maxEventBytes: 16_777_216 };
  const server = new Server({
    interceptors: [recordInto(calls)],
    // The limit per connection of the real server.
    'grpc.max_concurrent_streams': 100,
  });
  server.addService(streamServices.StreamsService, {
    append: appendCall({ log, faults, limits }),
    batchAppend: batchAppendCall({ log, faults, limits, tally }),
    delete: deleteCall({ log, faults, limits }),
    read: (call: ReadCall) => void readCall({ log, faults, tally }, call),
  });
  addClusterServices(server, members, version);
  const credentials = tls
    ? ServerCredentials.createSsl(null, [{ private_key: tls.key, cert_chain: tls.certificate }])
    : ServerCredentials.createInsecure();
  const port = await new Promise<number>((resolve, reject) => {
    server.bindAsync(`127.0.0.1:${options.port ?? 0}`, credentials, (error, bound) =>
      error ? reject(error) : resolve(bound),
    );
  });
  compressAnswers(server, tally);
  return {
    port,
    url: `esdb://127.0.0.1:${port}?tls=false`,
    log,
    faults,
    calls,
    tally,
    limits,
    stop: () => server.forceShutdown(),
  };
}

const recordInto =
  (calls: Call[]): ServerInterceptor =>
  ({ path }, call) =>
    new ServerInterceptingCall(call, {
      start: (next) =>
        next({
          onReceiveMetadata: (metadata, goOn) => {
            calls.push({ method: path.split('/').at(-1) ?? '', metadata: metadata.getMap() });
            goOn(metadata);
          },
        }),
    });

type Empty = InstanceType<typeof shared.Empty>;

/** The calls of a client at connection: gossip and server features. */
function addClusterServices(server: Server, members: () => readonly number[], version: string): void {
  const read: handleUnaryCall<Empty, InstanceType<typeof gossip.ClusterInfo>> = (_, answer) =>
    answer(null, clusterOf(members()));
  server.addService(gossipServices.GossipService, { read });
  const getSupportedMethods: handleUnaryCall<Empty, InstanceType<typeof features.SupportedMethods>> = (
    _,
    answer,
  ) => answer(null, withBatches(version));
  server.addService(featureServices.ServerFeaturesService, { getSupportedMethods });
}

const [leader, subscriber] = [8, 6];

function clusterOf(ports: readonly number[]) {
  const cluster = new gossip.ClusterInfo();
  for (const [nth, port] of ports.entries())
    cluster.addMembers(
      new gossip.MemberInfo()
        .setInstanceId(new shared.UUID().setString('00000000-0000-4000-8000-000000000000'))
        .setTimeStamp('0')
        .setState(nth === 0 ? leader : subscriber)
        .setIsAlive(true)
        .setHttpEndPoint(new gossip.EndPoint().setAddress('127.0.0.1').setPort(port)),
    );
  return cluster;
}

/** Announces batched appends like every server. */
const withBatches = (version: string) =>
  new features.SupportedMethods()
    .setEventStoreServerVersion(version)
    .setMethodsList([
      new features.SupportedMethod()
        .setServiceName('event_store.client.streams.Streams')
        .setMethodName('BatchAppend'),
    ]);
