const channel = 'rondel.session';

/** Announces to the other tabs of this browser that there is no session: those that still show a member check it. */
export function announceEndOfSession(): void {
  const tabs = new BroadcastChannel(channel);
  tabs.postMessage('over');
  tabs.close();
}

/** @returns what stops the listening */
export function onEndOfSession(listener: () => void): () => void {
  const tabs = new BroadcastChannel(channel);
  tabs.addEventListener('message', listener);
  return () => tabs.close();
}

/**
 * A page that comes back from the browser's history is loaded again, as the session may be another one.
 * @returns what stops it
 */
export function reloadWhenRestored(): () => void {
  const reload = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) window.location.reload();
  };
  window.addEventListener('pageshow', reload);
  return () => window.removeEventListener('pageshow', reload);
}
