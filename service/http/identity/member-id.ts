import { asMemberId, type MemberId } from '#domain/kernel/ids.ts';
import { uuidV5 } from '#service/event-store/command-ids.ts';

/** Must never change: another value would change the ids of all members. */
const namespace = Buffer.from('5b6fba3e9d8f4c0f8a52c3a1f2d94e77', 'hex');

/**
 * The member id of an account at an identity provider: a version 5 UUID of issuer and subject. So the same account is the same member on
 * every machine and after every rebuild.
 */
export const memberIdOf = (issuer: string, subject: string): MemberId =>
  asMemberId(uuidV5(namespace, JSON.stringify([issuer, subject])));
