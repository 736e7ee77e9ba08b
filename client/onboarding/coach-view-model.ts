import { dayText, shortDate } from '#client/lib/format/format-day.ts';
import { numberText } from '#client/lib/format/locale.ts';
import { massOf } from '#client/lib/format/typed-quantity.ts';
import { massIn } from '#domain/body/quantity.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { GoalPlan } from '#domain/program/goal-planner.ts';
import { onboardingCopy } from './onboarding-copy.ts';
import { type Draft, goalValueOf } from './onboarding-draft.ts';
import { goalPlanOf, plannedStart, targetWeight } from './onboarding-plan.ts';

/** What the coach says beside the goal's number. */
type CoachLine = {
  readonly title: string;
  readonly text: string;
  /** The way to the goal; null while there is no number. */
  readonly way: CoachWay | null;
};

type CoachWay = {
  /** The first is today, the last the goal; one for each week or, of a long way, for each month. */
  readonly dots: number;
  readonly label: string;
  readonly from: string;
  readonly to: string;
};

const mostWeekDots = 20;
/** More would not fit in a line: they then stand for equal parts. */
const mostMonthDots = 24;

export function coachLineOf(draft: Draft, today: MemberDay): CoachLine {
  const plan = goalPlanOf(draft, today);
  const value = goalValueOf(draft) ?? 0;
  if (!plan || value <= 0)
    return { title: onboardingCopy.startSmall, text: onboardingCopy.firstLap(draft.goalUnit), way: null };
  const amount = `${numberText(value, 1)} ${onboardingCopy.amountUnits[draft.goalUnit]}`;
  const unit = onboardingCopy.shortUnits[draft.goalUnit];
  const target = targetWeight(draft);
  const pace = onboardingCopy.coachPace(plan.kind, plan.rate?.amount ?? 0, draft.goalUnit === 'kg');
  const landing = target === null ? '' : ` ${onboardingCopy.landing(`${numberText(target, 1)} ${unit}`)}`;
  return {
    title:
      plan.kind === 'unpaced'
        ? onboardingCopy.amountInWeeks(amount, plan.weeks)
        : onboardingCopy.amountTakesWeeks(amount, plan.weeks),
    text: `${pace}${landing}`,
    way: wayOf(draft, today, plan, target, unit),
  };
}

/** What the coach says of the healthy goal, where the typed one endangers. It draws no way: only the typed goal has one. */
export function healthyLineOf(draft: Draft, today: MemberDay): CoachLine {
  const target = targetWeight(draft);
  const plan = goalPlanOf(draft, today);
  const unit = onboardingCopy.shortUnits[draft.goalUnit];
  return {
    title: onboardingCopy.healthyWeight(`${numberText(target ?? 0, 1)} ${unit}`),
    text: onboardingCopy.healthyGoal(`${numberText(goalValueOf(draft) ?? 0, 1)} ${unit}`, plan?.weeks ?? 0),
    way: null,
  };
}

function wayOf(
  draft: Draft,
  today: MemberDay,
  { weeks, suggestedEndDate }: GoalPlan,
  target: number | null,
  unit: string,
): CoachWay {
  const start = plannedStart(draft, today) ?? today;
  const isSameYear = suggestedEndDate.slice(0, 4) === start.slice(0, 4);
  const end = isSameYear ? shortDate(suggestedEndDate) : dayText(suggestedEndDate);
  const begin = start === today ? onboardingCopy.today : shortDate(start);
  const parts = weeks <= mostWeekDots ? weeks : Math.min(mostMonthDots, Math.ceil((weeks * 12) / 52));
  const weight = massOf(draft.weight);
  const now = target !== null && weight && massIn(draft.goalUnit === 'kg' ? 'kg' : 'lbs', weight);
  return {
    dots: Math.max(1, parts) + 1,
    label: onboardingCopy.wayOfWeeks(weeks, begin, end),
    from: now ? `${begin}, ${numberText(now, 1)} ${unit}` : begin,
    to: target === null ? end : `${end}, ${numberText(target, 1)} ${unit}`,
  };
}
