import { zoneCookie } from '#client/lib/time/device-zone.ts';

type Globals = { __webpack_nonce__?: string; __zod_globalConfig?: { jitless?: boolean } };
const globals = globalThis as Globals;

// Read by Radix's scroll lock and by styled-components: their style elements must carry the page's nonce.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
if (nonce) globals.__webpack_nonce__ = nonce;

// zod's own name. Its public switch would bring zod into the entry; without it zod probes for `eval`, which the policy refuses.
// zod may have run before: it holds this very object.
globals.__zod_globalConfig ??= {};
globals.__zod_globalConfig.jitless = true;

// The first sign-in is a navigation and carries no header, so the zone goes by cookie. `cookieStore` would want a secure origin.
Object.assign(document, { cookie: zoneCookie(window.location.protocol) });

// The browser offers nothing by itself: a member finds the offer on the dashboard after some days, and among the settings.
window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  Object.assign(globalThis, { installPrompt: event });
});
