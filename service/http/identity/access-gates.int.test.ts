import { createSecretKey } from 'node:crypto';
import Router from '@koa/router';
import { expect } from 'chai';
import type { Context } from 'koa';
import { asInstant } from '#domain/kernel/day.ts';
import { fold } from '#domain/kernel/decider.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { memberDecider } from '#domain/member/member.ts';
import type { MemberEvent } from '#domain/member/member-events.ts';
import { verifiedEmailOf } from '#domain/member/verified-email.ts';
import { currentMember } from '#service/http/current-member.ts';
import { createHttpClient, type HttpClient, signInAs } from '#service/http/testing/http-client.ts';
import { type HttpApp, startHttpApp } from '#service/testing/start-http-app.ts';
import { createAccessGates, type GateDeps } from './access-gates.ts';
import { devMemberId } from './dev-people.ts';
import { deviceKeyOf } from './device-key.ts';
import { hostileProvider, sign } from './testing/hostile-provider.ts';

const ada = 'ada@rondel.example';
const dataKey = createSecretKey(Buffer.alloc(32, 1));
const deps: GateDeps = {
  dataKeyOf: async () => dataKey,
  adminEmails: new Set(['root@rondel.example']),
  adminProof: { adminGroups: [], adminAcr: [], adminAmr: [] },
  isBetaRequired: true,
  lookUp: async ({ session: { member } }) =>
    member
      ? {
          member: memberFrom(registered(member.memberId)),
          registeredAt: '2026-01-01',
          revision: 0,
          hasBetaAccess: verifiedEmailOf(member) === ada,
        }
      : null,
  isAddressApproved: async () => false,
  isAddressPending: async () => false,
  now: () => asInstant('2026-02-07T03:26:00.000Z'),
};

