import { numberText } from '#client/lib/format/locale.ts';

export const noticesCopy = {
  connection: 'Connection',
  details: 'Details',
  keptOnThisDevice: 'Saved on this device',
  sendNow: 'Send now',
  notTaken: (text: string): string => `Not accepted: ${text}`,
  open: 'Open',
  openEntry: (label: string): string => `Open, ${label}`,
  dismiss: 'Dismiss',
  offline: 'Offline. What you log is kept and sent later.',
  offlineWaiting: (waiting: number): string => `Offline. ${numberText(waiting)} waiting to be sent.`,
  waitingCount: (waiting: number): string => `${numberText(waiting)} waiting to be sent.`,
  refusedCount: (refused: number): string => `${numberText(refused)} not accepted.`,
  offlineNote:
    'Weights, measurements, ticks and finished workouts stay on this device and go out when you’re back online. Quests and programs need a connection.',
  refusedNote: 'We couldn’t accept this, so it doesn’t count.',
  sentInOrder: 'We send these in the order you logged them.',
  sent: 'Sent.',
};
