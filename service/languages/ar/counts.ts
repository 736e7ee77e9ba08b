import { plural } from './format.ts';

/** The forms of a noun. `two` follows a preposition, a noun or a verb. */
export type Noun = {
  readonly one: string;
  readonly two: string;
  readonly few: string;
  readonly many: string;
  readonly other: string;
};

export const day: Noun = { one: 'يوم واحد', two: 'يومين', few: 'أيام', many: 'يومًا', other: 'يوم' };
export const activeDay: Noun = {
  one: 'يوم نشط واحد',
  two: 'يومين نشطين',
  few: 'أيام نشطة',
  many: 'يومًا نشطًا',
  other: 'يوم نشط',
};
export const dayInARow: Noun = {
  one: 'يوم واحد',
  two: 'يومين متتاليين',
  few: 'أيام متتالية',
  many: 'يومًا متتاليًا',
  other: 'يوم متتالٍ',
};
export const hour: Noun = {
  one: 'ساعة واحدة',
  two: 'ساعتين',
  few: 'ساعات',
  many: 'ساعة',
  other: 'ساعة',
};
export const minute: Noun = {
  one: 'دقيقة واحدة',
  two: 'دقيقتين',
  few: 'دقائق',
  many: 'دقيقة',
  other: 'دقيقة',
};
export const skipToken: Noun = {
  one: 'بطاقة تخطٍّ واحدة',
  two: 'بطاقتي تخطٍّ',
  few: 'بطاقات تخطٍّ',
  many: 'بطاقة تخطٍّ',
  other: 'بطاقة تخطٍّ',
};
export const workout: Noun = {
  one: 'تدريب واحد',
  two: 'تدريبين',
  few: 'تدريبات',
  many: 'تدريبًا',
  other: 'تدريب',
};
export const quest: Noun = { one: 'مهمة واحدة', two: 'مهمتين', few: 'مهام', many: 'مهمة', other: 'مهمة' };
export const point: Noun = { one: 'نقطة واحدة', two: 'نقطتين', few: 'نقاط', many: 'نقطة', other: 'نقطة' };
export const device: Noun = { one: 'جهاز واحد', two: 'جهازين', few: 'أجهزة', many: 'جهازًا', other: 'جهاز' };
export const person: Noun = { one: 'شخص واحد', two: 'شخصين', few: 'أشخاص', many: 'شخصًا', other: 'شخص' };
export const letter: Noun = { one: 'حرف واحد', two: 'حرفين', few: 'أحرف', many: 'حرفًا', other: 'حرف' };
export const entry: Noun = { one: 'عنصر واحد', two: 'عنصرين', few: 'عناصر', many: 'عنصرًا', other: 'عنصر' };
export const exercise: Noun = {
  one: 'تمرين واحد',
  two: 'تمرينين',
  few: 'تمارين',
  many: 'تمرينًا',
  other: 'تمرين',
};

/** `3 أيام`, `يومين`, `11 يومًا`. @param count a number, or its text in a sentence */
export function counted(count: number | string, noun: Noun): string {
  const shown = String(count);
  return plural(Number(shown.replaceAll(',', '')), {
    zero: `${shown} ${noun.other}`,
    one: noun.one,
    two: noun.two,
    few: `${shown} ${noun.few}`,
    many: `${shown} ${noun.many}`,
    other: `${shown} ${noun.other}`,
  });
}

/** Keeps a name or an address whole between Arabic words: first strong isolate. */
export const apart = (text: string): string => `\u2068${text}\u2069`;
