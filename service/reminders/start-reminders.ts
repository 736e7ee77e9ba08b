import type { ReminderDelivery } from './reminder-delivery.ts';

type Deps = { readonly delivery: ReminderDelivery };

/** Sends reminders when they are due. @returns a function that stops it */
export async function startReminders(_: Deps): Promise<() => Promise<void>> {
  return async () => {};
}
