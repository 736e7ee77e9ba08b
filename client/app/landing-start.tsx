import { Landing } from './landing.tsx';
import { start } from './start.tsx';

/** @returns a promise that is fulfilled once React has taken over the page */
export const startLanding = (): Promise<void> => start(<Landing />, true);
