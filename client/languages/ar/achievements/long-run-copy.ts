import type {
  longRunCopy as english,
  questFamilies as englishFamilies,
} from '#client/achievements/long-run-copy.ts';
import { numberText, plural } from '#client/languages/ar/lib/format/locale.ts';
import { counted, quest } from '#client/languages/ar/lib/format/nouns.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const questFamilies: Translated<typeof englishFamilies> = {
  ...{ strength: true, cardio: true, core: true, mobility: true, recovery: true, mindset: true },
};

const comebacks = (count: number): string =>
  plural(count, {
    zero: `${numberText(count)} عودة`,
    one: 'عودة واحدة',
    two: 'عودتان',
    few: `${numberText(count)} عودات`,
    many: `${numberText(count)} عودة`,
    other: `${numberText(count)} عودة`,
  });

const recordDays = (count: number): string =>
  plural(count, {
    zero: `${numberText(count)} يوم برقم قياسي`,
    one: 'يوم واحد برقم قياسي',
    two: 'يومان برقم قياسي',
    few: `${numberText(count)} أيام برقم قياسي`,
    many: `${numberText(count)} يومًا برقم قياسي`,
    other: `${numberText(count)} يوم برقم قياسي`,
  });

export const longRunCopy: Translated<typeof english> = {
  title: 'من كل شيء',
  lead: 'كل واحدة منها محسوبة وحدها، بوتيرتك أنت. لا موعد لأي منها.',
  unread: 'تعذّر تحميل هذه الشارات.',
  amount: (family, count) => {
    if (family in questFamilies) return counted(count, quest);
    return family === 'comebacks' ? comebacks(count) : recordDays(count);
  },
  earned: (name, date) => `${name}، كُسبت في ${date}`,
  open: (name, amount) => `${name}، ${amount}، لم تُكسب بعد`,
  next: (name, count, amount) => `التالي: ${name}، ${count} من ${amount}`,
  all: 'كلها لك.',
  reasons: 'كيف كسبتها',
  reasonsLead: 'وراء كل شارة شيء واحد فعلته.',
  showReasons: 'أرِني',
  reasonsUnread: 'تعذّر تحميل كيف كسبتها.',
  noReasons: 'شارتك الأولى ما زالت أمامك.',
};
