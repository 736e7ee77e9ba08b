import { v5, v7 } from 'uuid';
import { asCommandId, type CommandId } from '#domain/kernel/ids.ts';

/** Our own name space: the same name always gives the same id. Part of stored ids, so it is for ever. */
const nameSpace = Buffer.from('6f7a0f5e6c1b5d0e9a557d1f2b6c0a11', 'hex');

/** A new UUIDv7, ordered by time. */
export const newId = (): string => v7();

/** The UUID that a name stands for. */
export const derivedId = (...name: readonly string[]): string => uuidV5(nameSpace, name.join('|'));

/** The id of a command: from the sender's key where there is one, so that sending again is the same command. */
export const commandIdOf = (sender: string, key: string | null): CommandId =>
  asCommandId(key === null ? newId() : derivedId('command', sender, key));

/**
 * UUID of version 5: the same name in the same name space always gives the same one. The name goes as bytes, since the library takes no text
 * that holds half of a pair. @param namespace 16 bytes
 */
export const uuidV5 = (namespace: Buffer, name: string): string => v5(Buffer.from(name), namespace);
