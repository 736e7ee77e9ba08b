import { listText, numberText, plural } from '#client/languages/de/lib/format/locale.ts';
import { commonCopy } from '#client/languages/de/ui/ui-copy.ts';
import type {
  acceptCopy as englishAccept,
  cheerCopy as englishCheer,
  formerCopy as englishFormer,
  friendsCopy as englishFriends,
  inviteCopy as englishInvite,
  momentsCopy as englishMoments,
  nudgeCopy as englishNudge,
  partingCopy as englishParting,
  reportCopy as englishReport,
  sharingCopy as englishSharing,
} from '#client/together/friends-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import type { CheerKind } from '#domain/together/together-events.ts';

const failed = (description: string) =>
  ({ title: commonCopy.error, description, variant: 'destructive' }) as const;

/** A friend without a first name. */
const someone = 'Ein Buddy';
const nameOr = (name: string | null): string => name ?? someone;
/** As an object, inside a sentence: `Du hast heute Ada angestupst`. */
const objectName = (name: string | null): string => name ?? 'diesen Buddy';

const daysInARow = (days: number): string =>
  `${numberText(days)} ${plural(days, { one: 'Tag', other: 'Tage' })} in Folge`;

export const friendsCopy: Translated<typeof englishFriends> = {
  title: 'Buddys',
  back: 'Zum Profil',
  intro: 'Ein paar Leute, die sich freuen, dass du da warst.',
  unread: 'Deine Buddys ließen sich nicht laden.',
  offline: 'Du bist offline. Buddys und Kreise brauchen das Netz; dein eigenes Training nicht.',
  none: 'Noch keine Buddys hier',
  noneLead: 'Erstelle einen Code und schick ihn einem Menschen, mit dem du dich gern bewegst.',
  nameOr,
  streak: (days: number): string => (days === 0 ? 'Neuer Anlauf' : daysInARow(days)),
  atRisk: (days: number): string =>
    `${daysInARow(days)}, und heute ist noch offen. Anfeuern könnte genau das Richtige sein.`,
  week: (days: readonly string[]): string =>
    days.length === 0 ? 'Diese Woche noch kein aktiver Tag' : `Aktiv: ${listText(days)}`,
  quests: (count: number): string =>
    `${numberText(count)} ${plural(count, { one: 'Quest', other: 'Quests' })} geschafft`,
  achievements: 'Erfolge',
  more: (name: string | null): string => `Mehr: ${nameOr(name)}`,
};

export const sharingCopy: Translated<typeof englishSharing> = {
  title: 'Was Buddys sehen',
  titleOff: 'Mit Buddys läuft’s besser',
  off: 'Wen du einlädst, kann dich anfeuern, und du zurück. Es gibt keine Suche, keinen Feed und keine Rangliste: nur Leute mit deinem Code.',
  waits: 'Du hast eine Einladung. Teile deinen Fortschritt, dann siehst du, von wem.',
  label: 'Fortschritt mit Buddys teilen',
  description: 'Aus: Deine Buddys sehen dich sofort nicht mehr, und du sie auch nicht.',
  seen: 'Buddys sehen',
  seenFacts: [
    'deinen Vornamen und dein Bild',
    'deine Serie und an welchen Tagen dieser Woche du aktiv warst',
    'wie viele Quests du geschafft hast, und deine Erfolge',
  ],
  never: 'Buddys sehen nie',
  neverFacts: [
    'dein Gewicht oder sonst etwas von deinem Körper',
    'deine Stimmung, deine Energie oder deine Notizen',
    'dein Programm, deinen Plan oder deine Workouts',
    'um welche Uhrzeit du trainierst',
  ],
  failed: failed('Der Schalter ließ sich nicht speichern. Prüf deine Verbindung und versuch es noch einmal.'),
};

