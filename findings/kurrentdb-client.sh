#!/bin/sh
# What keeps the service on @eventstore/db-client 6.2.1 instead of its successor @kurrent/kurrentdb-client 1.3.1 (service/decisions/0011-eventstoredb-client.md).
# Each line is checked against the packages alone, with a small server on loopback; the service is not used.
#
#   findings/kurrentdb-client.sh            # of 1.3.1
#   findings/kurrentdb-client.sh 1.4.0      # of another release
#
# Exit codes: 0 every finding is as before, 1 at least one has changed: read decision 11 again.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.log
npm install --no-audit --no-fund --ignore-scripts "@kurrent/kurrentdb-client@${1:-1.3.1}" @eventstore/db-client@6.2.1 @grpc/grpc-js@1.14.7 >> npm.log 2>&1 || { cat npm.log; exit 2; }
cat > check.cjs <<'END'
const { spawnSync } = require('node:child_process');
const { randomUUID } = require('node:crypto');
const { Server, ServerCredentials } = require('@grpc/grpc-js');

const folder = '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1';
const streamServices = require(`${folder}/streams_grpc_pb.js`);
const streams = require(`${folder}/streams_pb.js`);
const shared = require(`${folder}/shared_pb.js`);
const featureServices = require(`${folder}/serverfeatures_grpc_pb.js`);
const features = require(`${folder}/serverfeatures_pb.js`);
const gossipServices = require(`${folder}/gossip_grpc_pb.js`);
const gossip = require(`${folder}/gossip_pb.js`);
const { KurrentDBClient, NO_STREAM, jsonEvent } = require('@kurrent/kurrentdb-client');

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
/** 2026-03-01T12:00:00.123Z in the server's ticks of 100 ns. */
const ticks = `${BigInt(Date.UTC(2026, 2, 1, 12, 0, 0, 123)) * 10_000n}`;

function oneEvent() {
  const recorded = new streams.ReadResp.ReadEvent.RecordedEvent()
    .setId(new shared.UUID().setString(randomUUID()))
    .setStreamIdentifier(new shared.StreamIdentifier().setStreamName(Buffer.from('sample')))
    .setStreamRevision('0')
    .setCommitPosition('1')
    .setPreparePosition('1')
    .setData(Buffer.from('{}'));
  recorded.getMetadataMap().set('type', 'SampleTaken').set('created', ticks).set('content-type', 'application/json');
  const event = new streams.ReadResp.ReadEvent().setEvent(recorded).setNoPosition(new shared.Empty());
  return new streams.ReadResp().setEvent(event);
}

/** A server that stores nothing, and tells what it was asked. */
async function startServer({ port = 0, isSilent = false } = {}) {
  const asked = [];
  const server = new Server();
  const methods = new features.SupportedMethods().setEventStoreServerVersion('26.1.0').setMethodsList([
    new features.SupportedMethod()
      .setServiceName('event_store.client.streams.Streams')
      .setMethodName('batchappend'),
  ]);
  server.addService(featureServices.ServerFeaturesService, {
    getSupportedMethods: (_, answer) => answer(null, methods),
  });
  server.addService(gossipServices.GossipService, { read: (_, answer) => answer(null, new gossip.ClusterInfo()) });
  server.addService(streamServices.StreamsService, {
    read: (call) => {
      if (isSilent) return;
      call.write(oneEvent());
      call.end();
    },
    append: (call, answer) => {
      call.on('data', (request) => {
        const options = request.getOptions();
        if (options) asked.push(options.hasNoStream() ? 'no stream' : options.hasAny() ? 'any' : 'revision');
      });
      call.on('end', () => answer(null, success()));
    },
    batchAppend: (call) => {
      call.on('data', (request) => {
        asked.push(request.getOptions().hasNoStream() ? 'no stream' : request.getOptions().hasAny() ? 'any' : 'revision');
        const response = new streams.BatchAppendResp()
          .setCorrelationId(request.getCorrelationId())
          .setStreamIdentifier(request.getOptions().getStreamIdentifier());
        call.write(response.setSuccess(new streams.BatchAppendResp.Success().setCurrentRevision('0').setNoPosition(new shared.Empty())));
      });
      call.on('end', () => call.end());
    },
  });
  const bound = await new Promise((resolve, reject) =>
    server.bindAsync(`127.0.0.1:${port}`, ServerCredentials.createInsecure(), (error, at) => (error ? reject(error) : resolve(at))),
  );
  return { asked, port: bound, url: `kurrentdb://127.0.0.1:${bound}?tls=false`, stop: () => server.forceShutdown() };
}
const success = () => new streams.AppendResp().setSuccess(new streams.AppendResp.Success().setCurrentRevision('0').setNoPosition(new shared.Empty()));

