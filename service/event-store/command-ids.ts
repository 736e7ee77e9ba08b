import { v5, v7 } from 'uuid';
import { asCommandId, type CommandId } from '#domain/kernel/ids.ts';

/** The namespace of derived ids: the same name always gives the same id. Stored ids depend on it, so it must never change. */
const nameSpace = Buffer.from('6f7a0f5e6c1b5d0e9a557d1f2b6c0a11', 'hex');

/** A new UUIDv7, ordered by time. */
export const newId = (): string => v7();

/** The UUID of a name. */
export const derivedId = (...name: readonly string[]): string => uuidV5(nameSpace, name.join('|'));

/** The id of a command, derived from the idempotency key if there is one, so that a repeated request is the same command. */
export const commandIdOf = (sender: string, key: string | null): CommandId =>
  asCommandId(key === null ? newId() : derivedId('command', sender, key));

/**
 * A version 5 UUID: the same name in the same namespace always gives the same id. The name is passed as bytes, because the library refuses
 * unpaired surrogates. @param namespace 16 bytes
 */
export const uuidV5 = (namespace: Buffer, name: string): string => v5(Buffer.from(name), namespace);
