import type { insightsCopy as english } from '#client/admin/insights-copy.ts';
import { numberText, plural } from '#client/languages/de/lib/format/locale.ts';
import type { Translated } from '#domain/kernel/translated.ts';

const memberWord = (count: number): string => plural(count, { one: 'Mitglied', other: 'Mitglieder' });
/** After a preposition: `von 3 Mitgliedern`. */
const ofMembers = (count: number): string =>
  `${numberText(count)} ${plural(count, { one: 'Mitglied', other: 'Mitgliedern' })}`;

type AfterTraining = {
  readonly difference: number;
  readonly members: number;
  readonly days: number;
  readonly otherDays: number;
};

export const insightsCopy: Translated<typeof english> = {
  unread: 'Die Einblicke ließen sich nicht laden.',
  lead: (count: number): string =>
    `${numberText(count)} ${memberWord(count)} mit Konto. Nur Zahlen, keine Namen.`,
  asOf: 'Stand (UTC)',
  asOfHint: 'Leer für jetzt. Die Zahlen sind die, die zu diesem Zeitpunkt bekannt waren.',
  show: 'Zeigen',
  now: 'Jetzt',
  ofMoment: (moment: string, position: string | null): string =>
    position === null
      ? `Stand ${moment} UTC, vor dem ersten Ereignis`
      : `Stand ${moment} UTC, Log gelesen bis Position ${position}`,
  folding: (events: number, total: number | null): string =>
    total === null
      ? 'Der Verlauf wird gelesen …'
      : `Der Verlauf wird gelesen: ${numberText(events)} von ${numberText(total)} Ereignissen.`,
  waiting: (count: number): string =>
    `${numberText(count)} ${plural(count, { one: 'Frage ist', other: 'Fragen sind' })} vor dieser dran.`,
  table: 'Tabelle',
  sql: 'SQL',
  csv: 'CSV',
  tableOf: (title: string): string => `Tabelle: ${title}`,
  sqlOf: (title: string): string => `SQL: ${title}`,
  csvOf: (title: string): string => `CSV: ${title}`,
  repeat: 'Zum Wiederholen: den Verlauf bis zu diesem Zeitpunkt falten und die Anweisung dort ausführen:',

  streaks: 'Verteilung der Serien',
  days: (bucket: string): string => `${bucket} ${bucket === '1' ? 'Tag' : 'Tage'}`,
  bucket: 'Tage in Folge',
  members: 'Mitglieder',
  memberWord,
  share: 'Anteil',

  retention: 'Aktiv nach Beitrittswoche',
  retentionLead:
    'Prozent, die in jeder Woche nach der ersten Anmeldung aktiv waren. Woche 0 ist die Woche des Beitritts.',
  noCohorts: 'Seit dem ersten Beitritt ist noch keine Woche zu Ende.',
  joined: 'Beitritt',
  week: (nth: number): string => `W${nth}`,
  percent: (share: number): string => `${numberText(share, 0)}\u00a0%`,
  activeOf: (active: number, of: number): string => `${numberText(active)} von ${numberText(of)}`,

  quests: 'Weg der Quests',
  questsLead: 'Jeder Balken zeigt die Drehungen. Darin: angenommen, und davon geschafft.',
  noQuests: 'Das Rad wurde noch nie gedreht.',
  order: 'Reihenfolge',
  bySpun: 'Am häufigsten gedreht',
  bySpunAway: 'Am häufigsten weggedreht',
  spunAwayLead: (least: number): string => `Von den Quests mit mindestens ${numberText(least)} Drehungen.`,
  quest: 'Quest',
  spun: 'Gedreht',
  spunAway: 'Weggedreht',
  accepted: 'Angenommen',
  completed: 'Geschafft',
  skipped: 'Ausgelassen',
  shareSpunAway: 'Anteil weggedreht',
  firstOf: (shown: number, all: number): string =>
    `${numberText(shown)} von ${numberText(all)} Quests. Die Tabelle hat alle.`,

  refused: 'Abgelehnte Befehle',
  refusedLead:
    'Was die Regeln in den sieben Tagen vor dem Zeitpunkt abgelehnt haben. Von wem es kam, ist nicht festgehalten.',
  noneRefused: 'Nichts wurde abgelehnt.',
  reason: 'Grund',
  command: 'Befehl',
  lastDay: 'Letzte 24 Stunden',
  lastWeek: 'Letzte 7 Tage',

  energy: 'Energie nach dem Training',
  energyLead: (least: number): string =>
    `Aus den Check-ins der letzten dreizehn Wochen. Sie sind für jedes Mitglied verschlüsselt, deshalb wird der Verlauf einmal gelesen. Unter ${ofMembers(least)} zeigen wir nichts.`,
  readEnergy: 'Check-ins lesen',
  readingEnergy: 'Wird gelesen …',
  energyUnread: 'Die Check-ins ließen sich nicht lesen. Versuch es noch einmal.',
  tooFewMembers: (members: number, least: number): string =>
    `${numberText(members)} von ${ofMembers(least)} haben genug Check-ins, um ihre Tage zu vergleichen.`,
  afterTraining: ({ difference, members, days, otherDays }: AfterTraining): string => {
    const compared =
      difference === 0
        ? 'wie an anderen'
        : `um ${numberText(Math.abs(difference), 1)} ${difference > 0 ? 'höher' : 'niedriger'}`;
    return `An Tagen nach dem Training war die Energie von ${ofMembers(members)} im Schnitt ${compared} (${numberText(days)} ${plural(days, { one: 'Tag', other: 'Tage' })}, ${numberText(otherDays)} ${plural(otherDays, { one: 'anderer', other: 'andere' })}). Das behauptet keine Ursache.`;
  },
  bySign: (higher: number, same: number, lower: number): string =>
    `Höher bei ${numberText(higher)}, gleich bei ${numberText(same)}, niedriger bei ${numberText(lower)}.`,
  energyWeeks: 'Energie und Stimmung im Schnitt, nach Woche',
  noWeeks: (least: number): string => `Keine Woche hat Check-ins von ${ofMembers(least)}.`,
  energyLines: { energy: 'Energie, Wochenschnitt', mood: 'Stimmung, Wochenschnitt' },
  weekFrom: 'Woche ab',
  meanEnergy: 'Energie',
  meanMood: 'Stimmung',

  effect: 'Was wäre, wenn: eine Regeldatei',
  effectLead:
    'Faltet den Verlauf nach anderen Regeln. Nichts wird übernommen. Nenne nur die Regeln, die sich ändern; npm run replay -- --rules-template zeigt alle.',
  rules: 'Regeln (JSON)',
  example: '{ "streak": { "nightGraceEndsAtHour": 4 } }',
  chooseFile: 'Datei wählen',
  compare: 'Vergleichen',
  comparing: 'Wird verglichen …',
  failed: 'Die Regeln ließen sich nicht vergleichen. Versuch es noch einmal.',
  measures: { 'current-streak': 'Aktuelle Serie', points: 'Punkte' },
  before: 'Vorher',
  after: 'Nachher',
  gainLose: (gaining: number, losing: number, unchanged: number): string =>
    `${numberText(gaining)} gewinnen, ${numberText(losing)} verlieren, ${numberText(unchanged)} unverändert.`,
  gains: 'Größter Gewinn',
  losses: 'Größter Verlust',
  member: 'Mitglied',
  change: 'Änderung',
  gainsBy: (by: number): string => `Plus ${numberText(by)}`,
  losesBy: (by: number): string => `Minus ${numberText(by)}`,
  nobody: 'Keine.',
  listed: (count: number): string => `Die ${numberText(count)} größten.`,
};
