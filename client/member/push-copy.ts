import { numberText, plural } from '#client/lib/format/locale.ts';
import { failure } from './member-copy.ts';

const devicesText = (count: number): string =>
  `${numberText(count)} ${plural(count, { one: 'device', other: 'devices' })}`;

export const pushCopy = {
  title: 'Your devices',
  lead: 'Reminders reach a device that you turn on here, also while the app is closed. They never show health data.',
  unread: 'We couldn’t load your devices.',
  none: 'No device gets reminders yet.',
  turnOn: 'Turn on for this device',
  turningOn: 'Turning on...',
  isOn: 'Turned on for this device.',
  turnedOn: { title: 'Reminders On', description: 'This device gets your reminders now.' },
  turnedOff: { title: 'Reminders Off', description: 'That device gets no more reminders.' },
  failedOn: failure('Reminders could not be turned on. Check your connection and try again.'),
  failedOff: failure('The device could not be removed. Please try again.'),
  remove: 'Remove',
  removing: 'Removing...',
  thisDevice: 'This device',
  added: (day: string): string => `Added ${day}.`,
  lastSent: (moment: string): string => `Last sent ${moment}.`,
  nothingSent: 'Nothing sent yet.',
  failing: 'The last try didn’t get through. We keep trying.',
  support: {
    unsupported: 'This browser can’t show reminders. Try a current Chrome, Edge, Firefox or Safari.',
    install:
      'On an iPhone or iPad, reminders need the app on your home screen: tap Share, then Add to Home Screen, open Rondel from there and come back to this page.',
    denied:
      'You have blocked notifications for this site. To undo it, open the site settings beside the address, set Notifications to Allow, and reload this page.',
    off: 'Reminders to devices are switched off on this server.',
  },
  test: 'Send me a test',
  testing: 'Sending...',
  testSent: (count: number): { title: string; description: string } => ({
    title: 'Test Sent',
    description: `Sent to ${devicesText(count)}. It shows in a moment.`,
  }),
  testFailed: failure('The test didn’t get through. Please try again in a minute.'),
} as const;

export const reminderCopy = {
  timesTitle: 'When they come',
  timesLead:
    'By your own clock. Nothing comes in quiet hours, during a pause or when the thing is done, and never more than two a day.',
  unread: 'We couldn’t load your reminders.',
  quietFrom: 'Quiet from',
  quietUntil: 'Quiet until',
  timeOf: (kind: string): string => `${kind} at`,
  saved: { title: 'Times Kept', description: 'Your reminders come at these times from now on.' },
  failed: (reason: string) => failure(reason),
  notKept: 'Your times could not be kept. Check your connection and try again.',
  sentLine: (moment: string, way: string): string => `${moment}, ${way}`,
  next: (kind: string, moment: string): string => `Next: ${kind}, ${moment}.`,
  sentTitle: 'What we sent',
  nothingSent: 'Nothing yet. Each reminder is listed here with its reason.',
  why: 'Why did I get this?',
  byPush: (count: number): string => `to ${devicesText(count)}`,
  byMail: 'by mail',
};
