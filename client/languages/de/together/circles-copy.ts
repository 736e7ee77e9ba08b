import { listText, numberText, plural } from '#client/languages/de/lib/format/locale.ts';
import { commonCopy } from '#client/languages/de/ui/ui-copy.ts';
import { weekdayDate } from '#client/lib/format/format-day.ts';
import type {
  beginCircleCopy as englishBegin,
  circlesCopy as englishCircles,
} from '#client/together/circles-copy.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import type { CircleAim } from '#domain/together/together-events.ts';

const failed = (description: string) =>
  ({ title: commonCopy.error, description, variant: 'destructive' }) as const;

type Aim = { readonly aim: CircleAim; readonly target: number };
type Numbers = Aim & { readonly total: number };

const title = ({ aim, target }: Aim): string =>
  aim === 'active-days'
    ? `${numberText(target)} ${plural(target, { one: 'aktiver Tag', other: 'aktive Tage' })} zusammen`
    : 'Jeden Tag eine Quest';

const progress = ({ aim, target, total }: Numbers): string => {
  const of = `${numberText(total)} von ${numberText(target)}`;
  return aim === 'active-days'
    ? `${of} ${plural(target, { one: 'aktiven Tag', other: 'aktiven Tagen' })}`
    : `${of} ${plural(target, { one: 'Tag', other: 'Tagen' })} mit Quest`;
};

export const circlesCopy: Translated<typeof englishCircles> = {
  title: 'Kreise',
  lead: 'Ein paar Leute, ein Vorhaben, 7 oder 28 Tage. Mit einer gemeinsamen Zahl, ohne Rangliste.',
  unread: 'Deine Kreise ließen sich nicht laden.',
  none: 'Du bist in keinem Kreis.',
  circle: title,
  dates: (from: MemberDay, to: MemberDay): string => `${weekdayDate(from)} bis ${weekdayDate(to)}`,
  progress,
  sentence: (words: string): string => `${words}.`,
  own: (own: number): string =>
    own === 0 ? 'Deine zählen, sobald sie kommen.' : `Davon ${numberText(own)} von dir.`,
  people: (names: readonly (string | null)[]): string =>
    names.length < 2
      ? 'Bisher nur du. Lade jemanden ein, dann ist es ein Kreis.'
      : listText(names.map((name) => name ?? 'jemand')),
  waiting: (from: MemberDay): string => `Beginnt ${weekdayDate(from)}`,
  left: (days: number): string => {
    if (days < 0) return 'Die letzten Tage kommen noch';
    return days === 0
      ? 'Letzter Tag'
      : `Noch ${numberText(days)} ${plural(days, { one: 'Tag', other: 'Tage' })}`;
  },
  over: 'Vorbei',
  reached: 'Geschafft',
  invite: 'Einladen',
  inviteTo: (circle: Aim): string => `Einladen zu: ${title(circle)}`,
  leave: 'Verlassen',
  leaveOf: (circle: Aim): string => `Verlassen: ${title(circle)}`,
  leaveTitle: 'Diesen Kreis verlassen?',
  leaveNote: 'Deine Tage bis jetzt bleiben in seiner Zahl. Für die Rückkehr brauchst du einen neuen Code.',
  leaving: 'Wird verlassen …',
  leftToast: { title: 'Kreis verlassen', description: 'Was du beigetragen hast, bleibt bei den anderen.' },
  failed: failed('Das ging nicht. Prüf deine Verbindung und versuch es noch einmal.'),
  ended: {
    title: 'Euer Kreis ist vollendet',
    titleMissed: 'Euer Kreis ist zu Ende',
    reached: (circle: Numbers): string => `Ihr habt es zusammen geschafft: ${progress(circle)}.`,
    missed: (circle: Numbers): string => `Ihr kamt auf ${progress(circle)}. Jeder einzelne war echt.`,
    with: (names: readonly (string | null)[]): string =>
      `${listText(names.map((name) => name ?? 'jemand'))}, zusammen.`,
    celebrate: 'Feiern',
    close: 'Gut zu wissen',
  },
};

export const beginCircleCopy: Translated<typeof englishBegin> = {
  open: 'Kreis beginnen',
  title: 'Kreis beginnen',
  description: 'Bis zu zwölf Leute. Danach lädst du sie ein, jeweils mit einem Code.',
  days: 'Wie lange',
  dayChoices: { '7': '7 Tage', '28': '28 Tage' },
  aim: 'Was ihr zusammen macht',
  aims: { 'active-days': 'Aktive Tage', 'quest-a-day': 'Eine Quest am Tag' },
  questNote:
    'An jedem Tag schafft mindestens eine Person von euch eine Quest. Wechselt euch ab, wie ihr mögt.',
  target: 'Aktive Tage von euch allen zusammen',
  targetHint: (suggested: number, people: number): string =>
    `Für ${numberText(people)} Leute sind ${numberText(suggested)} vier Tage pro Woche und Person, mit Zeit zum Ausruhen.`,
  targetWrong: (most: number): string => `Gib eine ganze Zahl von 1 bis ${numberText(most)} ein.`,
  start: 'Erster Tag',
  starts: { today: 'Heute', tomorrow: 'Morgen', monday: 'Nächster Montag' },
  begin: 'Beginnen',
  beginning: 'Wird angelegt …',
  begun: { title: 'Kreis begonnen', description: 'Jetzt lade die Leute ein, die du dabeihaben willst.' },
};
