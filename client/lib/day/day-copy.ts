import { numberText, plural } from '#client/lib/format/locale.ts';

export const dayCopy = {
  active: 'Active',
  protected: 'Protected',
  held: 'Held by a token',
  neutral: 'Neutral',
  paused: 'Paused',
  outage: 'On us',
  rest: 'Planned rest',
  missed: 'Missed',
  open: 'Still open',
  idle: 'Before your streak',
  late: (days: number): string =>
    `Arrived ${numberText(days)} ${plural(days, { one: 'day', other: 'days' })} late`,
  unread: 'This day could not be read.',
  whatHappened: 'What happened',
  nothing: 'Nothing is recorded for this day.',
  counts: 'Counts: ',
  streak: 'Streak',
  tokens: 'Skip tokens',
  fromTo: (from: number, to: number): string =>
    from === to ? numberText(to) : `${numberText(from)} → ${numberText(to)}`,
  spokenFromTo: (from: number, to: number): string =>
    from === to ? `${numberText(to)}, unchanged` : `from ${numberText(from)} to ${numberText(to)}`,
  countedIn: (place: string): string => `Counted in ${place} time.`,
  dayBefore: 'Day before',
  dayAfter: 'Day after',
};
