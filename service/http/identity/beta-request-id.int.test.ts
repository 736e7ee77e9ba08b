import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { betaDecider } from '#domain/beta/beta.ts';
import { betaRequestStream } from '#domain/beta/beta-events.ts';
import { asInstant, asMemberDay } from '#domain/kernel/day.ts';
import { asCommandId } from '#domain/kernel/ids.ts';
import { uuidV5 } from '#service/event-store/command-ids.ts';
import { createExecuteCommand } from '#service/event-store/commands/execute-command.ts';
import type { Stores } from '#service/event-store/open-stores.ts';
import type { BetaRequest } from '#service/features/beta/beta-contract.ts';
import { testDatabase } from '#service/testing/database.ts';
import { admin, type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { storesOf } from '#service/testing/test-stores.ts';
import { betaRequestIdOf } from './beta-request-id.ts';

/** The id as it was made without a key: it can be computed from the address. */
const unkeyedId = (email: string) =>
  uuidV5(Buffer.from('6f7a0f5e6c1b5d0e9a557d1f2b6c0a11', 'hex'), `beta-request|${email}`);

describe('the id of a request for access', function () {
  this.timeout(60_000);
  let app: TestApp;
  let stores: Stores;
  let ada: Caller;

  before(async () => {
    app = await startTestApp();
    stores = await storesOf(app);
    ada = await app.signIn(admin);
  });
  after(async () => {
    await stores.close();
    await app.stop();
  });

  const ask = (email: string) => app.visitor().send('POST', '/api/beta/request', { json: { email } });
  const idIn = (body: string) => (JSON.parse(body) as { id: string }).id;

  it('cannot be computed from the address alone, and is the same in every process', async () => {
    const id = idIn((await ask('Keyed@Rondel.example')).body);
    expect(id).to.match(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(id).not.to.equal(unkeyedId('keyed@rondel.example'));
    expect(await betaRequestIdOf(stores, ' keyed@rondel.example ')).to.equal(id);
    expect((await ask('keyed@rondel.example')).status).to.equal(409);
  });

  it('differs between databases', async () => {
    const other = await startTestApp({ database: await testDatabase() });
    const elsewhere = await storesOf(other);
    const [here, there] = [stores, elsewhere].map((each) => betaRequestIdOf(each, 'both@rondel.example'));
    expect(await here).not.to.equal(await there);
    await elsewhere.close();
    await other.stop();
  });

  it('stays the same when the master key is rotated', async () => {
    const before = await betaRequestIdOf(stores, 'rotated@rondel.example');
    await stores.keys.rotate();
    const later = await storesOf(app);
    expect(await betaRequestIdOf(later, 'rotated@rondel.example')).to.equal(before);
    await later.close();
  });

  it('stays unkeyed for an earlier request; a later request gets a keyed id', async () => {
    const email = 'early@rondel.example';
    const early = unkeyedId(email);
    await submitUnder(early, email);
    expect((await ask(email)).body).to.equal('This email is already on our beta list.');
    const requests = await ada.get<BetaRequest[]>('/api/beta/requests');
    expect(requests.find(({ id }) => id === early)).to.include({ email, status: 'pending' });
    await ada.send('PATCH', `/api/beta/requests/${early}`, { status: 'approved' });
    const member = await app.signIn(email);
    expect((await member.ask('GET', '/api/auth/user'))[0]).to.equal(200);
    await member.send('DELETE', '/api/me');
    const again = await ask(email);
    expect(again.status).to.equal(201);
    expect(idIn(again.body)).not.to.equal(early);
  });

  async function submitUnder(requestId: string, email: string): Promise<void> {
    const [occurredAt, localDate] = [asInstant('2026-03-10T12:00:00.000Z'), asMemberDay('2026-03-10')];
    const command = {
      ...({ type: 'SubmitBetaRequest', requestId, email, requestedBy: null } as const),
      ...{ today: localDate, isOwner: false },
    };
    const commandId = asCommandId(randomUUID());
    const context = {
      commandId,
      correlationId: commandId,
      actor: 'system',
      occurredAt,
      zone: 'UTC',
      localDate,
    } as const;
    await createExecuteCommand(stores.events)(betaDecider, betaRequestStream(requestId), command, context);
    // A command answers after the read models have processed it and everything before.
    await ada.send('PATCH', '/api/auth/user', { age: 40 });
  }
});
