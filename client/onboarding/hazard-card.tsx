import { useEffect, useRef } from 'react';
import { css, styled } from 'styled-components';
import { dayText } from '#client/lib/format/format-day.ts';
import { reasonText } from '#client/lib/words/reason-text.ts';
import { theme } from '#client/styles/theme.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { DangerCard, KeepPlan } from '#client/ui/danger-card.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Text } from '#client/ui/text.tsx';
import type { SafePlan } from '#domain/program/hazards.ts';
import type { HazardCode } from '#domain/program/program-events.ts';
import { onboardingCopy } from './onboarding-copy.ts';
import { type Draft, goalValueOf } from './onboarding-draft.ts';
import {
  canKeepWeight,
  changed,
  hazardsAt,
  isSettled,
  leanerAtSameWeight,
  plannedEnd,
  safePlanIn,
  targetWeight,
  withSafePlan,
} from './onboarding-plan.ts';
import type { StepId } from './onboarding-steps.ts';
import type { StepProps } from './wizard-layout.tsx';

type HazardProps = Pick<StepProps, 'draft' | 'today' | 'change'> & {
  /** Its hazards are shown, above the numbers that they are about. */
  step: StepId;
};

/** The hazards for the member, the safe alternative, and a way to keep the plan after a talk. Nothing without a hazard. */
export function HazardCard(props: HazardProps) {
  return (
    <>
      <HazardNotice {...props} />
      <SafePlanCard {...props} />
      <HazardConsent {...props} />
    </>
  );
}

/** The hazards of a step, a sentence each. */
export function HazardNotice({ draft, today, step }: Omit<HazardProps, 'change'>) {
  const hazards = hazardsAt(step, draft, today);
  const notice = useRef<HTMLDivElement>(null);
  const codes = hazards.map(({ code }) => code).join();
  useEffect(() => {
    // Without this, a hazard that appears above a choice would push the page out of sight.
    if (codes !== '') notice.current?.scrollIntoView({ block: 'nearest' });
  }, [codes]);
  if (hazards.length === 0) return null;
  return (
    <InView ref={notice}>
      <DangerCard
        title={onboardingCopy.hazardTitles[step] ?? onboardingCopy.hazardTitle}
        reasons={hazards.map(({ code, text }) => ({ key: code, text: reasonText(text) }))}
      >
        {isSettled(draft, today, step) && <p>{onboardingCopy.hazardKept}</p>}
      </DangerCard>
    </InView>
  );
}

/** Keeps the plan in spite of the hazards of a step, once the member has talked about it. */
export function HazardConsent({ draft, today, change, step }: HazardProps) {
  const codes = openCodes(draft, today, step);
  const isFinal = hazardsAt(step, draft, today).some((hazard) => hazard.isFinal);
  if (codes.length === 0 || isFinal) return null;
  const keep = (): void => {
    focusHeading();
    change({ acknowledged: [...draft.acknowledged, ...codes] });
  };
  return <KeepPlan key={codes.join()} onKeep={keep} />;
}

/** The safe plan that mends the hazards of a step which the member has not kept; null where there is none. */
export function openSafePlan({ draft, today, step }: Omit<HazardProps, 'change'>): SafePlan | null {
  const codes = openCodes(draft, today, step);
  return codes.length > 0 ? safePlanIn(draft, today, codes) : null;
}

const openCodes = (draft: Draft, today: StepProps['today'], step: StepId): readonly HazardCode[] =>
  hazardsAt(step, draft, today)
    .filter(({ code, isFinal = false }) => isFinal || !draft.acknowledged.includes(code))
    .map(({ code }) => code);

/** Another goal in place of a lower weight, where the weight is healthy already. */
export function LeanerButton({ draft, today, change, step }: HazardProps) {
  const codes = openCodes(draft, today, step);
  const isOffered = codes.some((code) => code === 'target-bmi' || code === 'pace');
  if (!isOffered || !canKeepWeight(draft, today)) return null;
  const use = (): void => {
    focusHeading();
    change(leanerAtSameWeight);
  };
  return (
    <Button size="large" isBlock onClick={use}>
      {onboardingCopy.leanerAtSameWeight}
    </Button>
  );
}

