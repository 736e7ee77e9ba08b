import './styles/fallback-fonts.css';
import './styles/fonts.css';
import './styles/script.css';
import './styles/tokens.css';
import './styles/global.css';
import { preparePage } from './app/boot.ts';
import { announceEndOfSession, reloadWhenRestored } from './app/session-tabs.ts';
import { whenPainted } from './app/when-painted.ts';
import { atFirstAct } from './ui/first-act.ts';

/** The button that was pressed last before React took over. */
let pressed: HTMLElement | undefined;
let isTakingOver = false;

/** Keeps a press until there is something to answer it. Enter in a field presses the button of its form. */
function hold(event: Event): void {
  const button = event.target instanceof Element && event.target.closest('button');
  if (!button) return;
  event.preventDefault();
  event.stopPropagation();
  pressed = button;
  // The way to the form needs no React.
  if (!button.form) document.querySelector('form')?.closest('section')?.scrollIntoView();
  begin();
}

/** Where the scripts do not come, the next press asks again. */
function begin(): void {
  if (isTakingOver) return;
  isTakingOver = true;
  takeOver().catch(() => {
    isTakingOver = false;
  });
}

/** Asks for all scripts at once, which the build names in the page. */
function askForScripts(): void {
  const named = document.querySelector<HTMLMetaElement>('meta[name="scripts"]')?.content.split(' ') ?? [];
  for (const href of named)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
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
  // The page reads well without React. A visitor who does nothing in it is spared nine tenths of its bytes.
  atFirstAct(begin);
});
