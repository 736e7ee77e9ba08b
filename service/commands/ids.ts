import { v7 } from 'uuid';
import { asCommandId, type CommandId } from '#domain/kernel/ids.ts';
import { uuidV5 } from '#service/uuid-v5.ts';

/** Our own name space: the same name always gives the same id. Part of stored ids, so it is for ever. */
const nameSpace = Buffer.from('6f7a0f5e6c1b5d0e9a557d1f2b6c0a11', 'hex');

/** A new UUIDv7, ordered by time. */
export const newId = (): string => v7();

/** The UUID that a name stands for. */
export const derivedId = (...name: readonly string[]): string => uuidV5(nameSpace, name.join('|'));

/** The id of a command: from the sender's key where there is one, so that sending again is the same command. */
export const commandIdOf = (sender: string, key: string | null): CommandId =>
  asCommandId(key === null ? newId() : derivedId('command', sender, key));
