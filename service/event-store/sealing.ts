import { decrypt, encrypt } from '#service/data-keys/cipher.ts';
import type { DataKey } from '#service/data-keys/data-keys.ts';
import { erasedValue } from './erased-values.ts';
import type { FreshSeals } from './fresh-seals.ts';
import { personalPaths, visitPlaces } from './personal-places.ts';
import type { Fields } from './registry/registration.ts';
import type { EventToAppend, StoredEvent } from './store.ts';

/** By path, the values of its places in their order. */
type PersonalValues = Readonly<Record<string, readonly unknown[]>>;
type Seal = { readonly keyId: string; readonly ciphertext: string };

/** Whether an event has anything to seal. */
export const isPersonal = ({ type, data }: EventToAppend): boolean =>
  personalPaths(type, data).some((path) => {
    let isThere = false;
    visitPlaces(data, path, () => {
      isThere = true;
    });
    return isThere;
  });

/**
 * The event as it is stored: null in the place of each personal field, and in the metadata, as `sealed`, what they were. The ciphertext
 * is bound to the event's id and stream; the key is named beside it. What has nothing personal stays as it is.
 * @param fresh gets to know what is sealed here
 */
export function sealEvent(
  event: EventToAppend,
  stream: string,
  key: DataKey,
  fresh?: FreshSeals,
): EventToAppend {
  const data = structuredClone(event.data);
  const values: Record<string, unknown[]> = {};
  for (const path of personalPaths(event.type, data)) {
    const taken: unknown[] = [];
    visitPlaces(data, path, (owner, name) => {
      taken.push(owner[name]);
      owner[name] = null;
    });
    if (taken.length > 0) values[path] = taken;
  }
  if (Object.keys(values).length === 0) return event;
  const text = JSON.stringify(values);
  const bound = boundTo(event.id, stream);
  const ciphertext = encrypt(key.secret, Buffer.from(text), bound).toString('base64url');
  const sealed = `${key.id}.${ciphertext}`;
  fresh?.keep(sealed, bound, text);
  return { ...event, data, metadata: { ...event.metadata, sealed } };
}

/** The id of the key that an event is sealed by; null when nothing in it is, as in all that was stored before there were keys. */
export const sealedBy = ({ metadata }: StoredEvent): string | null =>
  typeof metadata.sealed === 'string' ? sealOf(metadata.sealed).keyId : null;

/**
 * The event as it was before it was sealed: the one that it is given, which it owns and changes.
 * @param secret null when the key was destroyed: the fields then have what stands for something erased.
 * @param fresh spares decrypting what it knows
 * @throws Error when the seal is not of this event or was changed.
 */
export function openEvent(event: StoredEvent, secret: Buffer | null, fresh?: FreshSeals): StoredEvent {
  const { sealed } = event.metadata;
  if (typeof sealed !== 'string') return event;
  if (secret === null) erase(event);
  else putBack(event.data, valuesOf(event, sealed, secret, fresh));
  Reflect.deleteProperty(event.metadata, 'sealed');
  return event;
}

function valuesOf(
  { id, stream }: StoredEvent,
  sealed: string,
  secret: Buffer,
  fresh?: FreshSeals,
): PersonalValues {
  const bound = boundTo(id, stream);
  const text = fresh?.textIn(sealed, bound) ?? decrypted(sealed, secret, bound);
  return JSON.parse(text) as PersonalValues;
}

const decrypted = (sealed: string, secret: Buffer, bound: string): string =>
  decrypt(secret, Buffer.from(sealOf(sealed).ciphertext, 'base64url'), bound).toString();

function putBack(data: Fields, values: PersonalValues): void {
  for (const [path, taken] of Object.entries(values)) {
    let nth = 0;
    visitPlaces(data, path, (owner, name) => {
      owner[name] = taken[nth];
      nth += 1;
    });
  }
}

function erase({ type, data }: StoredEvent): void {
  for (const path of personalPaths(type, data)) {
    visitPlaces(data, path, (owner, name) => {
      const value = erasedValue(type, path);
      if (value === undefined) Reflect.deleteProperty(owner, name);
      else owner[name] = value;
    });
  }
}

function sealOf(sealed: string): Seal {
  const end = sealed.indexOf('.');
  return { keyId: sealed.slice(0, end), ciphertext: sealed.slice(end + 1) };
}

const boundTo = (eventId: string, stream: string): string => `${eventId}\n${stream}`;
