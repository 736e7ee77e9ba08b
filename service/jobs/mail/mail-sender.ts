import { createTransport } from 'nodemailer';
import type { Config } from '#service/platform/config.ts';
import { refuseOtherRecipients } from './exact-recipient.ts';
import type { MailMessage } from './outbox.ts';

const patienceMs = 10_000;

type Deps = { readonly mail: NonNullable<Config['mail']>; readonly publicOrigin: string };

/** Passes mails to the mail server. */
export function createMailSender({ mail, publicOrigin }: Deps) {
  const times = {
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  };
  const transport = createTransport({ url: mail.smtpUrl, ...times });
  transport.use('stream', refuseOtherRecipients);
  return {
    /** @param key the Message-ID is derived from it */
    send: ({ to, attachments = [], ...words }: MailMessage, key: string): Promise<unknown> =>
      transport.sendMail({
        from: mail.from,
        // An object, so that commas in the typed text cannot make it several addresses.
        to: { name: '', address: to },
        messageId: `<${key}@${new URL(publicOrigin).hostname}>`,
        ...words,
        attachments: [...attachments],
      }),
    close: (): void => transport.close(),
  };
}
