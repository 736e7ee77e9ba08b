import { expect } from 'chai';
import { betaRequestStream } from '#domain/beta/beta-events.ts';
import { asInstant } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { memberStream } from '#domain/member/member-events.ts';
import { createExecuteCommand } from '#service/event-store/commands/execute-command.ts';
import type { EventStore } from '#service/event-store/port.ts';
import { betaRequestIdOf } from '#service/http/identity/beta-request-id.ts';
import { devMemberId } from '#service/http/identity/dev-people.ts';
import { crashingDeps, type Deps, SimulatedCrash } from '#service/testing/erasure/crashing-deps.ts';
import { erasedAt, useErasureFixture } from '#service/testing/erasure/erasure-fixture.ts';
import { recordSampleHistory } from '#service/testing/erasure/sample-member.ts';
import { until } from '#service/testing/until.ts';
import { startErasureScheduler } from './erasure-scheduler.ts';
import { endsOf } from './stream-ends.ts';

type Life = { readonly memberId: MemberId; readonly email: string };

describe('a failing erasure', function () {
  this.timeout(120_000);
  const erasing = useErasureFixture();
  const { deps, erasuresBy, shown } = erasing;
  const live = () => recordSampleHistory(createExecuteCommand(erasing.stores.events), erasedAt);
  const wish = ({ memberId, email }: Life) => ({
    memberId,
    verifiedEmail: email,
    zone: 'UTC',
    registeredAt: '2026-01-02T07:30:00.000Z',
  });
  /** Stores the erasure without executing it. */
  async function begun(life: Life): Promise<void> {
    const outcome = erasuresBy(crashingDeps(deps(), 1, 'after')).clear(wish(life));
    expect(await outcome.catch((error: unknown) => error)).to.be.instanceOf(SimulatedCrash);
  }
  function withUnreadable(...streams: readonly string[]): Deps {
    const { events } = erasing.stores;
    const readStream: EventStore['readStream'] = (stream, options) => {
      if (streams.includes(stream)) throw new Error(`${stream} cannot be read`);
      return events.readStream(stream, options);
    };
    return { ...deps(), store: { ...events, readStream } };
  }
  const isLeft = async (stream: string) => (await endsOf(erasing.stores.events, [stream])).length > 0;
  const messageOf = (error: Error) => error.message;

  it('is reported with its stream, and does not stop other erasures', async () => {
    const [first, second, third] = [await live(), await live(), await live()];
    for (const life of [first, second, third]) await begun(life);
    const bad = [first, third].map(({ memberId }) => memberStream(memberId));
    const failure = await erasuresBy(withUnreadable(...bad))
      .resume()
      .catch((error: unknown) => error);
    expect(failure).to.be.instanceOf(AggregateError);
    const messages = (failure as AggregateError).errors.map(messageOf);
    expect(messages).to.deep.equal(bad.map((stream) => `${stream} cannot be read`));
    const open = await erasing.pool.query<{ subject: string }>('select subject from service.erasures');
    expect(open.rows.map(({ subject }) => subject)).to.have.members([first.memberId, third.memberId]);
    await erasuresBy(deps()).resume();
    expect((await erasing.pool.query('select from service.erasures')).rowCount).to.equal(0);
  });

  it('does not prevent the erasure of the account when it is that of a request', async () => {
    const life = await live();
    await shown();
    const request = betaRequestStream(life.requestId);
    const deleting = erasuresBy(withUnreadable(request)).deleteAccount(wish(life));
    expect(await deleting.catch(messageOf)).to.equal(`${request} cannot be read`);
    expect(await isLeft(memberStream(life.memberId))).to.equal(false);
    expect(await isLeft(request)).to.equal(true);
    await erasuresBy(deps()).resume();
    expect(await isLeft(request)).to.equal(false);
  });

  it('has ended the sessions before its first event, so that nothing is added then', async () => {
    const email = 'eager@rondel.example';
    const eager = await erasing.app.member(email);
    const memberId = devMemberId(email);
    const failing: EventStore = {
      ...erasing.stores.events,
      append: async () => {
        throw new Error('nothing can be stored');
      },
    };
    const outcome = erasuresBy({ ...deps(), store: failing }).deleteAccount(wish({ memberId, email }));
    expect(await outcome.catch((error: unknown) => error)).to.be.instanceOf(Error);
    expect((await eager.ask('PATCH', '/api/auth/user', { age: 40 }))[0]).to.equal(401);
    await erasuresBy(deps()).resume();
    expect(await isLeft(memberStream(memberId))).to.equal(false);
  });

  it('does not prevent requests from expiring', async () => {
    const [life, later] = [await live(), asInstant('2027-03-10T12:00:00.000Z')];
    await begun(life);
    const email = 'old@failing.example';
    await erasing.app.visitor().send('POST', '/api/beta/request', { json: { email } });
    const request = betaRequestStream(await betaRequestIdOf(erasing.stores, email));
    const failures: string[] = [];
    const openToAll = { isBetaRequired: false, adminEmails: new Set<string>() };
    const failing = erasuresBy(withUnreadable(memberStream(life.memberId)), () => later);
    const end = startErasureScheduler(failing, openToAll, (error) =>
      failures.push(messageOf(error as Error)),
    );
    await until(async () => !(await isLeft(request)));
    await end();
    expect(failures).to.deep.equal([`${memberStream(life.memberId)} cannot be read`]);
    await erasuresBy(deps()).resume();
  });
});
