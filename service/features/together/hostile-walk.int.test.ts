import { expect } from 'chai';
import pg from 'pg';
import { privacyDefaults } from '#domain/catalogue/content/preference-defaults.ts';
import { tables } from '#projections/versions.ts';
import type { Answer } from '#service/http/testing/http-client.ts';
import { admin, type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import type { Circles } from './circles-contract.ts';
import type { FriendNews } from './friend-news-contract.ts';
import type { Friends } from './friends-contract.ts';
import type { Reports } from './reports-contract.ts';

const at = '2026-03-02T12:00:00.000Z';
const afterExpiry = '2026-03-09T12:00:00.000Z';
const weekTerms = { aim: 'active-days', target: 9, startsOn: '2026-03-02', days: 7 };
const unknownCode = '404 unknown-invitation';
const unknownFriend = '404 unknown-friend';
const unknownCircle = '404 unknown-circle';
/** As of a clock. */
const clockTime = /\d\d:\d\d/;

const noNews: FriendNews = { accepted: [], cheeredBy: null, atRisk: [], endedCircles: [] };

describe('a hostile member', function () {
  this.timeout(120_000);
  let app: TestApp;
  let count = 0;

  before(async () => {
    app = await startTestApp({ at });
  });
  afterEach(() => app.setClock(at));
  after(() => app.stop());

  async function person(name: string): Promise<Caller> {
    count += 1;
    const caller = await app.member(`walk-${name.toLowerCase()}-${count}@rondel.example`);
    await caller.send('PATCH', '/api/auth/user', { firstName: name });
    await share(caller, true);
    return caller;
  }
  const share = (caller: Caller, shareProgress: boolean) =>
    caller.send('PUT', '/api/me/preferences', { privacy: { ...privacyDefaults, shareProgress } });
  const idOf = async (caller: Caller) => (await caller.get<{ id: string }>('/api/auth/user')).id;
  const codeFrom = async (caller: Caller, circleId?: string): Promise<string> => {
    const path = circleId ? `/api/circles/${circleId}/invitations` : '/api/friends/invitations';
    return (await caller.send<{ code: string }>('POST', path)).code;
  };
  const friendsOf = async (caller: Caller) => (await caller.get<Friends>('/api/friends')).friends;
  const friendIdOf = async (caller: Caller, name?: string) =>
    (await friendsOf(caller)).find(({ facts }) => name === undefined || facts.firstName === name)?.id ?? '';
  const formerOf = async (caller: Caller) =>
    (await caller.get<{ former: readonly object[] }>('/api/friends/former')).former;
  const circleFor = async (caller: Caller) =>
    (await caller.send<Circles>('POST', '/api/circles', weekTerms)).circles.at(-1)?.id ?? '';
  const circleOf = async (caller: Caller) => (await caller.get<Circles>('/api/circles')).circles[0];
  const train = (caller: Caller, date: string) =>
    caller.send('POST', '/api/workouts', {
      ...{ templateId: 'cardio-kickstart', date, durationMinutes: 21, perceivedExertion: 7, moodAfter: 4 },
      ...{ isCompleted: true },
    });
  /** Mira, who wants peace, and Hugo, who was her friend. */
  async function pair(): Promise<readonly [Caller, Caller]> {
    const [mira, hugo] = [await person('Mira'), await person('Hugo')];
    await hugo.send('POST', '/api/friends', { code: await codeFrom(mira) });
    return [mira, hugo];
  }
  const answerTo = (caller: Caller, method: string, path: string, json?: unknown, key?: string) =>
    caller.visitor.send(method, path, { json, ...(key && { headers: { 'Idempotency-Key': key } }) });
  const said = ({ status, headers }: Answer): string =>
    [status, ...(headers['x-error-code'] ? [headers['x-error-code']] : [])].join(' ');
  const attempt = async (caller: Caller, method: string, path: string, json?: unknown, key?: string) =>
    said(await answerTo(caller, method, path, json, key));
  /** What a member gets who tries a code in every way. */
  const tried = async (caller: Caller, code: string) => {
    const answers = [];
    for (const path of ['/api/invitations/look', '/api/friends', '/api/circles/places'])
      answers.push(await answerTo(caller, 'POST', path, { code }));
    return answers;
  };
  /** How a friendship ends for the other. */
  const ways = [
    ['blocked them', (mira: Caller, id: string) => mira.send('POST', `/api/friends/${id}/block`)],
    ['removed them', (mira: Caller, id: string) => mira.send('DELETE', `/api/friends/${id}`)],
    ['stopped sharing', (mira: Caller) => share(mira, false)],
    ['deleted the account', (mira: Caller) => mira.send('DELETE', '/api/me')],
  ] as const;
  /** The whole answer, without what differs between any two calls. */
  const plain = ({ status, body, headers }: Answer) => ({
    ...{ status, body },
    headers: Object.entries(headers).filter(
      ([name]) => !/^(date|x-request-id|server-timing|keep-alive)$/.test(name),
    ),
  });

  describe('who tries codes', () => {
    it('gets the very same answer for every code that does not work', async () => {
      const [mira, hugo] = await pair();
      const [vera, cleo] = [await person('Vera'), await person('Cleo')];
      const circle = await circleFor(mira);
      const used = await codeFrom(mira);
      await cleo.send('POST', '/api/friends', { code: used });
      const taken = await codeFrom(mira, circle);
      await cleo.send('POST', '/api/circles/places', { code: taken });
      const back = await codeFrom(mira);
      for (const { id } of (await mira.get<Friends>('/api/friends')).invitations)
        await mira.send('DELETE', `/api/friends/invitations/${id}`);
      const silent = await codeFrom(vera);
      await share(vera, false);
      await mira.send('POST', `/api/friends/${await friendIdOf(mira, 'Hugo')}/block`);
      const blocked = [await codeFrom(mira), await codeFrom(mira, circle)];
      const [first, ...others] = (
        await Promise.all(['BBBBBB', used, taken, back, silent, ...blocked].map((code) => tried(hugo, code)))
      ).flat();
      expect(first && said(first)).to.equal(unknownCode);
      for (const other of others) expect(plain(other)).to.deep.equal(first && plain(first));
    });

    it('gets that answer too for codes that have expired', async () => {
      const [mira, hugo] = [await person('Mira'), await person('Hugo')];
      const code = await codeFrom(mira);
      app.setClock(afterExpiry);
      expect((await tried(hugo, code)).map(said)).to.deep.equal([unknownCode, unknownCode, unknownCode]);
    });

    for (const [way, part] of ways)
      it(`learns by a used code no difference when the friend ${way}`, async () => {
        const [mira, hugo] = [await person('Mira'), await person('Hugo')];
        const code = await codeFrom(mira);
        await hugo.send('POST', '/api/friends', { code }, `once ${way}`);
        await part(mira, await friendIdOf(mira));
        const again = [
          await attempt(hugo, 'POST', '/api/invitations/look', { code }),
          await attempt(hugo, 'POST', '/api/friends', { code }),
          await attempt(hugo, 'POST', '/api/friends', { code }, `once ${way}`),
        ];
        expect(again).to.deep.equal([unknownCode, unknownCode, unknownCode]);
        expect(await friendsOf(hugo)).to.deep.equal([]);
      });

    it('uses no code twice, and not their own', async () => {
      const [mira, hugo] = [await person('Mira'), await person('Hugo')];
      const code = await codeFrom(mira);
      await hugo.send('POST', '/api/friends', { code });
      await hugo.send('DELETE', `/api/friends/${await friendIdOf(hugo)}`);
      expect(await attempt(hugo, 'POST', '/api/friends', { code })).to.equal(unknownCode);
      expect(await attempt(hugo, 'POST', '/api/friends', { code: await codeFrom(hugo) })).to.equal(
        '409 own-invitation',
      );
      expect(await friendsOf(mira)).to.deep.equal([]);
    });

    it('wins a code once, of six who try at the same time', async () => {
      const mira = await person('Mira');
      const others = await Promise.all(Array.from({ length: 6 }, () => person('Hugo')));
      const code = await codeFrom(mira);
      const answers = await Promise.all(
        others.map((other) => attempt(other, 'POST', '/api/friends', { code })),
      );
      expect(answers.toSorted()).to.deep.equal(['201', ...Array.from({ length: 5 }, () => unknownCode)]);
      expect(await friendsOf(mira)).to.have.length(1);
    });

    it('takes back no invitation of another member, and lifts no block of theirs', async () => {
      const [mira, hugo] = await pair();
      await mira.send('POST', `/api/friends/${await friendIdOf(mira)}/block`);
      const code = await codeFrom(mira);
      const [invitation] = (await mira.get<Friends>('/api/friends')).invitations;
      const { blocked } = await mira.get<{ blocked: readonly { id: string }[] }>('/api/friends/blocked');
      const own = `/api/friends/invitations/${invitation?.id}`;
      expect(await attempt(hugo, 'DELETE', own)).to.equal('404 no-such-invitation');
      expect(await attempt(hugo, 'DELETE', `/api/friends/blocked/${blocked[0]?.id}`)).to.equal(
        '404 no-such-block',
      );
      expect(await attempt(hugo, 'POST', '/api/friends', { code })).to.equal(unknownCode);
    });
  });

  describe('who was a friend', () => {
    for (const [way, part] of ways)
      it(`can neither cheer nor nudge, and sees nothing, when the friend ${way}`, async () => {
        const [mira, hugo] = await pair();
        const [ofMira, ofHugo] = [await friendIdOf(mira), await friendIdOf(hugo)];
        await mira.send('PUT', `/api/friends/${ofMira}/nudges`, { isOn: true });
        await mira.send('POST', `/api/friends/${ofMira}/cheers`, { kind: 'proud' });
        const news = () => hugo.get('/api/friends/news');
        expect(await news()).to.have.nested.property('cheeredBy.firstName', 'Mira');
        await hugo.send('PUT', `/api/friends/${ofHugo}/nudges`, { isOn: true });
        const cheer = `/api/friends/${ofHugo}/cheers`;
        const first = await answerTo(hugo, 'POST', cheer, { kind: 'strong' }, `cheer ${way}`);
        expect(first.body).to.include('Mira');
        await part(mira, ofMira);
        expect(await news()).to.deep.equal(noNews);
        for (const kind of ['strong', 'proud'])
          expect(await attempt(hugo, 'POST', cheer, { kind })).to.equal(unknownFriend);
        expect(await attempt(hugo, 'POST', `/api/friends/${ofHugo}/nudges`)).to.equal(unknownFriend);
        const again = await answerTo(hugo, 'POST', cheer, { kind: 'strong' }, `cheer ${way}`);
        expect(again.body).not.to.include('Mira');
        const nudges = await answerTo(hugo, 'PUT', `/api/friends/${ofHugo}/nudges`, { isOn: false });
        expect([nudges.status, (JSON.parse(nudges.body) as Friends).friends]).to.deep.equal([200, []]);
        const list = await hugo.visitor.get('/api/friends', { 'If-None-Match': String(first.headers.etag) });
        expect([list.status, (JSON.parse(list.body) as Friends).friends]).to.deep.equal([200, []]);
        expect(await attempt(hugo, 'DELETE', `/api/friends/${ofHugo}`)).to.equal('200');
      });

    it('cheers no more than once a day, also at the same time and with other keys', async () => {
      const [mira, hugo] = await pair();
      const path = `/api/friends/${await friendIdOf(hugo)}/cheers`;
      const kinds = ['well-done', 'keep-going', 'strong', 'proud', 'high-five'];
      const answers = await Promise.all(
        kinds.map((kind, nth) => attempt(hugo, 'POST', path, { kind }, `cheer ${nth}`)),
      );
      expect(answers.filter((answer) => answer === '201')).to.have.length(1);
      expect(answers.filter((answer) => answer === '409 already-cheered')).to.have.length(4);
      const [friend] = await friendsOf(mira);
      expect(kinds).to.include(friend?.received?.kind);
      expect(await attempt(hugo, 'POST', path, { kind: 'I hate you' })).to.equal('400 invalid-request');
    });

    it('does not escape a report and a block by the switch', async () => {
      const [mira, hugo] = await pair();
      const id = await friendIdOf(mira);
      await share(hugo, false);
      expect(await attempt(mira, 'POST', `/api/friends/${id}/report`, { reason: 'harassment' })).to.equal(
        '201',
      );
      expect(await attempt(mira, 'POST', `/api/friends/${id}/block`)).to.equal('200');
    });

    for (const [way, part] of ways.slice(0, 3))
      it(`is reported and blocked, and learns no name and no way, after they ${way}`, async () => {
        const [mira, hugo] = await pair();
        const ofHugo = await friendIdOf(hugo);
        expect(await formerOf(hugo)).to.deep.equal([]);
        await part(mira, await friendIdOf(mira));
        await mira.send('PATCH', '/api/auth/user', { firstName: 'Zerbinetta' });
        const unnamed = { id: ofHugo, firstName: null, since: '2026-03-02' };
        expect(await formerOf(hugo)).to.deep.equal([unnamed]);
        const report = await answerTo(hugo, 'POST', `/api/friends/${ofHugo}/report`, {
          reason: 'harassment',
        });
        expect(said(report)).to.equal('201');
        const block = await answerTo(hugo, 'POST', `/api/friends/${ofHugo}/block`);
        expect(said(block)).to.equal('200');
        for (const { body } of [report, block]) expect(body).not.to.match(/Mira|Zerbinetta/);
        expect(await formerOf(hugo)).to.deep.equal([]);
        const { blocked } = await hugo.get<{ blocked: readonly { id: string }[] }>('/api/friends/blocked');
        await share(mira, true);
        expect(await attempt(mira, 'POST', '/api/friends', { code: await codeFrom(hugo) })).to.equal(
          unknownCode,
        );
        await hugo.send('DELETE', `/api/friends/blocked/${blocked[0]?.id}`);
        // Now Hugo alone has ended what Mira only hid.
        const firstName = way === 'stopped sharing' ? 'Zerbinetta' : null;
        expect(await formerOf(hugo)).to.deep.equal([{ ...unnamed, firstName }]);
        const { reports } = await (await app.signIn(admin)).get<Reports>('/api/admin/reports');
        const [hugoId, memberId] = [await idOf(hugo), await idOf(mira)];
        expect(reports.find(({ reportedBy }) => reportedBy === hugoId)?.reported).to.deep.equal({
          ...{ memberId, firstName: 'Zerbinetta' },
        });
      });

    it('is in no news after the end, by either of the two', async () => {
      const [mira, hugo] = await pair();
      const news = (caller: Caller) => caller.get('/api/friends/news');
      await hugo.send('POST', `/api/friends/${await friendIdOf(hugo)}/cheers`, { kind: 'strong' });
      expect(await news(mira)).to.have.nested.property('cheeredBy.firstName', 'Hugo');
      const [other, ben] = await pair();
      await mira.send('POST', `/api/friends/${await friendIdOf(mira)}/block`);
      await ben.send('DELETE', `/api/friends/${await friendIdOf(ben)}`);
      for (const caller of [mira, other]) expect(await news(caller)).to.deep.equal(noNews);
    });

    it('sees neither name nor days of the blocker in a circle of both, and the blocker none of theirs', async () => {
      const [mira, hugo] = await pair();
      const circle = await circleFor(mira);
      await hugo.send('POST', '/api/circles/places', { code: await codeFrom(mira, circle) });
      await train(hugo, '2026-03-02');
      await mira.send('POST', `/api/friends/${await friendIdOf(mira)}/block`);
      await train(mira, '2026-03-02');
      expect(await circleOf(hugo)).to.deep.include({ people: ['Hugo'], total: 1, own: 1 });
      expect(await circleOf(mira)).to.deep.include({ people: ['Mira'], total: 1, own: 1 });
      const { blocked } = await mira.get<{ blocked: readonly { id: string }[] }>('/api/friends/blocked');
      await mira.send('DELETE', `/api/friends/blocked/${blocked[0]?.id}`);
      const again = await circleOf(hugo);
      expect(again).to.include({ total: 2, own: 1 });
      expect(again?.people).to.have.members(['Mira', 'Hugo']);
    });

    it('comes into no circle with the blocker by the code of somebody else, and finds no other answer', async () => {
      const [mira, hugo] = await pair();
      const cleo = await person('Cleo');
      await mira.send('POST', `/api/friends/${await friendIdOf(mira)}/block`);
      const circle = await circleFor(cleo);
      await mira.send('POST', '/api/circles/places', { code: await codeFrom(cleo, circle) });
      const answers = await tried(hugo, await codeFrom(cleo, circle));
      expect(answers.map(said)).to.deep.equal([unknownCode, unknownCode, unknownCode]);
      expect((await circleOf(mira))?.people).to.have.members(['Cleo', 'Mira']);
    });

    it('comes into no circle with the blocker either, after many others have left it', async () => {
      const [mira, hugo] = await pair();
      const cleo = await person('Cleo');
      await mira.send('POST', `/api/friends/${await friendIdOf(mira)}/block`);
      const circle = await circleFor(cleo);
      const client = new pg.Client(app.databaseUrl);
      await client.connect();
      const left = `jsonb_build_object('key', 'left ' || nth, 'left_dates', '[]'::jsonb, 'joined_at', '')`;
      await client.query(
        `insert into ${tables.circle_places} select (jsonb_populate_record(place, ${left})).*
           from ${tables.circle_places} place, generate_series(1, 24) nth where circle_id = $1`,
        [circle],
      );
      await client.end();
      await mira.send('POST', '/api/circles/places', { code: await codeFrom(cleo, circle) });
      const answers = await tried(hugo, await codeFrom(cleo, circle));
      expect(answers.map(said)).to.deep.equal([unknownCode, unknownCode, unknownCode]);
    });

    it('cheers once a day in two friendships that began at the same time', async () => {
      const [mira, hugo] = [await person('Mira'), await person('Hugo')];
      const codes = [await codeFrom(mira), await codeFrom(hugo)] as const;
      type Began = Friends & { events: readonly { friendshipId: string }[] };
      const began = await Promise.all([
        mira.send<Began>('POST', '/api/friends', { code: codes[1] }),
        hugo.send<Began>('POST', '/api/friends', { code: codes[0] }),
      ]);
      const ids = [...new Set(began.flatMap(({ events }) => events.map(({ friendshipId: id }) => id)))];
      const kinds = ['strong', 'proud'];
      const cheers = [];
      for (const [nth, id] of ids.entries())
        cheers.push(await attempt(mira, 'POST', `/api/friends/${id}/cheers`, { kind: kinds[nth] }));
      expect(cheers.filter((answer) => answer === '201')).to.have.length(1);
      expect(await friendIdOf(mira)).to.equal(await friendIdOf(hugo));
    });

    it('is named to who removed them, until they go too, hide, or are friends again', async () => {
      const [mira, hugo] = await pair();
      const [ofMira, ofHugo] = [await friendIdOf(mira), await friendIdOf(hugo)];
      await mira.send('DELETE', `/api/friends/${ofMira}`);
      const named = { id: ofMira, firstName: 'Hugo', since: '2026-03-02' };
      expect(await formerOf(mira)).to.deep.equal([named]);
      await share(mira, false);
      expect(await formerOf(mira)).to.deep.equal([{ ...named, firstName: null }]);
      await share(mira, true);
      await share(hugo, false);
      expect(await formerOf(mira)).to.deep.equal([{ ...named, firstName: null }]);
      await share(hugo, true);
      expect(await formerOf(mira)).to.deep.equal([named]);
      await hugo.send('DELETE', `/api/friends/${ofHugo}`);
      expect(await formerOf(mira)).to.deep.equal([{ ...named, firstName: null }]);
      await hugo.send('POST', '/api/friends', { code: await codeFrom(mira) });
      expect([await formerOf(mira), await formerOf(hugo)]).to.deep.equal([[], []]);
    });

    it('leaves no former friend behind by an erasure', async () => {
      const [mira, hugo] = await pair();
      const ofHugo = await friendIdOf(hugo);
      await mira.send('DELETE', '/api/me');
      expect(await formerOf(hugo)).to.deep.equal([]);
      expect(await attempt(hugo, 'POST', `/api/friends/${ofHugo}/report`, { reason: 'other' })).to.equal(
        unknownFriend,
      );
      expect(await attempt(hugo, 'POST', `/api/friends/${ofHugo}/block`)).to.equal(unknownFriend);
    });

    it('reads no name of who stopped sharing in the list of blocked people', async () => {
      const [mira, hugo] = await pair();
      await hugo.send('POST', `/api/friends/${await friendIdOf(hugo)}/block`);
      const names = async () =>
        (await hugo.get<{ blocked: readonly { firstName: string }[] }>('/api/friends/blocked')).blocked.map(
          ({ firstName }) => firstName,
        );
      expect(await names()).to.deep.equal(['Mira']);
      await share(mira, false);
      expect(await names()).to.deep.equal([null]);
    });
  });

  it('learns the account of a friend by no answer, and no moment finer than a date', async () => {
    const [mira, hugo] = await pair();
    const [miraId, hugoId] = [await idOf(mira), await idOf(hugo)];
    const id = await friendIdOf(hugo);
    await train(mira, '2026-03-02');
    await mira.send('POST', `/api/friends/${await friendIdOf(mira)}/cheers`, { kind: 'proud' });
    const circle = await circleFor(mira);
    const code = await codeFrom(mira, circle);
    const answers = [
      await answerTo(hugo, 'GET', '/api/friends'),
      await answerTo(hugo, 'POST', '/api/invitations/look', { code }),
      await answerTo(hugo, 'POST', '/api/circles/places', { code }),
      await answerTo(hugo, 'GET', '/api/circles'),
      await answerTo(hugo, 'POST', `/api/friends/${id}/cheers`, { kind: 'strong' }),
      await answerTo(hugo, 'PUT', `/api/friends/${id}/nudges`, { isOn: true }),
      await answerTo(hugo, 'POST', `/api/friends/${id}/report`, { reason: 'other' }),
      await answerTo(hugo, 'DELETE', `/api/circles/${circle}`),
      await answerTo(hugo, 'POST', `/api/friends/${id}/block`),
      await answerTo(hugo, 'GET', '/api/friends/blocked'),
      await answerTo(mira, 'GET', '/api/friends/former'),
    ];
    const [, exported] = await hugo.ask('GET', '/api/me/export');
    expect(exported).to.include('You blocked somebody.').and.not.include(miraId);
    for (const { status, url, body } of answers) {
      expect(status, url.pathname).to.be.within(200, 201);
      expect(body, url.pathname).not.to.include(miraId);
      expect(body.replaceAll(hugoId, ''), url.pathname).not.to.match(clockTime);
    }
  });

  it('reaches nothing by ids and keys of another member', async () => {
    const [mira, hugo] = await pair();
    const eve = await person('Eve');
    const miraId = await idOf(mira);
    const [ofMira, circle] = [await friendIdOf(mira), await circleFor(mira)];
    const report = { reason: 'other', words: 'Not mine.' };
    for (const id of [ofMira, miraId, circle, 'x', '%00', '..']) {
      const friend = `/api/friends/${id}`;
      for (const [method, path, json] of [
        ['DELETE', friend],
        ['POST', `${friend}/block`],
        ['POST', `${friend}/cheers`, { kind: 'strong' }],
        ['POST', `${friend}/nudges`],
        ['PUT', `${friend}/nudges`, { isOn: true }],
        ['POST', `${friend}/report`, report],
        ['POST', `/api/circles/${id}/invitations`],
        ['POST', `/api/circles/${id}/seen`],
        ['DELETE', `/api/circles/${id}`],
      ] as const)
        expect(await attempt(eve, method, path, json), `${method} ${path}`).to.match(/^40[04] /);
    }
    const names = { memberId: miraId, friendId: miraId, takerId: miraId, circleId: circle, gives: ofMira };
    const made = await answerTo(eve, 'POST', '/api/friends/invitations', names, 'same key');
    const ofHugo = await answerTo(hugo, 'POST', '/api/friends/invitations', names, 'same key');
    const codes = [made, ofHugo].map(({ body }) => (JSON.parse(body) as { code: string }).code);
    expect(new Set(codes).size).to.equal(2);
    expect((await friendsOf(eve)).length).to.equal(0);
    expect((await mira.get<Friends>('/api/friends')).invitations).to.deep.equal([]);
    expect(await attempt(eve, 'POST', '/api/circles/places', { code: codes[1], circleId: circle })).to.equal(
      unknownCode,
    );
    expect((await circleOf(mira))?.people).to.deep.equal(['Mira']);
  });

  it('gets the code of an invitation again by the same key, and no other by the key of another', async () => {
    const [mira, hugo] = await pair();
    const made = async (caller: Caller) =>
      JSON.parse((await answerTo(caller, 'POST', '/api/friends/invitations', undefined, 'again')).body) as {
        code: string;
        invitations: readonly object[];
      };
    const [first, second, other] = [await made(mira), await made(mira), await made(hugo)];
    expect(second.code).to.equal(first.code);
    expect(second.invitations).to.have.length(1);
    expect(other.code).not.to.equal(first.code);
    expect(first.code).to.match(/^[BCDFGHJKLMNPQRSTVWXYZ]{6}$/);
  });

  describe('in circles', () => {
    it('who has left sees nothing, cannot invite, and comes back by no used code', async () => {
      const [mira, hugo] = await pair();
      const eve = await person('Eve');
      const circle = await circleFor(mira);
      const used = await codeFrom(mira, circle);
      await hugo.send('POST', '/api/circles/places', { code: used });
      const ofLeaver = await codeFrom(hugo, circle);
      await hugo.send('DELETE', `/api/circles/${circle}`);
      expect(await circleOf(hugo)).to.equal(undefined);
      expect(await attempt(hugo, 'POST', `/api/circles/${circle}/invitations`)).to.equal(unknownCircle);
      expect(await attempt(hugo, 'POST', `/api/circles/${circle}/seen`)).to.equal(unknownCircle);
      expect(await attempt(hugo, 'POST', '/api/circles/places', { code: used })).to.equal(unknownCode);
      expect((await tried(eve, ofLeaver)).map(said)).to.deep.equal([unknownCode, unknownCode, unknownCode]);
      expect((await circleOf(mira))?.people).to.deep.equal(['Mira']);
    });

    it('who was blocked by the member who invites cannot join, also by an older code', async () => {
      const [mira, hugo] = await pair();
      const circle = await circleFor(mira);
      const code = await codeFrom(mira, circle);
      await mira.send('POST', `/api/friends/${await friendIdOf(mira)}/block`);
      expect((await tried(hugo, code)).map(said)).to.deep.equal([unknownCode, unknownCode, unknownCode]);
    });

    it('who is in twelve uses up no invitation, and takes no place', async () => {
      const [mira, hugo] = await pair();
      const eve = await person('Eve');
      const circle = await circleFor(mira);
      for (let nth = 0; nth < 12; nth += 1) await circleFor(hugo);
      const code = await codeFrom(mira, circle);
      const join = () => attempt(hugo, 'POST', '/api/circles/places', { code });
      expect(await join()).to.equal('409 too-many-circles');
      await eve.send('POST', '/api/circles/places', { code });
      expect((await circleOf(mira))?.people).to.have.members(['Mira', 'Eve']);
    });

    it('who is under 18 gets one answer for every code that does not work', async () => {
      const [mira, hugo] = await pair();
      const young = await person('Yara');
      await young.send('PATCH', '/api/auth/user', { age: 15 });
      const circle = await circleFor(mira);
      const used = await codeFrom(mira, circle);
      await hugo.send('POST', '/api/circles/places', { code: used });
      const join = (code: string) => attempt(young, 'POST', '/api/circles/places', { code });
      expect(await join(used)).to.equal(unknownCode);
      expect(await join(await codeFrom(mira, circle))).to.equal('403 friends-only');
      expect(await young.get('/api/circles')).to.deep.include({ circles: [] });
    });

    it('moves no number by leaving while the switch is off', async () => {
      const [mira, hugo] = await pair();
      const circle = await circleFor(mira);
      await hugo.send('POST', '/api/circles/places', { code: await codeFrom(mira, circle) });
      await train(hugo, '2026-03-02');
      expect(await circleOf(mira)).to.include({ total: 1 });
      await share(hugo, false);
      expect(await circleOf(mira)).to.deep.include({ total: 0, people: ['Mira'] });
      await hugo.send('DELETE', `/api/circles/${circle}`);
      expect(await circleOf(mira)).to.deep.include({ total: 0, people: ['Mira'] });
    });
  });

  it('turns no text around by a first name', async () => {
    const [mira, hugo] = await pair();
    await hugo.send('PATCH', '/api/auth/user', { firstName: `Ad\u202emin\u200b\n${'x'.repeat(60)}` });
    const circle = await circleFor(hugo);
    const look = await mira.send('POST', '/api/invitations/look', { code: await codeFrom(hugo, circle) });
    const name = `Admin${'x'.repeat(35)}`;
    expect(look).to.include({ firstName: name });
    expect((await friendsOf(mira))[0]?.facts.firstName).to.equal(name);
    expect((await circleOf(hugo))?.people).to.deep.equal([name]);
    await mira.send('POST', `/api/friends/${await friendIdOf(mira)}/block`);
    expect(await mira.get('/api/friends/blocked')).to.have.nested.property('blocked[0].firstName', name);
  });

  it('reads and closes no report, and takes down no page', async () => {
    const [mira, hugo] = await pair();
    await mira.send('POST', `/api/friends/${await friendIdOf(mira)}/report`, { reason: 'harassment' });
    const ada = await app.signIn(admin);
    const { reports } = await ada.get<Reports>('/api/admin/reports');
    const closing = `/api/admin/reports/${reports.at(-1)?.id}/close`;
    for (const [method, path, json] of [
      ['GET', '/api/admin/reports'],
      ['POST', closing, { note: 'All is well.' }],
      ['GET', '/api/admin/public-pages'],
      ['POST', '/api/admin/public-pages', { handle: 'mira', reason: 'Because.' }],
      ['POST', `/api/admin/public-pages/${await idOf(mira)}/give-back`, { note: 'Because.' }],
    ] as const)
      expect(await attempt(hugo, method, path, json), path).to.equal('403 admin-access-required');
    const after = await ada.get<Reports>('/api/admin/reports');
    expect(after).to.deep.equal({ reports });
  });

  it('finds nothing of a victim who erased the account, in any answer, picture or export', async () => {
    const [mira, hugo] = await pair();
    const [miraId, ofHugo] = [await idOf(mira), await friendIdOf(hugo)];
    await mira.send('PATCH', '/api/auth/user', { firstName: 'Zerbinetta', age: 31 });
    await mira.send('PUT', '/api/me/public-page/handle', { handle: 'zerbinetta-walks' });
    await mira.send('PUT', '/api/me/public-page', { facts: ['firstName', 'streak'], isIndexed: false });
    await mira.send('PUT', '/api/me/preferences', {
      privacy: { ...privacyDefaults, shareProgress: true, publicProfile: true },
    });
    await train(mira, '2026-03-02');
    const circle = await circleFor(mira);
    await hugo.send('POST', '/api/circles/places', { code: await codeFrom(mira, circle) });
    const openCode = await codeFrom(mira);
    const card = '/u/zerbinetta-walks/card.png';
    const seen = [await hugo.visitor.get('/u/zerbinetta-walks'), await hugo.visitor.get(card)];
    expect(seen.map(({ status }) => status)).to.deep.equal([200, 200]);
    const cheer = () =>
      answerTo(hugo, 'POST', `/api/friends/${ofHugo}/cheers`, { kind: 'strong' }, 'a kept key');
    expect((await cheer()).body).to.include('Zerbinetta');
    await mira.send('DELETE', '/api/me');
    const [version] = /card\.png\?v=[\w-]+/.exec(seen[0]?.body ?? '') ?? [];
    const answers = [
      await cheer(),
      ...(await Promise.all(
        [
          ...[
            '/api/friends',
            '/api/friends/news',
            '/api/circles',
            '/api/friends/blocked',
            '/api/friends/former',
            '/api/me/export',
          ],
          ...['/u/zerbinetta-walks', card, `/u/zerbinetta-walks/${version}`, '/u/mira'],
        ].map((path, nth) =>
          hugo.visitor.get(path, nth < 6 ? {} : { 'If-None-Match': String(seen[nth % 2]?.headers.etag) }),
        ),
      )),
      ...(await tried(hugo, openCode)),
      await answerTo(hugo, 'POST', `/api/friends/${ofHugo}/report`, { reason: 'other' }),
      await answerTo(hugo, 'POST', `/api/friends/${ofHugo}/block`),
      await answerTo(hugo, 'POST', `/api/circles/${circle}/invitations`),
      await answerTo(hugo, 'DELETE', `/api/circles/${circle}`),
      await answerTo(hugo, 'DELETE', `/api/friends/${ofHugo}`),
    ];
    for (const { url, body } of answers) {
      expect(body, url.pathname).not.to.include('Zerbinetta');
      expect(body, url.pathname).not.to.include(miraId);
    }
    const pages = answers.filter(({ url }) => url.pathname.startsWith('/u/'));
    expect(pages.map(({ status }) => status)).to.deep.equal([404, 404, 404, 404]);
    expect(new Set(pages.map(({ body }) => body)).size).to.equal(1);
  });
});

describe('the limit of guesses', function () {
  this.timeout(60_000);

  it('is one for all ways to try a code, over all sessions, and spares who makes codes', async () => {
    const app = await startTestApp({ at, limits: { invitationCode: { points: 4, durationSeconds: 3600 } } });
    try {
      const hugo = await app.member('guesses@rondel.example');
      await hugo.send('PUT', '/api/me/preferences', { privacy: { ...privacyDefaults, shareProgress: true } });
      const other = await app.signIn('guesses@rondel.example');
      const statuses: number[] = [];
      for (const path of ['/api/invitations/look', '/api/friends', '/api/circles/places'])
        for (const caller of [hugo, other])
          statuses.push((await caller.ask('POST', path, { code: 'BBBBBB' }))[0]);
      expect(statuses).to.deep.equal([404, 404, 404, 404, 429, 429]);
      expect((await hugo.ask('POST', '/api/friends/invitations'))[0]).to.equal(201);
    } finally {
      await app.stop();
    }
  });
});