describe('an access gate', () => {
  const apps: HttpApp[] = [];

  after(async () => {
    for (const app of apps) await app.stop();
  });

  async function behind(changes: Partial<GateDeps>, options: Parameters<typeof startHttpApp>[0] = {}) {
    const app = await startHttpApp({ ...options, routes: [routesBehind({ ...deps, ...changes })] });
    apps.push(app);
    return app;
  }

  describe('of the standard rules', () => {
    let app: HttpApp;

    before(async () => {
      app = await behind({});
    });

    const cases: readonly (readonly [who: string | null, path: string, outcome: readonly unknown[]])[] = [
      [null, '/api/member', [401, 'Unauthorized']],
      [null, '/api/beta', [401, 'Unauthorized']],
      [null, '/api/admin', [401, 'Unauthorized']],
      ['eve@rondel.example', '/api/member', [200, 'let in']],
      ['eve@rondel.example', '/api/beta', [403, 'Beta access required']],
      ['eve@rondel.example', '/api/admin', [403, 'Admin access required']],
      [ada, '/api/beta', [200, 'let in']],
      [ada, '/api/admin', [403, 'Admin access required']],
      ['Root@Rondel.example', '/api/beta', [200, 'let in']],
      ['Root@Rondel.example', '/api/admin', [200, 'let in']],
    ];
    for (const [who, path, outcome] of cases) {
      it(`answers ${outcome.join(' ')} at ${path} to ${who ?? 'a visitor'}`, async () => {
        expect(await ask(await visitorOf(app, who), path)).to.deep.equal(outcome);
      });
    }

    it('provides the requesting member with their local date and time', async () => {
      const visitor = await visitorOf(app, ada);
      expect(JSON.parse((await visitor.get('/api/current')).body)).to.include({
        memberId: devMemberId(ada),
        email: ada,
        isAdmin: false,
        zone: 'America/New_York',
        today: '2026-02-06',
      });
    });
  });

  it('admits every account when the beta is over', async () => {
    const app = await behind({ isBetaRequired: false });
    expect(await ask(await visitorOf(app, 'eve@rondel.example'), '/api/beta')).to.deep.equal([200, 'let in']);
  });

  it('asks for an approval of the verified address only of who has none otherwise', async () => {
    const asked: string[] = [];
    const isAddressApproved = async (email: string) => {
      asked.push(email);
      return email === 'eve@rondel.example';
    };
    const app = await behind({ isAddressApproved });
    for (const [email, status] of [
      [ada, 200],
      ['root@rondel.example', 200],
      ['eve@rondel.example', 200],
      ['mallory@rondel.example', 403],
    ] as const)
      expect((await (await visitorOf(app, email)).get('/api/beta')).status).to.equal(status);
    expect(asked).to.deep.equal(['eve@rondel.example', 'mallory@rondel.example']);
  });

  it("names in a refusal whether a request for the account's verified address waits", async () => {
    const app = await behind({ isAddressPending: async (email) => email === 'eve@rondel.example' });
    for (const [email, asked] of [
      ['eve@rondel.example', 'true'],
      ['mallory@rondel.example', undefined],
    ] as const) {
      const { status, headers } = await (await visitorOf(app, email)).get('/api/beta');
      expect([status, headers['x-beta-asked']]).to.deep.equal([403, asked]);
    }
  });

  it('refuses accounts that are not registered, or no longer', async () => {
    const gone = (memberId: MemberId) =>
      memberFrom(registered(memberId), { type: 'AccountDeleted', memberId });
    const known = { registeredAt: '2026-01-01', revision: 1, hasBetaAccess: true };
    for (const lookUp of [
      async () => null,
      async ({ session: { member } }: Context) =>
        member ? { member: gone(member.memberId), ...known } : null,
    ]) {
      const app = await behind({ lookUp });
      expect(await ask(await visitorOf(app, ada), '/api/member')).to.deep.equal([401, 'Unauthorized']);
    }
  });

  describe('before a command of a page', () => {
    let app: HttpApp;

    before(async () => {
      app = await behind({});
    });

    const from = (screenOf: string) => ({ headers: { 'X-Member-Id': devMemberId(screenOf) } });

    it('admits the command of the signed-in member', async () => {
      const visitor = await visitorOf(app, ada);
      expect((await visitor.send('POST', '/api/member', from(ada))).status).to.equal(200);
      expect((await visitor.send('POST', '/api/member')).status).to.equal(200);
    });

    it('refuses a command for another member, even from an admin', async () => {
      const visitor = await visitorOf(app, 'eve@rondel.example');
      for (const path of ['/api/member', '/api/beta', '/api/admin']) {
        const { status, headers, body } = await visitor.send('POST', path, from(ada));
        expect([status, headers['x-error-code'], body]).to.deep.equal([
          409,
          'other-member',
          'You are signed in as somebody else in another tab. Please reload.',
        ]);
      }
    });

    it('refuses what a browser stored before the member cleared all data', async () => {
      const visitor = await visitorOf(app, ada);
      const storedUnder = (id: string) => ({ headers: { 'X-Device-Key-Id': id } });
      const now = storedUnder(deviceKeyOf(dataKey).id);
      const before = storedUnder(deviceKeyOf(createSecretKey(Buffer.alloc(32, 2))).id);
      expect((await visitor.send('POST', '/api/member', now)).status).to.equal(200);
      const { status, headers, body } = await visitor.send('POST', '/api/member', before);
      expect([status, headers['x-error-code'], body]).to.deep.equal([
        409,
        'data-cleared',
        "You cleared all your data after this was saved here, so it wasn't added. Enter it again to keep it.",
      ]);
      expect((await visitor.get('/api/member', before.headers)).status).to.equal(200);
    });

    it('answers 401 to a visitor, and lets every caller use public routes', async () => {
      const visitor = await visitorOf(app, null);
      expect((await visitor.send('POST', '/api/member', from(ada))).status).to.equal(401);
      const eve = await visitorOf(app, 'eve@rondel.example');
      expect((await eve.get('/api/member', from(ada).headers)).status).to.equal(200);
    });
  });

  it("grants nothing for an unverified address, and warns about an admin's", async () => {
    const provider = await hostileProvider();
    provider.behave({ userinfo: (claims) => ({ ...claims, email_verified: false }) });
    const adminEmails = new Set([ada]);
    const app = await behind({ adminEmails }, { provider: provider.client, adminEmails });
    const visitor = createHttpClient(app.origin);
    await visitor.follow('/api/login');
    expect(await ask(visitor, '/api/admin')).to.deep.equal([403, 'Admin access required']);
    expect(await ask(visitor, '/api/beta')).to.deep.equal([403, 'Beta access required']);
    const warnings = app.log.filter(({ level }) => level === 40).map(({ msg }) => String(msg));
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.include('email_verified: false');
    await provider.stop();
  });

  const groupCases: readonly (readonly [claims: Readonly<Record<string, unknown>>, status: number])[] = [
    [{}, 403],
    [{ groups: ['staff'] }, 403],
    [{ groups: 'admins' }, 403],
    [{ groups: ['staff', 'admins'] }, 200],
    [{ groups: { admins: { '1': 'rondel.example' } } }, 200],
  ];
  for (const [claims, status] of groupCases) {
    it(`answers ${status} on admin routes for ${JSON.stringify(claims)} when group admins may`, async () => {
      const provider = await hostileProvider();
      provider.behave({ userinfo: (claimed) => ({ ...claimed, ...claims }) });
      const adminProof = { adminGroups: ['admins'], adminAcr: [], adminAmr: [] };
      const app = await behind(
        { adminEmails: new Set(), adminProof },
        { provider: provider.client, adminGroups: ['admins'] },
      );
      const visitor = createHttpClient(app.origin);
      await visitor.follow('/api/login');
      expect((await visitor.get('/api/admin')).status).to.equal(status);
      await provider.stop();
    });
  }

  describe('before admin routes that require a second factor', () => {
    const cases: readonly (readonly [
      required: Partial<GateDeps['adminProof']>,
      claims: Readonly<Record<string, unknown>>,
      status: number,
    ])[] = [
      [{ adminAmr: ['mfa', 'otp'] }, {}, 403],
      [{ adminAmr: ['mfa', 'otp'] }, { amr: ['pwd'] }, 403],
      [{ adminAmr: ['mfa', 'otp'] }, { amr: 'mfa' }, 403],
      [{ adminAmr: ['mfa', 'otp'] }, { amr: ['pwd', 'otp'] }, 200],
      [{ adminAcr: ['urn:strong'] }, {}, 403],
      [{ adminAcr: ['urn:strong'] }, { acr: 'urn:weak' }, 403],
      [{ adminAcr: ['urn:strong'] }, { acr: 'urn:strong' }, 200],
      [{ adminAcr: ['urn:strong'], adminAmr: ['mfa'] }, { acr: 'urn:strong', amr: ['pwd'] }, 403],
      [{ adminAcr: ['urn:strong'], adminAmr: ['mfa'] }, { acr: 'urn:strong', amr: ['mfa'] }, 200],
    ];
    for (const [required, claims, status] of cases) {
      it(`answers ${status} to an admin whose id_token has ${JSON.stringify(claims)} when ${JSON.stringify(required)} is set`, async () => {
        const provider = await hostileProvider();
        provider.behave({
          idToken: (honest, keys) => sign({ ...honest, ...claims }, keys),
          // Userinfo is not signed, so it proves nothing.
          userinfo: (honest) => ({ ...honest, acr: 'urn:strong', amr: ['mfa', 'otp'] }),
        });
        const app = await behind(
          {
            adminEmails: new Set([ada]),
            adminProof: { adminGroups: [], adminAcr: [], adminAmr: [], ...required },
          },
          { provider: provider.client },
        );
        const visitor = createHttpClient(app.origin);
        await visitor.follow('/api/login');
        expect((await visitor.get('/api/admin')).status).to.equal(status);
        expect((await visitor.get('/api/member')).status).to.equal(200);
        await provider.stop();
      });
    }
  });
});

function routesBehind(rules: GateDeps): Router {
  const { requireMember, requireBetaAccess, requireAdmin } = createAccessGates(rules);
  const letIn = (ctx: { body: unknown }) => {
    ctx.body = 'let in';
  };
  return new Router()
    .all('/api/member', requireMember, letIn)
    .all('/api/beta', requireBetaAccess, letIn)
    .all('/api/admin', requireAdmin, letIn)
    .get('/api/current', requireMember, (ctx) => {
      ctx.body = currentMember(ctx);
    });
}

async function visitorOf(app: HttpApp, email: string | null): Promise<HttpClient> {
  const visitor = createHttpClient(app.origin);
  if (email !== null) await signInAs(visitor, email);
  return visitor;
}

async function ask(visitor: HttpClient, path: string): Promise<readonly unknown[]> {
  const { status, body } = await visitor.get(path);
  return [status, body];
}

function memberFrom(...events: readonly MemberEvent[]) {
  return fold(memberDecider, events);
}

function registered(memberId: MemberId): MemberEvent {
  return {
    type: 'MemberRegistered',
    memberId,
    email: ada,
    emailVerified: true,
    firstName: 'Ada',
    lastName: 'Byron',
    profileImageUrl: null,
    zone: 'America/New_York',
  };
}
