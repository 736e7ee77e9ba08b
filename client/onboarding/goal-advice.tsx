import { css, styled } from 'styled-components';
import { dayText } from '#client/lib/format/format-day.ts';
import type { GoalPlan } from '#domain/program/goal-planner.ts';
import { onboardingCopy } from './onboarding-copy.ts';

export const hasAdvice = ({ warning, notes }: GoalPlan): boolean => warning !== null || notes.length > 0;

/** What there is to say against the goal or its pace; nothing where all is well. */
export function GoalAdvice({ plan }: { plan: GoalPlan }) {
  const { warning, safeEarliestEnd, notes } = plan;
  return (
    <Slip role="status" aria-label={onboardingCopy.adviceOfTheCoach} $isSilent={!hasAdvice(plan)}>
      {warning && (
        <p>
          <b>{warning.text}</b> {safeEarliestEnd && onboardingCopy.safeEnd(dayText(safeEarliestEnd))}
        </p>
      )}
      {notes.map(({ code, text }) => (
        <p key={code}>{text}</p>
      ))}
    </Slip>
  );
}

const Slip = styled.div<{ $isSilent: boolean }>(
  ({ theme, $isSilent }) =>
    !$isSilent &&
    css`
      display: grid;
      gap: ${theme.space.s2};
      width: 100%;
      padding: ${theme.space.s4} ${theme.space.s5};
      border-radius: ${theme.radius.m};
      background: ${theme.color.warnSoft};
      color: ${theme.color.onWarn};
    `,
);
