import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { expect, type Page, test } from 'playwright/test';

/** Evaluated, not added as a script: the content security policy refuses that. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const looks = [
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 1280, height: 900, colorScheme: 'dark' },
] as const;

/** The same windows in their other colours, which change nothing but colours: only those are looked at. */
const recoloured = [
  { width: 390, height: 844, colorScheme: 'dark' },
  { width: 1280, height: 900, colorScheme: 'light' },
] as const;

/** A small phone, and a wide window at 200 %. */
const narrow = [
  { width: 320, height: 640 },
  { width: 640, height: 450 },
] as const;

type Options = {
  /**
   * Shows what is meant, where another window or colour scheme can hide it; or waits for nothing, for a page that shows on purpose how
   * something loads.
   */
  readonly untilShown?: (page: Page) => Promise<void>;
  readonly isInEveryColour?: boolean;
  /** A wide window shows other parts, and not only another arrangement of the same. */
  readonly isOtherWhenWide?: boolean;
};

/**
 * Axe finds nothing on what the page shows now, in light on a phone and in dark in a wide window; and nothing has to be scrolled sideways
 * where the window is narrow or zoomed. A colour on its way to another is not looked at.
 *
 * A look takes a second, half of it for contrasts. So only colours are looked at in the wide window where it shows the same elements as
 * the phone. Every colour is a token with a value for each scheme, and the component page shows each component at both widths: it alone is
 * looked at in every colour.
 */
export async function expectAccessible(
  page: Page,
  what: string,
  { untilShown = expectLoaded, isInEveryColour = false, isOtherWhenWide = isInEveryColour }: Options = {},
): Promise<void> {
  await test.step(what, async () => {
    const look = async (
      { colorScheme, ...size }: (typeof looks | typeof recoloured)[number],
      isOnlyColours: boolean,
    ) => {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme });
      await untilDrawn(page);
      await untilShown(page);
      await expect.poll(() => page.evaluate(runningAnimations)).toEqual([]);
      expect
        .soft(await findings(page, isOnlyColours), `${what}, ${size.width} px, ${colorScheme}`)
        .toEqual([]);
    };
    const [onPhone, inWideWindow] = looks;
    await look(onPhone, false);
    await look(inWideWindow, !isOtherWhenWide);
    if (isInEveryColour) for (const each of recoloured) await look(each, true);
    await expectNoSideways(page, what);
  });
}

/** Says what moves: an animation by its name, a transition by its property, and the element. */
const runningAnimations = (): readonly string[] =>
  document.getAnimations().map((animation) => {
    const { animationName, transitionProperty } = animation as Partial<CSSAnimation & CSSTransition>;
    const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
    const text = target?.textContent.slice(0, 40) ?? '';
    return `${animationName ?? transitionProperty} of <${target?.localName} class="${target?.getAttribute('class')}"> ${text}`;
  });

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
