import type { Context } from 'koa';
import type { Passkey, SignInAccount } from '#domain/sign-in/sign-in-account.ts';
import { type Html, html } from '#service/http/html.ts';
import { languageOf } from '#service/http/request-language.ts';
import type { Texts } from '#service/languages/en/texts.ts';
import { textsIn } from '#service/languages/texts.ts';
import { answerWithPage } from '../page.ts';

/*
 * The pages of the built-in sign-in, for people to whom passkeys are new. Each form works without scripts, except those of passkeys.
 */

/** The basis of the ways on the first page. */
export type Ways = {
  readonly sendsMail: boolean;
  /** The host of the outside provider; null without one. */
  readonly outside: string | null;
  /** Whether the first admin is still to come. */
  readonly isFirst: boolean;
  /** The name of the site before, whose passkeys work no more; null without one. */
  readonly before: string | null;
};

const style = `
.own, .own .ways, .own .part { display: grid; gap: 1.5rem; align-content: start }
.own, .own.wide > :not(.ways) { max-width: 34rem }
.own.wide { max-width: none }
.own .intro { margin-bottom: 0 }
.own .button { width: 100% }
.own .row .button { width: auto }
.own details { padding: .25rem 0 }
.own summary { min-height: 2.75rem; padding: .6rem 0; font-weight: 650; cursor: pointer }
.own .codes { display: grid; grid-template-columns: repeat(auto-fit, minmax(13.5rem, 1fr)); gap: .5rem 1rem; padding: 1.1rem; border-radius: 1.125rem; background: var(--color-fill); list-style: none; font: 650 1.0625rem/1.4 ui-monospace, monospace }
.own .passkeys { display: grid; gap: .75rem; list-style: none }
.own .big { letter-spacing: .3em; font-size: 1.375rem }
.own .others { display: grid; gap: .25rem }
.own details .quiet-note { margin-top: .75rem }
.own .others > form, .own .passkeys details > form { margin-top: .75rem }
.own [hidden] { display: none }
@media (min-width: 65rem) { .own .ways { grid-template-columns: repeat(2, minmax(0, 34rem)) } }`;

/** @param look `own wide`: its `.ways` stand side by side in a broad window */
export function show(ctx: Context, title: string, main: Html, look: 'own' | 'own wide' = 'own'): void {
  answerWithPage(ctx, title, html`<div class="${look}">${main}</div>`, style);
}

type Copy = Texts['signInPages'];

/** The texts of the built-in sign-in in the reader's language. */
export const signInCopy = (ctx: Context): Copy => textsIn(languageOf(ctx)).signInPages;

const scripts = html`<script src="/sign-in/webauthn.js" defer></script><script src="/sign-in/passkey.js" defer></script>`;

const alertOf = (problem: string | null): Html =>
  problem === null ? html`` : html`<p class="wrong" role="alert">${problem}</p>`;

type PasskeyForm = {
  readonly kind: 'create' | 'use';
  readonly action: string;
  readonly label: string;
  readonly look?: 'button' | 'button quiet';
};

/** The script of the page says its sentences in the reader's language. */
const passkeyForm = (ctx: Context, { kind, action, label, look = 'button' }: PasskeyForm): Html =>
  html`<form class="card-form" method="post" action="${action}" data-passkey="${kind}" data-options="${action}/options" data-sentences="${JSON.stringify(textsIn(languageOf(ctx)).passkeys.script)}">
<input type="hidden" name="answer" value="">
<p class="wrong" role="alert" hidden></p>
<button class="${look}">${label}</button>
<noscript><p class="quiet-note">${signInCopy(ctx).withoutScripts}</p></noscript>
</form>`;

const emailField = ({ email }: Copy): Html =>
  html`<div class="field"><label for="email">${email}</label><input id="email" name="email" type="email" autocomplete="email" maxlength="254" required></div>`;
const nameField = ({ firstName }: Copy): Html =>
  html`<div class="field"><label for="firstName">${firstName}</label><input id="firstName" name="firstName" autocomplete="given-name" maxlength="80"></div>`;

/** The first page of a sign-in. `base` is the path of its forms. On a new machine, the first admin comes first. */
export function showWays(ctx: Context, base: string, ways: Ways, problem: string | null = null): void {
  const copy = signInCopy(ctx);
  const { heading, lead } = copy.ways;
  const [passkey, person] = [byPasskey(ctx, base, ways), newPerson(base, ways, copy)];
  const parts = ways.isFirst ? [firstAdmin(base, copy), html`${passkey}${person}`] : [passkey, person];
  show(
    ctx,
    copy.title,
    html`<div class="intro"><h1>${heading}</h1>
<p>${lead}</p></div>
${alertOf(problem)}
<div class="ways">${parts.map((part) => html`<div class="part">${part}</div>`)}</div>
${otherWays(base, ways, copy)}
${scripts}`,
    'own wide',
  );
}

