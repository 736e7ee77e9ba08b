import { numberText, plural } from '#client/languages/ar/lib/format/locale.ts';

/** The forms of a noun by its count. `two` is the subject; `ofTwo` follows a preposition, a noun or a verb. */
export type Noun = {
  /** `نقطة واحدة`. */
  readonly one: string;
  readonly two: string;
  readonly ofTwo: string;
  /** From 3 to 10. */
  readonly few: string;
  /** From 11 to 99. */
  readonly many: string;
  /** For 0, hundreds and fractions. */
  readonly other: string;
};

export const day: Noun = {
  one: 'يوم واحد',
  two: 'يومان',
  ofTwo: 'يومين',
  few: 'أيام',
  many: 'يومًا',
  other: 'يوم',
};
export const activeDay: Noun = {
  one: 'يوم نشط واحد',
  two: 'يومان نشطان',
  ofTwo: 'يومين نشطين',
  few: 'أيام نشطة',
  many: 'يومًا نشطًا',
  other: 'يوم نشط',
};
export const dayInARow: Noun = {
  one: 'يوم واحد',
  two: 'يومان متتاليان',
  ofTwo: 'يومين متتاليين',
  few: 'أيام متتالية',
  many: 'يومًا متتاليًا',
  other: 'يوم متتالٍ',
};
export const week: Noun = {
  one: 'أسبوع واحد',
  two: 'أسبوعان',
  ofTwo: 'أسبوعين',
  few: 'أسابيع',
  many: 'أسبوعًا',
  other: 'أسبوع',
};
export const hour: Noun = {
  one: 'ساعة واحدة',
  two: 'ساعتان',
  ofTwo: 'ساعتين',
  few: 'ساعات',
  many: 'ساعة',
  other: 'ساعة',
};
export const minute: Noun = {
  one: 'دقيقة واحدة',
  two: 'دقيقتان',
  ofTwo: 'دقيقتين',
  few: 'دقائق',
  many: 'دقيقة',
  other: 'دقيقة',
};
export const second: Noun = {
  one: 'ثانية واحدة',
  two: 'ثانيتان',
  ofTwo: 'ثانيتين',
  few: 'ثوانٍ',
  many: 'ثانية',
  other: 'ثانية',
};
export const point: Noun = {
  one: 'نقطة واحدة',
  two: 'نقطتان',
  ofTwo: 'نقطتين',
  few: 'نقاط',
  many: 'نقطة',
  other: 'نقطة',
};
export const spin: Noun = {
  one: 'لفة واحدة',
  two: 'لفتان',
  ofTwo: 'لفتين',
  few: 'لفات',
  many: 'لفة',
  other: 'لفة',
};
export const quest: Noun = {
  one: 'مهمة واحدة',
  two: 'مهمتان',
  ofTwo: 'مهمتين',
  few: 'مهام',
  many: 'مهمة',
  other: 'مهمة',
};
export const skipToken: Noun = {
  one: 'بطاقة تخطٍّ واحدة',
  two: 'بطاقتا تخطٍّ',
  ofTwo: 'بطاقتي تخطٍّ',
  few: 'بطاقات تخطٍّ',
  many: 'بطاقة تخطٍّ',
  other: 'بطاقة تخطٍّ',
};
export const workout: Noun = {
  one: 'تدريب واحد',
  two: 'تدريبان',
  ofTwo: 'تدريبين',
  few: 'تدريبات',
  many: 'تدريبًا',
  other: 'تدريب',
};
export const exercise: Noun = {
  one: 'تمرين واحد',
  two: 'تمرينان',
  ofTwo: 'تمرينين',
  few: 'تمارين',
  many: 'تمرينًا',
  other: 'تمرين',
};
export const set: Noun = {
  one: 'مجموعة واحدة',
  two: 'مجموعتان',
  ofTwo: 'مجموعتين',
  few: 'مجموعات',
  many: 'مجموعة',
  other: 'مجموعة',
};
export const rep: Noun = {
  one: 'تكرار واحد',
  two: 'تكراران',
  ofTwo: 'تكرارين',
  few: 'تكرارات',
  many: 'تكرارًا',
  other: 'تكرار',
};
export const round: Noun = {
  one: 'جولة واحدة',
  two: 'جولتان',
  ofTwo: 'جولتين',
  few: 'جولات',
  many: 'جولة',
  other: 'جولة',
};
export const phase: Noun = {
  one: 'مرحلة واحدة',
  two: 'مرحلتان',
  ofTwo: 'مرحلتين',
  few: 'مراحل',
  many: 'مرحلة',
  other: 'مرحلة',
};
export const device: Noun = {
  one: 'جهاز واحد',
  two: 'جهازان',
  ofTwo: 'جهازين',
  few: 'أجهزة',
  many: 'جهازًا',
  other: 'جهاز',
};
export const member: Noun = {
  one: 'عضو واحد',
  two: 'عضوان',
  ofTwo: 'عضوين',
  few: 'أعضاء',
  many: 'عضوًا',
  other: 'عضو',
};
export const request: Noun = {
  one: 'طلب واحد',
  two: 'طلبان',
  ofTwo: 'طلبين',
  few: 'طلبات',
  many: 'طلبًا',
  other: 'طلب',
};
export const event: Noun = {
  one: 'حدث واحد',
  two: 'حدثان',
  ofTwo: 'حدثين',
  few: 'أحداث',
  many: 'حدثًا',
  other: 'حدث',
};
export const person: Noun = {
  one: 'شخص واحد',
  two: 'شخصان',
  ofTwo: 'شخصين',
  few: 'أشخاص',
  many: 'شخصًا',
  other: 'شخص',
};

