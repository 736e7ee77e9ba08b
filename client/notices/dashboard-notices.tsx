import { lazy, Suspense, useEffect, useState } from 'react';
import { useActivityDays, useStats } from '#client/lib/http/read-models.ts';
import { isInstalledByHand, useInstallPrompt } from '#client/lib/install-app.ts';
import { isSharedDevice } from '#client/lib/offline/member-storage.ts';

const offeredAfterDays = 3;
const key = 'rondel.install';

/** Loaded once a member may be offered the app. */
let InstallLine: typeof import('./install-line.tsx')['InstallLine'] | null = null;
const loadInstallLine = async (): Promise<void> => {
  InstallLine ??= (await import('./install-line.tsx')).InstallLine;
};

/**
 * Offers the app on the dashboard from the third active day on, on each device until it is installed there or the member declines. The line
 * comes with the dashboard or not before the next time: a line that came later would move what the member reads.
 */
export function InstallOffer() {
  const install = useInstallPrompt();
  const { data: stats } = useStats();
  const { data: days = [] } = useActivityDays();
  const activeDays = days.filter(({ standing }) => standing === 'active').length;
  const isKnown = Math.max(activeDays, stats?.bestStreak ?? 0) >= offeredAfterDays;
  const isPossible = install !== null || isInstalledByHand();
  // One line at a time: that of new rules comes first.
  const isOffered = isKnown && isPossible && !stats?.newRules && !stats?.recount;
  const [Line, setLine] = useState(() => (isOffered && isNotDeclined() ? InstallLine : null));
  useEffect(() => {
    if (isOffered) loadInstallLine().catch(() => {});
  }, [isOffered]);
  if (!Line || !isOffered) return null;
  return (
    <Line
      onInstall={install}
      onDecline={() => {
        setLine(null);
        decline();
      }}
    />
  );
}

function isNotDeclined(): boolean {
  try {
    return !isSharedDevice() && localStorage.getItem(key) === null;
  } catch {
    return false;
  }
}

function decline(): void {
  try {
    localStorage.setItem(key, 'no');
  } catch {
    // A device that keeps nothing is offered the app again.
  }
}

/** Most members never see it. */
const RulesNotice = lazy(async () => ({ default: (await import('./rules-notice.tsx')).RulesNotice }));

const RecountNotice = lazy(async () => ({ default: (await import('./rules-notice.tsx')).RecountNotice }));

/** For screens that read the numbers anyway. */
export function NewRules() {
  const { newRules, recount } = useStats().data ?? {};
  // One line at a time.
  if (recount)
    return (
      <Suspense>
        <RecountNotice recount={recount} />
      </Suspense>
    );
  if (!newRules) return null;
  return (
    <Suspense>
      <RulesNotice version={newRules} />
    </Suspense>
  );
}
