import type { Context } from 'koa';
import type { Passkey, SignInAccount } from '#domain/sign-in/sign-in-account.ts';
import { type Html, html } from '#service/http/html.ts';
import { answerWithPage } from '../page.ts';
import { confirmingCopy, movedCopy } from './own-joining-copy.ts';

/*
 * The pages of the built-in sign-in, for people to whom passkeys are new. Each form works without scripts, except those of passkeys.
 */

/** What the ways on the first page depend on. */
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
.own { display: grid; gap: 1.5rem; max-width: 34rem }
.own .intro { margin-bottom: 0 }
.own .button { width: 100% }
.own .row .button { width: auto }
.own details { padding: .25rem 0 }
.own summary { min-height: 2.75rem; padding: .6rem 0; font-weight: 650; cursor: pointer }
.own .codes { display: grid; grid-template-columns: repeat(auto-fit, minmax(13.5rem, 1fr)); gap: .5rem 1rem; padding: 1.1rem; border-radius: 1.125rem; background: var(--color-fill); list-style: none; font: 650 1.0625rem/1.4 ui-monospace, monospace }
.own .passkeys { display: grid; gap: .75rem; list-style: none }
.own .big { letter-spacing: .3em; font-size: 1.375rem }
.own [hidden] { display: none }`;

export function show(ctx: Context, title: string, main: Html): void {
  answerWithPage(ctx, title, html`<div class="own">${main}</div>`, style);
}

const scripts = html`<script src="/sign-in/webauthn.js" defer></script><script src="/sign-in/passkey.js" defer></script>`;

const alertOf = (problem: string | null): Html =>
  problem === null ? html`` : html`<p class="wrong" role="alert">${problem}</p>`;

const passkeyForm = (kind: 'create' | 'use', action: string, label: string): Html =>
  html`<form class="card-form" method="post" action="${action}" data-passkey="${kind}" data-options="${action}/options">
<input type="hidden" name="answer" value="">
<p class="wrong" role="alert" hidden></p>
<button class="button">${label}</button>
<noscript><p class="quiet-note">Passkeys need JavaScript. The other ways work without.</p></noscript>
</form>`;

const emailField = html`<div class="field"><label for="email">Email</label><input id="email" name="email" type="email" autocomplete="email" maxlength="254" required></div>`;
const nameField = html`<div class="field"><label for="firstName">First name</label><input id="firstName" name="firstName" autocomplete="given-name" maxlength="80"></div>`;

/** The first page of a sign-in. `base` is the path of its forms. */
export function showWays(ctx: Context, base: string, ways: Ways, problem: string | null = null): void {
  show(
    ctx,
    'Sign in',
    html`<div class="intro"><h1>Good to see you</h1>
<p>Sign in the way you unlock your phone or computer. There is no password to remember.</p></div>
${alertOf(problem)}
<section class="card">${passkeyForm('use', `${base}/passkey`, 'Sign in with a passkey')}
<p class="quiet-note">Your passkey is on the device on which you made it. On another computer, choose “use a phone” there and scan the code with it.</p>
${ways.before === null ? html`` : html`<p class="quiet-note">${movedCopy(ways.before)}</p>`}</section>
<section class="card" aria-labelledby="new"><h2 id="new">New here?</h2>
<form class="card-form" method="post" action="${base}/${ways.sendsMail ? 'mail' : 'new'}">${nameField}${emailField}
<button class="button quiet">${ways.sendsMail ? 'Continue by mail' : 'Create your account'}</button></form>
${ways.sendsMail ? html`<p class="quiet-note">We send you a link and a code. That works for a new account, and also when your passkey is not at hand.</p>` : html``}</section>
${otherWays(base, ways)}
${scripts}`,
  );
}

function otherWays(base: string, { outside, isFirst }: Ways): Html {
  return html`<div>
${outside === null ? html`` : html`<p class="row"><a class="button quiet" href="/api/login?with=provider">Sign in with ${outside}</a></p>`}
<details><summary>I lost my device</summary><form class="card-form" method="post" action="${base}/recovery">
<div class="field"><label for="recovery">Recovery code</label><input id="recovery" name="code" autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="40" required></div>
<button class="button quiet">Sign in with this code</button></form>
<p class="quiet-note">You got ten of them when you made your passkey. Without one, ask the people who run this site for a code.</p></details>
<details><summary>I was given a code</summary><form class="card-form" method="post" action="${base}/code">
<div class="field"><label for="given">Code</label><input id="given" name="code" autocomplete="off" spellcheck="false" maxlength="60" required></div>
<button class="button quiet">Continue</button></form>
<p class="quiet-note">${confirmingCopy.whereToType}</p></details>
${isFirst ? firstAdmin(base) : html``}
<form method="post" action="${base}/cancel"><button class="button quiet">Cancel</button></form></div>`;
}

const firstAdmin = (base: string): Html =>
  html`<details open><summary>I have just installed Rondel</summary><form class="card-form" method="post" action="${base}/first">
<div class="field"><label for="first">First code, from the log of the service</label><input id="first" name="code" autocomplete="off" spellcheck="false" maxlength="60" required></div>
${nameOf('first')}
<button class="button quiet">Become the first admin</button></form></details>`;

const nameOf = (
  prefix: string,
): Html => html`<div class="field"><label for="${prefix}-email">Your email</label><input id="${prefix}-email" name="email" type="email" autocomplete="email" maxlength="254" required></div>
<div class="field"><label for="${prefix}-name">Your first name</label><input id="${prefix}-name" name="firstName" autocomplete="given-name" maxlength="80"></div>`;

/** After a mail was sent. The page is the same for every address. */
export function showMailSent(ctx: Context, base: string, email: string, problem: string | null = null): void {
  show(
    ctx,
    'Look into your mail',
    html`<div class="intro"><h1>Look into your mail</h1>
