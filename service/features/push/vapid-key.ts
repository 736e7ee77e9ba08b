import type { Config } from '#service/platform/config.ts';
import type { SharedSecret } from '#service/platform/shared-secret.ts';
import { vapidKeyOf } from './vapid.ts';

/** The private key that signs push messages. The database holds its public key: push services refuse a message that another key has signed. */
export const vapidSecretOf = ({ vapidPrivateKey }: Pick<Config, 'vapidPrivateKey'>): SharedSecret => ({
  name: 'vapid-key',
  variable: 'VAPID_PRIVATE_KEY',
  configured: vapidPrivateKey,
  markOf: (privateKey) => vapidKeyOf(privateKey).publicKey,
  consequence: 'push services would refuse the messages of one of them',
  warning:
    'VAPID_PRIVATE_KEY is another one than before: a device gets push messages again once its member has turned it on again on Notifications; give all hosts the same',
});
