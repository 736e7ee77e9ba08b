import type { Digests } from '#domain/quest/quest-proof.ts';

const utf8 = new TextEncoder();

const hexOf = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The browser's own cryptography: nothing of a check is computed by the service. */
export const webDigests: Digests = {
  sha256: async (text) => hexOf(await crypto.subtle.digest('SHA-256', utf8.encode(text))),
  async hmac(key, text) {
    const algorithm = { name: 'HMAC', hash: 'SHA-256' };
    const imported = await crypto.subtle.importKey('raw', utf8.encode(key), algorithm, false, ['sign']);
    return hexOf(await crypto.subtle.sign('HMAC', imported, utf8.encode(text)));
  },
};

/** Browsers have it on https and on this machine only. */
export const canCheck = (): boolean => 'subtle' in crypto;
