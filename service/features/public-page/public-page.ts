import { hash } from 'node:crypto';
import type { Language } from '#domain/kernel/language.ts';
import type { PublicDay, PublicFacts } from '#domain/public-page/public-fact-rules.ts';
import { type Html, html, languageAttributes } from '#service/http/html.ts';
import { mark, schemes } from '#service/http/identity/page.ts';
import { fontFaces } from '#service/http/identity/page-fonts.ts';
import type { Texts } from '#service/languages/en/texts.ts';
import { nameIn, textsIn } from '#service/languages/texts.ts';
import type { ShownPage } from './page-reader.ts';

const look = `
*, *::before, *::after { box-sizing: border-box }
body { margin: 0; min-height: 100vh; background: var(--color-paper); color: var(--color-ink); font: 450 1rem/1.5 "Hanken Grotesk", system-ui, sans-serif }
h1, h2, p, ul { margin: 0; padding: 0; list-style: none }
h1, h2, .wordmark b, .numeral { font-family: "Anybody", "Arial Narrow", sans-serif; font-weight: 800; font-stretch: 86%; line-height: 1.04; letter-spacing: -.012em; text-wrap: balance; overflow-wrap: anywhere }
a { color: inherit; text-underline-offset: .2em }
svg { display: block; flex: none }
:focus-visible { outline: 3px solid var(--color-focus); outline-offset: 3px; border-radius: .75rem }
.wrap { display: flex; flex-direction: column; gap: 1.25rem; max-width: 46rem; min-height: 100vh; margin-inline: auto; padding: 1rem clamp(1rem, .4rem + 2.6vw, 2.5rem) 2.5rem }
.logo { display: inline-flex; align-items: center; gap: .7rem; min-height: 2.75rem; text-decoration: none }
.wordmark { display: grid; gap: .2rem; line-height: 1 }
.wordmark b { font-size: 1.5rem; line-height: .9 }
.wordmark small { font: 700 .6875rem/1 "Hanken Grotesk", system-ui, sans-serif; letter-spacing: .34em; color: var(--color-accentText) }
.rim { fill: var(--color-wheelRim) } .hub { fill: var(--color-wheelHub); stroke: var(--color-wheelRim) }
.seg-1 { fill: var(--color-segment1) } .seg-3 { fill: var(--color-segment3) } .seg-4 { fill: var(--color-segment4) }
.seg-5 { fill: var(--color-segment5) } .seg-6 { fill: var(--color-segment6) } .seg-7 { fill: var(--color-segment7) }
main { display: grid; gap: 1rem }
.hero { display: grid; gap: .5rem; padding: clamp(1.5rem, 5vw, 2.5rem); border-radius: 2.5rem; background: var(--color-tileGoal); color: var(--color-tileGoalNumeral) }
.hero h1 { font-size: clamp(2.75rem, 1.7rem + 5vw, 4.75rem) }
.hero p { color: var(--color-tileGoalText); font-weight: 650; overflow-wrap: anywhere }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr)); gap: 1rem }
.tile { display: grid; gap: .25rem; align-content: end; padding: 1.5rem; border-radius: 1.75rem; background: var(--color-surface); box-shadow: var(--shadow-sh1) }
.numeral { font-size: clamp(3.5rem, 2.9rem + 2.6vw, 5rem); line-height: .9 }
.tile b, .tile h2 { font-size: 1.125rem; font-weight: 700 }
.streak { background: var(--color-tileStreak); color: var(--color-tileStreakText) }
.streak .numeral { color: var(--color-tileStreakNumeral) }
.quests { background: var(--color-tilePoints); color: var(--color-tilePointsText) }
.quests .numeral { color: var(--color-tilePointsNumeral) }
.level .numeral { color: var(--color-accentText) }
.wide { gap: 1rem }
.week { display: grid; grid-template-columns: repeat(7, 1fr); gap: .5rem; text-align: center; font-size: .875rem; font-weight: 650; color: var(--color-ink2) }
.week li { display: grid; gap: .4rem; justify-items: center }
.dot { width: clamp(1.75rem, 7vw, 2.5rem); aspect-ratio: 1; border-radius: 50%; border: 2.5px solid var(--color-control) }
.active .dot { border-color: var(--color-accent); background: var(--color-accent) }
.quiet .dot { border-style: dotted }
.badges { display: flex; flex-wrap: wrap; gap: .5rem }
.badges li { padding: .35rem .9rem; border-radius: 999px; background: var(--color-fill); font-weight: 650 }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
footer { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; justify-content: space-between; align-items: center; margin-top: auto; color: var(--color-ink2) }
footer a { display: inline-flex; align-items: center; min-height: 2.75rem; font-weight: 650 }
@media (max-width: 19rem) {
  body { hyphens: auto }
  .wrap { padding-inline: .5rem }
  .hero, .tile { padding: .75rem }
  .hero h1 { font-size: 1.75rem }
  .numeral { font-size: 2.5rem }
  .week { gap: .25rem; font-size: .625rem }
  .dot { width: 1rem }
}`;

const style = fontFaces + schemes + look;

/**
 * A page runs nothing and loads nothing but its fonts and icon. A hash instead of a nonce lets caches keep the page. No script can connect;
 * browsers that check a page ask for robots.txt in its name.
 */
export const pagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${hash('sha256', style, 'base64')}'`,
  "font-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The name that a page is about: the first name, when it is shown. */