<p>We sent a link and a code to ${email}. Open the link in this browser, or type the code here. It may take a minute; look into the spam folder too.</p></div>
${alertOf(problem)}
<section class="card"><form class="card-form" method="post" action="${base}/mail/code">
<div class="field"><label for="code">Code of six digits</label><input class="big" id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="10" required></div>
<button class="button">Continue</button></form></section>
<p class="row"><a class="button quiet" href="${base}">Another way</a></p>`,
  );
}

/** Behind the link of a mail, in the browser that asked for it. Only the button signs in, because programs open links before people do. */
export function showMailLink(ctx: Context, base: string, token: string): void {
  show(
    ctx,
    'Sign in',
    html`<div class="intro"><h1>Almost there</h1><p>One press, and you are in.</p></div>
<form method="post" action="${base}/mail/link"><input type="hidden" name="token" value="${token}"><button class="button">Continue</button></form>`,
  );
}

/** Behind the link of a mail, in any other browser. */
export function showMailElsewhere(ctx: Context): void {
  show(
    ctx,
    'Open this on your other device',
    html`<div class="intro"><h1>Almost there</h1>
<p>This link works in the browser where you asked for it. Go back there and type the code of six digits from the mail.</p>
<p>Did you not ask for a mail? Then there is nothing to do: close this page.</p></div>`,
  );
}

export type Creation = {
  readonly isSkippable: boolean;
  /** Whether the account has a passkey already. */
  readonly hasOther: boolean;
};

export function showCreation(
  ctx: Context,
  base: string,
  { isSkippable, hasOther }: Creation,
  problem: string | null = null,
): void {
  const why = hasOther
    ? 'With a passkey on this device, you need no mail and no code here any more.'
    : 'A passkey is a key that your device keeps for you. You use it with your fingerprint, your face or the PIN of the device. None of these leave the device, and there is nothing that others could guess or steal from us.';
  show(
    ctx,
    'Create a passkey',
    html`<div class="intro"><h1>${hasOther ? 'A passkey for this device?' : 'Create your passkey'}</h1><p>${why}</p></div>
${alertOf(problem)}
<section class="card">${passkeyForm('create', `${base}/create`, 'Create a passkey')}
<p class="quiet-note">A phone, a computer, a password manager or a security key can hold it: your device asks you which.</p>
${isSkippable ? html`<form method="post" action="${base}/skip"><button class="button quiet">Not now</button></form>` : html``}</section>
${scripts}`,
  );
}

/** An account that must not get a passkey by a mail. */
export function showSkipOnly(ctx: Context, base: string, reason: string): void {
  show(
    ctx,
    'Sign in',
    html`<div class="intro"><h1>You are in, as a member</h1><p>${reason}</p></div>
<form method="post" action="${base}/skip"><button class="button">Continue</button></form>`,
  );
}

/** The codes are shown here, and never again. */
export function showRecoveryCodes(ctx: Context, base: string, codes: readonly string[]): void {
  show(
    ctx,
    'Your recovery codes',
    html`<div class="intro"><h1>For the day you lose your device</h1>
<p>Each of these codes signs you in once, without your passkey. Write them down or print this page, and keep them where you keep your papers. We show them only now.</p></div>
<ol class="codes">${codes.map((code) => html`<li>${code}</li>`)}</ol>
<form method="post" action="${base}/done"><button class="button">I have kept them</button></form>`,
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
  const left = recoveryHashes.length;
  show(
    ctx,
    'Your passkeys',
    html`<div class="intro"><h1>Your passkeys</h1><p>These let you into the account of ${email ?? ''}.</p></div>
${alertOf(problem)}
<ul class="passkeys">${passkeys.map((passkey, nth) => passkeyRow(base, passkey, nth))}</ul>
<p class="row"><a class="button quiet" href="${base}/create">Add a passkey for this device</a></p>
<section class="card" aria-labelledby="codes"><h2 id="codes">Recovery codes</h2>
<p>${left === 0 ? 'You have no recovery codes.' : `You have ${left} of them left.`} New ones replace them.</p>
<form method="post" action="${base}/manage/codes"><button class="button quiet">Make new recovery codes</button></form></section>
${beside}
<form method="post" action="${base}/leave"><button class="button">Done</button></form>`,
  );
}

function passkeyRow(base: string, { passkeyId, name, isSynced }: Passkey, nth: number): Html {
  const id = `name-${nth}`;
  const note = isSynced ? 'Kept by your password manager' : 'Kept on one device';
  return html`<li class="card"><form class="card-form" method="post" action="${base}/manage/rename">
<input type="hidden" name="passkeyId" value="${passkeyId}">
<div class="field"><label for="${id}">${note}</label><input id="${id}" name="name" value="${name}" maxlength="60" required></div>
<button class="button quiet" aria-label="Rename ${name}">Rename</button></form>
<form method="post" action="${base}/manage/remove"><input type="hidden" name="passkeyId" value="${passkeyId}">
<button class="button quiet" aria-label="Remove ${name}">Remove</button></form></li>`;
}
