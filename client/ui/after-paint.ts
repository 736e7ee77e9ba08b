/** A page that is out of sight is not painted. */
const latestMs = 100;

/** Does the work once the browser has shown what a press changed: the press itself is then answered at once, however long this takes. */
export function afterPaint(work: () => void): void {
  let isToDo = true;
  const once = (): void => {
    if (!isToDo) return;
    isToDo = false;
    work();
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, latestMs);
}
