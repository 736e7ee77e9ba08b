import { useSoon } from '#client/design/use-soon.ts';
import type { Stats } from '#service/stats/stats-contract.ts';

const Nothing = (): null => null;

/** Without it the numbers stand all the same. */
const load = () =>
  import('./token-notice.tsx').then(
    ({ TokenNotice }) => TokenNotice,
    () => Nothing,
  );

/**
 * Most members are never offered to save a day: it comes later for them. Where it is needed, what it stands beside waits for it, so
 * that both come at once and nothing moves twice.
 */
export function useTokenNotice(stats: Stats | undefined) {
  const isNeeded = stats !== undefined && stats.rescuableDay !== null;
  const { code } = useSoon(load, isNeeded);
  return { TokenNotice: code ?? Nothing, isWaiting: isNeeded && code === null };
}
