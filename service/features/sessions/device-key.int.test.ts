import { expect } from 'chai';
import { startTestApp, type TestApp } from '#service/testing/start-test-app.ts';

const path = '/api/me/device-key';

describe("the key for a browser's local data", () => {
  let app: TestApp;

  before(async function () {
    this.timeout(120_000);
    app = await startTestApp();
  });
  after(() => app.stop());

  const keyAt = async (caller: { get<T>(path: string): Promise<T> }): Promise<string> =>
    (await caller.get<{ key: string }>(path)).key;

  it('has 256 bits, is equal in all sessions of a member, and differs by member', async () => {
    const email = 'device-key@rondel.example';
    const key = await keyAt(await app.signIn(email));
    expect(key).to.match(/^[0-9a-f]{64}$/);
    expect(await keyAt(await app.signIn(email))).to.equal(key);
    expect(await keyAt(await app.signIn('other-device-key@rondel.example'))).to.not.equal(key);
  });

  it('is refused without a session, and after the session was ended elsewhere', async () => {
    const answer = await app.visitor().get(path);
    expect(answer.status).to.equal(401);
    const email = 'ended-device-key@rondel.example';
    const member = await app.signIn(email);
    const other = await app.signIn(email);
    await keyAt(member);
    await other.send('POST', '/api/me/sessions/sign-out', { handle: null });
    expect((await member.ask('GET', path))[0]).to.equal(401);
  });

  it('has an id of 8 bytes beside it, which is another one after all data was cleared', async () => {
    const member = await app.member('named-device-key@rondel.example');
    const idNow = async () => (await member.get<{ id: string }>(path)).id;
    const before = await idNow();
    expect(before).to.match(/^[0-9a-f]{16}$/);
    await member.send('DELETE', '/api/admin/clear-user-data');
    expect(await idNow())
      .to.match(/^[0-9a-f]{16}$/)
      .and.not.equal(before);
  });

  it('changes after the member cleared all data, or deleted the account and returned', async () => {
    const email = 'cleared-device-key@rondel.example';
    const member = await app.member(email);
    const first = await keyAt(member);
    await member.send('DELETE', '/api/admin/clear-user-data');
    const second = await keyAt(member);
    await member.send('DELETE', '/api/me');
    const third = await keyAt(await app.signIn(email));
    expect(new Set([first, second, third]).size).to.equal(3);
  });
});
