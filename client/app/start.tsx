import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/global.css';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { ErrorScreen } from '#client/ui/error-screen.tsx';
import { Appearance, Page } from './page.tsx';
import { reportFailure, watchStart } from './watch-start.ts';

/** @param isPrerendered whether the HTML shows the content already: React then takes over the elements that stand there. */
export function start(content: ReactNode, isPrerendered: boolean): void {
  const container = document.getElementById('root') ?? document.body;
  const page = <Page onStarted={() => stopWatching()}>{content}</Page>;
  const root = isPrerendered ? hydrate(container, page) : createRoot(container);
  const stopWatching = watchStart((error) =>
    root.render(
      <Appearance>
        <ErrorScreen kind="App" error={error} />
      </Appearance>,
    ),
  );
  if (!isPrerendered) root.render(page);
}

/**
 * An extension or a translator may have changed the page before React starts. React then renders again by itself: the operator gets a report,
 * the visitor need not be.
 */
const hydrate = (container: Element, page: ReactNode): Root =>
  hydrateRoot(container, page, { onRecoverableError: (error) => reportFailure('react', error) });
