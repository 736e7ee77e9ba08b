import type { ReactNode } from 'react';
import { css, type DefaultTheme, keyframes, styled } from 'styled-components';
import { factsText } from '#client/lib/format/format-copy.ts';
import { dayText, shortDate } from '#client/lib/format/format-day.ts';
import { massOf } from '#client/lib/format/typed-quantity.ts';
import { IconBadge } from '#client/ui/icon.tsx';
import { massIn } from '#domain/body/quantity.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { GoalPlan } from '#domain/program/goal-planner.ts';
import { onboardingCopy } from './onboarding-copy.ts';
import { type Draft, goalValueOf } from './onboarding-draft.ts';
import { goalPlanOf, plannedStart, targetWeight } from './onboarding-plan.ts';

type CoachVoiceProps = {
  title: string;
  /** Where there is room, in a separate column. */
  isLarge?: boolean;
  children: ReactNode;
};

/** The coach beside a number: what it comes to, and why. */
export function CoachVoice({ title, isLarge = false, children }: CoachVoiceProps) {
  return (
    <Voice key={title} $isLarge={isLarge}>
      <IconBadge icon="run" segment={8} />
      <b>{title}</b>
      <p>{children}</p>
    </Voice>
  );
}

const fadeIn = keyframes`
  from { opacity: 0; }
`;

const largeLook = ({ theme }: { theme: DefaultTheme }) => css`
  ${theme.media.broad} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.s4};
    & > span {
      grid-row: auto;
    }
    & > b {
      font-size: 2rem;
    }
    & > p {
      font-size: ${theme.text.t18};
    }
  }
`;

/** The coach's words beside the goal's number. */
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
/** More dots would not fit in a line: then each means an equal part. */
const mostMonthDots = 24;

export function coachLineOf(draft: Draft, today: MemberDay): CoachLine {
  const plan = goalPlanOf(draft, today);
  const value = goalValueOf(draft) ?? 0;
  if (!plan || value <= 0)
    return { title: onboardingCopy.startSmall, text: onboardingCopy.firstLap(draft.goalUnit), way: null };
  const amount = onboardingCopy.goalAmount(value, draft.goalUnit);
  const target = targetWeight(draft);
  const pace = onboardingCopy.coachPace(plan.kind, plan.rate?.amount ?? 0, draft.goalUnit === 'kg');
  const landing =
    target === null ? '' : ` ${onboardingCopy.landing(onboardingCopy.shortAmount(target, draft.goalUnit))}`;
  return {
    title:
      plan.kind === 'unpaced'
        ? onboardingCopy.amountInWeeks(amount, plan.weeks)
        : onboardingCopy.amountTakesWeeks(amount, plan.weeks),
    text: `${pace}${landing}`,
    way: wayOf(draft, today, plan, target),
  };
}

/**
 * The coach's words about the healthy goal, where the typed one is dangerous. They have no drawing of a way: only the typed goal has one.
 */
export function healthyLineOf(draft: Draft, today: MemberDay): CoachLine {
  const target = targetWeight(draft);
  const plan = goalPlanOf(draft, today);
  const { goalUnit } = draft;
  return {
    title: onboardingCopy.healthyWeight(onboardingCopy.shortAmount(target ?? 0, goalUnit)),
    text: onboardingCopy.healthyGoal(
      onboardingCopy.shortAmount(goalValueOf(draft) ?? 0, goalUnit),
      plan?.weeks ?? 0,
    ),
    way: null,
  };
}

function wayOf(
  draft: Draft,
  today: MemberDay,
  { weeks, suggestedEndDate }: GoalPlan,
  target: number | null,
): CoachWay {
  const start = plannedStart(draft, today) ?? today;
  const dateText = (day: MemberDay) =>
    day.slice(0, 4) === today.slice(0, 4) ? shortDate(day) : dayText(day);
  const end = dateText(suggestedEndDate);
  const begin = start === today ? onboardingCopy.today : dateText(start);
  const parts = weeks <= mostWeekDots ? weeks : Math.min(mostMonthDots, Math.ceil((weeks * 12) / 52));
  const weight = massOf(draft.weight);
  const now = target !== null && weight && massIn(draft.goalUnit === 'kg' ? 'kg' : 'lbs', weight);
  return {
    dots: Math.max(1, parts) + 1,
    label: onboardingCopy.wayOfWeeks(weeks, begin, end),
    from: now ? factsText([begin, onboardingCopy.shortAmount(now, draft.goalUnit)]) : begin,
    to: target === null ? end : factsText([end, onboardingCopy.shortAmount(target, draft.goalUnit)]),
  };
}

const Voice = styled.div<{ $isLarge: boolean }>(
  ({ theme, $isLarge }) => css`
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${theme.space.s1} ${theme.space.s3};
    align-items: start;
    animation: ${fadeIn} ${theme.duration.d1} ${theme.ease.out};
    ${theme.media.still} {
      animation: none;
    }
    & > span {
      grid-row: 1 / span 2;
    }
    & > b {
      font-family: ${theme.font.display};
      font-size: ${theme.text.t20};
      font-weight: ${theme.weight.heading};
      font-stretch: ${theme.width.heading};
      line-height: 1.15;
      text-wrap: balance;
    }
    & > p {
      color: ${theme.color.ink2};
      line-height: 1.4;
    }
    ${$isLarge && largeLook({ theme })}
  `,
);
