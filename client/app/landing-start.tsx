import './boot.ts';
import { Landing } from './landing.tsx';
import { announceEndOfSession, reloadWhenRestored } from './session-tabs.ts';
import { start } from './start.tsx';

start(<Landing />, true);
// The service sends this page to browsers without a session only, so it need not ask for one.
announceEndOfSession();
reloadWhenRestored();
