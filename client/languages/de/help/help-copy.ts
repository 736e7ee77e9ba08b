import type { helpCopy as english } from '#client/help/help-copy.ts';
import { numberText, plural } from '#client/languages/de/lib/format/locale.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const helpCopy: Translated<typeof english> = {
  mailSubject: 'Support-Anfrage',
  screenshots: 'Screenshots von dem, was du siehst',
  whatHappened: 'Eine genaue Beschreibung, was passiert ist und was du erwartet hast',
  stepsToReproduce: 'Die Schritte dorthin, einen nach dem anderen',
  backToHome: 'Zur Startseite',
  contactSupport: 'Support kontaktieren',
  writeToUs: 'Schreib uns',
  whatToInclude: 'Was uns hilft',
  answerTime:
    'Wir antworten meist in 24–48 Stunden. Wenn es eilt, schreib „URGENT“ oder „DRINGEND“ in den Betreff.',
  supportAddressUnread: 'Die Support-Adresse ließ sich nicht laden.',
  mailProgramOpens: 'Deine Mail-App öffnet sich, alles ist schon ausgefüllt.',
  sendSupportEmail: 'E-Mail an den Support',
  frequentlyAskedQuestions: 'Häufige Fragen',
  searchTheQuestions: 'Fragen durchsuchen',
  searchForHelpTopics: 'Hilfethemen suchen …',
  topicCount: (count: number): string =>
    `${numberText(count)} ${plural(count, { one: 'Thema', other: 'Themen' })}`,
  nothingFoundFor: (term: string): string => `Keine Hilfethemen zu „${term}“ gefunden`,
  otherSearch: 'Such nach einem anderen Wort oder schreib unten dem Support',
  backToProfile: 'Zum Profil',
  title: 'Hilfe & Support',
  quickTipsForSuccess: 'Kurze Tipps für den Erfolg',
  fairWheel: 'Ist das Rad fair?',
  fairWheelLead: 'Prüf deine Drehungen selbst. Du musst uns nicht vertrauen.',
  checkTheWheel: 'Rad prüfen',
  stillNeedHelp: 'Noch Fragen?',
  writeToUsLead: 'Schreib uns. Ein Mensch liest es.',
  gettingStarted: 'Erste Schritte',
  gettingStartedLead: 'Der Anfang, in einer Antwort.',
  contactSupportLead: 'Schreib einem Menschen.',
  copied: 'Kopiert',
  copy: 'Kopieren',
  copyByHand: 'Dein Browser lässt uns nicht kopieren. Die Adresse ist markiert, kopiere sie selbst.',
};
