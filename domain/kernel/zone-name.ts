/** Words whose IANA spelling is not one leading capital. */
const unusual = new Map(
  (
    'ACT CHAT GMT GMT0 IN LHI NSW SU UCT US UTC CST6CDT EST5EDT MST7MDT PST8PDT au es of ' +
    'BajaNorte BajaSur ComodRivadavia DeNoronha DumontDUrville EasterIsland GB McMurdo NZ'
  )
    .split(' ')
    .map((word) => [word.toLowerCase(), word]),
);

/**
 * The zone name in IANA's letter case, so that each zone has one spelling; null for an unknown name or a bare offset. A link such as
 * `Asia/Calcutta` is kept, because engines disagree about which name is the canonical one.
 */
export function canonicalZone(name: string): string | null {
  if (canonical.has(name)) return name;
  const resolved = resolvedZone(name);
  if (resolved === null) return null;
  const found = resolved.toLowerCase() === name.toLowerCase() ? resolved : withUsualCase(name);
  canonical.add(found);
  return found;
}

/** Those that were asked for: a look-up in the engine takes half a millisecond, and commands ask for the same few again and again. */
const canonical = new Set<string>();

function resolvedZone(name: string): string | null {
  if (!/^[A-Za-z]/.test(name)) return null;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

function withUsualCase(name: string): string {
  // Names without a place: CET, PRC.
  if (name.length <= 3) return name.toUpperCase();
  return name.toLowerCase().replace(/[a-z0-9]+/g, (word) => unusual.get(word) ?? capitalised(word));
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
