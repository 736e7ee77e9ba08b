import { createSecretKey } from 'node:crypto';
import Router from '@koa/router';
import type { Context, Middleware } from 'koa';
import type { Instant } from '#domain/kernel/day.ts';
import { asMemberId, type MemberId } from '#domain/kernel/ids.ts';
import { memberDecider } from '#domain/member/member.ts';
import { memberStream } from '#domain/member/member-events.ts';
import type { RowCipher, RowDatabase } from '#projections/engine/row-cipher.ts';
import { memberOf } from '#projections/member/members.ts';
import { commandIdOf } from '#service/event-store/command-ids.ts';
import type { ExecuteCommand } from '#service/event-store/commands/execute-command.ts';
import { decrypt, encrypt } from '#service/event-store/encryption/cipher.ts';
import type { Position } from '#service/event-store/port.ts';
import { localClock } from '#service/http/current-member.ts';
import { html } from '#service/http/html.ts';
import { answerWithPage } from '#service/http/identity/page.ts';
import { pathPart } from '#service/http/read-request.ts';
import { languageOf } from '#service/http/request-language.ts';
import type { Erasures } from '#service/jobs/erasure/erasures.ts';
import { textsIn } from '#service/languages/texts.ts';

/** The purpose to which key and ciphertext are bound. Links in mails that were sent depend on this text. */
const purpose = 'unsubscribe from the weekly recap';

/**
 * Links that stop the weekly recap of a member without a sign-in. A key derived from the shared key of the service encrypts and
 * authenticates the member's id in them. So no other program can read or make such a link. Links never expire, because a link in an old
 * mail must still work.
 */
export function unsubscribeLinks({ blind }: Pick<RowCipher, 'blind'>) {
  const key = createSecretKey(blind(purpose), 'base64url');
  return {
    pathOf: (memberId: MemberId): string =>
      `/unsubscribe/${encrypt(key, Buffer.from(memberId), purpose).toString('base64url')}`,
    /** Null for a token that was not made here. */
    memberIn(token: string): MemberId | null {
      try {
        return asMemberId(decrypt(key, Buffer.from(token, 'base64url'), purpose).toString());
      } catch {
        return null;
      }
    },
  };
}

type Deps = {
  readonly db: RowDatabase;
  readonly execute: ExecuteCommand;
  readonly waitFor: (position: Position, memberId: string) => Promise<unknown>;
  readonly erasures: Pick<Erasures, 'beside'>;
  /** The limit of calls. */
  readonly limit: Middleware;
  readonly now: () => Instant;
};

/**
 * The page behind the link. Opening it changes nothing, because mail servers open links to check them. Its button, or a mail program with
 * one press (RFC 8058), sends the POST.
 */
export function unsubscribePages({ db, execute, waitFor, erasures, limit, now }: Deps): Router {
  const links = unsubscribeLinks(db.cipher);
  const stop = async (memberId: MemberId): Promise<void> => {
    const member = await memberOf(db, memberId);
    if (!member?.profile.recapByMail) return;
    const { at, zone, today } = localClock(member, now());
    const command = { type: 'UpdateProfile', memberId, profile: { recapByMail: false }, today } as const;
    // A new command each time: the member may have chosen the mail again since the link was used.
    const commandId = commandIdOf(memberId, null);
    const context = {
      commandId,
      correlationId: commandId,
      actor: memberId,
      occurredAt: at,
      zone,
      localDate: today,
    };
    const { position } = await execute(memberDecider, memberStream(memberId), command, context);
    if (position !== null) await waitFor(position, memberId);
  };
  return new Router()
    .get('/unsubscribe/:token', limit, (ctx) => {
      if (links.memberIn(pathPart(ctx, 'token')) === null) showUnknown(ctx);
      else showQuestion(ctx);
    })
    .post('/unsubscribe/:token', limit, async (ctx) => {
      const memberId = links.memberIn(pathPart(ctx, 'token'));
      if (memberId === null) return showUnknown(ctx);
      await erasures.beside(memberId, () => stop(memberId));
      showStopped(ctx);
    });
}

const wordsFor = (ctx: Context) => textsIn(languageOf(ctx)).pages.recap;

function showQuestion(ctx: Context): void {
  const { title, question, questionText, stop, keep } = wordsFor(ctx);
  answerWithPage(
    ctx,
    title,
    html`<div class="intro"><h1>${question}</h1><p>${questionText}</p></div>
<form method="post" class="row"><button class="button">${stop}</button><a class="button quiet" href="/">${keep}</a></form>`,
  );
}

function showStopped(ctx: Context): void {
  const { stoppedTitle, stopped, stoppedText, home } = wordsFor(ctx);
  answerWithPage(
    ctx,
    stoppedTitle,
    html`<div class="intro"><h1>${stopped}</h1><p>${stoppedText}</p></div>
<div class="row"><a class="button" href="/">${home}</a></div>`,
  );
}

function showUnknown(ctx: Context): void {
  const { unknownTitle, unknown, unknownText, home } = wordsFor(ctx);
  answerWithPage(
    ctx,
    unknownTitle,
    html`<div class="intro"><h1>${unknown}</h1><p>${unknownText}</p></div>
<div class="row"><a class="button" href="/">${home}</a></div>`,
  );
  ctx.status = 404;
}
