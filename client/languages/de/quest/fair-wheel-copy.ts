import { numberText, plural } from '#client/languages/de/lib/format/locale.ts';
import type { fairWheelCopy as english } from '#client/quest/fair-wheel-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import type { Verdict } from '#domain/quest/quest-proof.ts';

const spins = (count: number): string =>
  `${numberText(count)} ${plural(count, { one: 'Drehung', other: 'Drehungen' })}`;

export const fairWheelCopy: Translated<typeof english> = {
  title: 'Ein faires Rad',
  intro:
    'Du musst uns nicht vertrauen. Bevor ein Monat beginnt, veröffentlichen wir den Fingerabdruck des Geheimnisses, nach dem das Rad zieht. Nach dem Monat veröffentlichen wir das Geheimnis. So lässt sich im Nachhinein keine Drehung ändern, auch von uns nicht.',
  backToHelp: 'Zurück zur Hilfe',
  checkYours: 'Prüf deine Drehungen',
  checkLead:
    'Dein Browser wiederholt jede Drehung aus dem, was wir veröffentlicht haben, ohne unseren Server zu fragen.',
  signIn: 'Anmelden',
  signInToCheck: 'Melde dich an und prüf jede deiner Drehungen.',
  month: 'Monat',
  check: 'Drehungen prüfen',
  checking: 'Wird geprüft …',
  cannotCheck:
    'Dein Browser kann Drehungen nur über eine sichere Verbindung prüfen. Öffne Rondel unter seiner https-Adresse.',
  spinsUnread: 'Deine Drehungen ließen sich nicht laden.',
  seedsUnread: 'Das Veröffentlichte ließ sich nicht laden.',
  noSpins: 'In diesem Monat hast du nicht gedreht.',
  spinOf: (date: string, spin: number): string => `${date}, Drehung ${spin}`,
  published: 'Was wir veröffentlicht haben',
  nothingPublished: 'Noch ist nichts veröffentlicht.',
  inTime: 'Rechtzeitig',
  late: 'Zu spät',
  lateNote:
    'Irgendwo auf der Welt hatte der Monat schon begonnen, als wir das veröffentlicht haben. Drehungen von davor sind gekennzeichnet.',
  twice: 'Dieser Monat hat mehr als einen Fingerabdruck, weil sein Geheimnis ersetzt wurde.',
  fingerprint: (date: string): string => `Fingerabdruck, veröffentlicht am ${date}`,
  secret: (date: string): string => `Geheimnis, veröffentlicht am ${date}`,
  secretComes: (date: string): string => `Das Geheimnis folgt am ${date}.`,
  how: 'So läuft die Prüfung',
  steps: [
    'Der SHA-256 des Geheimnisses muss der Fingerabdruck sein, den wir veröffentlicht haben.',
    'Die Ziehung muss der HMAC-SHA-256 unter dem Geheimnis sein, und zwar aus deiner Mitgliedsnummer, dem Datum und der Nummer der Drehung, verbunden durch |.',
    'Die acht Quests auf deinem Rad müssen aus einer Ziehung derselben Art folgen, mit dem Wort wheel anstelle der Drehung, und aus deinen Geräten und deinen Ruhetagen. Die Hälfte aller Räder hat den Glückstag.',
    'Teile die Ziehung durch die Zahl der Felder, die heute noch nicht dran waren. Der Rest bestimmt das Feld, von oben im Uhrzeigersinn gezählt. So ist jedes Feld gleich wahrscheinlich.',
  ],
  before: (date: string): string =>
    `Drehungen an Tagen vor dem ${date} zogen aus allen Quests, die zu dir passen, auch aus denen, die nicht auf dem Rad waren. Die Ziehung war ein Glückstag, wenn sie durch 16 teilbar war. Sonst bestimmte der ganze Teil dieser Division die Quest aus der sortierten Liste.`,
  limits:
    'Das zeigt, dass keine Drehung geändert wurde und dass das Geheimnis feststand, bevor der Monat begann. Es kann nicht zeigen, wie das Geheimnis davor gewählt wurde.',
  verdicts: {
    verified: 'Fair',
    waiting: 'Wartet auf das Geheimnis',
    early: 'Vor dem Fingerabdruck',
    uncommitted: 'Von früher',
    wrong: 'Passt nicht',
  },
  why: {
    seed: 'Keins der veröffentlichten Geheimnisse ergibt diese Ziehung.',
    draw: 'Die Ziehung ist nicht die, die das Geheimnis ergibt.',
    spin: 'Es ist nicht die nächste Drehung ihres Tages.',
    rules: 'Sie wurde nach anderen Regeln gezogen als denen ihres Tages.',
    wheel: 'Auf deinem Rad waren andere Quests, als dort hätten sein sollen.',
    candidates: 'Andere Quests konnten drankommen, als hätten dürfen.',
    result: 'Die Ziehung ergibt eine andere Quest.',
  },
  summary(counts: Readonly<Record<Verdict['is'], number>>): string {
    const { verified, waiting, early, uncommitted, wrong } = counts;
    const parts = [
      wrong > 0 &&
        `${spins(wrong)} ${plural(wrong, { one: 'passt', other: 'passen' })} nicht. Bitte schreib uns.`,
      verified > 0 && `${spins(verified)} geprüft: fair.`,
      waiting > 0 &&
        `${spins(waiting)} ${plural(waiting, { one: 'passt', other: 'passen' })} bisher. Den Rest kannst du prüfen, wenn das Geheimnis da ist.`,
      early > 0 && `${spins(early)} vor dem Fingerabdruck des Monats.`,
      uncommitted > 0 && `${spins(uncommitted)} aus der Zeit, bevor wir Fingerabdrücke veröffentlicht haben.`,
    ];
    return parts.filter(Boolean).join(' ');
  },
};
