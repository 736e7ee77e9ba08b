import { paths } from '#client/ui/paths.ts';

const notificationTag = 'workout';

/**
 * Shown by the service worker, so that it stays when the browser puts the page to sleep. Nothing asks for the permission here: a question in the
 * middle of a set would be in the way. It goes when the member looks at the page again.
 */
export async function notifyUnseen(title: string, body: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return;
  await registration.showNotification(title, {
    body,
    tag: notificationTag,
    icon: '/icon-192.png',
    data: { path: paths.workout },
  });
  document.addEventListener('visibilitychange', () => void closeNotifications(registration), { once: true });
}

async function closeNotifications(registration: ServiceWorkerRegistration): Promise<void> {
  for (const shown of await registration.getNotifications({ tag: notificationTag })) shown.close();
}
