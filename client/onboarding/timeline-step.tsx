import { css, styled } from 'styled-components';
import { dayText } from '#client/lib/format/format-day.ts';
import { recommendedPaceText, weeklyPaceText } from '#client/lib/format/format-pace.ts';
import { numberText } from '#client/lib/format/locale.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import { reasonText } from '#client/lib/words/reason-text.ts';
import { theme } from '#client/styles/theme.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { RadioGroup } from '#client/ui/choices.tsx';
import { TextField } from '#client/ui/field.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Numeral, Text } from '#client/ui/text.tsx';
import { type DurationId, durationOptions } from '#domain/catalogue/content/options.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { GoalPlan } from '#domain/program/goal-planner.ts';
import type { GoalUnit } from '#domain/program/program-events.ts';
import { endOfDuration } from '#domain/program/program-rules.ts';
import { HazardCard } from './hazard-card.tsx';
import { onboardingCopy } from './onboarding-copy.ts';
import type { DraftChange } from './onboarding-draft.ts';
import { goalPlanOf, plannedEnd, plannedStart } from './onboarding-plan.ts';
import { hasOwnStart } from './onboarding-steps.ts';
import { Hazards, Sides, StepFrame, type StepProps } from './wizard-layout.tsx';

export function TimelineStep({ draft, today, change }: StepProps) {
  const start = plannedStart(draft, today);
  const end = plannedEnd(draft, today);
  const plan = goalPlanOf(draft, today);
  const endOn = (date: MemberDay) => change({ targetDuration: 'custom', targetEndDate: date });
  return (
    <StepFrame step="timeline" draft={draft} today={today}>
      <Hazards>
        <HazardCard step="timeline" draft={draft} today={today} change={change} />
      </Hazards>
      <Sides>
        <Card title={onboardingCopy.yourDates}>
          <Stack $gap="s6">
            <StartDate draft={draft} today={today} change={change} />
            <RadioGroup<DurationId>
              legend={onboardingCopy.howLong}
              value={draft.targetDuration}
              onChoose={(duration) => change(withDuration(duration, draft.targetEndDate, plan))}
              choices={durationOptions.map(({ id, label }) => ({
                value: id,
                label: nameText(label),
                ...(start && id !== 'custom' ? { description: endText(id, start) } : {}),
              }))}
            />
            {draft.targetDuration === 'custom' && (
              <TextField
                label={onboardingCopy.endDate}
                type="date"
                required
                {...(start ? { min: start } : {})}
                value={draft.targetEndDate}
                error={start && draft.targetEndDate !== '' && draft.targetEndDate < start && endsTooEarly}
                onChange={(event) => change({ targetEndDate: event.target.value })}
              />
            )}
          </Stack>
          {/* Outside the stack, as an empty one would have a gap. A region that comes with its text is not read aloud. */}
          <Passed role="status">{end && end < today && onboardingCopy.endHasPassed}</Passed>
        </Card>
        <GoalCoach
          plan={plan}
          today={today}
          goalUnit={draft.goalUnit}
          isEndTaken={draft.targetDuration === 'custom' && draft.targetEndDate === plan?.suggestedEndDate}
          onEndOn={endOn}
        />
      </Sides>
    </StepFrame>
  );
}

const Passed = styled(Text)`
  &:not(:empty) {
    margin-top: ${theme.space.s3};
  }
`;

const endsTooEarly = onboardingCopy.endBeforeStart;

/** The daily plan's start is the day of its creation: a date that could be typed would have no effect. */
function StartDate({ draft, today, change }: Pick<StepProps, 'draft' | 'today' | 'change'>) {
  if (!hasOwnStart(draft.program))
    return <Text $tone="muted">{onboardingCopy.startsToday(dayText(today))}</Text>;
  return (
    <TextField
      label={onboardingCopy.startDate}
      type="date"
      required
      value={draft.startDate}
      onChange={(event) => change({ startDate: event.target.value })}
    />
  );
}

/** A custom end begins with the coach's suggestion, unless there is a date already. */
function withDuration(duration: DurationId, endDate: string, plan: GoalPlan | null): DraftChange {
  const isSuggested = duration === 'custom' && endDate === '' && plan !== null;
  return { targetDuration: duration, ...(isSuggested ? { targetEndDate: plan.suggestedEndDate } : {}) };
}

const endText = (duration: DurationId, start: MemberDay): string =>
  onboardingCopy.endsOn(dayText(endOfDuration(duration, start, null, 0)));

