import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { expect, type Page, test } from 'playwright/test';

/** Evaluated, not added as a script: the content security policy refuses that. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The other colours of one window change nothing but colours: the rest has been looked at in the first. */
const looks = [
  { width: 390, height: 844, colorScheme: 'light', isRecoloured: false },
  { width: 390, height: 844, colorScheme: 'dark', isRecoloured: true },
  { width: 1280, height: 900, colorScheme: 'dark', isRecoloured: false },
  { width: 1280, height: 900, colorScheme: 'light', isRecoloured: true },
] as const;

/** A small phone, and a wide window at 200 %. */
const narrow = [
  { width: 320, height: 640 },
  { width: 640, height: 450 },
] as const;

/**
 * Axe finds nothing on what the page shows now, in both colour schemes, on a phone and in a wide window; and nothing has to be scrolled
 * sideways where the window is narrow or zoomed. A colour on its way to another is not looked at.
 * @param untilShown shows what is meant, where another window or colour scheme can hide it; or waits for nothing, for a page that shows on
 * purpose how something loads
 * @param isInOneScheme for a screen whose parts are looked at in all colours elsewhere: light on a phone, dark in a wide window
 */
export async function expectAccessible(
  page: Page,
  what: string,
  untilShown: (page: Page) => Promise<void> = expectLoaded,
  isInOneScheme = false,
): Promise<void> {
  await test.step(what, async () => {
    for (const { colorScheme, isRecoloured, ...size } of looks) {
      if (isInOneScheme && isRecoloured) continue;
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme });
      await untilDrawn(page);
      await untilShown(page);
      await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
      expect
        .soft(await findings(page, isRecoloured), `${what}, ${size.width} px, ${colorScheme}`)
        .toEqual([]);
    }
    await expectNoSideways(page, what);
  });
}

/** Nothing has to be scrolled sideways where the window is narrow or zoomed. */
export async function expectNoSideways(page: Page, what: string): Promise<void> {
  for (const size of narrow) {
    await page.setViewportSize(size);
    await expect
      .soft(async () => expect(await hiddenAtTheSide(page)).toBe(0), `${what}, ${size.width} px`)
      .toPass({ timeout: 3000 });
  }
}

/** A media query answers with the next frame: what is shown until then is of the window before. */
const untilDrawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByText('Loading...', { exact: true })).toHaveCount(0);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** Pixels. */
const hiddenAtTheSide = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));

async function findings(page: Page, onlyColours: boolean): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const violations = await page.evaluate(async (isOnlyColours) => {
    const { axe: runner } = globalThis as unknown as { axe: typeof axe };
    const { violations: found } = await runner.run(document, {
      resultTypes: ['violations'],
      // Style sheets are read again for rules that are off, and selectors for what is not printed.
      preload: false,
      selectors: false,
      ...(isOnlyColours && { runOnly: ['color-contrast', 'link-in-text-block'] }),
    });
    return found.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary ?? ''}`),
    }));
  }, onlyColours);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.join('\n')}`);
}