function byPasskey(ctx: Context, base: string, { isFirst, before }: Ways): Html {
  const { usePasskey: label, otherDevice } = signInCopy(ctx).ways;
  const { moved } = textsIn(languageOf(ctx)).passkeys;
  const look = isFirst ? 'button quiet' : 'button';
  return html`<section class="card">${passkeyForm(ctx, { kind: 'use', action: `${base}/passkey`, label, look })}
<p class="quiet-note">${otherDevice}</p>
${before === null ? html`` : html`<p class="quiet-note">${moved(before)}</p>`}</section>`;
}

function newPerson(base: string, { sendsMail }: Ways, copy: Copy): Html {
  const { newHere, byMail, createAccount, mailNote } = copy.ways;
  return html`<section class="card" aria-labelledby="new"><h2 id="new">${newHere}</h2>
<form class="card-form" method="post" action="${base}/${sendsMail ? 'mail' : 'new'}">${nameField(copy)}${emailField(copy)}
<button class="button quiet">${sendsMail ? byMail : createAccount}</button></form>
${sendsMail ? html`<p class="quiet-note">${mailNote}</p>` : html``}</section>`;
}

function otherWays(base: string, { outside }: Pick<Ways, 'outside'>, copy: Copy): Html {
  const said = copy.ways;
  return html`<div class="others">
${outside === null ? html`` : html`<p class="row"><a class="button quiet" href="/api/login?with=provider">${said.outside(outside)}</a></p>`}
<details><summary>${said.lostDevice}</summary><form class="card-form" method="post" action="${base}/recovery">
<div class="field"><label for="recovery">${said.recoveryCode}</label><input id="recovery" name="code" autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="40" required></div>
<button class="button quiet">${said.useRecovery}</button></form>
<p class="quiet-note">${said.recoveryNote}</p></details>
<details><summary>${said.givenCode}</summary><form class="card-form" method="post" action="${base}/code">
<div class="field"><label for="given">${said.code}</label><input id="given" name="code" autocomplete="off" spellcheck="false" maxlength="60" required></div>
<button class="button quiet">${copy.continue}</button></form>
<p class="quiet-note">${copy.confirming.whereToType}</p></details>
<form method="post" action="${base}/cancel"><button class="button quiet">${copy.cancel}</button></form></div>`;
}

const firstAdmin = (base: string, { ways: said }: Copy): Html =>
  html`<section class="card" aria-labelledby="installed"><h2 id="installed">${said.justInstalled}</h2><form class="card-form" method="post" action="${base}/first">
<div class="field"><label for="first">${said.firstCode}</label><input id="first" name="code" autocomplete="off" spellcheck="false" maxlength="60" required></div>
<div class="field"><label for="first-email">${said.yourEmail}</label><input id="first-email" name="email" type="email" autocomplete="email" maxlength="254" required></div>
<div class="field"><label for="first-name">${said.yourFirstName}</label><input id="first-name" name="firstName" autocomplete="given-name" maxlength="80"></div>
<button class="button">${said.becomeAdmin}</button></form></section>`;

/** After a mail was sent. The page is the same for every address. `email` is null where it is not known. */
export function showMailSent(
  ctx: Context,
  base: string,
  email: string | null,
  problem: string | null = null,
): void {
  const { continue: goOn, mailSent: said } = signInCopy(ctx);
  const { yourAddress } = textsIn(languageOf(ctx)).passkeys;
  show(
    ctx,
    said.heading,
    html`<div class="intro"><h1>${said.heading}</h1>
<p>${said.lead(email ?? yourAddress)}</p></div>
${alertOf(problem)}
<section class="card"><form class="card-form" method="post" action="${base}/mail/code">
<div class="field"><label for="code">${said.code}</label><input class="big" id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="10" required></div>
<button class="button">${goOn}</button></form></section>
<p class="row"><a class="button quiet" href="${base}">${said.otherWay}</a></p>`,
  );
}

/** Behind the link of a mail, in the browser that asked for it. Only the button signs in, because programs open links before people do. */
export function showMailLink(ctx: Context, base: string, token: string): void {
  const { title, continue: goOn, mailLink: said } = signInCopy(ctx);
  show(
    ctx,
    title,
    html`<div class="intro"><h1>${said.heading}</h1><p>${said.lead}</p></div>
<form method="post" action="${base}/mail/link"><input type="hidden" name="token" value="${token}"><button class="button">${goOn}</button></form>`,
  );
}

