import { numberText, plural } from '#client/languages/de/lib/format/locale.ts';
import type { pauseCopy as english } from '#client/progress/pause-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

const days = (count: number): string =>
  `${numberText(count)} ${plural(count, { one: 'Tag', other: 'Tage' })}`;

export const pauseCopy: Translated<typeof english> = {
  pauseYourStreak: 'Serie pausieren',
  paused: 'Deine Serie pausiert',
  lead: 'Unterwegs, krank oder verletzt? Pausierte Tage brechen nichts und kosten keinen Joker. Trainierst du trotzdem, zählt es.',
  unread: 'Deine Pausen ließen sich nicht laden.',
  yourPauses: 'Deine Pausen',
  span: (from: string, until: string): string => (from === until ? from : `${from} bis ${until}`),
  lastsNow: 'Läuft gerade',
  toCome: 'Geplant',
  endToday: 'Heute beenden',
  cancelPause: 'Absagen',
  why: 'Warum?',
  holiday: 'Urlaub',
  illness: 'Krankheit',
  injury: 'Verletzung',
  firstDay: 'Erster Tag',
  lastDay: 'Letzter Tag',
  illnessBack: 'Schon krank? Der Beginn darf bis zu 3 Tage zurückliegen.',
  atMost: (count: number): string => `Höchstens ${days(count)}.`,
  usedUp: 'Mehr Pause geht nicht: 42 Tage in 365 Tagen. Bist du krank oder verletzt, schreib uns.',
  startsToo: (date: string): string => `Wähle ${date} oder später.`,
  endsToo: (date: string): string => `Wähle ${date} oder früher.`,
  startsTooLate: (date: string): string => `Wähle einen Tag bis ${date}.`,
  chooseDate: 'Wähle einen Tag.',
  private: 'Der Grund wird verschlüsselt gespeichert.',
  notNow: 'Nicht jetzt',
  pauseFor: (count: number): string => `${days(count)} pausieren`,
  pause: 'Pausieren',
  sending: 'Wird pausiert …',
  pausedToast: 'Serie pausiert',
  pausedToastLead: (until: string): string => `Bis ${until}. Deine Serie wartet auf dich.`,
  endedToast: 'Pause geändert',
  endedToastLead: 'Die zurückgegebenen Tage kannst du wieder pausieren.',
  failed: 'Deine Pause ließ sich nicht ändern. Versuch es noch einmal.',
};
