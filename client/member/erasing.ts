import { http, sendCommand } from '#client/lib/http/http.ts';
import { revalidateAll } from '#client/lib/http/swr.ts';
import { lockMemberStorage, unlockMemberStorage } from '#client/lib/offline/member-storage.ts';
import { forgetOnDevice, forgetTraining } from './forget-device.ts';

/** @throws Error without a network: the device would have forgotten everything, and the member would still be signed in. */
export async function forgetBeforeSignOut(memberId: string): Promise<void> {
  if (!navigator.onLine) throw new Error('There is no network to sign out over.');
  await forgetOnDevice(memberId);
}

/** Clears this device too: its stored ticks would show sets as done that the server does not know any more. */
export async function resetMember(memberId: string): Promise<void> {
  await sendCommand({ method: 'POST', path: '/api/admin/reset-for-testing' });
  await forgetTraining(memberId);
}

export async function clearData(memberId: string): Promise<void> {
  await sendCommand({ method: 'DELETE', path: '/api/admin/clear-user-data' });
  await forgetOnDevice(memberId);
  // The old key is destroyed on the service: after a reload nothing could be read that is stored under it from now on.
  await unlockMemberStorage(memberId).catch(() => lockMemberStorage());
  await revalidateAll();
}

/** Unlike others, this command revalidates nothing: a read after it would find that no member is signed in. */
export async function deleteAccount(memberId: string): Promise<void> {
  await http.send({ method: 'DELETE', path: '/api/me' });
  await forgetOnDevice(memberId);
}
