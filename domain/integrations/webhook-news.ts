import { addDays, type Instant, type MemberDay } from '#domain/kernel/day.ts';
import { dayOf, instantAt, localTimeOf } from '#domain/kernel/time-zone.ts';
import type { WebhookKind } from './webhook-events.ts';

/** The streak and the program of a member now: what webhooks tell that no single event says. */
export type Standing = {
  /** In force now. */
  readonly zone: string;
  readonly currentStreak: number;
  readonly bestStreak: number;
  readonly skipTokens: number;
  /** Whether today is lost for the streak without activity. */
  readonly isAtRisk: boolean;
  /** The phase of the active program that contains today; null without one. */
  readonly phase: {
    readonly programId: string;
    readonly phase: number;
    readonly startDate: MemberDay;
    readonly endDate: MemberDay;
  } | null;
};

/** What a webhook knows already. */
export type KnownStanding = {
  readonly currentStreak: number;
  /** The date of the last warning; null before the first. */
  readonly atRiskOn: MemberDay | null;
  /** Program id and number of the phase; null without a program. */
  readonly phase: string | null;
};

type News = {
  readonly kind: Extract<WebhookKind, 'streak.at_risk' | 'streak.changed' | 'program.phase'>;
  readonly data: Readonly<Record<string, string | number | null>>;
};

/** Minutes since midnight on the member's clock. Until 03:00 the day before goes on; at 19:00 the usual reminder of a streak comes. */
const minutes = { dayIsOver: 3 * 60, atRisk: 19 * 60 } as const;

export const needsLooks = (kinds: readonly string[]): boolean =>
  ['streak.at_risk', 'streak.changed', 'program.phase'].some((kind) => kinds.includes(kind));

/**
 * Compares the streak and the program with what a webhook knows. The first look yields no news.
 * @returns the news in order, what the webhook knows afterwards, and the instant of the next look if no event comes before it.
 */
export function lookFor(
  known: KnownStanding | null,
  standing: Standing,
  now: Instant,
): { readonly news: readonly News[]; readonly known: KnownStanding; readonly next: Instant } {
  const { zone } = standing;
  const { hour, minute } = localTimeOf(now, zone);
  const time = { today: dayOf(now, zone), minute: hour * 60 + minute };
  const next = nextLook(now, zone);
  if (known === null) return { news: [], known: knownFrom(standing, null), next };
  const changed = streakNews(known, standing, time);
  const risk = riskNews(known, standing, time);
  const phase = phaseNews(known, standing);
  return {
    news: [...changed, ...risk, ...phase],
    known: {
      currentStreak: changed.length > 0 ? standing.currentStreak : known.currentStreak,
      atRiskOn: risk.length > 0 ? time.today : known.atRiskOn,
      phase: phaseName(standing),
    },
    next,
  };
}

const knownFrom = (standing: Standing, atRiskOn: MemberDay | null): KnownStanding => ({
  currentStreak: standing.currentStreak,
  atRiskOn,
  phase: phaseName(standing),
});

const phaseName = ({ phase }: Standing): string | null => phase && `${phase.programId} ${phase.phase}`;

type Time = { readonly today: MemberDay; readonly minute: number };

/** A loss is news when the day before is over for its quest as well. */
function streakNews(known: KnownStanding, standing: Standing, { today, minute }: Time): readonly News[] {
  const { currentStreak, bestStreak, skipTokens } = standing;
  const isUnsure = currentStreak < known.currentStreak && minute < minutes.dayIsOver;
  if (currentStreak === known.currentStreak || isUnsure) return [];
  const data = { date: today, previousStreak: known.currentStreak, currentStreak, bestStreak, skipTokens };
  return [{ kind: 'streak.changed', data }];
}

function riskNews(known: KnownStanding, standing: Standing, { today, minute }: Time): readonly News[] {
  const { isAtRisk, currentStreak, skipTokens } = standing;
  if (!isAtRisk || minute < minutes.atRisk || known.atRiskOn === today) return [];
  return [{ kind: 'streak.at_risk', data: { date: today, currentStreak, skipTokens } }];
}

function phaseNews(known: KnownStanding, standing: Standing): readonly News[] {
  const { phase } = standing;
  return phase === null || phaseName(standing) === known.phase
    ? []
    : [{ kind: 'program.phase', data: { ...phase } }];
}

/** The next 03:00 or 19:00 on the member's clock. */
function nextLook(now: Instant, zone: string): Instant {
  const today = dayOf(now, zone);
  const moments = [0, 1, 2].flatMap((ahead) =>
    Object.values(minutes).map((minute) => instantAt(addDays(today, ahead), minute, zone)),
  );
  const [next] = moments.filter((one) => one !== null && one > now).sort();
  if (!next) throw new RangeError(`no look ahead in ${zone}`);
  return next;
}
