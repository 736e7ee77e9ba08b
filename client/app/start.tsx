import { type ComponentType, type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { ErrorScreen } from '#client/ui/error-screen.tsx';
import { Appearance, Page, reportFailure, watchStart } from './page.tsx';

/**
 * @param isPrerendered whether the HTML shows the content already: React then takes over its elements
 * @returns a promise that is fulfilled once the page answers: with the content, or with an error in its place
 */
export const start = (content: ReactNode, isPrerendered: boolean): Promise<void> =>
  new Promise((resolve) => {
    // A transition is rendered in slices of some milliseconds: between them the page scrolls and answers.
    startTransition(() => begin(content, isPrerendered, resolve));
  });

/** Starts with content that is still loading. Meanwhile the page keeps its HTML; if the content does not load, an error replaces it. */
export const startLoaded = (load: () => Promise<ComponentType>): Promise<void> =>
  load().then(
    (Content) => start(<Content />, false),
    (error: unknown) => start(<Failed error={error} />, false),
  );

/** Passes on to the error boundary of the page what could not be loaded. */
function Failed({ error }: { error: unknown }): never {
  throw error;
}

function begin(content: ReactNode, isPrerendered: boolean, onAnswering: () => void): void {
  const container = document.getElementById('root') ?? document.body;
  const onStarted = (): void => {
    stopWatching();
    onAnswering();
  };
  const page = <Page onStarted={onStarted}>{content}</Page>;
  const root = isPrerendered ? hydrate(container, page) : createRoot(container);
  const stopWatching = watchStart((error) => {
    root.render(
      <Appearance>
        <ErrorScreen kind="App" error={error} />
      </Appearance>,
    );
    onAnswering();
  });
  if (!isPrerendered) root.render(page);
}

/**
 * An extension or a translator may have changed the page before React starts. React then renders again by itself: the operator gets a report,
 * the visitor need not be.
 */
const hydrate = (container: Element, page: ReactNode): Root =>
  hydrateRoot(container, page, { onRecoverableError: (error) => reportFailure('react', error) });
