import type { Page } from 'playwright/test';

/** A text that a screen shows without the brackets of the pseudo language, with the element that has it. */
export type Unmarked = { readonly text: string; readonly place: string };

/** Texts that are in no text of the client: names of days and months, and units. */
const dates =
  /\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec|January|February|March|April|June|July|August|September|October|November|December|AM|PM|UTC|GMT)\b/g;
const units = /\b(?:kg|lbs?|cm|km|mi|mph|min|s|h|g|kcal|rpe|px|kB|MB|ms)\b/gi;

/**
 * The visible texts and names of the page that are not marked, each once.
 * @param allowed texts of members, and names
 */
export async function unmarkedTexts(page: Page, allowed: RegExp): Promise<readonly Unmarked[]> {
  const found = await page.evaluate(shownTexts);
  const seen = new Set<string>();
  return found.filter(({ text }) => {
    const rest = text
      .replaceAll(/⟦[^⟧]*⟧/g, '')
      // A text that was divided, or cut at its end as on the wheel.
      .replace(/^[^⟦⟧]*⟧/, '')
      .replace(/⟦[^⟧]*$/, '')
      .replaceAll(dates, '')
      .replaceAll(units, '')
      .replaceAll(allowed, '');
    const isNew = /\p{L}{2}/u.test(rest) && !seen.has(text);
    seen.add(text);
    return isNew;
  });
}

/**
 * The visible texts and names of an Arabic page with a word in Latin letters, each once.
 * @param allowed names, addresses and abbreviations that Arabic has too
 */
export async function latinTexts(page: Page, allowed: RegExp): Promise<readonly Unmarked[]> {
  const found = new Map((await page.evaluate(shownTexts)).map((shown) => [shown.text, shown]));
  return [...found.values()].filter(({ text }) => /[A-Za-z]{3}/.test(text.replaceAll(allowed, '')));
}

/** Runs in the page. */
function shownTexts(): Unmarked[] {
  const skipped = 'script, style, noscript, [hidden], [lang="en"], code';
  const attributes = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'title', 'placeholder'];
  const isShown = (element: Element): boolean => !element.closest(skipped) && element.checkVisibility();
  const shown = [...document.querySelectorAll('body *')].filter(isShown);
  const placeOf = (element: Element): string => {
    const owner = element.parentElement?.closest('section, dialog, li, h1, h2, h3, button, a, label');
    return `${owner?.tagName.toLowerCase() ?? ''} ${element.tagName.toLowerCase()}`.trim();
  };
  /** The lines of a name in its slice. */
  const nameOnWheel = (line: Element): string => {
    const lines = line.closest('g')?.parentElement?.querySelectorAll('textPath') ?? [];
    return [...lines].map(({ textContent }) => textContent).join(' ');
  };
  /** A heading that is drawn word by word is one text. */
  const isWord = (element: Element): boolean => element.matches('h1 > span');
  const ofElement = (element: Element): Unmarked[] => {
    const nodes = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const texts = [
      ...(element.tagName === 'textPath'
        ? [nameOnWheel(element)]
        : isWord(element)
          ? [element.parentElement?.textContent]
          : nodes.map(({ textContent }) => textContent)),
      ...attributes.map((name) => element.getAttribute(name)),
    ];
    return texts.map((text) => ({
      text: text?.trim().replaceAll(/\s+/g, ' ') ?? '',
      place: placeOf(element),
    }));
  };
  return [{ text: document.title, place: 'title' }, ...shown.flatMap(ofElement)];
}

/** Elements whose content is wider than they are and is cut, and those whose words reach beyond the window. */
export const cutTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const shown = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) => element.checkVisibility() && element.clientWidth > 1 && !element.closest('svg, [hidden]'),
    );
    const isCut = (element: HTMLElement): boolean =>
      element.scrollWidth > element.clientWidth + 1 &&
      ['hidden', 'clip'].includes(getComputedStyle(element).overflowX) &&
      element.textContent.trim() !== '';
    const hasWords = ({ childNodes }: HTMLElement): boolean =>
      [...childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim());
    /** Content that can be scrolled sideways is not lost, and content in one point is for assistive technology. */
    const isMoved = (element: Element | null): boolean =>
      element !== null &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) ||
        element.getBoundingClientRect().width <= 1 ||
        isMoved(element.parentElement));
    const isBeyond = (element: HTMLElement): boolean => {
      const { left, right } = element.getBoundingClientRect();
      return (left < -1 || right > clientWidth + 1) && hasWords(element) && !isMoved(element);
    };
    return [
      ...(scrollWidth > clientWidth ? ['the page is wider than the window'] : []),
      ...shown
        .filter((element) => isCut(element) || isBeyond(element))
        .map((element) => `${element.tagName.toLowerCase()} ${element.textContent.trim().slice(0, 60)}`),
    ];
  });
