import type { z } from 'zod/mini';
import { isInstalledByHand } from '#client/lib/install-app.ts';
import type { addPushDeviceBody } from '#service/features/push/push-contract.ts';

type SubscriptionSent = z.infer<typeof addPushDeviceBody>;
/** The abilities of this browser. `install`: iOS shows reminders of an installed app only. `denied`: the member has blocked them. */
export type PushSupport = 'ready' | 'unsupported' | 'install' | 'denied';

export function pushSupport(): PushSupport {
  const isCapable = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isCapable) return isInstalledByHand() ? 'install' : 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'ready';
}

/**
 * Asks for the permission and subscribes; null when the member does not give it. A subscription of another key, or of somebody who used
 * this browser before, is given up: its push service then tells the server so.
 */
export async function subscribe(publicKey: string): Promise<SubscriptionSent | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await withTimeLimit(navigator.serviceWorker.ready);
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: String(endpoint), keys: { p256dh: String(keys?.p256dh), auth: String(keys?.auth) } };
}

/**
 * The endpoint of this browser's subscription, as the server names it. Null for none, and for a subscription of an earlier key of the
 * server, whose messages the push service refuses.
 */
export async function ownFingerprint(publicKey: string | null): Promise<string | null> {
  const subscription = await ownSubscription();
  if (!subscription || isOfOtherKey(subscription, publicKey)) return null;
  return base64Url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(subscription.endpoint)));
}

/** The endpoint of this browser's subscription where that is of another key than the server's; null otherwise. */
export async function outdatedEndpoint(publicKey: string): Promise<string | null> {
  const subscription = await ownSubscription();
  return subscription && isOfOtherKey(subscription, publicKey) ? subscription.endpoint : null;
}

export const hasSubscription = async (): Promise<boolean> => (await ownSubscription()) !== null;

/** A browser that does not tell its key counts as one of the server's. */
function isOfOtherKey({ options }: PushSubscription, publicKey: string | null): boolean {
  const key = options.applicationServerKey;
  return key ? base64Url(key) !== publicKey : false;
}

function base64Url(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The push service then no longer knows this browser, and the server forgets the device. */
export async function unsubscribe(): Promise<void> {
  await (await ownSubscription())?.unsubscribe();
}

async function ownSubscription(): Promise<PushSubscription | null> {
  if (pushSupport() === 'unsupported' || pushSupport() === 'install') return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

const readyWithinMs = 10_000;

/** `ready` waits for ever where no worker gets installed. */
async function withTimeLimit<Value>(value: Promise<Value>): Promise<Value> {
  return Promise.race([
    value,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('No service worker is installed.')), readyWithinMs);
    }),
  ]);
}
