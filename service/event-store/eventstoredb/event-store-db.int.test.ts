import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { describeEventStore } from '#service/event-store/contract-suite/event-store-contract-suite.ts';
import { StoreUnavailable } from '#service/event-store/port.ts';
import { newStream, rejectionOf, sampleEvents } from '#service/event-store/testing/samples.ts';
import { eventStoreUrl } from '#service/testing/event-store-clearing.ts';
import { openEventStoreDb } from './event-store-db.ts';
import { describeEventStoreDb } from './testing/event-store-db-suite.ts';
import { type FakeServer, startFakeServer } from './testing/fake-server/fake-server.ts';
import { scavengeServer } from './testing/scavenge-server.ts';

if (eventStoreUrl) {
  const connectionString = eventStoreUrl;
  describeEventStore('a real EventStoreDB', () => openEventStoreDb({ connectionString }), {
    scavenge: () => scavengeServer(connectionString),
    tellsNew: false,
  });
  describeEventStoreDb('a real EventStoreDB, by its adapter', () => connectionString);
}

describe('the fake EventStoreDB server', () => {
  let double: FakeServer;
  before(async () => {
    double = await startFakeServer();
    double.log.undeletesLate = true;
  });
  after(() => double.stop());

  describeEventStore('EventStoreDB', () => openEventStoreDb({ connectionString: double.url }), {
    scavenge: async () => double.log.scavenge(),
    tellsNew: false,
    concurrentAppends: 200,
  });
  describeEventStoreDb('its adapter', () => double.url);
});

describe('EventStoreDB with TLS', () => {
  const pem = (name: string) =>
    fileURLToPath(new URL(`./testing/fake-server/loopback-${name}.pem`, import.meta.url));
  let double: FakeServer;
  before(async () => {
    const [key, certificate] = await Promise.all(['key', 'certificate'].map((name) => readFile(pem(name))));
    if (key && certificate) double = await startFakeServer({ tls: { key, certificate } });
  });
  after(() => double.stop());

  it('receives the user and password of the connection string', async () => {
    const ca = encodeURIComponent(pem('certificate'));
    const connectionString = `esdb://admin:change%3Ait@localhost:${double.port}?tlsCAFile=${ca}`;
    const store = await openEventStoreDb({ connectionString });
    expect(await store.append(newStream(), 'no-stream', sampleEvents(1))).to.include({ revision: 0 });
    await store.close();
    const authorization = `Basic ${Buffer.from('admin:change:it').toString('base64')}`;
    expect(double.calls.map(({ metadata }) => metadata.authorization)).to.include(authorization);
    for (const { metadata } of double.calls) expect(metadata).to.include({ authorization });
  });

  it('is refused with a certificate that no known authority has signed', async () => {
    const connectionString = `esdb://admin:changeit@localhost:${double.port}`;
    const opening = openEventStoreDb({ connectionString, patienceMilliseconds: 500 });
    expect(await rejectionOf(opening)).to.be.instanceOf(StoreUnavailable);
  });
});
