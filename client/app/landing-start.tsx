import './boot.ts';
import { Landing } from './landing.tsx';
import { announceEndOfSession, reloadWhenRestored } from './session-tabs.ts';
import { start } from './start.tsx';

/** @returns a promise that is fulfilled once React has taken over the page */
export function startLanding(): Promise<void> {
  const isStarted = start(<Landing />, true);
  // The service sends this page to browsers without a session only, so it need not ask for one.
  announceEndOfSession();
  reloadWhenRestored();
  return isStarted;
}
