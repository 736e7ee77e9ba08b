import { type Language, languageOfTag } from '#domain/kernel/language.ts';
import type { LanguageSource, MemberEvent } from './member-events.ts';

/** The languages of a member by who named them, as tags. A later release may not know one of them. */
export type MemberLanguages = Readonly<Partial<Record<LanguageSource, string>>>;
type Named = { readonly languages?: MemberLanguages };

/** The language that the member chose; null where they leave it to the browser. */
export const chosenLanguageOf = ({ languages = {} }: Named): Language | null =>
  languages.member === undefined ? null : languageOfTag(languages.member);

/** The language of what reaches a member without a request: the choice, else that of the browser of the last sign-in, else English. */
export function languageOfMember(member: Named | null | undefined): Language {
  const browser = member?.languages?.browser;
  return (
    (member && chosenLanguageOf(member)) ?? (browser === undefined ? null : languageOfTag(browser)) ?? 'en'
  );
}

type LanguageChosen = Extract<MemberEvent, { type: 'LanguageChosen' }>;

/** The languages after an event. */
export function withLanguage(
  languages: MemberLanguages = {},
  { language, by }: LanguageChosen,
): MemberLanguages {
  const { [by]: _, ...others } = languages;
  return language === null ? others : { ...others, [by]: language };
}

/** English needs no event while no other language was named. */
export const isOtherLanguage = (
  languages: MemberLanguages | undefined,
  language: Language | null,
  by: LanguageSource,
): boolean => {
  const before = languages?.[by] ?? null;
  return before !== language && !(by === 'browser' && before === null && language === 'en');
};
