import * as z from 'zod';
import type { PasskeyTransport, SignInEvent } from '#domain/sign-in/sign-in-events.ts';
import { choice, count, id, memberId, object, text } from './fields.ts';
import type { Registry } from './registration.ts';

const ofPasskey = { memberId, passkeyId: id };
const ofOutside = { memberId, issuerHash: id, accountHash: id };

export const signInRegistry: Registry<SignInEvent> = {
  SignInOpened: {
    data: object({ memberId, email: text, isConfirmed: z.boolean(), firstName: text.nullable() }),
    personal: ['email', 'firstName'],
  },
  SignInAddressConfirmed: { data: object({ memberId, email: text }), personal: ['email'] },
  PasskeyAdded: {
    data: object({
      ...ofPasskey,
      publicKey: id,
      counter: count,
      transports: z.array(
        choice<PasskeyTransport>({
          ble: true,
          cable: true,
          hybrid: true,
          internal: true,
          nfc: true,
          'smart-card': true,
          usb: true,
        }),
      ),
      isSynced: z.boolean(),
      name: text,
    }),
    personal: ['name'],
  },
  PasskeyRenamed: { data: object({ ...ofPasskey, name: text }), personal: ['name'] },
  PasskeyRemoved: { data: object(ofPasskey), personal: [] },
  RecoveryCodesIssued: { data: object({ memberId, codeHashes: z.array(id) }), personal: [] },
  RecoveryUsed: { data: object({ memberId, codeHash: id }), personal: [] },
  FirstAdminNamed: { data: object({ memberId }), personal: [] },
  OutsideSignInLinked: { data: object(ofOutside), personal: [] },
  OutsideSignInUnlinked: { data: object(ofOutside), personal: [] },
};
