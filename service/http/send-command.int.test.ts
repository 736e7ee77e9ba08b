import { expect } from 'chai';
import { betaRequestStream } from '#domain/beta/beta-events.ts';
import { collect } from '#service/event-store/testing/samples.ts';
import { betaRequestIdOf } from '#service/http/identity/beta-request-id.ts';
import { startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { storesOf } from '#service/testing/test-stores.ts';

describe('the command of a visitor', () => {
  let app: TestApp;

  before(async function () {
    this.timeout(60_000);
    app = await startTestApp();
  });
  after(() => app.stop());

  const zones: readonly (readonly [device: string, zone: string])[] = [
    ['eUrOpE/bErLiN', 'Europe/Berlin'],
    ['Mars/Olympus', 'UTC'],
  ];
  for (const [device, zone] of zones) {
    it(`is recorded in ${zone} when the device reports ${device}`, async () => {
      const email = `${zone.toLowerCase().replace('/', '-')}@rondel.example`;
      const headers = { 'X-Time-Zone': device };
      await app.visitor().send('POST', '/api/beta/request', { json: { email }, headers });
      const stores = await storesOf(app);
      const request = betaRequestStream(await betaRequestIdOf(stores, email));
      const stored = await collect(stores.events.readStream(request));
      await stores.close();
      expect(stored.map(({ metadata }) => metadata.zone)).to.deep.equal([zone]);
    });
  }

  const ask = async (email: string, key: string, visitor = app.visitor()) => {
    const headers = { 'Idempotency-Key': key };
    const { status, body } = await visitor.send('POST', '/api/beta/request', { json: { email }, headers });
    return [status, status === 201 ? (JSON.parse(body) as { id: string }).id : body];
  };

  it('is accepted under a key that another visitor used for another address', async () => {
    const [status, first] = await ask('first@rondel.example', 'k-1');
    const [otherStatus, other] = await ask('other@rondel.example', 'k-1');
    expect([status, otherStatus]).to.deep.equal([201, 201]);
    expect(other).to.not.equal(first);
    const stores = await storesOf(app);
    const stored = await collect(stores.events.readStream(betaRequestStream(String(other))));
    await stores.close();
    expect(stored.map(({ data }) => data.email)).to.deep.equal(['other@rondel.example']);
  });

  it('is answered again when repeated with its key, also without a cookie', async () => {
    const first = await ask('again@rondel.example', 'k-2');
    expect(first[0]).to.equal(201);
    expect(await ask('again@rondel.example', 'k-2')).to.deep.equal(first);
    const stores = await storesOf(app);
    const stored = await collect(stores.events.readStream(betaRequestStream(String(first[1]))));
    await stores.close();
    expect(stored).to.have.length(1);
  });

  it("does not read another request's answer for its address under a guessed key", async () => {
    await ask('Guessed@rondel.example', 'k-3');
    expect(await ask('guessed@rondel.example', 'k-3')).to.deep.equal([
      409,
      'This email is already on our beta list.',
    ]);
  });

  it('of a member is refused under a key that the member has used for another request', async () => {
    const { visitor } = await app.signIn('keyed@rondel.example');
    expect((await ask('one@rondel.example', 'k-4', visitor))[0]).to.equal(201);
    expect(await ask('two@rondel.example', 'k-4', visitor)).to.deep.equal([
      422,
      'This Idempotency-Key was used for another request.',
    ]);
  });
});
