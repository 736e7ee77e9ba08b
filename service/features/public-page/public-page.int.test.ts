import { inflateSync } from 'node:zlib';
import { expect } from 'chai';
import pg from 'pg';
import { privacyDefaults } from '#domain/catalogue/content/preference-defaults.ts';
import { isReserved } from '#domain/public-page/handle-rules.ts';
import { publicFacts } from '#domain/public-page/public-fact-rules.ts';
import { clientRoutes } from '#service/http/client-routes-contract.ts';
import { devMemberId } from '#service/http/identity/dev-people.ts';
import type { Answer } from '#service/http/testing/http-client.ts';
import { textsIn } from '#service/languages/texts.ts';
import { admin, type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import type { PagesTakenDown } from './page-decisions-contract.ts';
import type { PublicPageAnswer } from './public-page-contract.ts';

/** A Tuesday. */
const at = '2026-03-10T12:00:00.000Z';
const workout = {
  templateId: 'cardio-kickstart',
  date: '2026-03-10',
  durationMinutes: 21,
  perceivedExertion: 7,
  moodAfter: 4,
  isCompleted: true,
};

describe('the public page of a member', function () {
  this.timeout(60_000);
  let app: TestApp;

  before(async () => {
    app = await startTestApp({ at, env: { LANGUAGES: 'en,de,ar,pt-BR' } });
  });
  afterEach(() => app.setClock(at));
  after(() => app.stop());

  const open = (path: string, headers = {}): Promise<Answer> => app.visitor().get(path, headers);
  const turn = (member: Caller, publicProfile: boolean) =>
    member.send('PUT', '/api/me/preferences', { privacy: { ...privacyDefaults, publicProfile } });
  const name = (member: Caller, handle: string) =>
    member.ask('PUT', '/api/me/public-page/handle', { handle });
  const show = (member: Caller, facts: readonly string[], isIndexed = false) =>
    member.send('PUT', '/api/me/public-page', { facts, isIndexed });

  const publish = async (email: string, handle: string, facts: readonly string[] = publicFacts) =>
    publishAs(await app.member(email), handle, facts);
  async function publishAs(member: Caller, handle: string, facts: readonly string[] = publicFacts) {
    await member.send('PATCH', '/api/auth/user', { age: 34, firstName: 'Mira' });
    expect((await name(member, handle))[0]).to.equal(200);
    await show(member, facts);
    await turn(member, true);
    return member;
  }

  it('is taken down by an admin with a reason that its member reads, and given back', async () => {
    const member = await publish('page-down@rondel.example', 'down-town');
    expect((await open('/u/down-town')).status).to.equal(200);
    const ada = await app.signIn(admin);
    const decide = (path: string, body: object) =>
      ada.ask('POST', `/api/admin/public-pages${path}`, body).then(([status]) => status);
    const reason = 'It pretends to be somebody else.';
    expect(
      (await member.ask('POST', '/api/admin/public-pages', { handle: 'down-town', reason }))[0],
    ).to.equal(403);
    expect(await decide('', { handle: 'no-such-page', reason })).to.equal(404);
    expect(await decide('', { handle: 'down-town', reason: ' ' })).to.equal(400);
    expect(await decide('', { handle: '@Down-Town', reason })).to.equal(200);
    expect((await open('/u/down-town')).status).to.equal(404);
    expect((await open('/u/down-town/card.png')).status).to.equal(404);
    const own = await member.get<PublicPageAnswer>('/api/me/public-page');
    expect(own).to.include({ hiddenBy: 'taken-down', takenDownFor: reason });
    const { pages } = await ada.get<PagesTakenDown>('/api/admin/public-pages');
    const page = pages.find(({ handle }) => handle === 'down-town');
    expect(page).to.include({ reason });
    expect(await decide(`/${page?.memberId}/give-back`, { note: 'It was a mistake.' })).to.equal(200);
    expect(await decide(`/${page?.memberId}/give-back`, { note: 'Again.' })).to.equal(404);
    expect((await open('/u/down-town')).status).to.equal(200);
    const { entries } = await ada.get<{ entries: readonly { deed: string; note: string }[] }>(
      '/api/beta/audit',
    );
    const deeds = entries.map(({ deed, note }) => `${deed}: ${note}`);
    expect(deeds).to.include.members([`page-taken-down: ${reason}`, 'page-given-back: It was a mistake.']);
  });

  it('stays taken down under another name, also with other facts and a switch', async () => {
    const member = await publish('page-evades@rondel.example', 'evades-once');
    const ada = await app.signIn(admin);
    const reason = 'It insults somebody.';
    await ada.send('POST', '/api/admin/public-pages', { handle: 'evades-once', reason });
    await member.send('DELETE', '/api/me/public-page/handle');
    expect((await name(member, 'evades-twice'))[0]).to.equal(409);
    app.setClock('2026-04-10T12:00:00.000Z');
    const later = await app.signIn('page-evades@rondel.example');
    expect((await name(later, 'evades-twice'))[0]).to.equal(200);
    await show(later, ['streak'], true);
    for (const isOn of [false, true]) await turn(later, isOn);
    for (const path of ['/u/evades-once', '/u/evades-twice', '/u/evades-twice/card.png'])
      expect((await open(path)).status, path).to.equal(404);
    expect(await later.get('/api/me/public-page')).to.include({ hiddenBy: 'taken-down' });
  });

  it('stays taken down after its member erased the data, also twice, until an admin gives it back', async () => {
    const member = await publish('page-clears@rondel.example', 'clears-once');
    const ada = await app.signIn(admin);
    const reason = 'It insults somebody.';
    await ada.send('POST', '/api/admin/public-pages', { handle: 'clears-once', reason });
    for (let time = 0; time < 2; time += 1) await member.send('DELETE', '/api/admin/clear-user-data');
    // A sign-in gives the address of the account back.
    await publishAs(await app.signIn('page-clears@rondel.example'), 'clears-twice');
    expect((await open('/u/clears-twice')).status).to.equal(404);
    expect(await member.get('/api/me/public-page')).to.include({ hiddenBy: 'taken-down', takenDownFor: '' });
    const pages = async () => (await ada.get<PagesTakenDown>('/api/admin/public-pages')).pages;
    const page = (await pages()).find(({ handle }) => handle === 'clears-twice');
    expect(page).to.include({ reason: '' });
    await ada.send('POST', `/api/admin/public-pages/${page?.memberId}/give-back`, { note: 'All is well.' });
    expect((await open('/u/clears-twice')).status).to.equal(200);
    await member.send('DELETE', '/api/admin/clear-user-data');
    expect(await pages()).not.to.deep.include(page);
    const { hiddenBy } = await member.get<PublicPageAnswer>('/api/me/public-page');
    expect(hiddenBy).not.to.equal('taken-down');
  });

  it('has the language that the reader asks for, each with its own revision', async () => {
    await publish('page-language@rondel.example', 'mira-reads');
    const read = (tag: string) => open('/u/mira-reads', { 'Accept-Language': tag });
    const english = await read('en');
    for (const language of ['de', 'ar', 'pt-BR'] as const) {
      const { publicPage } = textsIn(language);
      const { headers, body } = await read(`${language}, en;q=0.5`);
      expect(headers).to.include({ 'content-language': language });
      expect(headers.etag).to.not.equal(english.headers.etag);
      expect(body).to.include(`<html lang="${language}"${language === 'ar' ? ' dir="rtl"' : ''}>`);
      expect(body).to.include(`<title>${publicPage.titleOf('Mira')}</title>`);
      expect(body).to.not.include('This week');
    }
    const missing = await open('/u/none-such', { 'Accept-Language': 'de' });
    expect(missing.body).to.include(textsIn('de').publicPage.missing);
  });

  it('shows the chosen facts to everybody, without scripts and without a cookie', async () => {
    const member = await publish('page-1@rondel.example', 'mira-runs');
    await member.send('POST', '/api/workouts', workout);
    const { status, headers, body } = await open('/u/mira-runs');
    expect(status).to.equal(200);
    expect(headers).to.include({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=30, must-revalidate',
      'x-robots-tag': 'noindex',
      vary: 'Accept-Encoding, Accept-Language',
    });
    expect(headers['set-cookie']).to.equal(undefined);
    expect(String(headers['content-security-policy'])).to.match(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; font-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
    );
    expect(body).to.not.match(/<script|\son\w+=|\sstyle=/);
    for (const part of ['<bdi>Mira</bdi>', '@mira-runs', '>1</span> <b>day in a row', 'Tuesday: active'])
      expect(body).to.include(part);
    expect(body).to.include('<meta name="robots" content="noindex">');
    expect(body).to.include(`<meta property="og:url" content="${app.origin}/u/mira-runs">`);
    expect(body).to.include('First Workout');
  });

  it('shows no more than what was chosen, and nothing of what it may never show', async () => {
    const email = 'page-2@rondel.example';
    const member = await publish(email, 'quiet-one', ['quests']);
    await member.send('PATCH', '/api/auth/user', {
      lastName: 'Zornheim',
      injuries: 'left knee',
      gender: 'female',
      height: 71,
      weight: 187,
    });
    await member.send('POST', '/api/body-metrics', { date: '2026-03-10', weight: '173.7', unit: 'lbs' });
    await member.send('POST', '/api/workouts', { ...workout, notes: 'secret note' });
    const pages = [(await open('/u/quiet-one')).body];
    await show(member, publicFacts);
    pages.push((await open('/u/quiet-one')).body);
    expect(pages[0]).to.not.include('Mira');
    expect(pages[0]).to.not.include('in a row');
    expect(pages[1]).to.include('Mira');
    for (const page of pages) {
      // The port of the service and the revision of the picture are random.
      const shown = page
        .replace(/<style>.*<\/style>/s, '')
        .replaceAll(/127\.0\.0\.1:\d+|localhost:\d+|\?v=[\w-]+/g, '');
      expect(shown).to.not.include(String(app.port));
      expect(
        shown.match(/zornheim|knee|female|173|187|kickstart|note|34|2026|\d\d:\d\d|rondel\.example/gi) ?? [],
      ).to.deep.equal([]);
      expect(shown).to.not.include(devMemberId(email));
    }
  });

  it('is gone with the next request when it is switched off, and is back when it is on again', async () => {
    const member = await publish('page-3@rondel.example', 'off-and-on');
    expect((await open('/u/off-and-on')).status).to.equal(200);
    await turn(member, false);
    const gone = await open('/u/off-and-on');
    const picture = await open('/u/off-and-on/card.png');
    expect([gone.status, picture.status]).to.deep.equal([404, 404]);
    await turn(member, true);
    expect((await open('/u/off-and-on')).status).to.equal(200);
  });

  it('answers every address without a page alike', async () => {
    const member = await publish('page-4@rondel.example', 'once-here');
    await turn(member, false);
    const answers = await Promise.all(
      ['/u/once-here', '/u/never-was', '/u/admin', '/u/a', '/u/12345', '/u/once-here/card.png'].map((path) =>
        open(path),
      ),
    );
    const alike = answers.map(({ status, headers: { date: _, ...headers }, body }) => ({
      ...{ status, body },
      headers: Object.entries(headers).filter(([header]) => !/request-id|server-timing/.test(header)),
    }));
    for (const one of alike) expect(one).to.deep.equal(alike[0]);
    expect(alike[0]?.status).to.equal(404);
    expect(alike[0]?.body).to.include('There is no page here');
  });

  it('answers 304 until a fact changes or the streak of a new day differs', async () => {
    const member = await publish('page-5@rondel.example', 'same-again');
    await member.send('POST', '/api/workouts', workout);
    const { headers } = await open('/u/same-again');
    // Weak: a compressed answer has other bytes.
    expect(headers.etag).to.match(/^W\/"/);
    const known = { 'If-None-Match': String(headers.etag) };
    expect((await open('/u/same-again', known)).status).to.equal(304);
    await member.send('POST', '/api/body-metrics', { date: '2026-03-10', weight: '173.7', unit: 'lbs' });
    expect((await open('/u/same-again', known)).status).to.equal(304);
    app.setClock('2026-03-12T12:00:00.000Z');
    const later = await open('/u/same-again', known);
    expect(later.status).to.equal(200);
    expect(later.body).to.include('>0</span> <b>days in a row');
  });

  it('is compressed for a browser that asks for it', async () => {
    await publish('page-6@rondel.example', 'pressed');
    const { headers } = await open('/u/pressed', { 'Accept-Encoding': 'gzip' });
    expect(headers['content-encoding']).to.equal('gzip');
  });

  it('may be listed by search engines only when the member has chosen so', async () => {
    const member = await publish('page-7@rondel.example', 'find-me');
    await show(member, ['streak'], true);
    const { headers, body } = await open('/u/find-me');
    expect(headers['x-robots-tag']).to.equal(undefined);
    expect(body).to.not.include('noindex');
    expect((await open('/u/find-me/card.png')).headers['x-robots-tag']).to.equal(undefined);
  });

  it('leads from capital letters to small ones, whether or not there is a page', async () => {
    for (const path of ['/u/Mira-Runs', '/u/NEVER-was']) {
      const { status, headers } = await open(path);
      expect([status, headers.location]).to.deep.equal([301, path.toLowerCase()]);
    }
  });

  it('survives hostile paths and words', async () => {
    for (const path of [
      ...[
        '/u/',
        '/u//',
        '/u/%00',
        '/u/%E0%A4%A',
        '/u/..%2f..%2fetc',
        '/u/%3Cscript%3E',
        `/u/${'a'.repeat(5_000)}`,
      ],
      ...['/u/mira-runs/', '/u/mira-runs/card.svg', '/u/mira-runs%2fcard.png', '/u/m%C3%ADra-runs'],
    ])
      expect((await open(path)).status, path).to.be.within(400, 404);
    const member = await publish('page-8@rondel.example', 'hostile-words');
    await member.send('PATCH', '/api/auth/user', { firstName: '<img src=x onerror=alert(1)>"\u202e' });
    const { body } = await open('/u/hostile-words');
    expect(body).to.include('&lt;img src=x onerror=alert(1)&gt;&quot;');
    expect(body).to.not.match(/<img|\u202e/);
    expect((await open('/u/hostile-words/card.png')).status).to.equal(200);
  });

  describe('its picture', () => {
    it('is a PNG of 1200 by 630 pixels, the same for the same facts', async () => {
      const member = await publish('page-9@rondel.example', 'pictured');
      const first = await binary(`${app.origin}/u/pictured/card.png`);
      expect(first.headers.get('content-type')).to.equal('image/png');
      expect(sizeIn(first.body)).to.deep.equal([1200, 630]);
      expect(pixelRows(first.body)).to.equal(630);
      const again = await binary(`${app.origin}/u/pictured/card.png`);
      expect(again.body.equals(first.body)).to.equal(true);
      const { status } = await open('/u/pictured/card.png', {
        'If-None-Match': String(first.headers.get('etag')),
      });
      expect(status).to.equal(304);
      await show(member, ['quests']);
      const other = await binary(`${app.origin}/u/pictured/card.png`);
      expect(other.body.equals(first.body)).to.equal(false);
    });

    it('holds no text beside its pixels', async () => {
      await publish('page-10@rondel.example', 'no-words');
      const { body } = await binary(`${app.origin}/u/no-words/card.png`);
      expect(chunksIn(body).map(({ type }) => type)).to.not.include.members(['tEXt', 'iTXt', 'zTXt', 'eXIf']);
    });
  });

  describe('its handle', () => {
    it('belongs to one member at a time, in every spelling that looks like it', async () => {
      await publish('page-11@rondel.example', 'only-lilo');
      const other = await app.member('page-12@rondel.example');
      await other.send('PATCH', '/api/auth/user', { age: 20 });
      for (const handle of ['only-lilo', 'onlylilo', 'ONLY-LILO', 'only-1i10', 'on-ly-lilo'])
        expect(await name(other, handle), handle).to.deep.equal([
          409,
          'This page name is not available. Please choose another.',
        ]);
    });

    it('is claimed once when two members choose it at the same time', async () => {
      const members = await Promise.all(
        Array.from({ length: 6 }, async (_, nth) => {
          const member = await app.member(`page-race-${nth}@rondel.example`);
          await member.send('PATCH', '/api/auth/user', { age: 20 });
          return member;
        }),
      );
      const statuses = await Promise.all(
        members.map(async (member) => (await name(member, 'first-wins'))[0]),
      );
      expect(statuses.toSorted()).to.deep.equal([200, 409, 409, 409, 409, 409]);
    });

    it('is refused with the same words when it is reserved as when it is taken', async () => {
      await publish('page-13@rondel.example', 'taken-here');
      const other = await app.member('page-14@rondel.example');
      await other.send('PATCH', '/api/auth/user', { age: 20 });
      const answers = [await name(other, 'rondel-team'), await name(other, 'taken-here')];
      expect(answers[0]).to.deep.equal(answers[1]);
    });

    it('is no path of the site', () => {
      const paths = [...clientRoutes, '/api', '/mcp', '/calendar', '/unsubscribe', '/fonts', '/assets'];
      for (const path of paths) {
        const [, first = ''] = path.split('/');
        expect(isReserved(first), first).to.equal(true);
      }
    });

    it('changes once in 30 days; the one before is closed for a year', async () => {
      const member = await publish('page-15@rondel.example', 'before-this');
      const [early, words] = await name(member, 'after-that');
      expect([early, words]).to.deep.equal([
        409,
        'You can change your page name once in 30 days. The next change is possible from 9 April 2026 on.',
      ]);
      app.setClock('2026-04-09T12:00:00.000Z');
      const again = await app.signIn('page-15@rondel.example');
      expect((await name(again, 'after-that'))[0]).to.equal(200);
      expect((await open('/u/before-this')).status).to.equal(404);
      expect((await open('/u/after-that')).status).to.equal(200);
      const other = await app.member('page-16@rondel.example');
      await other.send('PATCH', '/api/auth/user', { age: 20 });
      expect((await name(other, 'before-this'))[0]).to.equal(409);
      app.setClock('2027-04-09T12:00:00.000Z');
      expect((await name(await app.signIn('page-16@rondel.example'), 'before-this'))[0]).to.equal(200);
    });

    it('is given up with the page, and is closed for a year to its member too', async () => {
      const member = await publish('page-17@rondel.example', 'no-longer');
      const page = await member.send<PublicPageAnswer>('DELETE', '/api/me/public-page/handle');
      expect(page).to.include({ handle: null, path: null, hiddenBy: 'no-handle' });
      expect((await open('/u/no-longer')).status).to.equal(404);
      app.setClock('2026-06-10T12:00:00.000Z');
      expect((await name(await app.signIn('page-17@rondel.example'), 'no-longer'))[0]).to.equal(409);
    });

    it('is chosen once by a repeated request', async () => {
      const member = await app.member('page-18@rondel.example');
      await member.send('PATCH', '/api/auth/user', { age: 20 });
      const body = { handle: 'twice-sent' };
      const first = await member.send<PublicPageAnswer>('PUT', '/api/me/public-page/handle', body, 'key-1');
      const second = await member.send<PublicPageAnswer>('PUT', '/api/me/public-page/handle', body, 'key-1');
      expect(second.handle).to.equal(first.handle);
    });
  });

  describe('without the conditions', () => {
    it('is not there for a member under 18, nor for one without an age', async () => {
      const member = await app.member('page-19@rondel.example');
      expect((await name(member, 'young-one'))[1]).to.include('add your age');
      await member.send('PATCH', '/api/auth/user', { age: 17 });
      expect((await name(member, 'young-one'))[1]).to.include('18 and older');
      await member.send('PATCH', '/api/auth/user', { age: 18 });
      expect((await name(member, 'young-one'))[0]).to.equal(200);
      await turn(member, true);
      expect((await open('/u/young-one')).status).to.equal(200);
      await member.send('PATCH', '/api/auth/user', { age: 16 });
      expect((await open('/u/young-one')).status).to.equal(404);
      expect(await member.get('/api/me/public-page')).to.include({ hiddenBy: 'under-age' });
    });

    it('is gone when the access of its member is withdrawn', async () => {
      const email = 'page-20@rondel.example';
      await publish(email, 'was-admitted');
      expect((await open('/u/was-admitted')).status).to.equal(200);
      const reviewer = await app.signIn(admin);
      const requests = await reviewer.get<readonly { id: string; email: string }[]>('/api/beta/requests');
      const id = requests.find((one) => one.email === email)?.id;
      await reviewer.send('PATCH', `/api/beta/requests/${id}`, { status: 'pending' });
      expect((await open('/u/was-admitted')).status).to.equal(404);
    });
  });

  for (const [kind, erase] of [
    ['cleared', (member: Caller) => member.send('DELETE', '/api/admin/clear-user-data')],
    ['deleted', (member: Caller) => member.send('DELETE', '/api/me')],
  ] as const)
    it(`is gone with data that is ${kind}, and its handle stays closed for a year without a trace`, async () => {
      const email = `page-${kind}@rondel.example`;
      const handle = `soon-${kind}`;
      const member = await publish(email, handle);
      const { headers } = await open(`/u/${handle}`);
      expect(await placesOf(app, handle)).to.deep.equal([]);
      await erase(member);
      const known = { 'If-None-Match': String(headers.etag) };
      expect((await open(`/u/${handle}`, known)).status).to.equal(404);
      expect((await open(`/u/${handle}/card.png`)).status).to.equal(404);
      const other = await app.member(`page-after-${kind}@rondel.example`);
      await other.send('PATCH', '/api/auth/user', { age: 20 });
      expect((await name(other, handle))[0]).to.equal(409);
      expect(await handleStreams(app, [handle, devMemberId(email)])).to.deep.equal({
        isThere: true,
        found: [],
      });
      app.setClock('2027-03-11T12:00:00.000Z');
      expect((await name(await app.signIn(`page-after-${kind}@rondel.example`), handle))[0]).to.equal(200);
    });

  it('can be made again right after its member erased the data, without another sign-in', async () => {
    const member = await publish('page-again@rondel.example', 'page-before');
    await member.send('DELETE', '/api/admin/clear-user-data');
    await publishAs(member, 'page-after');
    expect((await open('/u/page-after')).status).to.equal(200);
  });

  it('tells its member what is missing, and previews every fact', async () => {
    const member = await app.member('page-21@rondel.example');
    const fresh = await member.get<PublicPageAnswer>('/api/me/public-page');
    expect(fresh).to.deep.include({
      ...{ handle: null, changeableFrom: null, facts: [], isIndexed: false, path: null, hiddenBy: 'switch' },
    });
    expect(fresh.preview).to.include({ streak: 0, quests: 0 });
    await turn(member, true);
    expect(await member.get('/api/me/public-page')).to.include({ hiddenBy: 'age-unknown' });
    await member.send('PATCH', '/api/auth/user', { age: 40 });
    expect(await member.get('/api/me/public-page')).to.include({ hiddenBy: 'no-handle' });
    await name(member, 'all-there');
    expect(await member.get('/api/me/public-page')).to.include({ hiddenBy: null, path: '/u/all-there' });
  });
});

describe('the limits of public pages', function () {
  this.timeout(60_000);

  it('stop a network that guesses names, and one that asks for many pictures', async () => {
    const few = { points: 3, durationSeconds: 600 };
    const log: Record<string, unknown>[] = [];
    const app = await startTestApp({
      at,
      log,
      limits: { publicMiss: few, publicPicture: few, publicHandle: few },
    });
    try {
      const member = await app.member('limits@rondel.example');
      await member.send('PATCH', '/api/auth/user', { age: 30 });
      await member.send('PUT', '/api/me/preferences', {
        privacy: { ...privacyDefaults, publicProfile: true },
      });
      const tried = ['rondel-1', 'rondel-2', 'limited', 'limited'];
      const statuses: number[] = [];
      for (const handle of tried)
        statuses.push((await member.ask('PUT', '/api/me/public-page/handle', { handle }))[0]);
      expect(statuses).to.deep.equal([409, 409, 200, 429]);
      const seen = async (path: string) => (await app.visitor().get(path)).status;
      const pictures = [
        '/u/limited/card.png',
        '/u/limited/card.png',
        '/u/limited/card.png',
        '/u/limited/card.png',
      ];
      const answers: number[] = [];
      for (const path of [...pictures, '/u/nobody-1', '/u/nobody-2', '/u/nobody-3', '/u/limited'])
        answers.push(await seen(path));
      expect(answers).to.deep.equal([200, 200, 200, 429, 404, 404, 404, 429]);
      const lines = JSON.stringify(log);
      expect(lines).to.include('/u/*').and.not.include('limited');
    } finally {
      await app.stop();
    }
  });
});

/** Where a handle stands in plain text: it is public, and still personal at rest. */
async function placesOf(app: TestApp, handle: string): Promise<readonly string[]> {
  const client = new pg.Client(app.databaseUrl);
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
        where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    const places: string[] = [];
    for (const { name } of tables) {
      const { rowCount } = await client.query(
        `select from ${name} as one where row_to_json(one)::text like $1 limit 1`,
        [`%${handle}%`],
      );
      if (rowCount) places.push(name);
    }
    return places;
  } finally {
    await client.end();
  }
}

/** The stored events of all handles, searched for words that must not be there. */
async function handleStreams(app: TestApp, words: readonly string[]) {
  const client = new pg.Client(app.databaseUrl);
  await client.connect();
  try {
    const { rows } = await client.query<{ text: string }>(
      `select concat(stream, type, data, metadata) as text from log.events
         join log.streams using (stream_no) join log.event_types using (type_no) where stream like 'handle-%'`,
    );
    const text = rows.map((row) => row.text).join('\n');
    return { isThere: text.includes('HandleReleased'), found: words.filter((word) => text.includes(word)) };
  } finally {
    await client.end();
  }
}

async function binary(url: string) {
  const answer = await fetch(url);
  return { headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) };
}

function chunksIn(png: Buffer) {
  expect(png.subarray(0, 8).toString('hex')).to.equal('89504e470d0a1a0a');
  const chunks: { type: string; data: Buffer }[] = [];
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    chunks.push({
      type: png.toString('latin1', at + 4, at + 8),
      data: png.subarray(at + 8, at + 8 + length),
    });
    at += 12 + length;
  }
  return chunks;
}

function sizeIn(png: Buffer): readonly number[] {
  const [header] = chunksIn(png);
  return [header?.data.readUInt32BE(0) ?? 0, header?.data.readUInt32BE(4) ?? 0];
}

/** Rows of 4 bytes a pixel, each with its filter. */
function pixelRows(png: Buffer): number {
  const parts = chunksIn(png).filter(({ type }) => type === 'IDAT');
  const [header] = chunksIn(png);
  const bytes = header?.data[9] === 6 ? 4 : 3;
  return inflateSync(Buffer.concat(parts.map(({ data }) => data))).length / (1200 * bytes + 1);
}
