import { type ReactNode, useSyncExternalStore } from 'react';
import { useStats } from '#client/lib/http/read-models.ts';

/** What the browser hands over in the place of its own offer; the page's start keeps it. */
type InstallPrompt = { readonly prompt: () => Promise<unknown> };

const offered = (): InstallPrompt | undefined =>
  (globalThis as { installPrompt?: InstallPrompt }).installPrompt;

const events = ['beforeinstallprompt', 'appinstalled'] as const;

/** Shows its child to a member who has completed something, where the browser can install the app and has not done so. */
export function InstallOffer({ children }: { children: (install: () => void) => ReactNode }) {
  const prompt = useSyncExternalStore(watch, offered);
  const { totalWorkouts = 0, completedQuests = 0 } = useStats().data ?? {};
  if (!prompt || totalWorkouts + completedQuests === 0) return null;
  return children(() => void prompt.prompt().finally(forget));
}

/** The browser takes a prompt once. */
function forget(): void {
  Object.assign(globalThis, { installPrompt: undefined });
  window.dispatchEvent(new Event('appinstalled'));
}

function watch(onChange: () => void): () => void {
  for (const event of events) window.addEventListener(event, onChange);
  return () => {
    for (const event of events) window.removeEventListener(event, onChange);
  };
}
