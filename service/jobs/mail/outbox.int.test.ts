import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import pg from 'pg';
import { silentLog } from '#projections/postgres/log.ts';
import { createServiceTables } from '#service/platform/service-schema.ts';
import { type TestDatabase, testDatabase } from '#service/testing/database.ts';
import { until } from '#service/testing/until.ts';
import { createMailSender } from './mail-sender.ts';
import {
  claimDueMail,
  type DueMail,
  noteMailProblem,
  type Outbox,
  sendDueMails,
  settleMail,
} from './outbox.ts';
import { startMailServer } from './testing/mail-server.ts';

describe('the outbox of mails', () => {
  const to = 'hopeful@example.com';
  let database: TestDatabase;
  let pool: pg.Pool;
  let smtp: Awaited<ReturnType<typeof startMailServer>>;
  let sender: ReturnType<typeof createMailSender>;
  let outbox: Outbox<DueMail>;

  before(async () => {
    database = await testDatabase();
    pool = new pg.Pool({ connectionString: database.url });
    await createServiceTables(pool);
    smtp = await startMailServer();
    const mail = { smtpUrl: smtp.env.SMTP_URL, from: smtp.env.MAIL_FROM };
    sender = createMailSender({ mail, publicOrigin: 'https://rondel.example' });
    outbox = {
      take: claimDueMail(pool, 'service.mails', 'key', 'key'),
      write: async () => ({ to, subject: 'You are in', text: 'Welcome.' }),
      settle: settleMail(pool, 'service.mails'),
      noteProblem: noteMailProblem(pool, 'service.mails'),
    };
  });
  beforeEach(async () => {
    smtp.received.length = 0;
    await pool.query('delete from service.mails');
    await pool.query(
      `insert into service.mails (key, request_id, decision, revision) values ($1, 'a', 'approved', 1)`,
      [randomUUID()],
    );
  });
  after(async () => {
    sender.close();
    await smtp.close();
    await pool.end();
    await database.drop();
  });

  const storedMail = async () => {
    const { rows } = await pool.query<{ outcome: string | null; attempts: number; isDue: boolean }>(
      'select outcome, attempts, due_at <= now() as "isDue" from service.mails',
    );
    return rows[0];
  };
  const passTime = (interval: string) =>
    pool.query('update service.mails set due_at = due_at - $1::interval', [interval]);

  it('leaves a mail to the process that is sending it to a slow mail server', async () => {
    const mail = await outbox.take();
    await passTime('14 minutes');
    expect(await outbox.take()).to.equal(null);
    await passTime('1 minute');
    expect(await outbox.take(), 'of a process that was killed').to.include({ key: mail?.key, attempts: 2 });
  });

  it('tries a refused mail again after a pause of seconds', async () => {
    const mail = await outbox.take();
    if (mail) await outbox.noteProblem(mail, 'Error EMESSAGE 451 DATA');
    expect(await storedMail()).to.include({ isDue: false });
    await passTime('2 seconds');
    expect(await storedMail()).to.include({ isDue: true });
  });

  it('keeps the outcome "sent" when a frozen process gives up the mail afterwards', async () => {
    const frozen = await outbox.take();
    await passTime('15 minutes');
    const other = await outbox.take();
    if (!frozen || !other) throw new Error('no mail was due');
    await outbox.settle(other, 'sent');
    await outbox.noteProblem(frozen, 'Error ESOCKET');
    await outbox.settle(frozen, 'given up');
    expect(await storedMail()).to.include({ outcome: 'sent' });
  });

  it('leaves the pause to the process of the later attempt', async () => {
    const frozen = await outbox.take();
    await passTime('15 minutes');
    await outbox.take();
    if (frozen) await outbox.noteProblem(frozen, 'Error ESOCKET');
    await passTime('14 minutes');
    expect(await storedMail()).to.include({ isDue: false });
  });

  it('sends a mail once when the database is away at the moment of its note', async () => {
    const stopping = new AbortController();
    const breaking: Outbox<DueMail> = {
      ...outbox,
      async settle(mail, outcome) {
        await outbox.settle(mail, outcome).catch(async (error: unknown) => {
          await pool.query('alter table service.away rename to mails');
          throw error;
        });
      },
    };
    const send: typeof sender.send = async (letter, key) => {
      await sender.send(letter, key);
      await pool.query('alter table service.mails rename to away');
    };
    const { ended } = sendDueMails(breaking, { send, log: silentLog, signal: stopping.signal });
    await until(async () => (await storedMail().catch(() => undefined))?.outcome);
    stopping.abort();
    await ended;
    expect(await storedMail()).to.include({ outcome: 'sent', attempts: 1 });
    expect(smtp.received).to.have.length(1);
  });
});
