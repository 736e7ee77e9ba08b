import './styles/fonts.css';
import './styles/tokens.css';
import './styles/global.css';

/** A page that is out of sight is not painted. */
const latestMs = 1000;

/** The button that was pressed last before React took over. */
let pressed: HTMLElement | undefined;

/** Keeps a press until there is something to answer it. Enter in a field presses the button of its form. */
function hold(event: Event): void {
  const button = event.target instanceof Element && event.target.closest('button');
  if (!button) return;
  event.preventDefault();
  event.stopPropagation();
  pressed = button;
}

async function takeOver(): Promise<void> {
  const { startLanding } = await import('./app/landing-start.tsx');
  await startLanding();
  document.removeEventListener('click', hold, true);
  pressed?.click();
  pressed = undefined;
}

const load = (): void => void takeOver();

document.addEventListener('click', hold, true);
// The prerendered page is painted before its scripts are asked for: until then network and processor belong to the fonts and the paint.
// Nothing is imported here that other pages need too, since that would bring a large chunk.
const latest = setTimeout(load, latestMs);
requestAnimationFrame(() => {
  clearTimeout(latest);
  setTimeout(load);
});
