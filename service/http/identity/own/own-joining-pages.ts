import type { Context } from 'koa';
import type { SignInAccount } from '#domain/sign-in/sign-in-account.ts';
import { type Html, html } from '#service/http/html.ts';
import { confirmingCopy, joiningCopy, lostDeviceCopy } from './own-joining-copy.ts';
import { show } from './own-pages.ts';

const { offer } = joiningCopy;

/** Offers a passkey to a person who has just signed in at the outside provider. */
export function showJoinOffer(ctx: Context, base: string, host: string, email: string): void {
  show(
    ctx,
    offer.title,
    html`<div class="intro"><h1>${offer.heading}</h1><p>${offer.text(host, email)}</p></div>
<form method="post" action="${base}/join"><button class="button">${offer.button}</button></form>
<form method="post" action="${base}/cancel"><button class="button quiet">${offer.cancel}</button></form>`,
  );
}

/** The outside provider that is configured now. */
export type OutsideProvider = { readonly host: string; readonly issuerHash: string };

/** What the page of passkeys shows below them: the address that is not confirmed, and the outside providers. */
export const besidePasskeys =
  (outside: OutsideProvider | null, sendsMail: boolean) =>
  (base: string, account: SignInAccount): Html =>
    html`${account.isConfirmed ? html`` : confirming(base, sendsMail)}${otherWay(base, account, outside)}
<p class="quiet-note">${lostDeviceCopy}</p>`;

const confirming = (base: string, sendsMail: boolean): Html =>
  html`<section class="card" aria-labelledby="address"><h2 id="address">${confirmingCopy.heading}</h2>
${sendsMail ? html`<form method="post" action="${base}/manage/address/mail"><button class="button quiet">${confirmingCopy.byMail}</button></form>` : html``}
<p>${confirmingCopy.byCode}</p>
<form class="card-form" method="post" action="${base}/manage/address/code"><div class="field"><label for="address-code">${confirmingCopy.code}</label><input id="address-code" name="code" autocomplete="off" spellcheck="false" maxlength="60" required></div>
<button class="button quiet">${confirmingCopy.confirm}</button></form></section>`;

function otherWay(base: string, { outside, isConfirmed }: SignInAccount, now: OutsideProvider | null): Html {
  const linked = outside.find(({ issuerHash }) => issuerHash === now?.issuerHash);
  const earlier = outside.filter((one) => one !== linked);
  if (now === null && earlier.length === 0) return html``;
  return html`<section class="card" aria-labelledby="outside"><h2 id="outside">${joiningCopy.heading}</h2>
${now === null ? html`` : linked ? connected(base, now.host, linked.accountHash) : connect(base, now.host, isConfirmed)}
${earlier.map(({ accountHash }) => html`<p>${joiningCopy.connectedEarlier}</p>${disconnect(base, joiningCopy.disconnectEarlier, accountHash)}`)}</section>`;
}

const connected = (base: string, host: string, accountHash: string): Html =>
  html`<p>${joiningCopy.connected(host)}</p>${disconnect(base, joiningCopy.disconnect(host), accountHash)}`;

const disconnect = (base: string, label: string, accountHash: string): Html =>
  html`<form method="post" action="${base}/manage/outside/remove"><input type="hidden" name="accountHash" value="${accountHash}">
<button class="button quiet">${label}</button></form>`;

const connect = (base: string, host: string, isConfirmed: boolean): Html =>
  isConfirmed
    ? html`<p>${joiningCopy.connectText(host)}</p><form method="post" action="${base}/manage/outside"><button class="button quiet">${joiningCopy.connect(host)}</button></form>`
    : html`<p>${joiningCopy.confirmFirst(host)}</p>`;
