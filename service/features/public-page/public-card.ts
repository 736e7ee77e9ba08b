import { createRequire } from 'node:module';
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { PublicDay, PublicFacts } from '#domain/public-page/public-fact-rules.ts';
import type { ShownPage } from './page-reader.ts';
import { levelText, nameOn, pageWords } from './public-page.ts';

/** In pixels: what link previews expect. */
const cardSize = { width: 1200, height: 630 } as const;

const { resolve } = createRequire(import.meta.url);
const fontFiles = {
  'Rondel Display': '@fontsource-variable/anybody/files/anybody-latin-standard-normal.woff2',
  'Rondel Text': '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
} as const;
const margin = 72;
const colors = {
  ...{ ground: '#14231f', pine: '#1c4b43', light: '#fffcf5', quiet: '#d5e2da' },
  ...{ accent: '#ff5c2b', ink: '#14231f', gold: '#ffc44d', dot: '#3b6b61' },
} as const;
const segments = ['#ff5c2b', '#ffb624', '#1c4b43', '#6cc3db', '#6a2e4d', '#f9b4a6'];

type Canvas = typeof import('@napi-rs/canvas');
let loaded: Promise<Canvas> | null = null;

/** Loaded with the first picture: a service that draws none does not need its memory. */
const load = (): Promise<Canvas> => {
  loaded ??= import('@napi-rs/canvas').then((canvas) => {
    for (const [name, file] of Object.entries(fontFiles))
      canvas.GlobalFonts.registerFromPath(resolve(file), name);
    return canvas;
  });
  return loaded;
};

/** The letters of the fonts. A name in other letters is not drawn, because boxes would stand in their place. */
const drawable = /^[\u0020-\u007e\u00a1-\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2013-\u2026\u20ac]+$/;

/** The picture of a page for link previews, as PNG. It is drawn from the facts of the page alone. */
export async function cardOf(page: ShownPage): Promise<Buffer> {
  const { createCanvas } = await load();
  const canvas = createCanvas(cardSize.width, cardSize.height);
  draw(canvas.getContext('2d'), page);
  return canvas.encode('png');
}

function draw(context: SKRSContext2D, page: ShownPage): void {
  const { width, height } = cardSize;
  context.fillStyle = colors.ground;
  context.fillRect(0, 0, width, height);
  drawWheel(context, width - 150, 130, 330);
  context.fillStyle = colors.quiet;
  context.font = '700 34px "Rondel Text"';
  context.fillText('RONDEL', margin, 108);
  drawName(context, page);
  const figures = figuresOf(page.facts);
  for (const [nth, figure] of figures.entries()) drawFigure(context, figure, margin + nth * 352);
  if (page.facts.activeDays) drawWeek(context, page.facts.activeDays, figures.length === 0 ? 400 : 560);
}

function drawName(context: SKRSContext2D, page: ShownPage): void {
  const name = nameOn(page);
  const shown = drawable.test(name) ? name : page.handle;
  context.fillStyle = colors.light;
  let size = 120;
  do {
    size -= 4;
    context.font = `800 ${size}px "Rondel Display"`;
  } while (size > 44 && context.measureText(shown).width > 820);
  context.fillText(shown, margin, 262, 820);
}

type Figure = { readonly numeral: string; readonly label: string; readonly color: string };

/** In English, because a picture for link previews has no reader whose language is known, and the font has Latin letters. */
const words = pageWords('en');
const { copy } = words;

const figuresOf = ({ streak, quests, level }: PublicFacts): readonly Figure[] => [
  ...(streak === undefined
    ? []
    : [{ numeral: String(streak), label: copy.streak(streak), color: colors.accent }]),
  ...(quests === undefined
    ? []
    : [{ numeral: String(quests), label: copy.quests(quests), color: colors.gold }]),
  ...(level === undefined
    ? []
    : [{ numeral: String(level.number), label: levelText(level, words), color: colors.quiet }]),
];

function drawFigure(context: SKRSContext2D, { numeral, label, color }: Figure, x: number): void {
  context.fillStyle = color;
  context.beginPath();
  context.roundRect(x, 316, 328, 178, 40);
  context.fill();
  context.fillStyle = colors.ink;
  context.font = '800 96px "Rondel Display"';
  context.fillText(numeral, x + 30, 416, 268);
  context.font = '700 32px "Rondel Text"';
  context.fillText(label, x + 30, 466, 268);
}

function drawWeek(context: SKRSContext2D, days: readonly PublicDay[], y: number): void {
  for (const [nth, day] of days.entries()) {
    context.beginPath();
    context.arc(margin + 22 + nth * 62, y, 20, 0, 2 * Math.PI);
    context.lineWidth = 5;
    context.strokeStyle = day === 'active' ? colors.accent : colors.dot;
    context.fillStyle = day === 'active' ? colors.accent : colors.ground;
    context.fill();
    context.stroke();
  }
  const active = days.filter((day) => day === 'active').length;
  context.fillStyle = colors.quiet;
  context.font = '650 30px "Rondel Text"';
  context.fillText(copy.labelled(copy.week, copy.activeOf(active)), margin + 470, y + 10);
}

/** The wheel of the logo, partly outside of the picture. */
function drawWheel(context: SKRSContext2D, x: number, y: number, radius: number): void {
  const turn = (2 * Math.PI) / segments.length;
  for (const [nth, color] of segments.entries()) {
    context.beginPath();
    context.moveTo(x, y);
    context.arc(x, y, radius, (nth - 0.48) * turn, (nth + 0.48) * turn);
    context.closePath();
    context.fillStyle = color;
    context.fill();
  }
  context.beginPath();
  context.arc(x, y, radius / 4, 0, 2 * Math.PI);
  context.fillStyle = colors.ground;
  context.fill();
}
