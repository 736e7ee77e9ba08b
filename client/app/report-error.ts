import { unsavedPreferences } from '#client/lib/offline/unsaved-preferences.ts';
import type { PrivacyPreferences } from '#domain/member/member-events.ts';
import type { ClientErrorBody } from '#service/features/operations/client-error-contract.ts';

const choiceKey = 'error-reports';
/** Reports go out only while all of these are on. */
const switches = ['dataCollection', 'analytics'] as const;
type Choice = Pick<PrivacyPreferences, (typeof switches)[number]>;

const mostPerPage = 5;
const longest = { message: 500, stack: 4000, screen: 200 } as const;
const sent = new Set<string>();

/** Holds on this device which of the switches the member keeps off, so that it counts before the member is known. */
export function keepErrorReportChoice(kept: Choice): void {
  const off = switches.filter((name) => !kept[name]);
  try {
    if (off.length === 0) localStorage.removeItem(choiceKey);
    else localStorage.setItem(choiceKey, off.join(' '));
  } catch {
    // Without storage there is no choice to keep.
  }
}

/** Reports a failure to the operator without cookies, so that the report names no member. Each message is sent once; none while a switch is off. */
export function reportError(kind: ClientErrorBody['kind'], error: unknown): void {
  const message = (error instanceof Error ? error.message : String(error)).slice(0, longest.message);
  if (!navigator.onLine || isOff() || sent.has(message) || sent.size >= mostPerPage) return;
  sent.add(message);
  const body: ClientErrorBody = {
    kind,
    message,
    screen: window.location.pathname.slice(0, longest.screen),
    ...(error instanceof Error && error.stack && { stack: error.stack.slice(0, longest.stack) }),
  };
  fetch('/api/client-errors', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'omit',
    keepalive: true,
  }).catch(() => {});
}

/** By each switch as it was changed on this page, which takes effect without an answer of the server, else as it is saved. */
function isOff(): boolean {
  const unsaved = unsavedPreferences.current().privacy;
  const keptOff = readKeptOff();
  return switches.some((name) => !(unsaved[name] ?? !keptOff.includes(name)));
}

function readKeptOff(): readonly string[] {
  try {
    return localStorage.getItem(choiceKey)?.split(' ') ?? [];
  } catch {
    return [];
  }
}
