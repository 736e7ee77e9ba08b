import type { CardTone } from '#client/design/card.tsx';
import { useSoon } from '#client/design/use-soon.ts';
import type { Stats } from '#service/stats/stats-contract.ts';

const load = async () => (await import('./token-notice.tsx')).TokenNotice;

/** Most members are never offered to save a day. */
export function LateTokenNotice(props: { stats: Stats; tone?: CardTone }) {
  const { code: TokenNotice } = useSoon(load, props.stats.rescuableDay !== null);
  return TokenNotice && <TokenNotice {...props} />;
}
