import { listText, numberText } from '#client/languages/ar/lib/format/locale.ts';
import { activeDay, apart, counted, countedAfter, day } from '#client/languages/ar/lib/format/nouns.ts';
import { commonCopy } from '#client/languages/ar/ui/ui-copy.ts';
import { weekdayDate } from '#client/lib/format/format-day.ts';
import type {
  circlesCopy as english,
  beginCircleCopy as englishBegin,
} from '#client/together/circles-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import type { CircleAim } from '#domain/together/together-events.ts';

const failed = (description: string) =>
  ({ title: commonCopy.error, description, variant: 'destructive' }) as const;

type Aim = { readonly aim: CircleAim; readonly target: number };
type Numbers = Aim & { readonly total: number };

const title = ({ aim, target }: Aim): string =>
  aim === 'active-days' ? `معًا: ${counted(target, activeDay)}` : 'مهمة كل يوم';

const progress = ({ aim, target, total }: Numbers): string =>
  aim === 'active-days'
    ? `${numberText(total)} من ${countedAfter(target, activeDay)}`
    : `${numberText(total)} من ${countedAfter(target, day)} فيها مهمة`;

const namesOf = (names: readonly (string | null)[]): string =>
  listText(names.map((name) => (name === null ? 'شخص ما' : apart(name))));

export const circlesCopy: Translated<typeof english> = {
  title: 'الدوائر',
  lead: 'عدد قليل من الناس، وهدف واحد، و7 أيام أو 28. للجميع رقم واحد، ولا ترتيب.',
  unread: 'تعذّر تحميل دوائرك.',
  none: 'لست في أي دائرة.',
  circle: title,
  dates: (from, to) => `من ${weekdayDate(from)} إلى ${weekdayDate(to)}`,
  progress,
  sentence: (words) => `${words}.`,
  own: (own) => (own === 0 ? 'أيامك تُحتسب حالما تأتي.' : `لك منها ${numberText(own)}.`),
  people: (names) => (names.length < 2 ? 'أنت وحدك حتى الآن. ادعُ أحدًا لتصير دائرة.' : namesOf(names)),
  waiting: (from) => `تبدأ ${weekdayDate(from)}`,
  left: (days) => {
    if (days < 0) return 'تصل الأيام الأخيرة';
    return days === 0 ? 'اليوم الأخير' : `بقي ${counted(days, day)}`;
  },
  over: 'انتهت',
  reached: 'تحقق الهدف',
  invite: 'دعوة',
  inviteTo: (circle) => `دعوة إلى: ${title(circle)}`,
  leave: 'مغادرة',
  leaveOf: (circle) => `مغادرة: ${title(circle)}`,
  leaveTitle: 'هل تغادر هذه الدائرة؟',
  leaveNote: 'أيامك حتى الآن تبقى في رقمها. للعودة تحتاج إلى رمز جديد.',
  leaving: 'جارٍ المغادرة...',
  leftToast: { title: 'غادرت الدائرة', description: 'ما قدمته يبقى مع الآخرين.' },
  failed: failed('لم ينجح ذلك. تحقق من اتصالك وحاول مجددًا.'),
  ended: {
    title: 'اكتملت دائرتك',
    titleMissed: 'انتهت دائرتك',
    reached: (circle) => `فعلتموها معًا: ${progress(circle)}.`,
    missed: (circle) => `وصلتم إلى ${progress(circle)}. كل يوم منها كان حقيقيًا.`,
    with: (names) => `معًا: ${namesOf(names)}.`,
    celebrate: 'احتفال',
    close: 'حسنًا',
  },
};

export const beginCircleCopy: Translated<typeof englishBegin> = {
  open: 'بدء دائرة',
  title: 'بدء دائرة',
  description: 'حتى اثني عشر شخصًا. تدعوهم بعد ذلك، كل واحد برمز.',
  days: 'المدة',
  dayChoices: { '7': '7 أيام', '28': '28 يومًا' },
  aim: 'ما تفعلونه معًا',
  aims: { 'active-days': 'أيام نشطة', 'quest-a-day': 'مهمة كل يوم' },
  questNote: 'في كل يوم يُنجز واحد منكم على الأقل مهمة. تناوبوا كما تحبون.',
  target: 'مجموع أيامكم النشطة معًا',
  targetHint: (suggested, people) =>
    `عدد الأشخاص ${numberText(people)}: هدف ${numberText(suggested)} يعني أربعة أيام لكل منكم في الأسبوع، مع وقت للراحة.`,
  targetWrong: (most) => `أدخل عددًا صحيحًا من 1 إلى ${numberText(most)}.`,
  start: 'أول يوم',
  starts: { today: 'اليوم', tomorrow: 'غدًا', monday: 'الاثنين القادم' },
  begin: 'بدء',
  beginning: 'جارٍ البدء...',
  begun: { title: 'بدأت الدائرة', description: 'ادعُ الآن من تريدهم معك.' },
};
