import { useSyncExternalStore } from 'react';

/** The event of a browser that lets the page offer the installation; the start of the page stores it. */
type InstallPrompt = { readonly prompt: () => Promise<unknown> };

const kept = globalThis as { installPrompt?: InstallPrompt | undefined };

/** Asks the browser to install the app; null where it cannot, or has done so. */
export function useInstallPrompt(): (() => void) | null {
  const prompt = useSyncExternalStore(watch, () => kept.installPrompt);
  return prompt ? () => void prompt.prompt().finally(endPrompt) : null;
}

/** The browser takes a prompt once. */
function endPrompt(): void {
  kept.installPrompt = undefined;
  window.dispatchEvent(new Event('appinstalled'));
}

function watch(onChange: () => void): () => void {
  const end = (): void => {
    kept.installPrompt = undefined;
    onChange();
  };
  window.addEventListener('beforeinstallprompt', onChange);
  window.addEventListener('appinstalled', end);
  return () => {
    window.removeEventListener('beforeinstallprompt', onChange);
    window.removeEventListener('appinstalled', end);
  };
}

/** An iPhone or iPad where the app is not on the home screen: no page can put it there, but the member can. An iPad names itself a Mac, which has no touch screen. */
export const isInstalledByHand = (): boolean => {
  const isTouchApple =
    /iPhone|iPad/.test(navigator.userAgent) ||
    (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);
  return isTouchApple && !window.matchMedia('(display-mode: standalone)').matches;
};
