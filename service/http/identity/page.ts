import { readFileSync } from 'node:fs';
import type { Context } from 'koa';
import { type Html, html, languageAttributes } from '#service/http/html.ts';
import { languageOf } from '#service/http/request-language.ts';
import { chosenTheme, themeCookie } from '#service/http/static/theme-contract.ts';
import { fontFaces } from './page-fonts.ts';

/** The tokens of the client: their first rule has the values, each of two for light and for dark. */
const sheet = readFileSync(new URL('../../../client/styles/tokens.css', import.meta.url), 'utf8');
const [, values = ''] = /:root \{([^}]*)\}/.exec(sheet) ?? [];
const lightOrDark = /light-dark\(((?:[^(),]|\([^()]*\))+),\s*((?:[^(),]|\([^()]*\))+)\)/g;

/** Colours and shadows, written out for one scheme, because there are browsers that do not know `light-dark`. */
const valuesFor = (scheme: 'light' | 'dark'): string =>
  values
    .replace(/\/\*[^*]*\*\//g, '')
    .split(/(?<=;)/)
    .filter((declaration) => /^\s*(--color-|--shadow-|color-scheme)/.test(declaration))
    .join('')
    .replace(lightOrDark, scheme === 'light' ? '$1' : '$2')
    .replace('color-scheme: light dark', `color-scheme: ${scheme}`);

/** The colours of light and dark, by what the browser prefers or the reader has chosen. */
export const schemes = `
:root {${valuesFor('light')}}
@media (prefers-color-scheme: dark) { :root:not([data-theme='light']) {${valuesFor('dark')}} }
:root[data-theme='dark'] {${valuesFor('dark')}}`;

const base = `
*, *::before, *::after { box-sizing: border-box }
body { margin: 0; min-height: 100vh; background: var(--color-paper); color: var(--color-ink); font: 450 1rem/1.5 "Hanken Grotesk", system-ui, sans-serif }
h1, h2, p, ul, form { margin: 0; padding: 0 }
h1, h2, .wordmark b, .person b { font-family: "Anybody", "Arial Narrow", sans-serif; font-weight: 800; font-stretch: 86%; line-height: 1.04; letter-spacing: -.012em; text-wrap: balance }
h1 { font-size: clamp(2.5rem, 1.7rem + 3.4vw, 4.25rem) }
h2 { font-size: 1.375rem; line-height: 1.12 }
a { color: inherit; text-underline-offset: .2em }
button, input { font: inherit; color: inherit }
svg { display: block; flex: none }
:focus-visible { outline: 3px solid var(--color-focus); outline-offset: 3px; border-radius: .75rem }
.wrap { max-width: 76rem; margin-inline: auto; padding: 1rem clamp(1rem, .4rem + 2.6vw, 2.5rem) 4rem }
.logo { display: inline-flex; align-items: center; gap: .7rem; min-height: 2.75rem; text-decoration: none }
.wordmark { display: grid; gap: .2rem; line-height: 1 }
.wordmark b { font-size: 1.5rem; line-height: .9 }
.wordmark small { font: 700 .6875rem/1 "Hanken Grotesk", system-ui, sans-serif; letter-spacing: .34em; color: var(--color-accentText) }
.rim { fill: var(--color-wheelRim) } .hub { fill: var(--color-wheelHub); stroke: var(--color-wheelRim) }
.seg-1 { fill: var(--color-segment1) } .seg-3 { fill: var(--color-segment3) } .seg-4 { fill: var(--color-segment4) }
.seg-5 { fill: var(--color-segment5) } .seg-6 { fill: var(--color-segment6) } .seg-7 { fill: var(--color-segment7) }
.intro { display: grid; gap: .75rem; margin-block: clamp(2rem, 5vw, 3.5rem) 2rem }
.intro p { max-width: 60ch; color: var(--color-ink2) }
.button { display: inline-flex; align-items: center; justify-content: center; min-height: 3.125rem; padding: .25rem 1.5rem; border: 0; border-radius: 999px; background: var(--color-accent); color: var(--color-onAccent); box-shadow: var(--shadow-edge); font-weight: 700; text-decoration: none; cursor: pointer }
.button:hover { background: var(--color-accentPress) }
.button:active { transform: translateY(2px); box-shadow: none }
.button.quiet { background: var(--color-fill); color: var(--color-ink); box-shadow: none }
.button:focus-visible, .person:focus-visible { border-radius: 999px }
.row { display: flex; flex-wrap: wrap; gap: .75rem }
@media (forced-colors: active) { .button { border: 1px solid } }`;

const people = `
.columns { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.5rem; align-items: start }
.people { display: grid; grid-template-columns: minmax(0, 1fr); gap: .75rem; list-style: none }
.person { display: flex; align-items: center; gap: 1rem; width: 100%; padding: 1.125rem 1.25rem; border: 1.5px solid var(--color-line); border-radius: 1.75rem; background: var(--color-surface); box-shadow: var(--shadow-sh1); text-align: start; cursor: pointer }
.person:hover { border-color: var(--color-accent) }
.person:focus-visible { border-radius: 1.75rem }
.person b { display: block; font-size: 1.375rem; line-height: 1.2 }
.person small { display: block; font-size: 1rem; color: var(--color-ink2) }
.person .address { font-size: .875rem; color: var(--color-ink3); overflow-wrap: anywhere }
.disc { display: grid; place-items: center; flex: none; width: 3.5rem; height: 3.5rem; border-radius: 50%; background: var(--color-segment1); color: var(--color-segmentDarkLabel); font: 800 1.25rem/1 "Anybody", sans-serif; font-stretch: 86% }
.people li:nth-child(4n+2) .disc { background: var(--color-segment8) }
.people li:nth-child(4n+3) .disc { background: var(--color-segment5) }
.people li:nth-child(4n+4) .disc { background: var(--color-segment4) }
.card { display: grid; gap: 1rem; padding: clamp(1.25rem, 3vw, 1.75rem); border-radius: 2.5rem; background: var(--color-surface); box-shadow: var(--shadow-sh2) }
.field { display: grid; gap: .4rem }
.field label { font-size: .875rem; font-weight: 650 }
.field input { width: 100%; min-height: 3.125rem; padding: .5rem 1.1rem; border: 1.75px solid var(--color-control); border-radius: 1.125rem; background: var(--color-surface) }
.card-form, .pair { display: grid; gap: 1rem }
.wrong { padding: .75rem 1.1rem; border-radius: 1.125rem; background: var(--color-badSoft); color: var(--color-bad); font-weight: 650 }
.quiet-note { font-size: .875rem; color: var(--color-ink3) }
@media (min-width: 30rem) { .pair { grid-template-columns: 1fr 1fr } }
@media (min-width: 65rem) { .columns { grid-template-columns: 1.1fr 1fr } }`;

/** Text of twice the size on a phone. No phone with text of the usual size is so narrow. */
const largeText = `
@media (max-width: 19rem) {
  body { overflow-wrap: anywhere; hyphens: auto }
  h1 { font-size: 1.75rem }
  h2, .person b { font-size: 1.25rem }
  .wrap { padding-inline: .5rem }
  .person { flex-wrap: wrap; padding: .75rem }
  .card, .button { padding-inline: .75rem }
}`;

const pageStyle = schemes + base + people + largeText;

/** The six slots of the logo, clockwise from the top. */
const segments = [1, 4, 3, 5, 7, 6];

/** Answers with a server-rendered page in the reader's language, under the same content policy as the client's. `moreStyle` is CSS for this page only. */
export function answerWithPage(ctx: Context, title: string, main: Html, moreStyle = ''): void {
  const style: Html = { markup: fontFaces + pageStyle + moreStyle };
  const theme = chosenTheme(ctx.cookies.get(themeCookie, { signed: false })) ?? '';
  const language = languageOf(ctx);
  const { markup } = html`<!doctype html>
<html ${languageAttributes(language)} data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} &middot; Rondel</title>
<style nonce="${ctx.state.allowPage()}">${style}</style>
</head>
<body>
<div class="wrap">
<header><a class="logo" href="/">${mark()}<span class="wordmark"><b>Rondel</b><small>FITNESS</small></span></a></header>
<main>${main}</main>
</div>
</body>
</html>`;
  ctx.set({ 'Cache-Control': 'no-store', 'Content-Language': language });
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = markup;
}

/** The logo. Its parts have classes with the colours of the wheel. */
export function mark(): Html {
  const wedges = segments.map(
    (segment, index) =>
      html`<path class="seg-${String(segment)}" transform="rotate(${String(index * 60)})" d="M-4.1-9.1-14.1-27.6A31 31 0 0 1 14.1-27.6L4.1-9.1Z"/>`,
  );
  return html`<svg width="40" height="40" viewBox="-37 -37 74 74" aria-hidden="true"><circle class="rim" r="36"/>${wedges}<circle class="hub" r="8" stroke-width="3"/><path class="hub" d="M-6-37H6L0-26Z" stroke-width="1.5"/></svg>`;
}
