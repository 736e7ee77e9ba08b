import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/global.css';
import { type ComponentType, StrictMode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { ErrorScreen } from '#client/ui/error-screen.tsx';
import { App, Appearance } from './app.tsx';
import { reportFailure, watchStart } from './watch-start.ts';

/** @param Landing the landing page, where the HTML shows it already: React then takes over the elements that stand there. */
export function start(Landing?: ComponentType): void {
  const container = document.getElementById('root') ?? document.body;
  const app = (
    <StrictMode>
      <App address={window.location} Landing={Landing} onStarted={() => stopWatching()} />
    </StrictMode>
  );
  const root = Landing ? hydrate(container, app) : createRoot(container);
  const stopWatching = watchStart((error) =>
    root.render(
      <Appearance>
        <ErrorScreen kind="App" error={error} />
      </Appearance>,
    ),
  );
  if (!Landing) root.render(app);
}

/**
 * An extension or a translator may have changed the page before React starts. React then renders again by itself: the operator gets a report,
 * the visitor need not be.
 */
const hydrate = (container: Element, app: React.ReactNode): Root =>
  hydrateRoot(container, app, { onRecoverableError: (error) => reportFailure('react', error) });
