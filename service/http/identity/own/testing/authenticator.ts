import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** A browser and an authenticator in this process, with real keys: what tests over HTTP need of WebAuthn. */
export type Authenticator = {
  /** Answers to the options of a creation, as the page would send them. */
  create(options: Options, changes?: Changes): object;
  /** The same to those of a sign-in, by its only passkey. */
  get(options: Options, changes?: Changes): object;
  /** A copy with the same key and counter. */
  clone(): Authenticator;
};
type Options = {
  readonly challenge: string;
  readonly user?: { readonly id: string };
};
type Changes = {
  readonly origin?: string;
  readonly rpId?: string;
  readonly isPersonVerified?: boolean;
  readonly crossOrigin?: boolean;
};
type Held = { id: Buffer; key: KeyObject; userHandle: string };

const flags = { present: 0x01, verified: 0x04, attested: 0x40 };

/** @param counts whether it has a counter, as security keys have */
export function createAuthenticator(
  origin: string,
  { counts = true }: { readonly counts?: boolean } = {},
  held: Held | null = null,
  startsAt = 0,
): Authenticator {
  let counter = startsAt;
  let passkey = held;
  const data = (changes: Changes, attested: Buffer | null) => {
    counter += counts ? 1 : 0;
    const isVerified = changes.isPersonVerified ?? true;
    const bits = flags.present | (isVerified ? flags.verified : 0) | (attested ? flags.attested : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const rpIdHash = sha256(changes.rpId ?? new URL(origin).hostname);
    return Buffer.concat([rpIdHash, Buffer.from([bits]), count, attested ?? Buffer.alloc(0)]);
  };
  const client = (type: string, challenge: string, changes: Changes) =>
    Buffer.from(
      JSON.stringify({
        ...{ type, challenge, origin: changes.origin ?? origin },
        crossOrigin: changes.crossOrigin ?? false,
      }),
    );
  return {
    create({ challenge, user }, changes = {}) {
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const id = randomBytes(16);
      passkey = { id, key: privateKey, userHandle: user?.id ?? '' };
      const [xBytes, yBytes] = [x, y].map((part) => Buffer.from(part, 'base64url'));
      // COSE: kty EC2, alg ES256, curve P-256.
      const cose = cborMap([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, xBytes ?? id],
        [-3, yBytes ?? id],
      ]);
      const length = Buffer.from([0, id.length]);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, cose]);
      const attestationObject = cborMap([
        ['fmt', 'none'],
        ['attStmt', cborMap([])],
        ['authData', data(changes, attested)],
      ]);
      return answer(id, {
        clientDataJSON: client('webauthn.create', challenge, changes),
        attestationObject,
      });
    },
    get({ challenge }, changes = {}) {
      if (!passkey) throw new Error('It has no passkey.');
      const authenticatorData = data(changes, null);
      const clientDataJSON = client('webauthn.get', challenge, changes);
      const signed = Buffer.concat([authenticatorData, createHash('sha256').update(clientDataJSON).digest()]);
      return answer(passkey.id, {
        ...{ clientDataJSON, authenticatorData, signature: sign('sha256', signed, passkey.key) },
        userHandle: Buffer.from(passkey.userHandle, 'base64url'),
      });
    },
    clone: () => createAuthenticator(origin, { counts }, passkey, counter),
  };
}

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

function answer(id: Buffer, response: Readonly<Record<string, Buffer>>): object {
  const name = id.toString('base64url');
  const parts = Object.entries(response).map(([part, bytes]) => [part, bytes.toString('base64url')]);
  return {
    ...{ id: name, rawId: name, type: 'public-key', clientExtensionResults: {} },
    response: { ...(Object.fromEntries(parts) as object), transports: ['internal'] },
  };
}

type CborValue = number | string | Buffer;
const cborMaps = new WeakSet<Buffer>();

/** A map of RFC 8949; a value that is a map itself is passed as such. */
function cborMap(entries: readonly (readonly [CborValue, CborValue])[]): Buffer {
  const map = Buffer.concat([head(5, entries.length), ...entries.flat().map(cbor)]);
  cborMaps.add(map);
  return map;
}

function cbor(value: CborValue): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -value - 1) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  return cborMaps.has(value) ? value : Buffer.concat([head(2, value.length), value]);
}

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}
