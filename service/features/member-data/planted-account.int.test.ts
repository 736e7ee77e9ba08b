import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import pg from 'pg';
import { asMemberId } from '#domain/kernel/ids.ts';
import { keyOwner } from '#service/event-store/encryption/encrypting-store.ts';
import { startMailServer } from '#service/jobs/mail/testing/mail-server.ts';
import { type OwnPostgres, startOwnPostgres } from '#service/testing/erasure/own-postgres.ts';
import { bodiesWithText } from '#service/testing/hostile-requests.ts';
import { isOfMember, liveSampleDay, sampleCalls, sampleDate } from '#service/testing/sample-calls.ts';
import { admin, type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { startTool } from '#service/testing/start-tool.ts';

const email = 'quillonia@planted.example';
const planted = {
  address: email,
  ownWords: 'zweiundvierzigstes Depressionstagebuch',
  pounds: '"value":213.7',
  inches: '"value":41.3',
  note: 'wrote from the observatory',
  reason: 'rang about the telescope',
} as const;
const words = Object.values(planted);
/** A workout that is not personal by itself, so it is stored in plain text. It proves that the search works. */
const plain = 'cardio-kickstart';

/** Every text field of every route where members write about themselves. */
const writes = sampleCalls
  .filter(
    ({ route }) => isOfMember(route) && route.method !== 'DELETE' && !route.path.startsWith('/api/admin/'),
  )
  .flatMap(({ route, sample: { body } }) =>
    (body ? bodiesWithText(route, body, planted.ownWords) : []).map((text) => ({ route, text })),
  );

describe('the planted personal data of an account', function () {
  this.timeout(180_000);
  let postgres: OwnPostgres;
  let smtp: Awaited<ReturnType<typeof startMailServer>>;
  let client: pg.Client;
  let app: TestApp;
  let member: Caller;
  let memberId: string;
  let env: Readonly<Record<string, string>>;
  let ciphertexts: readonly (string | Buffer)[];
  /** The reasons of admins' views. The views themselves stay recorded after the member is erased. */
  let reasons: readonly string[];
  const lines: Record<string, unknown>[] = [];

  before(async () => {
    postgres = await startOwnPostgres();
    smtp = await startMailServer();
    env = { DATABASE_URL: postgres.url, ...smtp.env };
    app = await startTestApp({
      at: `${sampleDate}T12:00:00.000Z`,
      env,
      withoutLuckyDay: [email],
      log: lines,
    });
    env = { ...env, DATA_DIR: app.dataDir };
    client = new pg.Client(postgres.url);
    await client.connect();
    await plant();
    await findCiphertexts();
  });
  after(async () => {
    await client.end();
    await app.stop();
    await smtp.close();
    await postgres.stop();
  });

  it('is readable with the keys of the service', async () => {
    expect(wordsIn(await exported())).to.deep.equal(words);
  });

  it('is in no file, row, outbox, copy of an instant or log line in plain text', async () => {
    expect(await postgres.wordsInFiles([...words, plain])).to.deep.equal([plain]);
    await expectInNoRow();
    expect(ciphertexts.length).to.be.greaterThan(30);
    expect(await postgres.wordsInFiles(ciphertexts)).to.not.deep.equal([]);
  });

  it('leaves no row of the deleted account in exports, outboxes, copies or sessions', async () => {
    expect(await member.send('DELETE', '/api/me')).to.include({ deleted: true });
    await expectInNoRow();
    expect(wordsIn(await exported())).to.deep.equal([]);
    expect(await rowsOfMember()).to.deep.equal([]);
    expect(await postgres.wordsInFiles([...words, plain])).to.deep.equal([plain]);
  });

  it("is in no file after VACUUM FULL, except admins' reasons that no key decrypts", async () => {
    await postgres.rewriteFiles();
    expect(await postgres.wordsInFiles([...words, ...ciphertexts, plain])).to.deep.equal([plain]);
    expect(await postgres.wordsInFiles(reasons)).to.deep.equal(reasons);
  });

  async function plant(): Promise<void> {
    const ada = await app.signIn(admin);
    const { id } = await ada.send('POST', '/api/beta/request', { email });
    const decision = { status: 'approved', adminNotes: planted.note };
    await ada.send('PATCH', `/api/beta/requests/${String(id)}`, decision);
    member = await app.signIn(email);
    memberId = String((await member.get('/api/auth/user')).id);
    await liveSampleDay(member.visitor);
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': '' };
    const accepted = new Set<string>();
    for (const [nth, { route, text }] of writes.entries()) {
      const { path, method } = route;
      // A reported client error or another address's beta request belongs to no account.
      if (path === '/api/client-errors' || path === '/api/beta/request' || path.includes(':')) continue;
      headers['Idempotency-Key'] = `planted ${nth}`;
      const { status } = await member.visitor.send(method, path, { body: text, headers });
      if (status < 300) accepted.add(path);
    }
    expect([...accepted]).to.include.members(['/api/auth/user', '/api/programs/daily-maintenance']);
    const metric = { date: sampleDate, unit: 'lbs', weight: '213.7', waistCircumference: '41.3' };
    await member.send('POST', '/api/body-metrics', metric);
    const { events } = await ada.get<{ events: readonly { id: string }[] }>(
      `/api/admin/events?stream=member-${memberId}`,
    );
    await ada.send('POST', `/api/admin/events/${events[0]?.id}/open`, { reason: planted.reason });
    await member.send('POST', '/api/me/export/mail');
    // The mails about the admission and with the data.
    await smtp.until(email, 2);
    const { ending } = await startTool(env, 'replay', '--as-of', `${sampleDate}T13:00:00.000Z`).ended;
    expect(ending).to.equal(0);
  }

  async function expectInNoRow(): Promise<void> {
    const found: string[] = [];
    for (const name of await tables())
      for (const { row } of await rows<{ row: string }>(`select t::text as row from ${name} as t`))
        found.push(
          ...words.filter((word) => row.includes(word) || row.includes(JSON.stringify(word).slice(1, -1))),
        );
    expect(found).to.deep.equal([]);
    expect(lines).not.to.deep.equal([]);
    expect(wordsIn(JSON.stringify(lines))).to.deep.equal([]);
    for (const file of await readdir(app.dataDir, { recursive: true, withFileTypes: true }))
      if (file.isFile())
        expect(wordsIn(await readFile(join(file.parentPath, file.name), 'latin1'))).to.deep.equal([]);
  }

  /** Tables that contain rows of the member although an erasure must delete them. */
  async function rowsOfMember(): Promise<readonly string[]> {
    const beside = [
      'service.kept_answers',
      'service.export_mails',
      'service.recap_mails',
      'service.calendar_feeds',
      'service.mails',
      'service.push_sends',
      'service.token_uses',
    ];
    const isCopy = (name: string) => /^as_of_/.test(name) && !/audit_entries/.test(name);
    const copies = (await tables()).filter((name) => isCopy(name) || beside.includes(name));
    expect(copies.length).to.be.greaterThan(5);
    const found: string[] = [];
    for (const name of copies)
      if ((await rows(`select from ${name} as t where t::text like $1`, [`%${memberId}%`])).length > 0)
        found.push(name);
    const sessions = `select data from service.sessions where user_id = $1 and data <> '{}'`;
    return [...found, ...(await rows<{ data: string }>(sessions, [memberId])).map(({ data }) => data)];
  }

  /** A part of each of the member's ciphertexts, and the encrypted key. */
  async function findCiphertexts(): Promise<void> {
    const stored: string[] = [];
    for (const name of await tables()) {
      const ofMember = `select t::text as row from ${name} as t where t::text like $1`;
      stored.push(...(await rows<{ row: string }>(ofMember, [`%${memberId}%`])).map(({ row }) => row));
    }
    const isOfLook = (row: string) => /"ViewPersonalData"|\bdata-viewed\b/.test(row);
    reasons = [...new Set(stored.filter(isOfLook).flatMap(ciphertextsIn))];
    const keys = await rows<{ wrapped: Buffer }>('select wrapped from vault.data_keys where owner = $1', [
      keyOwner(asMemberId(memberId)),
    ]);
    const others = stored.filter((row) => !isOfLook(row)).flatMap(ciphertextsIn);
    ciphertexts = [...others, ...keys.map(({ wrapped }) => wrapped)];
  }

  async function exported(): Promise<string> {
    const { ending, out } = await startTool(
      env,
      'export',
      '--with-personal',
      '--reason',
      'What an export shows',
    ).ended;
    expect(ending).to.equal(0);
    return out;
  }

  async function tables(): Promise<readonly string[]> {
    const all = await rows<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
        where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    return all.map(({ name }) => name);
  }

  const rows = async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
    (await client.query<Row>(text, values)).rows;
});

const wordsIn = (text: string): readonly string[] => words.filter((word) => text.includes(word));

/** The inner part of each, because its ends may be cut off or escaped in a file. */
const ciphertextsIn = (row: string): readonly string[] =>
  [...row.matchAll(/[\w-]{40}([\w-]{32})[\w-]*/g)].map(([, part = '']) => part);
