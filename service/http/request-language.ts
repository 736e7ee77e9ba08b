import type { Context } from 'koa';
import { type Language, negotiatedLanguage } from '#domain/kernel/language.ts';

/** The cookie that holds the choice of a browser. */
const languageCookie = 'language';

/** The language of an answer: the choice of the browser, else the first that it asks for, else English. */
export const languageOf = (ctx: Context): Language =>
  negotiatedLanguage(ctx.cookies.get(languageCookie, { signed: false }), ctx.get('Accept-Language'));

/** The language of an answer that caches share among readers: the first that the browser asks for, else English. */
export const askedLanguageOf = (ctx: Context): Language =>
  negotiatedLanguage(null, ctx.get('Accept-Language'));
