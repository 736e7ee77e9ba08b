import { css, styled } from 'styled-components';
import type { GoalPlan } from '#domain/program/goal-planner.ts';
import { onboardingCopy } from './onboarding-copy.ts';

/** Said by the danger card, in its colour. */
const hazardous: readonly GoalPlan['notes'][number]['code'][] = ['under-age', 'low-target-bmi'];

const notesOf = ({ notes }: GoalPlan) => notes.filter(({ code }) => !hazardous.includes(code));

export const hasAdvice = (plan: GoalPlan): boolean => notesOf(plan).length > 0;

/** Advice on the goal that is no hazard; nothing where all is well. */
export function GoalAdvice({ plan }: { plan: GoalPlan }) {
  return (
    <Slip role="status" aria-label={onboardingCopy.adviceOfTheCoach} $isSilent={!hasAdvice(plan)}>
      {notesOf(plan).map(({ code, text }) => (
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
