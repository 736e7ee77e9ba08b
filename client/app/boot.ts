import { zoneCookie } from '#client/lib/time/device-zone.ts';

/** Prepares a page for its scripts and for a sign-in. Called once the page is painted, because the first use of `Intl` takes a phone 50 ms. */
export function preparePage(): void {
  // Read by Radix's scroll lock and by styled-components: their style elements must carry the page's nonce.
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce });

  // The first sign-in is a navigation and carries no header, so the zone goes by cookie. `cookieStore` would want a secure origin.
  Object.assign(document, { cookie: zoneCookie(window.location.protocol) });

  // The browser offers nothing by itself: a member finds the offer on the dashboard after some days, and among the settings.
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    Object.assign(globalThis, { installPrompt: event });
  });
}
