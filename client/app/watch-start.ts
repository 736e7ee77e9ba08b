/** Tells of what goes wrong before the app stands; from then on the error boundary does. @returns what ends the watch. */
export function watchStart(onFailure: (error: unknown) => void): () => void {
  const onError = (event: ErrorEvent): void => onFailure(event.error ?? event.message);
  const onRejection = (event: PromiseRejectionEvent): void => onFailure(event.reason);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
