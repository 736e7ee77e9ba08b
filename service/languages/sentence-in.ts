import { isMemberDay } from '#domain/kernel/day.ts';
import type { Language } from '#domain/kernel/language.ts';
import { sentencePatterns } from './en/sentences.ts';
import { nameIn, textsIn, translations } from './texts.ts';

type Form = string | ((given: Readonly<Record<string, string>>) => string);
type Forms = Readonly<Record<string, Form>>;
type Pattern = { readonly english: string; readonly form: RegExp; readonly names: readonly string[] };

/** In characters. A longer one repeats what a stranger sent. */
const longest = 2_000;
/** How deep a sentence may stand in another: a rule in the sentence about a field. */
const deepest = 3;

const patterns: readonly Pattern[] = sentencePatterns
  .filter((english) => english.includes('{'))
  .map(patternOf);

/** Plain sentences are found by their text. */
const plain: ReadonlySet<string> = new Set(sentencePatterns.filter((english) => !english.includes('{')));

function patternOf(english: string): Pattern {
  const names = [...english.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const parts = english.split(/\{\w+\}/).map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return { english, names, form: new RegExp(`^${parts.join('(.+?)')}$`, 's') };
}

/** Whether a sentence of a refusal is one of those that are translated. */
export const isKnownSentence = (english: string): boolean =>
  plain.has(english) || patterns.some(({ form }) => form.test(english));

/** English has the sentences themselves, so that only dates differ. */
const asTheyAre: Forms = Object.fromEntries(sentencePatterns.map((english) => [english, english]));

/** A sentence of a refusal in a language, with its dates and decimals; null where the language has none. */
export function sentenceIn(language: Language, english: string): string | null {
  const forms = language === 'en' ? asTheyAre : (translations[language].sentences as Forms | undefined);
  return forms && english.length <= longest ? written(language, forms, english, deepest) : null;
}

function written(language: Language, forms: Forms, english: string, depth: number): string | null {
  if (plain.has(english)) return filled(forms[english], {});
  if (depth === 0) return null;
  for (const { english: pattern, form, names } of patterns) {
    const values = form.exec(english)?.slice(1);
    if (!values) continue;
    const given = Object.fromEntries(
      values.map((value, nth) => {
        const name = names[nth] ?? '';
        const known = dateIn(language, name, value) ?? amountIn(language, name, value);
        return [name, known ?? partIn(language, forms, value, depth)];
      }),
    );
    return filled(forms[pattern], given);
  }
  return null;
}

const dateIn = (language: Language, name: string, value: string): string | null =>
  name === 'date' && isMemberDay(value) ? textsIn(language).dateText(value) : null;

/** Names of amounts. Other names can have the look of one: `2.5` may be a version, or what a member wrote. */
const amounts: ReadonlySet<string> = new Set(['aim', 'amount', 'asked', 'bmi', 'divisor', 'least', 'most']);
/** `2.5`, `1,234.5`, `1,200`. Digits alone stay as they are, because a text may choose its plural by them. */
const englishNumber = /^-?\d{1,3}(,\d{3})+(\.\d+)?$|^-?\d+\.\d+$/;
/** More decimals than a number has. */
const allDecimals = 20;

const amountIn = (language: Language, name: string, value: string): string | null =>
  amounts.has(name) && englishNumber.test(value)
    ? textsIn(language).numberText(Number(value.replaceAll(',', '')), allDecimals)
    : null;

/** A sentence, several one after the other, or a word of the catalogue or a number, which stay as they are. */
function partIn(language: Language, forms: Forms, value: string, depth: number): string {
  const whole = written(language, forms, value, depth - 1);
  if (whole !== null) return whole;
  const sentences = value.split(/(?<=[.:]) (?=[A-Z])/);
  if (sentences.length === 1) return nameIn(language, value);
  return sentences.map((sentence) => written(language, forms, sentence, 1) ?? sentence).join(' ');
}

function filled(form: Form | undefined, given: Readonly<Record<string, string>>): string | null {
  if (form === undefined) return null;
  return typeof form === 'string'
    ? form.replace(/\{(\w+)\}/g, (_, name: string) => given[name] ?? '')
    : form(given);
}
