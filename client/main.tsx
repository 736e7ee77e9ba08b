import './styles/fallback-fonts.css';
import './styles/fonts.css';
import './styles/script.css';
import './styles/tokens.css';
import './styles/global.css';
import './ui/first-act.ts';
import { preparePage } from './app/boot.ts';
import prepareIntl from './app/prepare-intl.ts?worker&url';
import { whenPainted } from './app/when-painted.ts';
import { trustedScript } from './lib/trusted-script.ts';

/**
 * Requests the reads of the screen, which the service names in the page of a member. So the answers are here when the scripts use them. The
 * page requests its scripts before, because they take longest.
 */
function askForReads(): void {
  const reads = document.querySelector<HTMLMetaElement>('meta[name="reads"]');
  if (!reads) return;
  // A member in another zone than their device may have another date: their screen then reads what it lacks.
  reads.content = reads.content.replace(/TODAY(-\d+)?/g, (_, days = 0) => dateIn(Number(days)));
  for (const href of reads.content.split(' ')) {
    const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', href });
    document.head.append(Object.assign(link, { crossOrigin: 'anonymous', fetchPriority: 'low' }));
  }
}

/** The date of the device in so many days, `2026-11-29`. `Intl` would take a phone 50 ms. */
function dateIn(days: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + days))
    .toISOString()
    .slice(0, 10);
}

askForReads();
new Worker(trustedScript(prepareIntl), { type: 'module' });
// The page names all scripts, so they are already loading. If they ran before the page's frame is painted, they would delay it.
whenPainted(async () => {
  // One after the other: a telephone takes some time to run each, and answers in between.
  await import('react-dom/client');
  const { startLoaded } = await import('./app/start.tsx');
  await startLoaded(async () => {
    // A third of what every screen needs: by itself, before the rest.
    await import('./lib/http/read-models.ts');
    preparePage();
    const { App, beforeFirstScreen } = await import('./app/app.tsx');
    await beforeFirstScreen();
    return App;
  });
});
