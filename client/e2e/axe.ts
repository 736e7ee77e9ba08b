import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { expect, type Page, test } from 'playwright/test';

/** Evaluated, not added as a script: the content security policy refuses that. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const looks = [
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
  { width: 1280, height: 900, colorScheme: 'dark' },
  { width: 1280, height: 900, colorScheme: 'light' },
] as const;

/** Axe finds nothing on what the page shows now, in both colour schemes, on a phone and on a desk. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await test.step(what, async () => {
    for (const { colorScheme, ...size } of looks) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme });
      await expectSettled(page);
      expect.soft(await findings(page), `${what}, ${size.width} px, ${colorScheme}`).toEqual([]);
    }
  });
}

/** Nothing loads and nothing moves: a colour on its way to another is neither. */
async function expectSettled(page: Page): Promise<void> {
  await expect(page.getByText('Loading...', { exact: true })).toHaveCount(0);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
}

async function findings(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const violations = await page.evaluate(async () => {
    const { axe: runner } = globalThis as unknown as { axe: typeof axe };
    const { violations: found } = await runner.run(document, { resultTypes: ['violations'] });
    return found.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary ?? ''}`),
    }));
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.join('\n')}`);
}
