import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

type Received = { readonly to: readonly string[]; readonly content: string };

/** A real mail server on this machine, which can refuse mail for a test. */
export async function startMailServer() {
  const received: Received[] = [];
  const unknown = new Set<string>();
  let refusals = 0;
  let onMail = () => {};
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const message = `5.1.1 <${address}>: Recipient address rejected`;
      done(unknown.has(address) ? Object.assign(new Error(message), { responseCode: 550 }) : null);
    },
    onData(stream, { envelope }, done) {
      void text(stream).then((content) => {
        if (refusals > 0) {
          refusals -= 1;
          done(Object.assign(new Error('come back later'), { responseCode: 451 }));
          return;
        }
        received.push({ to: envelope.rcptTo.map(({ address }) => address.toLowerCase()), content });
        done();
        onMail();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    /** Environment variables that make a service use this server. */
    env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Rondel <hello@rondel.example>' },
    received,
    /** Refuses every mail to an address and quotes it, like most servers. */
    refuseRecipient(address: string): void {
      unknown.add(address);
    },
    acceptRecipient(address: string): void {
      unknown.delete(address);
    },
    refuse(times: number): void {
      refusals = times;
    },
    /** Resolves when this many mails to an address have arrived. */
    async until(address: string, count: number): Promise<readonly Received[]> {
      for (;;) {
        const mails = received.filter(({ to }) => to.includes(address.toLowerCase()));
        if (mails.length >= count) return mails;
        await new Promise<void>((resolve) => {
          onMail = resolve;
        });
      }
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(resolve);
      }),
  };
}
