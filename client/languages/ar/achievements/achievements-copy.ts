import type { achievementsCopy as english } from '#client/achievements/achievements-copy.ts';
import { numberText } from '#client/languages/ar/lib/format/locale.ts';
import {
  counted,
  countedAfter,
  day,
  dayInARow,
  nounAt,
  point,
  quest,
  workout,
} from '#client/languages/ar/lib/format/nouns.ts';
import type { Achievement } from '#domain/catalogue/content/achievements.ts';
import type { Translated } from '#domain/kernel/translated.ts';

const nouns = { workouts: workout, bestStreak: dayInARow, quests: quest } as const;

const amountOf = (counts: Achievement['counts'], count: number): string =>
  counts === 'goalProgress' ? `${numberText(count)}% من هدفك` : countedAfter(count, nouns[counts]);

export const achievementsCopy: Translated<typeof english> = {
  achievements: 'الإنجازات',
  lead: (earned, all) =>
    earned === all
      ? 'الشارات الخمس الأولى كلها لك.'
      : `الشارات المكتسبة: ${numberText(earned)} من ${numberText(all)}.`,
  unread: 'تعذّر تحميل إنجازاتك.',
  badges: 'الشارات',
  earnedOn: (date) => `كُسبت في ${date}`,
  earned: 'مكتسبة',
  locked: 'مقفلة',
  countOf: (counts, count, target) =>
    counts === 'goalProgress'
      ? amountOf(counts, count)
      : `${numberText(count)} من ${amountOf(counts, target)}`,
  bestSoFar: (days) => `أفضل ما وصلت إليه ${counted(days, day)}.`,
  ways: {
    workouts: 'ابدأ تدريبًا',
    bestStreak: 'نفّذ مهمة اليوم',
    goalProgress: 'اختر برنامجًا',
    quests: 'أدِر العجلة',
  },
  tiers: 'على المدى الطويل',
  tiersLead: 'ما فعلته من قبل محسوب أيضًا، ولا شيء هنا تنتهي صلاحيته.',
  tierEarned: (name, date) => `${name}، كُسبت في ${date}`,
  tierOpen: (name, counts, target) => `${name}، ${amountOf(counts, target)}، لم تُكسب بعد`,
  tierNext: (name, counts, count, target) =>
    `التالي: ${name}، ${numberText(count)} من ${amountOf(counts, target)}`,
  allTiers: 'الأربع كلها لك.',
  milestones: 'المحطات',
  streak: 'أيام السلسلة',
  workouts: 'التدريبات',
  goal: 'الهدف',
  toGo: (left, next) => `بقي ${numberText(left)} للوصول إلى ${numberText(next)}`,
  percentToGo: (left, next) => `بقي ${numberText(left)}% للوصول إلى ${numberText(next)}%`,
  allReached: 'وصلت إليها كلها. واصل.',
  points: 'النقاط',
  pointsUnit: (points) => nounAt(points, point),
  pointsLead: (workout, hard) =>
    `التدريب يكسبك ${numberText(workout)}، والمهمة حتى ${numberText(hard)}. النقاط لا تشتري شيئًا ولا تنتهي صلاحيتها: هي مجموع ما فعلته، والعمل نفسه يقرّبك من كل شارة هنا.`,
  level: (number, name) => `المستوى ${numberText(number)}: ${name}`,
  toLevel: (left, name) => `بقي ${counted(left, point)} حتى ${name}`,
  lastLevel: 'أعلى مستوى.',
  seeHistory: 'ما الذي أكسبك إياها',
};