export const cheerCopy: Translated<typeof englishCheer> = {
  kinds: {
    'well-done': 'Gut gemacht',
    'keep-going': 'Weiter so',
    strong: 'So stark',
    proud: 'Stolz auf dich',
    'high-five': 'High five',
  },
  group: (name: string | null): string => `${name ?? 'Diesen Buddy'} anfeuern`,
  sent: (kind: CheerKind): string => `Angefeuert: ${cheerCopy.kinds[kind]}. Morgen geht es wieder.`,
  received: (kind: CheerKind, day: string): string => `${day} für dich: ${cheerCopy.kinds[kind]}.`,
  failed: failed('Das Anfeuern kam nicht an. Prüf deine Verbindung und versuch es noch einmal.'),
};

export const nudgeCopy: Translated<typeof englishNudge> = {
  label: 'Einander anstupsen',
  description: (name: string | null): string =>
    `Wenn eine Serie zu enden droht, dürft ihr euch einmal am Tag erinnern, du und ${name ?? 'dieser Buddy'}. Es klappt, wenn ihr es beide einschaltet.`,
  nudge: (name: string | null): string => `${name ?? 'Diesen Buddy'} anstupsen`,
  sent: (name: string | null): string => `Du hast heute ${objectName(name)} angestupst.`,
  received: (name: string | null): string =>
    `${nameOr(name)} erinnert dich: Deine Serie ist heute noch offen.`,
  failed: failed('Dein Stups kam nicht an. Prüf deine Verbindung und versuch es noch einmal.'),
  failedSwitch: failed(
    'Der Schalter ließ sich nicht speichern. Prüf deine Verbindung und versuch es noch einmal.',
  ),
};

export const momentsCopy: Translated<typeof englishMoments> = {
  title: 'Neu, seit du hier warst',
  friend: (name: string | null): string =>
    `${nameOr(name)} und du seid jetzt Buddys. Ab hier seht ihr die Tage der anderen Person.`,
  firstCheer: (name: string | null, kind: CheerKind): string =>
    `Du wirst zum ersten Mal angefeuert. ${nameOr(name)} sagt: ${cheerCopy.kinds[kind]}.`,
};

export const inviteCopy: Translated<typeof englishInvite> = {
  title: 'Buddy einladen',
  lead: 'Ein Code ist für eine Person und gilt sieben Tage.',
  make: 'Code erstellen',
  making: 'Wird erstellt …',
  open: 'Wartet auf Antwort',
  ofFriend: 'Für einen Buddy',
  ofCircle: 'Für einen Kreis',
  until: (day: string): string => `Gilt bis ${day}.`,
  takeBack: 'Zurückziehen',
  takeBackOf: (what: string, day: string): string => `Code zurückziehen: ${what}, bis ${day}`,
  takenBack: { title: 'Einladung zurückgezogen', description: 'Der Code gilt nicht mehr.' },
  failed: failed('Der Code ließ sich nicht erstellen. Prüf deine Verbindung und versuch es noch einmal.'),
  failedBack: failed(
    'Die Einladung ließ sich nicht zurückziehen. Prüf deine Verbindung und versuch es noch einmal.',
  ),
  shown: {
    title: 'Dein Code',
    description: 'Schick ihn einer Person. Wir zeigen ihn nur dieses eine Mal.',
    spelled: (code: string): string => `Code: ${[...code].join(' ')}`,
    link: 'Link',
    text: 'Komm und beweg dich mit mir auf Rondel:',
    share: 'Teilen',
    copy: 'Link kopieren',
    copied: { title: 'Link kopiert', description: 'Schick ihn der Person, für die er ist.' },
    done: 'Fertig',
  },
};

