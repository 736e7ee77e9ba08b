import './styles/fonts.css';
import './styles/tokens.css';
import './styles/global.css';

/** A page that is out of sight is not painted. */
const latestMs = 1000;

const load = (): void => void import('./app/landing-start.tsx');

// The prerendered page is painted before its scripts are asked for: until then network and processor belong to the fonts and the paint.
// Nothing is imported here that other pages need too, since that would bring a large chunk. A second call imports nothing again.
requestAnimationFrame(() => setTimeout(load));
setTimeout(load, latestMs);
