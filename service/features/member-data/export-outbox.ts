import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { asInstant, type Instant } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { languageOfMember } from '#domain/member/member-language.ts';
import { mailAddressOf } from '#domain/member/verified-email.ts';
import type { RowDatabase } from '#projections/engine/row-cipher.ts';
import { memberOf } from '#projections/member/members.ts';
import type { Pool } from '#projections/postgres/pg.ts';
import type { EventStore } from '#service/event-store/port.ts';
import { localClock } from '#service/http/current-member.ts';
import {
  claimDueMail,
  type DueMail,
  noteMailProblem,
  type Outbox,
  settleMail,
} from '#service/jobs/mail/outbox.ts';
import { textsIn } from '#service/languages/texts.ts';
import { exportFiles } from './export-files.ts';

type MailOfExport = DueMail & { readonly memberId: MemberId };
type Deps = {
  readonly pool: RowDatabase;
  readonly events: Pick<EventStore, 'readStream' | 'readStreams'>;
  readonly now: () => Instant;
};

/**
 * Requests a mail with a member's export. A pending one, or one sent less than an hour ago, is not repeated.
 * @returns the time of the first request.
 */
export async function requestExportMail(pool: Pool, memberId: MemberId, at: Instant): Promise<Instant> {
  await pool.query(
    `insert into service.export_mails as m (member_id, key, asked_at) values ($1, $2, $3)
     on conflict (member_id) do update
       set key = excluded.key, asked_at = excluded.asked_at, attempts = 0, due_at = now(), settled_at = null, outcome = null
       where m.settled_at is not null and m.asked_at < excluded.asked_at - interval '1 hour'`,
    [memberId, randomUUID(), at],
  );
  const { rows } = await pool.query<{ asked_at: Date }>(
    'select asked_at from service.export_mails where member_id = $1',
    [memberId],
  );
  return asInstant(rows[0]?.asked_at.toISOString() ?? at);
}

/** Mails with their own data to members who asked for it. */
export const exportOutbox = ({ pool, events, now }: Deps): Outbox<MailOfExport> => ({
  take: claimDueMail(pool, 'service.export_mails', 'member_id', 'key, member_id as "memberId"'),
  async write({ memberId }) {
    const member = await memberOf(pool, memberId);
    const to = member && mailAddressOf(member);
    if (!member || !to) return null;
    const { at, today } = localClock(member, now());
    const language = languageOfMember(member);
    const files = exportFiles({ db: pool, events }, { memberId, member, at, today, language });
    return {
      to,
      ...textsIn(language).mails.export,
      attachments: files.map(({ name, type, pieces }) => ({
        filename: name,
        contentType: type,
        content: Readable.from(pieces),
      })),
    };
  },
  settle: settleMail(pool, 'service.export_mails'),
  noteProblem: noteMailProblem(pool, 'service.export_mails'),
});
