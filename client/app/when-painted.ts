/** A page that is out of sight is not painted. */
const latestMs = 1000;

/** Does the work once what the HTML shows is painted. Nothing is imported here: the pages' first scripts are small. */
export function whenPainted(work: () => Promise<void>): void {
  const start = (): void => void work();
  const latest = setTimeout(start, latestMs);
  requestAnimationFrame(() => {
    clearTimeout(latest);
    setTimeout(start);
  });
}
