import './app/boot.ts';
import { Landing } from './app/landing.tsx';
import { start } from './app/start.tsx';

// Loaded with the page, not later: what is pressed early finds a page that answers.
start(Landing);