/** Behind the link of a mail, in any other browser. */
export function showMailElsewhere(ctx: Context): void {
  const { mailLink: said } = signInCopy(ctx);
  show(
    ctx,
    said.elsewhereTitle,
    html`<div class="intro"><h1>${said.heading}</h1>
<p>${said.elsewhere}</p>
<p>${said.notYou}</p></div>`,
  );
}

export type Creation = {
  readonly isSkippable: boolean;
  /** Whether the account has a passkey already. */
  readonly hasOther: boolean;
  /** Whether the person may have opened an account with a passkey before, with this address. */
  readonly mayHaveOne: boolean;
};

export function showCreation(
  ctx: Context,
  base: string,
  { isSkippable, hasOther, mayHaveOne }: Creation,
  problem: string | null = null,
): void {
  const { notNow, creation: said, confirming } = signInCopy(ctx);
  show(
    ctx,
    said.title,
    html`<div class="intro"><h1>${hasOther ? said.otherHeading : said.heading}</h1><p>${hasOther ? said.otherWhy : said.why}</p></div>
${alertOf(problem)}
<section class="card">${passkeyForm(ctx, { kind: 'create', action: `${base}/create`, label: said.create })}
<p class="quiet-note">${said.note}</p>
${isSkippable ? html`<form method="post" action="${base}/skip"><button class="button quiet">${notNow}</button></form>` : html``}</section>
${mayHaveOne ? html`<section class="card"><p>${confirming.before}</p>${passkeyForm(ctx, { kind: 'use', action: `${base}/passkey`, label: confirming.useBefore, look: 'button quiet' })}</section>` : html``}
${scripts}`,
  );
}

/** An account that must not get a passkey by a mail. */
export function showSkipOnly(ctx: Context, base: string): void {
  const { title, continue: goOn, creation, problems } = signInCopy(ctx);
  show(
    ctx,
    title,
    html`<div class="intro"><h1>${creation.asMember}</h1><p>${problems['needs-passkey']}</p></div>
<form method="post" action="${base}/skip"><button class="button">${goOn}</button></form>`,
  );
}

/** The codes are shown here, and never again. */
export function showRecoveryCodes(
  ctx: Context,
  base: string,
  codes: readonly string[],
  { isConfirmed }: Pick<SignInAccount, 'isConfirmed'>,
): void {
  const { recovery: said, confirming } = signInCopy(ctx);
  show(
    ctx,
    said.title,
    html`<div class="intro"><h1>${said.heading}</h1>
<p>${said.lead}</p></div>
<ol class="codes">${codes.map((code) => html`<li>${code}</li>`)}</ol>
${isConfirmed ? html`` : html`<p class="quiet-note">${confirming.later}</p>`}
<form method="post" action="${base}/done"><button class="button">${said.kept}</button></form>`,
  );
}

/** The passkeys of a person who has just signed in. */
export function showPasskeys(
  ctx: Context,
  base: string,
  { email, passkeys, recoveryHashes }: SignInAccount,
  problem: string | null,
  beside: Html,
): void {
  const { done, passkeys: said } = signInCopy(ctx);
  show(
    ctx,
    said.title,
    html`<div class="intro"><h1>${said.title}</h1><p>${said.lead(email ?? '')}</p></div>
${alertOf(problem)}
<ul class="passkeys">${passkeys.map((passkey, nth) => passkeyRow(base, passkey, { nth, said }))}</ul>
<p class="row"><a class="button quiet" href="${base}/create">${said.add}</a></p>
<section class="card" aria-labelledby="codes"><h2 id="codes">${said.codes}</h2>
<p>${said.left(recoveryHashes.length)} ${said.replaced}</p>
<form method="post" action="${base}/manage/codes"><button class="button quiet">${said.newCodes}</button></form></section>
${beside}
<form method="post" action="${base}/leave"><button class="button">${done}</button></form>`,
  );
}

type Row = { readonly nth: number; readonly said: Copy['passkeys'] };

function passkeyRow(base: string, { passkeyId, name, isSynced }: Passkey, { nth, said }: Row): Html {
  const id = `name-${nth}`;
  const note = isSynced ? said.synced : said.onOneDevice;
  return html`<li class="card"><form class="card-form" method="post" action="${base}/manage/rename">
<input type="hidden" name="passkeyId" value="${passkeyId}">
<div class="field"><label for="${id}">${note}</label><input id="${id}" name="name" value="${name}" maxlength="60" required></div>
<button class="button quiet" aria-label="${said.renameNamed(name)}">${said.rename}</button></form>
<details><summary class="button quiet" aria-label="${said.removeNamed(name)}">${said.remove}</summary>
<form class="card-form" method="post" action="${base}/manage/remove"><input type="hidden" name="passkeyId" value="${passkeyId}">
<p>${said.removeLead}</p><button class="button">${said.removeNamed(name)}</button></form></details></li>`;
}
