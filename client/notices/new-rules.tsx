import { lazy, Suspense } from 'react';
import { useStats } from '#client/lib/http/read-models.ts';

/** Most members never see it. */
const RulesNotice = lazy(async () => ({ default: (await import('./rules-notice.tsx')).RulesNotice }));

/** For screens that read the numbers anyway. */
export function NewRules() {
  const version = useStats().data?.newRules;
  if (!version) return null;
  return (
    <Suspense>
      <RulesNotice version={version} />
    </Suspense>
  );
}
