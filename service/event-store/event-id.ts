import { uuidV5 } from '#service/uuid-v5.ts';

/** Chosen once for this product; another one would give every event another id. */
const namespace = Buffer.from('6f1c1a5e0b8d4f0c9a3e5d7b2c4e8f10', 'hex');

/** The same event of the same command always has the same id, so that sending it again is harmless. */
export const eventId = (commandId: string, index: number): string =>
  uuidV5(namespace, `${commandId}/${index}`);
