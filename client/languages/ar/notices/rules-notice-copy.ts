import { numberText } from '#client/languages/ar/lib/format/locale.ts';
import { counted, countedAfter, day } from '#client/languages/ar/lib/format/nouns.ts';
import type {
  rulesNoticeCopy as english,
  recountCopy as englishRecount,
} from '#client/notices/rules-notice-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import { placeOf } from './zone-copy.ts';

export const rulesNoticeCopy: Translated<typeof english> = {
  newRules: 'قواعد جديدة لبطاقات التخطي',
  line: 'لبطاقات التخطي قواعد جديدة.',
  whatChanges: 'ما الذي يتغير',
  gotIt: 'فهمت',
  unread: 'تعذّر تحميل القواعد الجديدة.',
  lead: (from) => `تسري من ${from}. الأيام السابقة تبقى كما هي.`,
  rules: {
    tokenHold: 'أكثر ما يمكنك حمله من البطاقات',
    earnEvery: 'أيام نشطة متتالية لكل بطاقة',
    tokenStart: 'بطاقات مع أول برنامج',
  },
  yourNumbers: 'لو سرت منذ يومك الأول لكان لديك:',
  sameNumbers: 'لو سرت منذ يومك الأول لبقيت أرقامك كما هي.',
  fields: { currentStreak: 'السلسلة', bestStreak: 'أفضل سلسلة', skipTokens: 'بطاقات التخطي' },
  change: (before, after) => `${numberText(after)} بدل ${numberText(before)}`,
};

export const recountCopy: Translated<typeof englishRecount> = {
  label: 'أُعيد حساب أيامك',
  line: (zone) => `قانون غيّر ساعات ${placeOf(zone)}.`,
  whatChanged: 'ما الذي تغيّر',
  recounted: (from, streak, before) =>
    streak === before
      ? `أعدنا حساب أيامك منذ ${from}. سلسلتك باقية عند ${countedAfter(streak, day)}، ولم تخسر شيئًا مما كسبته.`
      : `أعدنا حساب أيامك منذ ${from}. سلسلتك الآن ${counted(streak, day)}، وكانت ${numberText(before)}.`,
};
