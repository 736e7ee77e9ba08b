import { isServerAway } from '#client/lib/http/api-error.ts';
import { sendCommand } from '#client/lib/http/http.ts';
import { readAs } from '#client/lib/http/swr.ts';
import { type CommandOf, carryOut, replaced } from '#client/lib/http/use-command.ts';
import { memberItems } from '#client/lib/offline/member-storage.ts';
import { type PushSettings, pushAnswer, pushCommandAnswer } from '#service/features/push/push-contract.ts';
import { hasSubscription, outdatedEndpoint, ownFingerprint, subscribe, unsubscribe } from './push-browser.ts';

export const pushKey = '/api/me/push';

/** No read model of the training changes by it. */
export const devicesAnswered = {
  models: (answer: PushSettings | null) => (answer ? [replaced(pushKey, answer)] : []),
  movesOthers: () => false,
};

export const settingsIn = ({ publicKey, devices }: PushSettings): PushSettings => ({ publicKey, devices });

/** Answers null when the member does not give the permission. */
export const turnOn: CommandOf<string, PushSettings | null> = {
  ...devicesAnswered,
  send: (publicKey, idempotencyKey) => addThisBrowser(publicKey, idempotencyKey),
};

type Renewal = { readonly publicKey: string; readonly replaces: string };

const renew: CommandOf<Renewal, PushSettings | null> = {
  ...devicesAnswered,
  send: ({ publicKey, replaces }, idempotencyKey) =>
    addThisBrowser(publicKey, idempotencyKey, { replaces, isRenewal: true }),
};

async function addThisBrowser(
  publicKey: string,
  idempotencyKey: string,
  more: { readonly replaces?: string; readonly isRenewal?: boolean } = {},
): Promise<PushSettings | null> {
  const subscription = await subscribe(publicKey);
  if (!subscription) return null;
  const path = `${pushKey}/devices`;
  const body = { ...subscription, ...more };
  return settingsIn(
    await sendCommand({ method: 'POST', path, body, idempotencyKey, answer: pushCommandAnswer }),
  );
}

/** The endpoint that a renewal replaces, from before it is given up until the server has the new one. */
const renewalOf = (memberId: string): string => `push-renewal:${memberId}`;

let isRenewed = false;

/** Renews the subscription once for each page, and in one tab at a time. */
export async function renewOnce(memberId: string): Promise<void> {
  if (isRenewed || !('locks' in navigator)) return;
  isRenewed = true;
  await navigator.locks.request('push renewal', () => renewSubscription(memberId));
}

/**
 * Subscribes this browser again, without the member, where the server has another key now. The server accepts only a member who had
 * messages in this browser; otherwise the browser gives its subscription up. The next visit finishes an attempt that misses the server.
 */
async function renewSubscription(memberId: string): Promise<void> {
  const name = renewalOf(memberId);
  const begun = memberItems.getItem(name);
  if (begun === null && !(await hasSubscription())) return;
  const { publicKey } = await readAs(pushAnswer)(pushKey);
  if (publicKey === null) return;
  const replaces = begun ?? (await outdatedEndpoint(publicKey));
  if (replaces === null) return;
  memberItems.setItem(name, replaces);
  try {
    const answer = await carryOut(renew, { publicKey, replaces });
    const own = await ownFingerprint(publicKey);
    if (!answer?.devices.some(({ fingerprint }) => fingerprint === own)) await unsubscribe();
  } catch (error) {
    if (isServerAway(error)) return;
    await unsubscribe();
  }
  memberItems.removeItem(name);
}