/** The button that takes the safe plan. Focus goes to the heading, since the button goes with the hazard. */
export function SafePlanButton({
  draft,
  safe,
  change,
}: Pick<StepProps, 'draft' | 'change'> & { safe: SafePlan }) {
  const use = (): void => {
    focusHeading();
    change(withSafePlan(draft, safe));
  };
  return (
    <Button variant="primary" size="large" isBlock onClick={use}>
      {safe.endDate === null ? onboardingCopy.healthyTarget : onboardingCopy.safeDate}
    </Button>
  );
}

const focusHeading = (): void => document.querySelector('h1')?.focus({ preventScroll: true });

/** The member's plan beside the safe one. */
function SafePlanCard(props: HazardProps) {
  const { draft, today, change } = props;
  const safe = openSafePlan(props);
  if (!safe) return <LeanerButton {...props} />;
  return (
    <PlanCard aria-label={onboardingCopy.planAndSafePlan}>
      <Plans>
        <PlanFigure title={onboardingCopy.yourPlan} draft={draft} today={today} isDangerous />
        <Arrow>
          <Icon name="arrow" />
        </Arrow>
        <PlanFigure
          title={onboardingCopy.safePlan}
          draft={changed(draft, withSafePlan(draft, safe))}
          today={today}
        />
      </Plans>
      <div>
        <SafePlanButton draft={draft} safe={safe} change={change} />
        <Text $tone="soft" $size="t14">
          {setsText(draft, safe)}
        </Text>
        <LeanerButton {...props} />
      </div>
    </PlanCard>
  );
}

type PlanFigureProps = Pick<StepProps, 'draft' | 'today'> & { title: string; isDangerous?: boolean };

function PlanFigure({ title, draft, today, isDangerous = false }: PlanFigureProps) {
  const end = plannedEnd(draft, today);
  const target = targetWeight(draft);
  const { goalUnit } = draft;
  return (
    <Figure $isDangerous={isDangerous}>
      <span>{title}</span>
      <b>{onboardingCopy.shortAmount(goalValueOf(draft) ?? 0, goalUnit)}</b>
      <small>
        {end && onboardingCopy.byDate(dayText(end))}
        {target !== null && <br />}
        {target !== null &&
          onboardingCopy.reaches(draft.goalType, onboardingCopy.shortAmount(target, goalUnit))}
      </small>
    </Figure>
  );
}

function setsText({ goalUnit }: Draft, safe: SafePlan): string {
  const goal = safe.goalValue !== null && onboardingCopy.shortAmount(safe.goalValue, goalUnit);
  const parts = [goal, safe.endDate && dayText(safe.endDate)].filter((part) => typeof part === 'string');
  return onboardingCopy.safePlanSets(parts);
}

const InView = styled.div`
  scroll-margin-block: ${theme.space.s4} ${theme.space.dock};
`;

const PlanCard = styled(Card)`
  display: grid;
  gap: ${theme.space.s5};
  & > div:last-child {
    display: grid;
    justify-items: center;
    gap: ${theme.space.s2};
    text-align: center;
  }
  ${theme.media.broad} {
    grid-template-columns: 5fr 4fr;
    align-items: center;
    column-gap: ${theme.space.s16};
  }
`;

const Plans = styled.div`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  gap: ${theme.space.s3};
  align-items: center;
`;

const Arrow = styled.span`
  display: grid;
  place-items: center;
  width: ${theme.size.tap};
  height: ${theme.size.tap};
  border-radius: ${theme.radius.full};
  background: ${theme.color.fill};
`;

const Figure = styled.div<{ $isDangerous: boolean }>(
  ({ theme, $isDangerous }) => css`
    display: grid;
    gap: ${theme.space.s2};
    & > span {
      font-size: ${theme.text.t14};
      font-weight: ${theme.weight.strong};
      color: ${theme.color.ink2};
    }
    & > b {
      font-family: ${theme.font.display};
      font-size: clamp(2.5rem, 1.6rem + 4vw, 4.5rem);
      font-weight: ${theme.weight.numeral};
      font-stretch: ${theme.width.numeral};
      line-height: .82;
      letter-spacing: -.025em;
      color: ${$isDangerous ? theme.color.bad : theme.color.ink};
    }
    & > small {
      font-size: ${theme.text.t14};
      line-height: 1.35;
      color: ${theme.color.ink2};
    }
  `,
);
