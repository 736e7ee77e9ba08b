import { addDays, type MemberDay, mondayOf } from '#domain/kernel/day.ts';

/** The suggestion is for so many people, each active on four days a week. */
export const suggestedPeople = 3;
const suggestedDaysAWeek = 4;

/** @param days of the circle */
export const suggestedTarget = (days: number): number => (days / 7) * suggestedDaysAWeek * suggestedPeople;

export type Start = 'today' | 'tomorrow' | 'monday';

/** The first dates that are offered. Where tomorrow is a Monday, it is offered once. */
export function startChoices(
  today: MemberDay,
): Readonly<Record<'today' | 'tomorrow', MemberDay>> & { readonly monday?: MemberDay } {
  const tomorrow = addDays(today, 1);
  const monday = addDays(mondayOf(today), 7);
  return { today, tomorrow, ...(monday !== tomorrow && { monday }) };
}
