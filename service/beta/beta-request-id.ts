import { canonicalEmail } from '#domain/beta/beta-rules.ts';
import { derivedId } from '#service/commands/ids.ts';

/** The id of the request that an address makes, whoever makes it and however it is written. */
export const betaRequestId = (email: string): string => derivedId('beta-request', canonicalEmail(email));
