import streamServices from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { Server, ServerCredentials, ServerInterceptingCall, type ServerInterceptor } from '@grpc/grpc-js';
import { addClusterServices } from './cluster-calls.ts';
import { type Faults, noFaults } from './faults.ts';
import { type ReadCall, readCall, type Tally } from './read-calls.ts';
import { RecordedLog } from './recorded-log.ts';
import { appendCall, deleteCall, type Limits } from './write-calls.ts';

type Call = { readonly method: string; readonly metadata: Readonly<Record<string, unknown>> };

/** A server that speaks EventStoreDB's protocol on loopback, keeps its events in memory, and fails when it is told to. */
export type ProtocolDouble = {
  readonly port: number;
  /** Where the adapter finds it. */
  readonly url: string;
  readonly log: RecordedLog;
  readonly faults: Faults;
  /** Every call that came, in order. */
  readonly calls: readonly Call[];
  readonly tally: Readonly<Tally>;
  readonly limits: Limits;
  /** Breaks every connection and takes no new ones. */
  stop(): void;
};

type Options = {
  /** Shared with another double: two nodes of a cluster. */
  readonly log?: RecordedLog;
  /** None: any that is free. */
  readonly port?: number;
  /** Ports of the nodes, the leader's first, as gossip tells. */
  readonly members?: () => readonly number[];
  readonly tls?: { readonly key: Buffer; readonly certificate: Buffer };
};

export async function startProtocolDouble(options: Options = {}): Promise<ProtocolDouble> {
  const { log = new RecordedLog(), members = () => [port], tls } = options;
  const faults = noFaults();
  const calls: Call[] = [];
  const tally: Tally = { subscriptions: 0, events: 0, open: 0 };
  const limits: Limits = { maxAppendBytes: 1_048_576 };
  const server = new Server({ interceptors: [recordInto(calls)] });
  server.addService(streamServices.StreamsService, {
    append: appendCall({ log, faults, limits }),
    delete: deleteCall({ log, faults, limits }),
    read: (call: ReadCall) => void readCall({ log, faults, tally }, call),
  });
  addClusterServices(server, members);
  const credentials = tls
    ? ServerCredentials.createSsl(null, [{ private_key: tls.key, cert_chain: tls.certificate }])
    : ServerCredentials.createInsecure();
  const port = await new Promise<number>((resolve, reject) => {
    server.bindAsync(`127.0.0.1:${options.port ?? 0}`, credentials, (error, bound) =>
      error ? reject(error) : resolve(bound),
    );
  });
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
