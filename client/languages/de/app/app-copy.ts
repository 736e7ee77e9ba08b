import type { appCopy as english } from '#client/app/app-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const appCopy: Translated<typeof english> = {
  workout: 'Workout',
  quest: 'Quest',
  connection: 'Verbindung',
  slowLine: 'Langsame Verbindung. Wir bleiben dran.',
  youAreOffline: 'Du bist offline',
  offlineLead:
    'Was du offline einträgst, bleibt auf diesem Gerät gespeichert. Wir senden es, sobald du wieder online bist.',
  notFound: '404 Seite nicht gefunden',
  notFoundLead: 'Hier ist nichts. Vielleicht ist die Seite umgezogen, oder der Adresse fehlt ein Buchstabe.',
  goHome: 'Zur Startseite',
  routingWorks: 'Routing funktioniert',
};
