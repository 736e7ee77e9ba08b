import { numberText, plural } from '#client/languages/de/lib/format/locale.ts';
import { failure } from '#client/languages/de/member/member-copy.ts';
import type { pushCopy as englishPush, reminderCopy as englishReminder } from '#client/member/push-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

/** After `an`. */
const devicesText = (count: number): string =>
  `${numberText(count)} ${plural(count, { one: 'Gerät', other: 'Geräte' })}`;

export const pushCopy: Translated<typeof englishPush> = {
  title: 'Deine Geräte',
  lead: 'Erinnerungen erreichen ein Gerät, das du hier einschaltest, auch bei geschlossener App. Sie zeigen nie Gesundheitsdaten.',
  unread: 'Deine Geräte ließen sich nicht laden.',
  none: 'Noch bekommt kein Gerät Erinnerungen.',
  turnOn: 'Für dieses Gerät einschalten',
  turningOn: 'Wird eingeschaltet …',
  isOn: 'Für dieses Gerät eingeschaltet.',
  turnedOn: { title: 'Erinnerungen an', description: 'Dieses Gerät bekommt jetzt deine Erinnerungen.' },
  turnedOff: { title: 'Erinnerungen aus', description: 'Das Gerät bekommt keine Erinnerungen mehr.' },
  failedOn: failure(
    'Die Erinnerungen ließen sich nicht einschalten. Prüf deine Verbindung und versuch es noch einmal.',
  ),
  failedOff: failure('Das Gerät ließ sich nicht entfernen. Versuch es noch einmal.'),
  remove: 'Entfernen',
  removing: 'Wird entfernt …',
  thisDevice: 'Dieses Gerät',
  added: (day: string): string => `Hinzugefügt: ${day}.`,
  lastSent: (moment: string): string => `Zuletzt gesendet: ${moment}.`,
  nothingSent: 'Noch nichts gesendet.',
  failing: 'Der letzte Versuch kam nicht durch. Wir bleiben dran.',
  support: {
    unsupported:
      'Dieser Browser kann keine Erinnerungen zeigen. Nimm einen aktuellen Chrome, Edge, Firefox oder Safari.',
    install:
      'Auf iPhone oder iPad brauchen Erinnerungen die App auf deinem Home-Bildschirm: Tippe auf „Teilen“, dann „Zum Home-Bildschirm“, öffne Rondel von dort und komm auf diese Seite zurück.',
    denied:
      'Du hast Mitteilungen für diese Seite blockiert. Öffne die Website-Einstellungen neben der Adresse, stell „Mitteilungen“ auf „Zulassen“ und lade diese Seite neu.',
    off: 'Erinnerungen an Geräte sind auf diesem Server ausgeschaltet.',
  },
  test: 'Test senden',
  testing: 'Wird gesendet …',
  testSent: (count: number): { title: string; description: string } => ({
    title: 'Test gesendet',
    description: `An ${devicesText(count)} gesendet. Er erscheint gleich.`,
  }),
  testFailed: failure('Der Test kam nicht durch. Versuch es in einer Minute noch einmal.'),
};

export const reminderCopy: Translated<typeof englishReminder> = {
  timesTitle: 'Wann sie kommen',
  timesLead:
    'Nach deiner Uhr. Nichts kommt in der Ruhezeit, während einer Pause oder wenn es schon erledigt ist, und nie mehr als zwei am Tag.',
  unread: 'Deine Erinnerungen ließen sich nicht laden.',
  quietFrom: 'Ruhe ab',
  quietUntil: 'Ruhe bis',
  timeOf: (kind: string): string => `${kind} um`,
  saved: { title: 'Zeiten gespeichert', description: 'Ab jetzt kommen deine Erinnerungen zu diesen Zeiten.' },
  failed: (reason: string) => failure(reason),
  notKept: 'Deine Zeiten ließen sich nicht speichern. Prüf deine Verbindung und versuch es noch einmal.',
  sentLine: (moment: string, way: string): string => `${moment}, ${way}`,
  next: (kind: string, moment: string): string => `Als Nächstes: ${kind}, ${moment}.`,
  sentTitle: 'Was wir gesendet haben',
  nothingSent: 'Noch nichts. Jede Erinnerung steht dann hier mit ihrem Grund.',
  why: 'Warum habe ich das bekommen?',
  byPush: (count: number): string => `an ${devicesText(count)}`,
  byMail: 'per E-Mail',
};
