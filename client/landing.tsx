import './app/boot.ts';
import { Landing } from './app/landing.tsx';
import { announceEndOfSession, reloadWhenRestored } from './app/session-tabs.ts';
import { start } from './app/start.tsx';

// Loaded with the page, not later: what is pressed early finds a page that answers.
start(<Landing />, true);
// The service sends this page to browsers without a session only, so it need not ask for one.
announceEndOfSession();
reloadWhenRestored();