export const nameOn = ({ handle, facts }: Pick<ShownPage, 'handle' | 'facts'>): string =>
  facts.firstName ?? handle;

/** The words of a page in the language of its reader. */
type Words = { readonly language: Language; readonly copy: Texts['publicPage'] };

export const pageWords = (language: Language): Words => ({ language, copy: textsIn(language).publicPage });

/** The page of a member. @param origin of the site, without a slash at the end */
export function pageOf(page: ShownPage, origin: string, language: Language): string {
  const { handle, isIndexed, digest } = page;
  const words = pageWords(language);
  const { copy } = words;
  const name = nameOn(page);
  const address = `${origin}/u/${handle}`;
  const title = copy.titleOf(name);
  const description = descriptionOf(page.facts, words);
  const head = html`<meta name="description" content="${description}">
${isIndexed ? html`` : noIndex}<link rel="canonical" href="${address}">
<meta property="og:type" content="profile">
<meta property="og:site_name" content="Rondel">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${address}">
<meta property="og:image" content="${address}/card.png?v=${digest.slice(0, 12)}">
<meta property="og:image:type" content="image/png">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="${copy.picture(name)}">
<meta name="twitter:card" content="summary_large_image">`;
  const main = html`<div class="hero"><h1><bdi>${name}</bdi></h1>${page.facts.firstName === undefined ? html`` : html`<p>@${handle}</p>`}</div>
${factsOn(page.facts, words)}`;
  const foot = html`<p>${copy.note(name)}</p><a href="/">${copy.invitation}</a>`;
  return documentOf(language, { title, head, main, foot });
}

/** The same for every address without a page. */
export function missingPage(language: Language): string {
  const { copy } = pageWords(language);
  return documentOf(language, {
    title: copy.missing,
    head: { markup: '<meta name="robots" content="noindex">' },
    main: html`<div class="hero"><h1>${copy.missing}</h1><p>${copy.missingLead}</p></div>`,
    foot: html`<a href="/">${copy.home}</a>`,
  });
}

const noIndex: Html = { markup: '<meta name="robots" content="noindex">\n' };

type Parts = { readonly title: string; readonly head: Html; readonly main: Html; readonly foot: Html };

function documentOf(language: Language, { title, head, main, foot }: Parts): string {
  return html`<!doctype html>
<html ${languageAttributes(language)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
${head}
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<style>${{ markup: style }}</style>
</head>
<body>
<div class="wrap">
<header><a class="logo" href="/">${mark()}<span class="wordmark"><b>Rondel</b><small>FITNESS</small></span></a></header>
<main>${main}</main>
<footer>${foot}</footer>
</div>
</body>
</html>
`.markup;
}

function factsOn({ streak, quests, level, activeDays, badges }: PublicFacts, words: Words): Html {
  const { copy } = words;
  const tiles = [
    ...(streak === undefined ? [] : [tile('streak', String(streak), copy.streak(streak))]),
    ...(quests === undefined ? [] : [tile('quests', String(quests), copy.quests(quests))]),
    ...(level === undefined ? [] : [tile('level', String(level.number), levelText(level, words))]),
  ];
  const parts = [
    ...(tiles.length === 0 ? [] : [html`<div class="tiles">${tiles}</div>`]),
    ...(activeDays === undefined ? [] : [weekOf(activeDays, copy)]),
    ...(badges === undefined || badges.length === 0 ? [] : [badgesOf(badges, words)]),
  ];
  return parts.length === 0 ? html`<section class="tile"><p>${copy.nothing}</p></section>` : html`${parts}`;
}

/** `Level · Mover`, under its number. */
export const levelText = ({ name }: { readonly name: string }, { copy, language }: Words): string =>
  `${copy.level} · ${nameIn(language, name)}`;

const tile = (kind: string, numeral: string, label: string): Html =>
  html`<p class="tile ${kind}"><span class="numeral">${numeral}</span> <b>${label}</b></p>`;

const weekOf = (days: readonly PublicDay[], copy: Words['copy']): Html =>
  html`<section class="tile wide"><h2>${copy.labelled(copy.week, copy.activeOf(activeIn(days)))}</h2>
<ul class="week">${days.map(
    (day, nth) =>
      html`<li class="${day}"><span class="dot"></span><span aria-hidden="true">${copy.weekdayLetters[nth] ?? ''}</span><span class="hidden">${copy.labelled(copy.weekdays[nth] ?? '', copy.day[day])}</span></li>`,
  )}</ul></section>`;

const badgesOf = (badges: readonly string[], { copy, language }: Words): Html =>
  html`<section class="tile wide"><h2>${copy.badges}</h2>
<ul class="badges">${badges.map((name) => html`<li>${nameIn(language, name)}</li>`)}</ul></section>`;

const activeIn = (days: readonly PublicDay[]): number => days.filter((day) => day === 'active').length;

function descriptionOf({ streak, quests, level }: PublicFacts, { copy, language }: Words): string {
  return copy.descriptionOf([
    ...(streak === undefined ? [] : [`${streak} ${copy.streak(streak)}`]),
    ...(quests === undefined ? [] : [`${quests} ${copy.quests(quests)}`]),
    ...(level === undefined ? [] : [`${copy.level} ${level.number}, ${nameIn(language, level.name)}`]),
  ]);
}
