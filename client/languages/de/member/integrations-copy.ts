import { failure, sessionsCopy } from '#client/languages/de/member/member-copy.ts';
import type {
  integrationsCopy as englishIntegrations,
  newTokenCopy as englishNewToken,
  proofCopy as englishProof,
  shownCopy as englishShown,
  tokensCopy as englishTokens,
  useCopy as englishUse,
} from '#client/member/integrations-copy.ts';
import type { TokenScope } from '#domain/integrations/access-token-events.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const integrationsCopy: Translated<typeof englishIntegrations> = {
  title: 'Integrationen',
  intro: 'Lass deine eigenen Programme und Geräte deine Daten lesen oder ergänzen.',
  switchedOff: 'Schalte das ein, um einen Zugangsschlüssel zu erstellen. Frühere funktionieren dann wieder.',
  settings: 'Schalter für Integrationen',
};

export const tokensCopy: Translated<typeof englishTokens> = {
  title: 'Zugangsschlüssel',
  lead: 'Ein Zugangsschlüssel ist wie ein Passwort für ein Programm. Er öffnet nur, was du erlaubst, und du kannst ihn jederzeit beenden.',
  unread: 'Deine Zugangsschlüssel ließen sich nicht laden.',
  none: 'Noch keine Zugangsschlüssel.',
  make: 'Neuer Schlüssel',
  allows: (scopes: readonly TokenScope[]): string => scopes.map((scope) => scopeNames[scope]).join(', '),
  made: (day: string): string => `Erstellt: ${day}.`,
  until: (day: string): string => `Gilt bis ${day}.`,
  ended: { expired: 'Abgelaufen', revoked: 'Widerrufen' },
  lastUsed: (day: string): string => `Zuletzt genutzt: ${sessionsCopy.lastUsed(day)}.`,
  neverUsed: 'Noch nicht genutzt.',
  revoke: 'Widerrufen',
  revoking: 'Wird widerrufen …',
  revoked: { title: 'Schlüssel widerrufen', description: 'Er öffnet nichts mehr.' },
  failedRevoke: failure(
    'Der Schlüssel ließ sich nicht widerrufen. Prüf deine Verbindung und versuch es noch einmal.',
  ),
  showUse: 'Was er getan hat',
  nothingDone: 'Noch nichts. Was dieser Schlüssel ändert, steht dann hier.',
  useUnread: 'Was dieser Schlüssel getan hat, ließ sich nicht laden.',
};

export const newTokenCopy: Translated<typeof englishNewToken> = {
  title: 'Neuer Zugangsschlüssel',
  description: 'Erlaube nur so viel, wie das Programm braucht.',
  name: 'Name',
  nameHint: 'Damit du ihn wiedererkennst, etwa Badezimmerwaage.',
  nameMissing: 'Gib ihm einen Namen mit 1 bis 60 Zeichen.',
  scopes: 'Was er darf',
  scopesMissing: 'Erlaube mindestens eine Sache.',
  expiry: 'Er gilt für',
  days: { '30': '30 Tage', '90': '90 Tage', '365': 'ein Jahr' },
  make: 'Schlüssel erstellen',
  making: 'Wird erstellt …',
  failed: failure(
    'Der Schlüssel ließ sich nicht erstellen. Prüf deine Verbindung und versuch es noch einmal.',
  ),
  proof: 'Melde dich noch einmal an, um einen Schlüssel zu erstellen. Dann komm hierher zurück.',
  shown: {
    title: 'Dein neuer Zugangsschlüssel',
    description: 'Kopiere ihn jetzt. Wir behalten keine Kopie, du siehst ihn nur dieses eine Mal.',
    label: 'Schlüssel',
    copied: { title: 'Schlüssel kopiert', description: 'Füg ihn in dein Programm ein.' },
  },
};

/** Of every secret that is shown this once. */
export const shownCopy: Translated<typeof englishShown> = { copy: 'Kopieren', done: 'Fertig' };

export const proofCopy: Translated<typeof englishProof> = {
  title: 'Bist du es?',
  confirm: 'Noch einmal anmelden',
};

export const scopeNames: Readonly<Record<TokenScope, string>> = {
  'read:stats': 'Serie, Punkte und Quests lesen',
  'read:history': 'Workouts lesen',
  'read:body': 'Gewicht und Messungen lesen',
  'write:workouts': 'Workouts eintragen',
  'write:body': 'Gewicht und Messungen eintragen',
  'write:quest': 'Drehen und Quests abschließen',
};

export const useCopy: Translated<typeof englishUse> = {
  title: 'So nutzt du einen Schlüssel',
  lead: 'Sende ihn bei jedem Aufruf mit, als Bearer im Header Authorization. Schreib ihn nie in eine Adresse.',
  assistant: (address: string): string =>
    `Ein Assistent, der MCP spricht, verbindet sich mit ${address} und demselben Header.`,
  calls: 'Alle Aufrufe, und ein Ort zum Ausprobieren',
  careful: 'Wer diesen Schlüssel hat, kann tun, was er erlaubt. Verloren? Widerrufe ihn.',
};