type GoalCoachProps = {
  plan: GoalPlan | null;
  today: MemberDay;
  goalUnit: GoalUnit;
  /** Whether the chosen end is the coach's: then there is nothing to compare and nothing to take. */
  isEndTaken: boolean;
  /** Takes a date of the coach as the end. */
  onEndOn: (date: MemberDay) => void;
};

/** The time that the goal needs at a lasting pace, with the calculation. Advice only: it blocks no step. */
function GoalCoach({ plan, ...ends }: GoalCoachProps) {
  return (
    <Card tone="pine" title={onboardingCopy.goalCoach}>
      {plan ? (
        <Coach>
          <p>
            <Numeral $size="n3">{numberText(plan.weeks)}</Numeral> {onboardingCopy.weeks(plan.weeks)}
            {plan.rate && <>{onboardingCopy.atRate(recommendedPaceText(plan.rate, ends.goalUnit))}</>}
          </p>
          <Ends plan={plan} {...ends} />
          <GoalAdvice plan={plan} />
          <h3>{onboardingCopy.reasonsTitle}</h3>
          <ol>
            {plan.steps.map(({ name, text }) => (
              <li key={name}>{reasonText(text)}</li>
            ))}
          </ol>
        </Coach>
      ) : (
        <p>{onboardingCopy.startDateFirst}</p>
      )}
    </Card>
  );
}

function Ends({ plan, today, goalUnit, isEndTaken, onEndOn }: GoalCoachProps & { plan: GoalPlan }) {
  const { suggestedEndDate, chosenRatePerWeek, kind } = plan;
  return (
    <>
      <dl>
        <div>
          <dt>{onboardingCopy.suggestedEnd}</dt>
          <dd>{dayText(suggestedEndDate)}</dd>
        </div>
        {chosenRatePerWeek !== null && !isEndTaken && (
          <div>
            <dt>{onboardingCopy.chosenPace}</dt>
            <dd>
              {kind === 'body-fat'
                ? onboardingCopy.pointsAWeek(shown(chosenRatePerWeek, 1))
                : weeklyPaceText(chosenRatePerWeek, goalUnit)}
            </dd>
          </div>
        )}
      </dl>
      {suggestedEndDate >= today && (
        <Button
          variant="ghost"
          size="small"
          {...(isEndTaken && { icon: 'check' as const })}
          aria-disabled={isEndTaken}
          onClick={() => onEndOn(suggestedEndDate)}
        >
          {isEndTaken
            ? onboardingCopy.endTaken(dayText(suggestedEndDate))
            : onboardingCopy.endOn(dayText(suggestedEndDate))}
        </Button>
      )}
    </>
  );
}

const shown = (value: number, maximumFractionDigits = 2): string => numberText(value, maximumFractionDigits);

/** A line of the danger card, in its colour. */
const hazardous: readonly GoalPlan['notes'][number]['code'][] = ['under-age', 'low-target-bmi'];

const notesOf = ({ notes }: GoalPlan) => notes.filter(({ code }) => !hazardous.includes(code));

export const hasAdvice = (plan: GoalPlan): boolean => notesOf(plan).length > 0;

/** Advice on the goal that is no hazard; nothing where all is well. */
export function GoalAdvice({ plan }: { plan: GoalPlan }) {
  return (
    <Slip role="status" aria-label={onboardingCopy.adviceOfTheCoach} $isSilent={!hasAdvice(plan)}>
      {notesOf(plan).map(({ code, text }) => (
        <p key={code}>{reasonText(text)}</p>
      ))}
    </Slip>
  );
}

const Coach = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space.s4};
  & > p {
    font-size: ${theme.text.t18};
    font-weight: ${theme.weight.strong};
  }
  & > p > :first-child {
    margin-inline-end: ${theme.space.s1};
  }
  & > dl {
    width: 100%;
  }
  & > dl > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${theme.space.s4};
    padding-block: ${theme.space.s2};
    border-top: ${theme.border.hairline} solid ${theme.color.tileGoalLine};
  }
  & dt,
  & > ol {
    color: ${theme.color.tileGoalText};
  }
  & dd {
    font-weight: ${theme.weight.bold};
  }
  & > ol {
    display: grid;
    gap: ${theme.space.s2};
    padding-inline-start: ${theme.space.s5};
    list-style: decimal;
  }
  & :focus-visible {
    outline-color: ${theme.color.tileGoalFill};
  }
`;

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
