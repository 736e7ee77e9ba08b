import { failure } from '#client/languages/de/member/member-copy.ts';
import type {
  webhookFormCopy as englishForm,
  logCopy as englishLog,
  webhooksCopy as englishWebhooks,
} from '#client/member/webhooks-copy.ts';
import type { WebhookKind, WebhookScope } from '#domain/integrations/webhook-events.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const webhooksCopy: Translated<typeof englishWebhooks> = {
  title: 'Webhooks',
  lead: 'Ein Webhook sagt deinem eigenen Programm sofort, was passiert: Wir rufen seine Adresse auf.',
  switchedOff: 'Schalte das ein, um einen Webhook hinzuzufügen. Frühere bekommen dann wieder Nachrichten.',
  unread: 'Deine Webhooks ließen sich nicht laden.',
  none: 'Noch keine Webhooks.',
  add: 'Neuer Webhook',
  sends: (kinds: readonly WebhookKind[]): string => kinds.map((kind) => kindNames[kind]).join(', '),
  failing: (since: string): string =>
    `Dein Programm hat seit ${since} nicht richtig geantwortet. Wir versuchen es drei Tage lang weiter, noch ist nichts verloren.`,
  stopped: {
    member: 'Von dir gestoppt.',
    failing:
      'Nach drei Tagen ohne richtige Antwort haben wir aufgehört. Sieh nach, was dein Programm geantwortet hat, behebe es und setz dann fort.',
    gone: 'Wir haben aufgehört, weil dein Programm sagt, dass es nicht mehr da ist. Ist es zurück, setz fort.',
    admin:
      'Unser Team hat diesen gestoppt. Stell sicher, dass dein Programm in Ordnung ist, und setz dann fort. Brauchst du Hilfe? Schreib uns.',
  },
  chips: { stopped: 'Gestoppt', failing: 'Gestört' },
  test: 'Testen',
  testing: 'Wird getestet …',
  testTaken: (status: number): string => `Dein Programm hat mit ${status} geantwortet.`,
  tested: (description: string) => ({ title: 'Test angekommen', description }),
  testRefused: (problem: string) => ({ title: 'Test nicht angekommen', description: problemText(problem) }),
  failedTest: failure('Der Test ließ sich nicht senden. Versuch es gleich noch einmal.'),
  log: 'Sendungen',
  change: 'Ändern',
  stop: 'Stoppen',
  resume: 'Fortsetzen',
  remove: 'Entfernen',
  removed: { title: 'Webhook entfernt', description: 'Dein Programm bekommt keine Nachrichten mehr.' },
  failedChange: failure('Das ging nicht. Prüf deine Verbindung und versuch es noch einmal.'),
  previousSecret: (until: string): string => `Dein früheres Geheimnis gilt bis ${until}.`,
};

export const logCopy: Translated<typeof englishLog> = {
  title: 'Letzte Sendungen',
  none: 'Noch nichts gesendet. Was ab jetzt passiert, steht dann hier.',
  unread: 'Die Sendungen ließen sich nicht laden.',
  refresh: 'Aktualisieren',
  waiting: 'Wartet',
  dropped: 'Nicht gesendet',
  taken: (status: number | null, milliseconds: number | null): string =>
    `Angekommen: ${status ?? 'ohne Status'} in ${milliseconds ?? 0} ms`,
  attempts: (count: number): string => `${count} ${count === 1 ? 'Versuch' : 'Versuche'}`,
  kindName: (kind: string): string => (kind in kindNames ? kindNames[kind as WebhookKind] : 'Test'),
};

const problems: Readonly<Record<string, string>> = {
  timeout: 'Dein Programm hat mehr als 10 Sekunden gebraucht.',
  'private address': 'Die Adresse führt in ein privates Netz, das wir nicht aufrufen.',
  ENOTFOUND: 'Der Rechner dieser Adresse ist unbekannt.',
  ECONNREFUSED: 'Unter dieser Adresse läuft nichts.',
  stopped: 'Der Webhook wurde gestoppt.',
  erased: 'Du hast gelöscht, worum es ging.',
  'too old': 'Das war mehr als drei Tage alt.',
  'too many': 'Mehr als 1.000 Nachrichten haben gewartet.',
};

export const problemText = (problem: string): string =>
  problems[problem] ??
  (problem.startsWith('status ')
    ? `Dein Programm hat mit ${problem.slice('status '.length)} geantwortet.`
    : `Keine Antwort (${problem}).`);

export const webhookFormCopy: Translated<typeof englishForm> = {
  newTitle: 'Neuer Webhook',
  changeTitle: 'Webhook ändern',
  description: 'Sende nur so viel, wie das Programm braucht.',
  url: 'Adresse',
  urlHint: 'https, etwa https://hooks.example/rondel',
  urlMissing: 'Gib die Adresse deines Programms an. Sie beginnt mit https.',
  kinds: 'Was es erfährt',
  kindsMissing: 'Wähle mindestens eins.',
  scopes: 'Außerdem senden',
  add: 'Webhook hinzufügen',
  adding: 'Wird hinzugefügt …',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  rotate: 'Neues Geheimnis',
  failed: failure('Der Webhook ließ sich nicht speichern. Prüf deine Verbindung und versuch es noch einmal.'),
  proof: 'Melde dich noch einmal an, um einen Webhook einzurichten. Dann komm hierher zurück.',
  shown: {
    title: 'Geheimnis zum Signieren',
    description:
      'Dein Programm prüft damit jede Nachricht. Kopiere es jetzt: Du siehst es nur dieses eine Mal.',
    label: 'Geheimnis',
    copied: { title: 'Geheimnis kopiert', description: 'Bewahre es dort auf, wo dein Programm es liest.' },
  },
};

export const kindNames: Readonly<Record<WebhookKind, string>> = {
  'workout.logged': 'Workout eingetragen',
  'quest.completed': 'Quest geschafft',
  'streak.at_risk': 'Serie in Gefahr',
  'streak.changed': 'Serie geändert',
  'weight.logged': 'Gewicht eingetragen',
  'program.phase': 'Neue Phase des Programms',
};

export const webhookScopeNames: Readonly<Record<WebhookScope, string>> = {
  'read:history': 'Sätze, Anstrengung und Stimmung von Workouts',
  'read:body': 'Das Gewicht selbst',
};
