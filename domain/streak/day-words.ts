import type { MemberDay } from '#domain/kernel/day.ts';
import type { Translated } from '#domain/kernel/translated.ts';

/**
 * What a member reads about a day, in the words of a coach. Counts are whole numbers, `time` is a clock such as `00:40`, and `city` is a place
 * such as `Los Angeles`. Other languages have the same words.
 */
export const dayWords = {
  verdicts: {
    active: 'It counts.',
    held: 'Held for now.',
    protected: 'Protected.',
    paused: 'Paused.',
    outage: 'On us.',
    rest: 'A planned rest day.',
    neutral: "It doesn't count.",
    missed: 'A day off.',
    open: 'Still open.',
    idle: 'Before your streak.',
  },
  streak: (days: number) => (days === 1 ? 'Your streak starts here.' : `${days} days in a row.`),
  streakGoesOn: (tokens: number, days: number) => {
    const covered = tokens === 1 ? 'A skip token covered the day' : `${tokens} skip tokens covered the days`;
    return `${covered} you missed before it, so your streak goes on: ${days} days in a row.`;
  },
  newStreak: 'Your tokens could not cover the days before it, so a new streak starts here.',
  tokenEarned: (everyDays: number) => `Every ${everyDays} days in a row earn a skip token: you got one.`,
  held: 'A skip token holds your streak over this day. It is spent when you are active again.',
  covered: 'Nothing was done, and a skip token covered it.',
  spent: 'You spent a skip token on it.',
  streakStayed: (days: number) => `Your streak stayed at ${days}.`,
  paused: 'Your streak waited for you. No day was missed, and no token was used.',
  outage: "You couldn't reach us for a part of this day, so it breaks nothing. Your streak waited for you.",
  rest: 'Your plan says rest, so your streak waits for you. If you train anyway, it counts.',
  neutral: (hours: number) =>
    `You changed time zones, and the day had less than ${hours === 1 ? '1 hour' : `${hours} hours`} for you. It adds nothing and breaks nothing.`,
  streakEnded: (days: number) =>
    `Nothing that counts was recorded, and no skip token was left to cover it: your streak of ${days} ended here.`,
  missed: 'Nothing that counts was recorded.',
  open: 'A quest, a workout or your daily routine makes it count.',
  idle: 'Your first active day was still ahead, so there was nothing to miss.',
  recounted: (city: string, version: string) =>
    `The law moved the clocks of ${city}, so we recounted this day by the zone rules ${version}.`,
  heldByLaw: (city: string) =>
    `The law moved the clocks of ${city}. A skip token held this day before, and the day stays held without it.`,
  moments: {
    luckyDay: 'You drew Lucky Day.',
    quest: 'You completed your quest.',
    questAtNight: (time: string, date: MemberDay) => nightText('finished your quest', time, date),
    questSkipped: 'You skipped your quest with a skip token.',
    questTakenBack: 'You took your quest back, so it no longer counts.',
    questReset: 'The quest of this day was reset.',
    questResetWithToken: 'The quest of this day was reset, and your skip token came back.',
    routine: 'You completed your daily routine.',
    routineLate: (days: number) => `You completed your daily routine, ticked off ${laterText(days)}.`,
    routineAtNight: (time: string, date: MemberDay) => nightText('finished your daily routine', time, date),
    routineReopened: 'You unticked a set, so your routine was open again.',
    tooShort: "You trained less than 3 minutes and without a set, so it doesn't count.",
    unfinished: 'You saved a workout unfinished. Finished ones count.',
    trained: (minutes: number) => `You trained ${minutesText(minutes)}.`,
    trainedLate: (minutes: number, days: number, creditDays: number) =>
      `You trained ${minutesText(minutes)}, logged ${laterText(days)}. Up to ${creditDays === 1 ? '1 day' : `${creditDays} days`} late still counts.`,
    trainedTooLate: (minutes: number, days: number) =>
      `You trained ${minutesText(minutes)}, logged ${laterText(days)}. That's too late for the streak, but it counts in your totals.`,
    trainedOverMidnight: (time: string, date: MemberDay) =>
      `You trained at ${time}. It counts for ${ordinal(date)} because that's when you started.`,
    workoutMovedAway: (to: MemberDay) =>
      `You moved a workout to ${ordinal(to)}, so it no longer counts here.`,
    workoutMovedHere: (minutes: number, from: MemberDay) =>
      `You moved a workout of ${minutesText(minutes)} here, from ${ordinal(from)}.`,
    workoutCorrected: (minutes: number) => `You corrected this workout. It now says ${minutesText(minutes)}.`,
    workoutDeleted: 'You deleted this workout, so it no longer counts.',
    assessmentEntry: 'You saved an assessment entry on this day.',
    tokenUsed: 'You used a skip token for this day.',
    pausedForYou: (from: MemberDay, until: MemberDay) =>
      `Your streak was paused for you, from ${ordinal(from)} to ${ordinal(until)}.`,
    pausedDay: 'You paused this day.',
    pausedDays: (from: MemberDay, until: MemberDay) =>
      `You paused your streak from ${ordinal(from)} to ${ordinal(until)}.`,
    pauseEnded: 'You ended your pause, so this day counts as usual.',
    firstProgram: (tokens: number) =>
      `You started your first program. It came with ${tokens === 1 ? 'a skip token' : `${tokens} skip tokens`}.`,
    zoneChanged: (city: string) => `You moved to ${city} time.`,
    zoneCorrected: (city: string) => `You corrected your time zone to ${city}.`,
  },
};

export type DayWords = Translated<typeof dayWords>;

const nightText = (done: string, time: string, date: MemberDay): string =>
  `You ${done} at ${time}. Until 3 in the night that still belongs to ${ordinal(date)}.`;

const minutesText = (minutes: number): string => `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;

const laterText = (days: number): string => (days === 1 ? 'the day after' : `${days} days later`);

/** `the 4th`. */
function ordinal(date: MemberDay): string {
  const number = Number(date.slice(8));
  const isTeen = number >= 11 && number <= 13;
  const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `the ${number}${ending}`;
}
