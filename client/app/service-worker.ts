type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL(url: string): string;
  };
};

const path = '/sw.js';

/** Installs what shows the app without a network, in the built client only. Without it the app needs a network, as any page does. */
export function installServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || isAsked) return;
  isAsked = true;
  navigator.serviceWorker.register(trusted(path)).catch(() => {});
}
let isAsked = false;

/** The content security policy lets a worker be named by the policy `sw` alone. */
function trusted(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy('sw', { createScriptURL: (same) => same }).createScriptURL(url) ?? url;
}
