import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { eventStoreUrl } from '#service/testing/event-store-url.ts';
import { describeEventStore } from './event-store-contract-suite.ts';
import { openEventStoreDb } from './event-store-db.ts';
import { StoreUnavailable } from './store.ts';
import { type ProtocolDouble, startProtocolDouble } from './testing/protocol-double/double.ts';
import { newStream, rejectionOf, sampleEvents } from './testing/samples.ts';

if (eventStoreUrl) {
  const connectionString = eventStoreUrl;
  describeEventStore('a real EventStoreDB', () => openEventStoreDb({ connectionString }));
}

describe('EventStoreDB, by its double', () => {
  let double: ProtocolDouble;
  before(async () => {
    double = await startProtocolDouble();
  });
  after(() => double.stop());

  describeEventStore('EventStoreDB', () => openEventStoreDb({ connectionString: double.url }));
});

describe('EventStoreDB behind TLS', () => {
  const pem = (name: string) =>
    fileURLToPath(new URL(`./testing/protocol-double/loopback-${name}.pem`, import.meta.url));
  let double: ProtocolDouble;
  before(async () => {
    const [key, certificate] = await Promise.all(['key', 'certificate'].map((name) => readFile(pem(name))));
    if (key && certificate) double = await startProtocolDouble({ tls: { key, certificate } });
  });
  after(() => double.stop());

  it('is spoken to with the user and password of the connection string', async () => {
    const ca = encodeURIComponent(pem('certificate'));
    const connectionString = `esdb://admin:change%3Ait@localhost:${double.port}?tlsCAFile=${ca}`;
    const store = await openEventStoreDb({ connectionString });
    expect(await store.append(newStream(), 'no-stream', sampleEvents(1))).to.include({ revision: 0 });
    await store.close();
    const authorization = `Basic ${Buffer.from('admin:change:it').toString('base64')}`;
    expect(double.calls.map(({ metadata }) => metadata.authorization)).to.include(authorization);
    for (const { metadata } of double.calls) expect(metadata).to.include({ authorization });
  });

  it('is not trusted with a certificate that nobody vouches for', async () => {
    const connectionString = `esdb://admin:changeit@localhost:${double.port}`;
    const opening = openEventStoreDb({ connectionString, patienceMilliseconds: 500 });
    expect(await rejectionOf(opening)).to.be.instanceOf(StoreUnavailable);
  });
});
