/** Comes with the first failure. */
const tell = async (kind: 'react' | 'app', error: unknown): Promise<void> =>
  (await import('./report-error.ts')).reportError(kind, error);

/** Reports a failure to the operator. A report that fails is dropped. */
export const reportFailure = (kind: 'react' | 'app', error: unknown): void =>
  void tell(kind, error).catch(() => {});

/**
 * Reports every uncaught error, and failures before the app stands; from then on the error boundary does.
 * @returns what ends the telling.
 */
export function watchStart(onFailure: (error: unknown) => void): () => void {
  let isStarting = true;
  const hear = (error: unknown): void => {
    reportFailure('app', error);
    if (isStarting) onFailure(error);
  };
  window.addEventListener('error', (event) => hear(event.error ?? event.message));
  window.addEventListener('unhandledrejection', (event) => hear(event.reason));
  return () => {
    isStarting = false;
  };
}
