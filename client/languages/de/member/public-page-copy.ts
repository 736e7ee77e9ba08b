import { itemsText, numberText, plural } from '#client/languages/de/lib/format/locale.ts';
import { nameText } from '#client/languages/de/lib/words/name-text.ts';
import { failure } from '#client/languages/de/member/member-copy.ts';
import { dayText } from '#client/lib/format/format-day.ts';
import type { publicPageCopy as english } from '#client/member/public-page-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import type { PublicFact } from '#domain/public-page/public-fact-rules.ts';
import type { PublicPageAnswer } from '#service/features/public-page/public-page-contract.ts';

type Preview = PublicPageAnswer['preview'];

const nothingYet = 'Noch nichts';
const daysText = (count: number): string =>
  `${numberText(count)} ${plural(count, { one: 'Tag', other: 'Tage' })}`;

export const publicPageCopy: Translated<typeof english> = {
  title: 'Deine öffentliche Seite',
  lead: 'Wer die Adresse hat, kann sie lesen. Sie zeigt nur, was du hier wählst, und nie Körper, Gewicht, Stimmung, Notizen oder Programme.',
  unread: 'Deine öffentliche Seite ließ sich nicht laden.',
  states: { public: 'Öffentlich', hidden: 'Verborgen' },
  hiddenBy: {
    switch: '„Öffentliches Profil“ wird gespeichert.',
    'no-handle': 'Wähle einen Seitennamen, dann ist deine Seite da.',
    'age-unknown': 'Öffentliche Seiten sind für Erwachsene. Trag zuerst dein Alter im Profil ein.',
    'under-age': 'Öffentliche Seiten gibt es ab 18 Jahren.',
    'taken-down': 'Deine Seite wurde gesperrt, und niemand sieht sie.',
  },
  takenDownFor: (reason: string): string => `Der Grund: „${reason}“`,
  toProfile: 'Zu deinem Profil',
  open: 'Seite öffnen',
  copy: 'Adresse kopieren',
  copied: { title: 'Adresse kopiert', description: 'Teile sie, mit wem du magst.' },
  name: 'Seitenname',
  nameHint: (origin: string): string =>
    `${origin}/u/ und dann dein Name: 3 bis 20 Buchstaben, Ziffern oder Bindestriche.`,
  nameRule:
    'Du kannst ihn einmal in 30 Tagen ändern. Ein Name, den du aufgibst, bleibt ein Jahr lang gesperrt.',
  changeable: (day: string): string => `Ändern kannst du ihn ab ${dayText(day)}.`,
  save: 'Namen speichern',
  saving: 'Wird gespeichert …',
  saved: { title: 'Seitenname gespeichert', description: 'Deine Seite hat ihre Adresse.' },
  failedName: failure(
    'Der Seitenname ließ sich nicht speichern. Prüf deine Verbindung und versuch es noch einmal.',
  ),
  giveUp: 'Namen aufgeben',
  givingUp: {
    title: 'Diesen Namen aufgeben?',
    description: 'Deine Seite verschwindet sofort. Ein Jahr lang ist der Name gesperrt, auch für dich.',
    confirm: 'Aufgeben',
  },
  gaveUp: { title: 'Name aufgegeben', description: 'Deine Seite ist weg.' },
  failedGiveUp: failure(
    'Der Name ließ sich nicht aufgeben. Prüf deine Verbindung und versuch es noch einmal.',
  ),
  shows: 'Sie zeigt',
  facts: {
    firstName: 'Vorname',
    streak: 'Serie',
    activeDays: 'Aktive Tage dieser Woche',
    quests: 'Geschaffte Quests',
    badges: 'Abzeichen',
    level: 'Level',
  },
  previewOf: (fact: PublicFact, preview: Preview): string => previews[fact](preview),
  indexed: 'Suchmaschinen erlauben',
  indexedLead: 'Aus: Deine Seite bittet Suchmaschinen, sie auszulassen.',
  failed: failure('Deine Wahl ließ sich nicht speichern. Prüf deine Verbindung und versuch es noch einmal.'),
  picture: 'So sieht ein Link dorthin aus',
  pictureAlt: 'Das Bild deiner Seite, wie Chats und Netzwerke es zeigen',
  pictureNote: 'Chats und Netzwerke behalten dieses Bild vielleicht länger als wir.',
};

const previews: Readonly<Record<PublicFact, (preview: Preview) => string>> = {
  firstName: ({ firstName }) => firstName ?? 'Nicht in deinem Profil',
  streak: ({ streak = 0 }) => daysText(streak),
  activeDays: ({ activeDays = [] }) => {
    const active = activeDays.filter((day) => day === 'active').length;
    return `${daysText(active)}, ohne Uhrzeiten`;
  },
  quests: ({ quests = 0 }) => numberText(quests),
  badges: ({ badges = [] }) => (badges.length === 0 ? nothingYet : itemsText(badges.map(nameText))),
  level: ({ level }) => (level ? `${numberText(level.number)}, ${nameText(level.name)}` : nothingYet),
};