/** `3 أيام`, `يومان`, `11 يومًا`. The count stands first, or in the word itself. */
export const counted = (count: number, noun: Noun): string =>
  plural(count, {
    zero: `${numberText(count)} ${noun.other}`,
    one: noun.one,
    two: noun.two,
    few: `${numberText(count)} ${noun.few}`,
    many: `${numberText(count)} ${noun.many}`,
    other: `${numberText(count)} ${noun.other}`,
  });

/** As `counted`, after a preposition, a noun or a verb: `خلال يومين`. */
export const countedAfter = (count: number, noun: Noun): string =>
  count === 2 ? noun.ofTwo : counted(count, noun);

/** The noun below a number that the screen shows: `أيام` below 2. */
export const nounAt = (count: number, noun: Noun): string =>
  plural(count, {
    zero: noun.other,
    one: noun.other,
    two: noun.few,
    few: noun.few,
    many: noun.many,
    other: noun.other,
  });

/** Keeps a name or a signed number whole between Arabic words: first strong isolate. */
export const apart = (text: string): string => `\u2068${text}\u2069`;

/** `+5`, with its sign on the left. */
export const plus = (value: number): string => apart(`+${numberText(value)}`);

const units: Readonly<Record<string, string>> = {
  kg: 'كجم',
  lb: 'رطل',
  lbs: 'رطل',
  cm: 'سم',
  in: 'بوصة',
  km: 'كم',
  miles: 'ميل',
  ft: 'قدم',
  min: 'دقيقة',
  minutes: 'دقيقة',
  points: 'نقطة',
  days: 'يوم',
};

const mile: Noun = {
  one: 'ميل واحد',
  two: 'ميلان',
  ofTwo: 'ميلين',
  few: 'أميال',
  many: 'ميلًا',
  other: 'ميل',
};
const pound: Noun = {
  one: 'رطل واحد',
  two: 'رطلان',
  ofTwo: 'رطلين',
  few: 'أرطال',
  many: 'رطلًا',
  other: 'رطل',
};

/** The units that are words, and so have a form for each number. */
const unitNouns: Readonly<Record<string, Noun>> = {
  ...{ lb: pound, lbs: pound, miles: mile, min: minute, minutes: minute, points: point, days: day },
};

/** An amount in a sentence: `يومين`, `3 نقاط`, `5 كجم`. A fraction has the sign of its unit. */
export function amountOf(value: number, unit: string): string {
  const noun = unitNouns[unit];
  return noun && Number.isInteger(value)
    ? countedAfter(value, noun)
    : `${numberText(value, 1)} ${unitText(unit)}`;
}

/** The unit below a number that the screen shows. @param usual where the unit is a sign */
export function unitAt(value: number, unit: string, usual = unitText(unit)): string {
  const noun = unitNouns[unit];
  return noun && Number.isInteger(value) ? nounAt(value, noun) : usual;
}

/** The Arabic sign of a unit. Latin letters beside a number change places from right to left. */
export const unitText = (unit: string): string => units[unit] ?? unit;
