import './styles/fallback-fonts.css';
import './styles/fonts.css';
import './styles/script.css';
import './styles/tokens.css';
import './styles/global.css';
import { preparePage } from './app/boot.ts';
import { announceEndOfSession, reloadWhenRestored } from './app/session-tabs.ts';
import { whenPainted } from './app/when-painted.ts';
import { atFirstAct } from './ui/first-act.ts';

/** The button of the form that was pressed before React took over. */
let pressed: HTMLElement | undefined;
let isTakingOver = false;
/** Where the typed address is kept while the page is loaded again. */
const typedKey = 'landing.email';

const field = document.querySelector<HTMLInputElement>('form input');

/** Answers a press before React can: Join Beta at once, and the form once React is there. Enter in the field presses its button. */
function hold(event: Event): void {
  const button = event.target instanceof Element && event.target.closest('button');
  if (!button) return;
  event.preventDefault();
  event.stopPropagation();
  if (button.form) pressed = button;
  else leadToForm();
  begin();
}

function leadToForm(): void {
  field?.closest('section')?.scrollIntoView();
  field?.focus({ preventScroll: true });
}

function begin(): void {
  if (isTakingOver) return;
  isTakingOver = true;
  takeOver().catch(async (error: unknown) => {
    isTakingOver = false;
    if (pressed) await startAgain();
    throw error;
  });
}

/** After a failed load. Where the service answers, it is of a later release, whose page names other scripts. */
async function startAgain(): Promise<void> {
  const isThere = await fetch('/', { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isThere) return window.addEventListener('online', begin, { once: true });
  try {
    sessionStorage.setItem(typedKey, field?.value ?? '');
  } catch {
    // Without storage, what was typed is lost.
  }
  window.location.reload();
}

/** What was typed before the page was loaded again, once. */
function takeTyped(): string | null {
  try {
    const typed = sessionStorage.getItem(typedKey);
    sessionStorage.removeItem(typedKey);
    return typed;
  } catch {
    return null;
  }
}

function bringBackTyped(): void {
  const typed = takeTyped();
  if (typed === null || !field) return;
  field.value = typed;
  leadToForm();
  begin();
}

/** Asks for all scripts at once, which the build names in the page. */
function askForScripts(): void {
  const named = document.querySelector<HTMLMetaElement>('meta[name="scripts"]');
  for (const href of named?.content.split(' ') ?? [])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  named?.remove();
}

async function takeOver(): Promise<void> {
  askForScripts();
  // By itself, before the rest: in one go they would keep a phone busy for too long.
  await import('react-dom/client');
  const { startLanding } = await import('./app/landing-start.tsx');
  await startLanding();
  document.removeEventListener('click', hold, true);
  pressed?.click();
  pressed = undefined;
}

document.addEventListener('click', hold, true);
// Until the prerendered page is painted, network and processor belong to the fonts and the paint.
// Nothing is imported here that other pages need too and that is large: it would come with the page.
whenPainted(async () => {
  preparePage();
  // The service sends this page to browsers without a session only, so it need not ask for one.
  announceEndOfSession();
  reloadWhenRestored();
  bringBackTyped();
  // The page reads well without React, so a visitor who does nothing in it loads 2 kB of scripts instead of 92.
  atFirstAct(begin);
});
