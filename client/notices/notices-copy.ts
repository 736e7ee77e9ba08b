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
  zoneChanged: 'Time Zone Changed',
  zoneChangedLead: 'Your days count there from now on.',
  zoneFailed: 'Failed to change your time zone. Please try again.',
  timeZone: 'Time zone',
  changeZone: 'Change',
  /** `In New York? Your days run on UTC.` */
  zoneLine: (zone: string, timeZone: string): string =>
    `In ${placeOf(zone)}? Your days run on ${placeOf(timeZone)}.`,
  zoneQuestion: (zone: string): string => `You seem to be in ${zone}. Count your days there?`,
  pastDays: 'Past days won’t change.',
  stayWith: (timeZone: string): string => `No, stay with ${timeZone}`,
  acceptZone: (zone: string): string => `Yes, ${zone}`,
};

/** The city of an IANA name: `America/New_York` is New York. */
const placeOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