const sample = () => jsonEvent({ type: 'SampleTaken', data: {} });
async function readOnce(client, options) {
  const events = [];
  for await (const { event } of client.readStream('sample', options)) events.push(event);
  return events;
}

const findings = [
  [
    'An append ignores the old name of its option, expectedRevision, in silence: it is stored without a check.',
    async () => {
      const server = await startServer();
      const client = KurrentDBClient.connectionString(server.url);
      await client.appendToStream('sample', sample(), { expectedRevision: NO_STREAM });
      await client.appendToStream('sample', sample(), { streamState: NO_STREAM });
      await client.dispose();
      server.stop();
      return server.asked.join() === 'any,no stream' || server.asked.join();
    },
  ],
  [
    'The time of an event is cut to seconds in reads.',
    async () => {
      const server = await startServer();
      const client = KurrentDBClient.connectionString(server.url);
      const [event] = await readOnce(client);
      await client.dispose();
      server.stop();
      return event.created.getMilliseconds() === 0 || event.created.toISOString();
    },
  ],
  [
    'A read ignores its deadline: one of 500 ms is still open after 4 s.',
    async () => {
      const server = await startServer({ isSilent: true });
      const client = KurrentDBClient.connectionString(server.url);
      const state = await Promise.race([
        readOnce(client, { deadline: 500 }).then(
          () => 'ended',
          (error) => `refused: ${error.message}`,
        ),
        pause(4_000).then(() => true),
      ]);
      server.stop();
      return state;
    },
  ],
  [
    'After a first read without a server, reads stay unavailable for 20 s after the server is back.',
    async () => {
      const first = await startServer();
      first.stop();
      const client = KurrentDBClient.connectionString(first.url);
      await readOnce(client).catch(() => {});
      const server = await startServer({ port: first.port });
      let read = null;
      for (const until = Date.now() + 20_000; read === null && Date.now() < until; await pause(500))
        read = await Promise.race([readOnce(client).catch(() => null), pause(5_000).then(() => null)]);
      server.stop();
      return read === null || 'a read succeeded';
    },
  ],
  [
    'Both clients in one process break each other: a message of the older one is read as a message of the newer one.',
    async () => {
      const { status, stderr } = spawnSync(process.execPath, ['-e', `
        require('@eventstore/db-client');
        require('@kurrent/kurrentdb-client');
        const request = require('@eventstore/db-client/generated/streams_pb.js');
        const shared = require('@eventstore/db-client/generated/shared_pb.js');
        const bytes = new request.AppendReq().setOptions(new request.AppendReq.Options().setAny(new shared.Empty())).serializeBinary();
        const again = request.AppendReq.deserializeBinary(bytes);
        process.exit(again instanceof request.AppendReq && again.getOptions() instanceof request.AppendReq.Options ? 0 : 7);
      `], { encoding: 'utf8', timeout: 30_000 });
      return status === 7 || `the exit code is ${status}: ${stderr}`;
    },
  ],
];

(async () => {
  let changed = 0;
  for (const [says, check] of findings) {
    const seen = await check().catch((error) => `the check failed: ${error.stack}`);
    if (seen !== true) changed += 1;
    console.log(`${seen === true ? 'as before' : 'CHANGED  '}  ${says}${seen === true ? '' : ` Now: ${seen}`}`);
  }
  process.exit(changed === 0 ? 0 : 1);
})();
END
node check.cjs
