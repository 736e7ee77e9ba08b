import { createSecretKey, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import pg from 'pg';
import { rejectionOf } from '#service/event-store/testing/samples.ts';
import { createLogDatabase, type LogDatabase } from '#service/testing/log-database.ts';
import { createKeyCache, type DataKeys, hasWrappedKeys, openDataKeys } from './data-keys.ts';
import { openMasterKeys } from './master-keys.ts';

const newMaster = () => randomBytes(32).toString('base64');

describe('data keys', function () {
  this.timeout(30_000);
  let database: LogDatabase;
  let dataDir: string;
  const opened: DataKeys[] = [];

  beforeEach(async () => {
    database = await createLogDatabase();
    dataDir = await mkdtemp(join(tmpdir(), 'rondel-keys-'));
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((keys) => keys.close()));
    await database.drop();
    await rm(dataDir, { recursive: true });
  });

  /** Without a configured master key, the one in the data folder is used. */
  async function open(masterKey: string | null = null, ...previousMasterKeys: string[]): Promise<DataKeys> {
    const masters = await openMasterKeys({ masterKey, previousMasterKeys, dataDir });
    const keys = await openDataKeys({ connectionString: database.url, masters });
    opened.push(keys);
    return keys;
  }
  /** Bytes, because keys cannot be compared. */
  const secretIn = async (keys: DataKeys, id: string) => {
    const secret = (await keys.find([id])).get(id);
    return secret?.export() ?? secret;
  };

  it('are created once per owner, also for concurrent requests, and stored encrypted', async () => {
    const all = await Promise.all(Array.from({ length: 4 }, () => open()));
    const asked = await Promise.all(
      all.flatMap((keys) => ['ana', 'bo', 'ana'].map((owner) => keys.keyOf(owner))),
    );
    expect(new Set(asked.map(({ id }) => id)).size).to.equal(2);
    expect(new Set(asked.map(({ secret }) => secret.export().toString('hex'))).size).to.equal(2);
    const stored = await database.ask("select string_agg(encode(wrapped, 'hex'), ' ') from vault.data_keys");
    for (const { secret } of asked) expect(String(stored)).not.to.include(secret.export().toString('hex'));
  });

  it('are found or created during a concurrent clearing of data, and never refused', async () => {
    const keys = await open();
    const asked: Promise<unknown>[] = [];
    for (let round = 0; round < 200; round += 1) {
      await keys.keyOf('ana');
      const destroyed = keys.destroy(['ana']);
      asked.push(keys.keyOf('ana'), keys.keyOf('ana'), keys.keyOf('bo'));
      await Promise.all([destroyed, ...asked.splice(0)]);
    }
  });

  it('refuse a new master key while another wraps stored keys, and create no file', async () => {
    const other = await mkdtemp(join(tmpdir(), 'rondel-keys-'));
    const config = { masterKey: null, previousMasterKeys: [], dataDir: other };
    const openBeside = () => openMasterKeys(config, () => hasWrappedKeys(database.url));
    expect(await hasWrappedKeys(database.url)).to.equal(false);
    const keys = await open();
    expect(await hasWrappedKeys(database.url)).to.equal(false);
    await keys.keyOf('ana');
    expect(String(await rejectionOf(openBeside()))).to.include(`${join(other, 'master-key')} is missing`);
    expect(await readdir(other)).to.deep.equal([]);
    await keys.destroy(['ana']);
    await openBeside();
    expect(await readdir(other)).to.deep.equal(['master-key']);
    await rm(other, { recursive: true });
  });

  it('have a master key in the data folder that only the owner can read', async () => {
    await open();
    expect((await stat(join(dataDir, 'master-key'))).mode & 0o777).to.equal(0o600);
  });

  it('stay destroyed, elsewhere after a minute, and are replaced by new keys', async () => {
    const [here, elsewhere] = [await open(), await open()];
    const { id } = await here.keyOf('ana');
    await here.destroy(['ana']);
    expect(here.known(id)).to.equal(null);
    expect(await secretIn(elsewhere, id)).to.equal(null);
    expect((await elsewhere.keyOf('ana')).id).not.to.equal(id);
    expect(
      await database.ask('select 1 from vault.data_keys where key_id = $1 and wrapped is not null', [id]),
    ).to.be.empty;
  });

  it('are wrapped again by the new master key while services with both keys run', async () => {
    const [before, after] = [newMaster(), newMaster()];
    const old = await open(before);
    const { id, secret } = await old.keyOf('ana');
    const running = await open(after, before);
    expect(await secretIn(running, id)).to.deep.equal(secret.export());
    const late = await old.keyOf('bo');
    expect(await (await open(after, before)).rotate()).to.equal(2);
    expect(await (await open(after, before)).rotate()).to.equal(0);
    expect(await secretIn(await open(after), id)).to.deep.equal(secret.export());
    expect(await secretIn(await open(after), late.id)).to.deep.equal(late.secret.export());
    expect(await rejectionOf(secretIn(await open(before), id))).to.match(/MASTER_KEY_PREVIOUS/);
  });

  it('are wrapped again by a new key in the data folder, which a service finds', async () => {
    const running = await open();
    const { id, secret } = await running.keyOf('ana');
    const first = await readFile(join(dataDir, 'master-key'), 'utf8');
    const tool = await open();
    expect(await tool.rotate()).to.equal(1);
    expect(await readFile(join(dataDir, 'master-key'), 'utf8')).not.to.equal(first);
    expect(await readFile(join(dataDir, 'master-key-previous'), 'utf8')).to.equal(first);
    expect((await stat(join(dataDir, 'master-key-previous'))).mode & 0o777).to.equal(0o600);
    const another = await tool.keyOf('bo');
    expect(await secretIn(running, another.id)).to.deep.equal(another.secret.export());
    expect(await (await open()).rotate()).to.equal(2);
    expect(await secretIn(await open(), id)).to.deep.equal(secret.export());
  });

  it('stay readable after two concurrent rotations of the key in the data folder', async () => {
    const running = await open();
    const owners = Array.from({ length: 1_500 }, (_, nth) => `owner-${nth}`);
    const made = await Promise.all(owners.map((owner) => running.keyOf(owner)));
    const [one, other] = [await open(), await open()];
    await Promise.all([one.rotate(), other.rotate()]);
    const found = await (await open()).find(made.map(({ id }) => id));
    for (const { id, secret } of made) expect(found.get(id)?.equals(secret)).to.equal(true);
    expect(await readdir(dataDir)).to.have.members(['master-key', 'master-key-previous']);
  });

  it('keep the master key that they need when a rotation loses its lock to another process', async () => {
    const { id, secret } = await (await open()).keyOf('ana');
    await database.ask('create table earlier as select * from vault.data_keys');
    const tool = await open();
    await tool.rotate();
    const first = await readFile(join(dataDir, 'master-key'), 'utf8');
    // As a rotation leaves it that was killed: the key needs the master key that the next renewal drops.
    await database.ask(
      'update vault.data_keys set wrapped = earlier.wrapped, wrapped_by = earlier.wrapped_by from earlier',
    );
    expect(String(await lossOfLockIn(tool.rotate))).to.match(/^LostLock: .*"master key" was lost.*again\.$/);
    expect(await readFile(join(dataDir, 'master-key'), 'utf8')).to.equal(first);
    await tool.rotate();
    expect(await secretIn(await open(), id)).to.deep.equal(secret.export());
  });

  it('leave no earlier master key in the drafts of a killed rotation after the next one', async () => {
    const tool = await open();
    await tool.keyOf('ana');
    const key = await readFile(join(dataDir, 'master-key'));
    for (const name of ['master-key-next', 'master-key-previous'])
      await writeFile(join(dataDir, `${name}.0123456789abcdef`), key, { mode: 0o600 });
    await tool.rotate();
    expect(await readdir(dataDir)).to.have.members(['master-key', 'master-key-previous']);
  });

  /** Ends the connection of the lock while a rotation waits for a row. @returns the error of the rotation */
  async function lossOfLockIn(rotate: () => Promise<unknown>): Promise<unknown> {
    const blocking = new pg.Client(database.url);
    await blocking.connect();
    await blocking.query('begin; select from vault.data_keys for update');
    const rejection = rejectionOf(rotate());
    await database.until("select 1 from pg_stat_activity where wait_event_type = 'Lock'");
    await database.ask(
      "select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name like 'projections rotation %'",
    );
    await blocking.end();
    return rejection;
  }

  it('are wrapped by the newest key in the data folder, also by a process that has not seen it', async () => {
    const idle = await open();
    const tool = await open();
    await tool.keyOf('ana');
    for (let times = 0; times < 2; times += 1) await tool.rotate();
    const { id, secret } = await idle.keyOf('bo');
    expect(await secretIn(await open(), id)).to.deep.equal(secret.export());
  });

  it('are made and read while the files of the master keys are lost', async () => {
    await (await open()).rotate();
    const running = await open();
    const { id, secret } = await running.keyOf('ana');
    const kept = await readFile(join(dataDir, 'master-key'));
    await rm(join(dataDir, 'master-key'));
    const made = await running.keyOf('bo');
    expect(await readdir(dataDir)).to.deep.equal(['master-key-previous']);
    await writeFile(join(dataDir, 'master-key'), kept, { mode: 0o600 });
    const fresh = await open();
    expect(await secretIn(fresh, id)).to.deep.equal(secret.export());
    expect(await secretIn(fresh, made.id)).to.deep.equal(made.secret.export());
  });

  it('need a whole master key in its file, whose name the refusal says', async () => {
    await writeFile(join(dataDir, 'master-key'), '', { mode: 0o600 });
    expect(String(await rejectionOf(open()))).to.include(
      `${join(dataDir, 'master-key')} holds no master key`,
    );
  });
});

describe('the cache of data keys', () => {
  it('holds the most recently used keys for a minute, and destroyed ones for ever', () => {
    let now = 0;
    const cache = createKeyCache(2, () => now);
    const secret = createSecretKey(Buffer.from('secret'));
    const at = (id: string) => cache.at(id) && String(cache.at(id)?.export());
    cache.keep('a', secret);
    cache.keep('b', null);
    expect([at('a'), at('b'), at('c')]).to.deep.equal(['secret', null, undefined]);
    now = 60_001;
    expect([at('a'), at('b')]).to.deep.equal([undefined, null]);
    for (const id of ['c', 'd']) cache.keep(id, secret);
    expect([at('b'), at('c'), at('d')]).to.deep.equal([undefined, 'secret', 'secret']);
  });
});
