/** A page that is out of sight is not painted. */
const latestMs = 1000;

/** Does the work once what the HTML shows is painted. Nothing is imported here: the pages' first scripts are small. */
export function whenPainted(work: () => Promise<void>): void {
  let isStarted = false;
  // A tab that was opened in the background is painted after `latestMs`.
  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    void work();
  };
  setTimeout(start, latestMs);
  requestAnimationFrame(() => setTimeout(start));
}
