import type { Context } from 'koa';
import type { SignInAccount } from '#domain/sign-in/sign-in-account.ts';
import { type Html, html } from '#service/http/html.ts';
import type { Texts } from '#service/languages/en/texts.ts';
import { show, signInCopy } from './own-pages.ts';

/** Offers a passkey to a person who has just signed in at the outside provider. */
export function showJoinOffer(ctx: Context, base: string, host: string, email: string): void {
  const { offer } = signInCopy(ctx).joining;
  show(
    ctx,
    offer.title,
    html`<div class="intro"><h1>${offer.heading}</h1><p>${offer.text(host, email)}</p></div>
<form method="post" action="${base}/join"><button class="button">${offer.button}</button></form>
<form method="post" action="${base}/cancel"><button class="button quiet">${offer.cancel}</button></form>`,
  );
}

type Copy = Texts['signInPages'];

/** The outside provider that is configured now. */
export type OutsideProvider = { readonly host: string; readonly issuerHash: string };

/** The lines below the passkeys on their page: the address that is not confirmed, and the outside providers. */
export const besidePasskeys =
  (outside: OutsideProvider | null, sendsMail: boolean) =>
  (base: string, account: SignInAccount, { signInPages, passkeys }: Texts): Html =>
    html`${account.isConfirmed ? html`` : confirming(base, sendsMail, signInPages.confirming)}${otherWay(base, account, { now: outside, copy: signInPages.joining })}
<p class="quiet-note">${passkeys.lostDevice}</p>`;

const confirming = (base: string, sendsMail: boolean, copy: Copy['confirming']): Html =>
  html`<section class="card" aria-labelledby="address"><h2 id="address">${copy.heading}</h2>
${sendsMail ? html`<form method="post" action="${base}/manage/address/mail"><button class="button quiet">${copy.byMail}</button></form>` : html``}
<p>${copy.byCode}</p>
<form class="card-form" method="post" action="${base}/manage/address/code"><div class="field"><label for="address-code">${copy.code}</label><input id="address-code" name="code" autocomplete="off" spellcheck="false" maxlength="60" required></div>
<button class="button quiet">${copy.confirm}</button></form></section>`;

type Now = { readonly now: OutsideProvider | null; readonly copy: Copy['joining'] };

function otherWay(base: string, { outside, isConfirmed }: SignInAccount, { now, copy }: Now): Html {
  const linked = outside.find(({ issuerHash }) => issuerHash === now?.issuerHash);
  const earlier = outside.filter((one) => one !== linked);
  if (now === null && earlier.length === 0) return html``;
  return html`<section class="card" aria-labelledby="outside"><h2 id="outside">${copy.heading}</h2>
${now === null ? html`` : linked ? connected(base, linked.accountHash, { host: now.host, copy }) : connect(base, isConfirmed, { host: now.host, copy })}
${earlier.map(({ accountHash }) => html`<p>${copy.connectedEarlier}</p>${disconnect(base, copy.disconnectEarlier, accountHash)}`)}</section>`;
}

type Shown = { readonly host: string; readonly copy: Copy['joining'] };

const connected = (base: string, accountHash: string, { host, copy }: Shown): Html =>
  html`<p>${copy.connected(host)}</p>${disconnect(base, copy.disconnect(host), accountHash)}`;

const disconnect = (base: string, label: string, accountHash: string): Html =>
  html`<form method="post" action="${base}/manage/outside/remove"><input type="hidden" name="accountHash" value="${accountHash}">
<button class="button quiet">${label}</button></form>`;

const connect = (base: string, isConfirmed: boolean, { host, copy }: Shown): Html =>
  isConfirmed
    ? html`<p>${copy.connectText(host)}</p><form method="post" action="${base}/manage/outside"><button class="button quiet">${copy.connect(host)}</button></form>`
    : html`<p>${copy.confirmFirst(host)}</p>`;
