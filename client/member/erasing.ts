import { http, sendCommand } from '#client/lib/http/http.ts';
import { revalidateAll } from '#client/lib/http/swr.ts';
import { lockMemberStorage, unlockMemberStorage } from '#client/lib/offline/member-storage.ts';
import { forgetOnDevice, forgetTraining } from './forget-device.ts';

/** The way out leads over the network. @throws Error without one: all would be forgotten, and the member still signed in. */
export async function forgetBeforeSignOut(memberId: string): Promise<void> {
  if (!navigator.onLine) throw new Error('There is no network to sign out over.');
  await forgetOnDevice(memberId);
}

/** What this device keeps goes too: ticks of a day that is lived again would count as done here and nowhere else. */
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