export const acceptCopy: Translated<typeof englishAccept> = {
  title: 'Hast du einen Code?',
  invited: 'Du bist eingeladen',
  lead: 'Sechs Buchstaben von einem Buddy. Du siehst, wer dich einlädt, bevor du Ja sagst.',
  label: 'Code',
  short: 'Ein Code hat sechs Buchstaben.',
  look: 'Ansehen',
  looking: 'Wird geprüft …',
  invites: (name: string | null): string => `${name ?? 'Jemand'} möchte dich als Buddy.`,
  invitesToCircle: (name: string | null, circle: string, dates: string): string =>
    `${name ?? 'Jemand'} lädt dich in einen Kreis ein: ${circle}, ${dates}.`,
  people: (count: number): string =>
    `${numberText(count)} ${plural(count, { one: 'Person ist', other: 'Leute sind' })} dabei.`,
  accept: 'Ja, gern',
  join: 'Ja, ich bin dabei',
  accepting: 'Einen Moment …',
  notNow: 'Nicht jetzt',
  friends: (name: string | null) => ({
    title: 'Ihr seid jetzt Buddys',
    description: `${nameOr(name)} sieht deine Tage, und du siehst sie auch.`,
  }),
  joined: { title: 'Du bist dabei', description: 'Deine aktiven Tage zählen ab heute.' },
  failed: 'Dieser Code ließ sich nicht prüfen. Prüf deine Verbindung und versuch es noch einmal.',
};

export const partingCopy: Translated<typeof englishParting> = {
  description: 'Die andere Person bekommt davon keine Nachricht.',
  remove: 'Als Buddy entfernen',
  removeNote:
    'Ihr seht euch sofort nicht mehr. Ein gemeinsamer Kreis geht weiter. Mit einem neuen Code werdet ihr wieder Buddys.',
  block: 'Blockieren',
  blockNote: 'Ihr seht euch nicht mehr, und keiner deiner Codes gilt für diese Person.',
  removeTitle: (name: string | null): string => `${name ?? 'Diesen Buddy'} entfernen?`,
  blockTitle: (name: string | null): string => `${name ?? 'Diesen Buddy'} blockieren?`,
  pending: 'Einen Moment …',
  removed: { title: 'Buddy entfernt', description: 'Ihr seht euch nicht mehr.' },
  blocked: { title: 'Blockiert', description: 'Ihr seht euch nicht mehr. Die Blockierung findest du unten.' },
  failed: failed('Das ging nicht. Prüf deine Verbindung und versuch es noch einmal.'),
  report: 'Melden',
  reportNote:
    'Jemand aus dem Team sieht es sich an. Die andere Person bekommt keine Nachricht, und blockieren kannst du sie auch.',
  list: 'Blockierte Personen',
  listLead: 'Sie sind keine Buddys von dir, und keiner deiner Codes gilt für sie.',
  noName: 'Jemand ohne Namen',
  unread: 'Wen du blockiert hast, ließ sich nicht laden.',
  unblock: 'Freigeben',
  unblocked: {
    title: 'Freigegeben',
    description: 'Buddys seid ihr damit nicht: Das braucht einen neuen Code.',
  },
};

export const formerCopy: Translated<typeof englishFormer> = {
  open: 'Jemanden siehst du nicht mehr?',
  title: 'Frühere Buddys',
  description:
    'Wer von euch es beendet oder nichts mehr teilt, verschwindet von der Liste. Blockieren und melden kannst du die Person weiterhin. Sie bekommt davon keine Nachricht.',
  since: (day: string): string => `Buddys seit: ${day}.`,
  none: 'Hier steht niemand. Alle deine Buddys siehst du auf der Liste, oder du hast sie blockiert.',
  unread: 'Deine früheren Buddys ließen sich nicht laden.',
};

export const reportCopy: Translated<typeof englishReport> = {
  title: (name: string | null): string => `${name ?? 'Diesen Buddy'} melden`,
  description: 'Sag den Admins, was passiert ist. Nur sie lesen es.',
  reason: 'Worum geht es?',
  reasons: {
    harassment: 'Ich werde belästigt oder verletzt',
    name: 'Um Name oder Bild',
    pretending: 'Gibt sich als jemand anderes aus',
    other: 'Etwas anderes',
  },
  missing: 'Wähle, worum es geht.',
  words: 'In deinen Worten, wenn du magst',
  send: 'Meldung senden',
  sending: 'Wird gesendet …',
  sent: {
    title: 'Meldung gesendet',
    description: 'Jemand aus dem Team sieht sie sich an. Danke, dass du es sagst.',
  },
  failed: failed('Die Meldung kam nicht an. Prüf deine Verbindung und versuch es noch einmal.'),
};
