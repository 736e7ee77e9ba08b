import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { argumentsFor } from '#service/testing/programs.ts';
import { freePort } from './free-port.ts';

/** A service with the built-in sign-in, on a separate database, and its mail server. */
export type OwnService = {
  readonly origin: string;
  readonly firstCode: string;
  /** The code of six digits and the link in the newest of so many mails to an address. */
  mailTo(email: string, nth?: number): Promise<{ readonly code: string; readonly link: string }>;
  stop(): Promise<void>;
};

/** @param changes to its environment; `PORT` where another part needs the address first. The beta is open to all. */
export async function startOwnService(changes: Readonly<Record<string, string>> = {}): Promise<OwnService> {
  const mails = startMails();
  const mailPort = await mails.listen();
  const dataDir = await mkdtemp(join(tmpdir(), 'rondel-own-'));
  const smtp = { SMTP_URL: `smtp://127.0.0.1:${mailPort}`, MAIL_FROM: 'Rondel <hello@rondel.example>' };
  const env = { ...smtp, SIGN_IN: 'own', PORT: String(await freePort()), DATA_DIR: dataDir, ...changes };
  const child = spawn(process.execPath, argumentsFor('service/testing/serve'), {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, ...env, BETA_REQUIRED: 'false' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = await outputUntil(child, 'serving ');
  return {
    origin: /serving (\S+)/.exec(said)?.[1] ?? '',
    firstCode: /first code (\S+)/.exec(said)?.[1] ?? '',
    async mailTo(email, nth = 1) {
      const mail = (await mails.until(email, nth)).replace(/=\r\n/g, '').replace(/=3D/g, '=');
      const [, left = '', right = ''] = /\r\n(\d{3}) (\d{3})\r\n/.exec(mail) ?? [];
      return { code: left + right, link: /http:\S+/.exec(mail)?.[0] ?? '' };
    },
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
      await mails.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function outputUntil(child: ChildProcess, words: string): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (piece) => {
      said += String(piece);
      if (said.includes(words)) resolve(said);
    });
    child.once('exit', () => reject(new Error(`The service ended before it answered. ${said}`)));
  });
}

/** A real mail server on this machine. */
function startMails() {
  const received: { readonly to: readonly string[]; readonly content: string }[] = [];
  let onMail = () => {};
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, { envelope }, done) {
      void text(stream).then((content) => {
        received.push({ to: envelope.rcptTo.map(({ address }) => address), content });
        done();
        onMail();
      });
    },
  });
  return {
    async listen(): Promise<number> {
      server.listen(0, '127.0.0.1');
      await once(server.server, 'listening');
      const address = server.server.address();
      return typeof address === 'object' && address ? address.port : 0;
    },
    /** The newest mail to an address, once so many have arrived. */
    async until(email: string, count: number): Promise<string> {
      for (;;) {
        const found = received.filter(({ to }) => to.includes(email));
        if (found.length >= count) return found.at(-1)?.content ?? '';
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
