import type { Locator, Page } from 'playwright/test';

/** Closed parts of a page or of a window, and what opens a window. */
const opening = 'button[aria-haspopup], button[aria-expanded=false], summary';
/** On one screen: its lists have many of the same. */
const mostOpened = 12;

type Look = (where: string) => Promise<void>;

/** Presses each button that opens something, looks at it and at each of its tabs, and closes it again. */
export async function lookIntoWindows(page: Page, route: string, look: Look): Promise<void> {
  const openers = page.locator('main').locator(opening);
  for (let nth = 0; nth < Math.min(await openers.count(), mostOpened); nth += 1) {
    const opener = openers.nth(nth);
    if (!(await opener.isVisible()) || (await opener.isDisabled())) continue;
    const name = (await opener.textContent())?.trim() ?? '';
    await opener.click();
    await look(`${route} > ${name}`);
    await lookIntoTabs(page.getByRole('dialog'), (tab) => look(`${route} > ${name} > ${tab}`));
    await page.keyboard.press('Escape');
    if (new URL(page.url()).pathname !== route) await page.goto(route);
  }
}

/** Chooses each tab of a window, and looks. */
export async function lookIntoTabs(window: Locator, look: Look): Promise<void> {
  for (const tab of await window.getByRole('tab').all()) {
    await tab.click();
    await look((await tab.textContent())?.trim() ?? '');
  }
}
