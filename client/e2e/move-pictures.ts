import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright/test';
import type { Shape } from '#client/figure/camera.ts';
import { frameOf, partsOf, settingOf, shapesOf } from '#client/figure/drawing.ts';
import { toneColors } from '#client/figure/tones.ts';
import { exerciseLibrary } from '#domain/catalogue/guides/exercise-library.ts';
import { guideOfMove, moveFiles } from '#domain/catalogue/moves/all-moves.ts';
import { keyAt, loopSeconds, poseAt } from '#domain/catalogue/moves/motion.ts';
import type { Move, Moves } from '#domain/catalogue/moves/move.ts';
import { moveNamed } from '#domain/catalogue/moves/named-moves.ts';

/*
 * npm run pictures -- --moves [WORD…]: the contact sheet of the moving figures, in both themes, without the service. Each move of a file
 * of `domain/catalogue/moves` is one strip: its keys, and the middle of the way to each. With words: one sheet of the moves whose id has
 * one of them. With --unnamed: the 66 exercises of the library under numbers. Writes to .moves/, which git ignores.
 */
const folder = join(import.meta.dirname, '../../.moves');

export async function photographMoves(browser: Browser, words: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const sheets = words[0] === '--unnamed' ? unnamed() : words.length > 0 ? chosen(words) : moveFiles;
  const tokens = await readFile(join(import.meta.dirname, '../styles/tokens.css'), 'utf8');
  for (const theme of ['light', 'dark'] as const) {
    const page = await browser.newPage({ viewport: { width: 1500, height: 900 }, colorScheme: theme });
    for (const [file, moves] of Object.entries(sheets)) {
      const strips = Object.entries(moves).map(([id, move]) => strip(id, move));
      await page.setContent(`<style>${tokens}${styles}</style>${strips.join('')}`);
      const path = join(folder, `${file}-${theme}.png`);
      await writeFile(path, await page.screenshot({ fullPage: true }));
      process.stdout.write(`${path}: ${strips.length} moves\n`);
    }
    await page.close();
  }
}

/** The exercises of the library under numbers, in an order that tells nothing, for somebody who names them. The key is a file beside it. */
function unnamed(): Readonly<Record<string, Moves>> {
  const shuffled = exerciseLibrary
    .map(({ name }) => name)
    .toSorted((one, other) => hashOf(one).localeCompare(hashOf(other)));
  writeFileSync(
    join(folder, 'unnamed.txt'),
    shuffled.map((name, index) => `${index + 1} ${name}\n`).join(''),
  );
  const numbered = shuffled.flatMap((name, index) => {
    const named = moveNamed(name);
    const move = named && moveFiles[named.file]?.[named.moveId];
    return move ? [[`no. ${index + 1}`, move] as const] : [];
  });
  return { unnamed: Object.fromEntries(numbered) };
}

const hashOf = (name: string): string => createHash('sha256').update(name).digest('hex');

/** The moves whose id has one of the words, on one sheet. */
const chosen = (words: readonly string[]): Readonly<Record<string, Moves>> => ({
  chosen: Object.fromEntries(
    Object.values(moveFiles)
      .flatMap((moves) => Object.entries(moves))
      .filter(([id]) => words.some((word) => id.includes(word))),
  ),
});

const styles = `
  :root { color-scheme: light dark }
  body { display: flex; flex-wrap: wrap; align-items: flex-start; align-content: flex-start; gap: 10px; margin: 12px; background: var(--color-surface); color: var(--color-ink); font: 15px sans-serif }
  figure { margin: 0; padding: 6px; border-radius: 12px; background: var(--color-well) }
  figure > div { display: flex }
  svg { height: 150px }
`;

/** The frames of a strip: each key after the middle of the way to it. A fast loop of many keys has its keys alone. */
function momentsOf(move: Move): number[] {
  let at = 0;
  const ways = [...move.keys.slice(1), ...move.keys.slice(0, 1)].map(([, seconds]) => seconds);
  const moments = ways.flatMap((seconds) => {
    at += seconds;
    return [at - seconds / 2, at];
  });
  const all = [0, ...moments.slice(0, -1)];
  return move.keys.length > 5 ? all.filter((_, index) => index % 2 === 0) : all;
}

function strip(id: string, move: Move): string {
  const works = partsOf(guideOfMove(id)?.musclesWorked ?? []);
  const frame = frameOf(move);
  const pictures = momentsOf(move).map((moment) => {
    const shapes = [...settingOf(move, frame), ...shapesOf(move, poseAt(move, moment), works)];
    const box = `${frame.x} ${frame.y} ${frame.width} ${frame.height}`;
    return `<svg viewBox="${box}" width="${(150 * frame.width) / frame.height}">${shapes.map(path).join('')}</svg>`;
  });
  const breaths = move.keys.map(([, , breath]) => breath).join(' ');
  return `<figure><figcaption><b>${id}</b> ${loopSeconds(move).toFixed(1)} s, ${breaths}, from ${keyAt(move, 0)}</figcaption><div>${pictures.join('')}</div></figure>`;
}

const path = ({ d, tone, width, isFilled }: Shape): string =>
  `<path d="${d}" stroke="${toneColors[tone]}" fill="${isFilled ? toneColors[tone] : 'none'}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
