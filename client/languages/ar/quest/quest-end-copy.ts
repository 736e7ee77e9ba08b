import { numberText, plural } from '#client/languages/ar/lib/format/locale.ts';
import { counted, countedAfter, day, point } from '#client/languages/ar/lib/format/nouns.ts';
import type { questEndCopy as english } from '#client/quest/quest-end-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const questEndCopy: Translated<typeof english> = {
  ifUndone: 'تراجع؟',
  streakIsSafe: 'سلسلتك بأمان',
  todayIsOnTheWheel: 'اليوم على العجلة.',
  tryAgainTomorrow: 'حاول مجددًا غدًا.',
  wheelAtMidnight: 'عجلة جديدة عند منتصف الليل، بثلاث لفات.',
  newWheelTomorrow: 'غدًا عجلة جديدة',
  todaysWheel: 'عجلة اليوم بانتظارك',
  threeSpins: 'ثلاث لفات بانتظارك.',
  medal: (points, pegs) => `ميدالية، ${points}. ${pegs} حول حافتها`,
  shield: (pegs) => `درع. ${pegs} حول حافته، واليوم محمي`,
  pegs: (days, goal) => `${numberText(days)} من ${countedAfter(goal, day)}`,
  days: (days) => `${counted(days, day)}.`,
  daysStand: (days) =>
    `${plural(days, {
      zero: `${numberText(days)} يوم محفوظ`,
      one: 'يوم واحد محفوظ',
      two: 'يومان محفوظان',
      few: `${numberText(days)} أيام محفوظة`,
      many: `${numberText(days)} يومًا محفوظًا`,
      other: `${numberText(days)} يوم محفوظ`,
    })}.`,
  tokenCovers: (left) =>
    `بطاقة تخطٍّ تغطي اليوم، ${plural(left, {
      zero: 'ولم تبقَ بطاقات',
      one: 'وتبقى واحدة',
      two: 'وتبقى اثنتان',
      few: `وتبقى ${numberText(left)} بطاقات`,
      many: `وتبقى ${numberText(left)} بطاقة`,
      other: `وتبقى ${numberText(left)} بطاقة`,
    })}.`,
  nothingToDo: (points) => `${counted(points, point)}، دون أن تفعل شيئًا.`,
  toGo: (rest, goal) => `بقي ${counted(rest, day)} للوصول إلى ${numberText(goal)}.`,
  bestIsNext: 'كل يوم من الآن مكسب إضافي.',
};
