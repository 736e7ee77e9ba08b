/** Loaded with the first failure. */
const report = async (kind: 'react' | 'app', error: unknown): Promise<void> =>
  (await import('./report-error.ts')).reportError(kind, error);

/** Reports a failure to the operator. A report that fails is dropped. */
export const reportFailure = (kind: 'react' | 'app', error: unknown): void =>
  void report(kind, error).catch(() => {});

/**
 * Reports every uncaught error. Until the app is rendered, `onFailure` is called too; from then on the error boundary shows failures.
 * @returns what to call once the app is rendered
 */
export function watchStart(onFailure: (error: unknown) => void): () => void {
  let isStarting = true;
  const onError = (error: unknown): void => {
    reportFailure('app', error);
    if (isStarting) onFailure(error);
  };
  window.addEventListener('error', (event) => onError(event.error ?? event.message));
  window.addEventListener('unhandledrejection', (event) => onError(event.reason));
  return () => {
    isStarting = false;
  };
}
