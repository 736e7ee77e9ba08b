import type { KeyObject } from 'node:crypto';
import * as z from 'zod';
import {
  personalPaths,
  registrationOf,
  visitPersonalFields,
} from '#service/event-store/event-types/event-codec.ts';
import type { Fields } from '#service/event-store/event-types/registry/registration.ts';
import type { EventToAppend, StoredEvent } from '#service/event-store/port.ts';
import { decrypt, encrypt } from './cipher.ts';
import type { DataKey } from './data-keys.ts';
import type { DecryptionCache } from './decryption-cache.ts';

/** By path, the values of its occurrences in order. */
type PersonalValues = Readonly<Record<string, readonly unknown[]>>;
type EncryptedFields = { readonly keyId: string; readonly ciphertext: string };

/**
 * The event in stored form: null in place of each personal field, and their values as ciphertext in the metadata. The ciphertext is bound
 * to the event's id and stream, and names its key. An event without personal fields stays unchanged.
 * @param cache receives the encrypted text
 */
export function encryptFields(
  event: EventToAppend,
  stream: string,
  key: DataKey,
  cache?: DecryptionCache,
): EventToAppend {
  const data = structuredClone(event.data);
  const values: Record<string, unknown[]> = {};
  for (const path of personalPaths(event.type, data)) {
    const taken: unknown[] = [];
    visitPersonalFields(data, path, (owner, name) => {
      taken.push(owner[name]);
      owner[name] = null;
    });
    if (taken.length > 0) values[path] = taken;
  }
  if (Object.keys(values).length === 0) return event;
  const text = JSON.stringify(values);
  const bound = boundTo(event.id, stream);
  const ciphertext = encrypt(key.secret, Buffer.from(text), bound).toString('base64url');
  const encrypted = `${key.id}.${ciphertext}`;
  cache?.add(encrypted, bound, text);
  return { ...event, data, metadata: { ...event.metadata, sealed: encrypted } };
}

/**
 * The decrypted event. Changes and returns its input, which must not be used elsewhere.
 * @param secret null when the key was destroyed; the fields then get replacement values.
 * @param cache avoids decrypting a cached text
 * @throws Error when the ciphertext belongs to another event or was changed.
 */
export function decryptFields(
  event: StoredEvent,
  secret: KeyObject | null,
  cache?: DecryptionCache,
): StoredEvent {
  const { sealed: encrypted } = event.metadata;
  if (typeof encrypted !== 'string') return event;
  if (secret === null) erase(event);
  else putBack(event.data, valuesOf(event, encrypted, secret, cache));
  Reflect.deleteProperty(event.metadata, 'sealed');
  // Rows folded from the event are encrypted under the same key.
  Object.defineProperty(event, 'keyId', { value: parseEncrypted(encrypted).keyId });
  return event;
}

function valuesOf(
  { id, stream }: StoredEvent,
  encrypted: string,
  secret: KeyObject,
  cache?: DecryptionCache,
): PersonalValues {
  const bound = boundTo(id, stream);
  const text = cache?.textIn(encrypted, bound) ?? decrypted(encrypted, secret, bound);
  return JSON.parse(text) as PersonalValues;
}

const decrypted = (encrypted: string, secret: KeyObject, bound: string): string =>
  decrypt(secret, Buffer.from(parseEncrypted(encrypted).ciphertext, 'base64url'), bound).toString();

function putBack(data: Fields, values: PersonalValues): void {
  for (const [path, taken] of Object.entries(values)) {
    let nth = 0;
    visitPersonalFields(data, path, (owner, name) => {
      owner[name] = taken[nth];
      nth += 1;
    });
  }
}

function erase({ type, data }: StoredEvent): void {
  for (const path of personalPaths(type, data)) {
    visitPersonalFields(data, path, (owner, name) => {
      const value = redactedValue(type, path);
      if (value === undefined) Reflect.deleteProperty(owner, name);
      else owner[name] = value;
    });
  }
}

function parseEncrypted(encrypted: string): EncryptedFields {
  const end = encrypted.indexOf('.');
  return { keyId: encrypted.slice(0, end), ciphertext: encrypted.slice(end + 1) };
}

const boundTo = (eventId: string, stream: string): string => `${eventId}\n${stream}`;

/** Marks a field that is left out. */
const absent = Symbol('absent');
type Erased = unknown;

const known = new Map<string, Erased>();

/**
 * The replacement of a personal field whose key was destroyed. It is valid for every fold: absent for an optional field, otherwise null,
 * empty or the minimum of its schema.
 * @returns undefined for a field that is left out.
 */
function redactedValue(storedType: string, path: string): unknown {
  const place = `${storedType} ${path}`;
  if (!known.has(place)) known.set(place, erasedAt(storedType, path));
  const value = known.get(place);
  return value === absent ? undefined : structuredClone(value);
}

function erasedAt(storedType: string, path: string): Erased {
  let schema: z.ZodType | undefined = registrationOf(storedType)?.data;
  for (const step of path.split('.')) {
    const name = step.replace(/\[\]$/, '');
    const inner = schema && unwrapped(schema);
    schema = inner instanceof z.ZodObject ? (inner.shape as Record<string, z.ZodType>)[name] : undefined;
    if (step.endsWith('[]') && schema) schema = elementOf(unwrapped(schema));
  }
  return schema ? minimumOf(schema) : null;
}

/** Element types of a union share their personal fields. */
function elementOf(schema: z.ZodType): z.ZodType | undefined {
  const element = schema instanceof z.ZodArray ? (schema.element as z.ZodType) : undefined;
  return element instanceof z.ZodUnion ? (element.options as readonly z.ZodType[])[0] : element;
}

const unwrapped = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodExactOptional
    ? unwrapped(schema.unwrap() as z.ZodType)
    : schema;

function minimumOf(schema: z.ZodType): Erased {
  if (schema.safeParse(null).success) return null;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodExactOptional) return absent;
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries(schema.shape as Record<string, z.ZodType>)
        .map(([name, field]) => [name, minimumOf(field)] as const)
        .filter(([, value]) => value !== absent),
    );
  const least = ['', [], 0, 1, false].find((value) => schema.safeParse(value).success);
  if (least === undefined) throw new Error('There is no value for a field that is erased.');
  return least;
}

/** The id of the key that encrypts an event; null without a ciphertext, as in all events from before encryption. */
export const encryptionKeyOf = ({ metadata }: StoredEvent): string | null =>
  typeof metadata.sealed === 'string' ? parseEncrypted(metadata.sealed).keyId : null;
