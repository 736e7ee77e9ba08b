import type { Context, Middleware } from 'koa';
import { type Language, languages, negotiatedLanguage } from '#domain/kernel/language.ts';
import { languageCookie } from '#domain/kernel/page-language.ts';

/** Notes the languages among which answers choose. @param offered as configured; English is there in any case */
export function offerLanguages(offered: readonly string[]): Middleware {
  const known = languages.filter((language) => offered.includes(language));
  return async function noteLanguages(ctx, next) {
    ctx.state.languages = known;
    await next();
  };
}

/** Whether the operator offers a language. */
export const isOffered = (ctx: Context, language: Language): boolean =>
  language === 'en' || (ctx.state.languages ?? languages).includes(language);

/** The language of an answer: the choice of the browser, else the first that it asks for, else English. */
export const languageOf = (ctx: Context): Language =>
  negotiatedLanguage(
    ctx.cookies.get(languageCookie, { signed: false }),
    ctx.get('Accept-Language'),
    ctx.state.languages,
  );

/** The language of an answer that caches share among readers: the first that the browser asks for, else English. */
export const askedLanguageOf = (ctx: Context): Language =>
  negotiatedLanguage(null, ctx.get('Accept-Language'), ctx.state.languages);

const yearMs = 365 * 86_400_000;

/** Stores the choice in the browser, or leaves it to the browser. Scripts of pages read and set it too. */
export function setLanguage(ctx: Context, language: Language | null): void {
  ctx.cookies.set(languageCookie, language, {
    ...{ signed: false, httpOnly: false, sameSite: 'lax', secure: ctx.secure },
    ...(language && { maxAge: yearMs }),
  });
}
