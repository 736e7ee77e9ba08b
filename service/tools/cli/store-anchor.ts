import { createPrivateKey, type KeyObject } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import {
  type Anchor,
  type AnchorComparison,
  anchorOf,
  compareWithAnchor,
  isSigned,
  listOf,
  publicTextOf,
  readHeads,
} from '#service/event-store/hash-chain/anchor.ts';
import type { EventStore } from '#service/event-store/port.ts';
import { readConfig } from '#service/platform/config.ts';
import { jsonOrNull } from '#service/platform/decoded.ts';
import { loadOrCreateSecret } from '#service/platform/secrets.ts';
import { print, type Subcommand, WrongUsage } from './run-tool.ts';
import { checkAddress } from './store-address.ts';
import { openToolStore } from './tool-stores.ts';

const usage = `Prints one line of JSON that says, signed, what the event store holds now: the position of the last event, how many events and streams
there are, and a digest over the last event of every stream. Keep the line where nobody who can write to the store can write: by it
\`verify --against\` finds a history that was made again as a whole, with the hashes of its chain and the index of events.

npm run --silent store -- anchor [--from URL] [--key FILE] >> anchors.jsonl
  --from URL   esdb://... or postgres://... (the built-in log); by default the store that the service is configured with
  --key FILE   an Ed25519 private key as PEM (openssl genpkey -algorithm ed25519); by default one that is made at first and kept in
               DATA_DIR as anchor-key
  --help       this text

The list of stream heads goes to the folder anchors of DATA_DIR, some 140 bytes a stream. It is needed where streams were erased after
the anchor, names nobody, and is believed by the digest in the signed line. Memory grows by some 250 bytes a stream.

Exit codes: 0 printed, 2 wrong arguments, 3 failed, 130 interrupted.`;

export const storeAnchor: Subcommand = {
  describe: 'prints a signed summary of the store, to be stored outside',
  usage,
  async run(args, signal) {
    const { values } = parseArgs({
      args: [...args],
      options: { from: { type: 'string' }, key: { type: 'string' } },
    });
    checkAddress('--from', values.from);
    const { dataDir } = readConfig();
    const key = await privateKey(values.key, dataDir);
    const { events, close } = await openToolStore(values.from);
    try {
      const now = await readHeads(events, signal);
      const list = listOf(now);
      const anchor = anchorOf(now, list, new Date().toISOString(), key);
      await mkdir(join(dataDir, 'anchors'), { recursive: true });
      await writeFile(listFile(dataDir, anchor), list, { mode: 0o600 });
      print(JSON.stringify(anchor));
      return 0;
    } finally {
      await close();
    }
  },
};

const listFile = (dataDir: string, { digest }: Anchor): string => join(resolve(dataDir), 'anchors', digest);

/** The PKCS #8 prefix of an Ed25519 key; its 32 bytes follow. */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex');

async function privateKey(file: string | undefined, dataDir: string): Promise<KeyObject> {
  if (file === undefined) {
    const seed = Buffer.from(await loadOrCreateSecret(resolve(dataDir), 'anchor-key'), 'base64url');
    return createPrivateKey({ key: Buffer.concat([pkcs8, seed]), type: 'pkcs8', format: 'der' });
  }
  const key = createPrivateKey(await readFile(file));
  if (key.asymmetricKeyType !== 'ed25519') throw new WrongUsage(`${file} is not an Ed25519 key.`);
  return key;
}

const anchorSchema = z.strictObject({
  version: z.literal(1),
  position: z.string(),
  events: z.int(),
  streams: z.int(),
  digest: z.string().regex(/^[0-9a-f]{64}$/),
  at: z.iso.datetime(),
  key: z.string(),
  signature: z.string(),
});

export type Against = { readonly anchor: Anchor; readonly isOwnKey: boolean; readonly list: string | null };

/** The last anchor in a file, with a verified signature. @throws WrongUsage */
export async function readAnchor(file: string, keyFile: string | undefined): Promise<Against> {
  const { dataDir } = readConfig();
  const line = (await readFile(file, 'utf8')).trim().split('\n').at(-1) ?? '';
  const parsed = anchorSchema.safeParse(jsonOrNull(line));
  if (!parsed.success)
    throw new WrongUsage(`The last line of ${file} is not an anchor that "store -- anchor" has printed.`);
  const anchor = parsed.data;
  const list = await readFile(listFile(dataDir, anchor), 'utf8').catch(nullIfMissing);
  const isOwnKey = publicTextOf(await privateKey(keyFile, dataDir)) === anchor.key;
  return { anchor, isOwnKey, list };
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

/** Compares the history with an anchor. Stops early when the signature is invalid or its key unknown. */
export async function holdAgainst(
  store: EventStore,
  { anchor, isOwnKey, list }: Against,
  signal: AbortSignal,
): Promise<AnchorComparison> {
  const refuse = (finding: string) => ({ erasedSince: 0, findings: [finding] });
  if (!isSigned(anchor)) return refuse('The anchor was changed: its signature is not right.');
  if (!isOwnKey)
    return refuse(
      'The anchor is signed by another key than anchor-key in DATA_DIR. Give the key that it was signed by: --key FILE.',
    );
  return compareWithAnchor(anchor, await readHeads(store, signal, anchor.position), list);
}
