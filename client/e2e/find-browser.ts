import { findChromium, installChromium } from './browser.ts';

const browser = (await findChromium()) ?? (await installChromium());
process.stdout.write(`Browser tests run in ${browser}\n`);
