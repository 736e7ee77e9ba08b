import gossipServices from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import gossip from '@eventstore/db-client/generated/gossip_pb.js';
import featureServices from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import features from '@eventstore/db-client/generated/serverfeatures_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import type { handleUnaryCall, Server } from '@grpc/grpc-js';

type Empty = InstanceType<typeof shared.Empty>;

/** What a client asks before it works: who is the leader, and what the server can do. */
export function addClusterServices(server: Server, members: () => readonly number[]): void {
  const read: handleUnaryCall<Empty, InstanceType<typeof gossip.ClusterInfo>> = (_, answer) =>
    answer(null, clusterOf(members()));
  server.addService(gossipServices.GossipService, { read });
  const getSupportedMethods: handleUnaryCall<Empty, InstanceType<typeof features.SupportedMethods>> = (
    _,
    answer,
  ) => answer(null, withBatches());
  server.addService(featureServices.ServerFeaturesService, { getSupportedMethods });
}

const [leader, follower] = [8, 6];

function clusterOf(ports: readonly number[]) {
  const cluster = new gossip.ClusterInfo();
  for (const [nth, port] of ports.entries())
    cluster.addMembers(
      new gossip.MemberInfo()
        .setInstanceId(new shared.UUID().setString('00000000-0000-4000-8000-000000000000'))
        .setTimeStamp('0')
        .setState(nth === 0 ? leader : follower)
        .setIsAlive(true)
        .setHttpEndPoint(new gossip.EndPoint().setAddress('127.0.0.1').setPort(port)),
    );
  return cluster;
}

/** It says that it takes batches, as every server does, and does not: no adapter of ours may send any. */
const withBatches = () =>
  new features.SupportedMethods()
    .setEventStoreServerVersion('23.10.6')
    .setMethodsList([
      new features.SupportedMethod()
        .setServiceName('event_store.client.streams.Streams')
        .setMethodName('BatchAppend'),
    ]);
