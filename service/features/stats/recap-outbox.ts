import { randomUUID } from 'node:crypto';
import type { Instant, MemberDay } from '#domain/kernel/day.ts';
import { asCommandId, type MemberId } from '#domain/kernel/ids.ts';
import { directionOf, type Language } from '#domain/kernel/language.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { languageOfMember } from '#domain/member/member-language.ts';
import { mailAddressOf } from '#domain/member/verified-email.ts';
import { datesOf, type IsoWeek, weekOf } from '#domain/recap/iso-week.ts';
import { recapDecider } from '#domain/recap/recap.ts';
import { recapStream } from '#domain/recap/recap-events.ts';
import type { RowDatabase } from '#projections/engine/row-cipher.ts';
import { memberOf, membersWithRecapByMail } from '#projections/member/members.ts';
import { derivedId, newId } from '#service/event-store/command-ids.ts';
import type { ExecuteCommand } from '#service/event-store/commands/execute-command.ts';
import type { EventStore } from '#service/event-store/port.ts';
import { localClock } from '#service/http/current-member.ts';
import { html, languageAttributes } from '#service/http/html.ts';
import {
  claimDueMail,
  type DueMail,
  type MailMessage,
  noteMailProblem,
  type Outbox,
  settleMail,
} from '#service/jobs/mail/outbox.ts';
import { textsIn } from '#service/languages/texts.ts';
import { readRecap } from './recap.ts';
import type { WeekFigures } from './recap-contract.ts';
import { unsubscribeLinks } from './unsubscribe.ts';

type RecapDeps = {
  readonly pool: RowDatabase;
  readonly execute: ExecuteCommand;
  /** Whether a mail server is configured. */
  readonly sendsMail: boolean;
  readonly now: () => Instant;
};

type RecapMailer = {
  /**
   * Makes the recap of the week that begins on a Monday and is over, and mails it to a member who chose that. Called twice, it sends one mail.
   * @returns whether a mail of the week waits in the outbox, or has been there
   */
  sendRecap(memberId: MemberId, monday: MemberDay, signal?: AbortSignal): Promise<{ readonly sent: boolean }>;
  /** Which of the members get it. */
  reachable(memberIds: readonly MemberId[]): Promise<ReadonlySet<MemberId>>;
};

/** For the work that happens once a week for each member. Both throw the store's and the database's errors; call them again then. */
export const createRecapMailer = ({ pool, execute, sendsMail, now }: RecapDeps): RecapMailer => ({
  reachable: async (memberIds) => (sendsMail ? membersWithRecapByMail(pool, memberIds) : new Set()),
  async sendRecap(memberId, monday, signal) {
    const week = weekOf(monday);
    const member = await memberOf(pool, memberId);
    signal?.throwIfAborted();
    if (!member) return { sent: false };
    const { at: occurredAt, zone, today } = localClock(member, now());
    const context = {
      commandId: asCommandId(derivedId('recap', memberId, week)),
      correlationId: newId(),
      actor: 'system' as const,
      ...{ occurredAt, zone, localDate: today },
    };
    try {
      const command = { type: 'MakeRecap', memberId, week, today, firstDay: null } as const;
      await execute(recapDecider, recapStream(memberId), command, context);
    } catch (error) {
      // The week is not over any more, since the member has flown west.
      if (error instanceof Refusal) return { sent: false };
      throw error;
    }
    signal?.throwIfAborted();
    if (!sendsMail || !member.profile.recapByMail || !mailAddressOf(member)) return { sent: false };
    await pool.query(
      'insert into service.recap_mails (member_id, week, key) values ($1, $2, $3) on conflict do nothing',
      [memberId, week, randomUUID()],
    );
    return { sent: true };
  },
});

type MailOfRecap = DueMail & { readonly memberId: MemberId; readonly week: IsoWeek };
type OutboxDeps = {
  readonly pool: RowDatabase;
  readonly events: Pick<EventStore, 'readStream' | 'readStreams'>;
  readonly publicOrigin: string;
  readonly now: () => Instant;
};

/** Recaps to members who chose them. A week without anything done is not mailed. */
export const recapOutbox = ({ pool, events, publicOrigin, now }: OutboxDeps): Outbox<MailOfRecap> => ({
  take: claimDueMail(pool, 'service.recap_mails', 'key', 'key, member_id as "memberId", week'),
  async write({ memberId, week }) {
    const member = await memberOf(pool, memberId);
    const to = member && mailAddressOf(member);
    if (!to || !member.profile.recapByMail) return null;
    const recap = await readRecap(events, memberId, week, now());
    if (!recap || isEmpty(recap.knownThen)) return null;
    const unsubscribe = `${publicOrigin}${unsubscribeLinks(pool.cipher).pathOf(memberId)}`;
    return {
      to,
      ...recapMail(week, recap.knownThen, {
        ...{ page: `${publicOrigin}/recap/${week}`, unsubscribe },
        language: languageOfMember(member),
      }),
    };
  },
  settle: settleMail(pool, 'service.recap_mails'),
  noteProblem: noteMailProblem(pool, 'service.recap_mails'),
});

const isEmpty = ({ activeDays, workouts, quests }: WeekFigures): boolean =>
  activeDays + workouts + quests === 0;

type Links = { readonly page: string; readonly unsubscribe: string };

/**
 * Counts only, without data of the member's body. Its headers let a mail program offer to unsubscribe with one press (RFC 8058). Web mail drops
 * `html` and `body`, so a `div` inside has the language and the direction as well.
 */
function recapMail(
  week: IsoWeek,
  figures: WeekFigures,
  { page, unsubscribe, language }: Links & { readonly language: Language },
): Omit<MailMessage, 'to'> {
  const { recap: said } = textsIn(language).mails;
  const [monday, sunday] = [datesOf(week)[0], datesOf(week)[6]] as [MemberDay, MemberDay];
  const lines = [
    said.activeDays(figures.activeDays),
    said.workouts(figures.workouts),
    said.quests(figures.quests),
    said.points(figures.points),
    said.streak(figures.streak),
  ];
  const title = said.title(monday, sunday);
  const start = directionOf(language) === 'rtl' ? 'right' : 'left';
  return {
    subject: said.subject(figures.activeDays),
    text: `${title}

${lines.map((line) => `- ${line}`).join('\n')}

${said.seeDays}:
${page}

${said.chosen} ${said.howToStop}
${unsubscribe}
`,
    html: html`<!doctype html>
<html ${languageAttributes(language)}><body style="margin:0;padding:24px;background:#F7F0E3;color:#14231F;font:16px/1.5 system-ui,sans-serif">
<div ${languageAttributes(language)}>
<h1 style="margin:0 0 16px;font-size:24px">${title}</h1>
<ul style="margin:0 0 24px;padding-${start}:20px">${lines.map((line) => html`<li>${line}</li>`)}</ul>
<p><a href="${page}" style="color:#B0330B;font-weight:bold">${said.seeDays}</a></p>
<p style="color:#414D47;font-size:14px">${said.chosen} <a href="${unsubscribe}" style="color:#414D47">${said.stop}</a></p>
</div></body></html>`.markup,
    headers: {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
