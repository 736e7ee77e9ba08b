import { dayText } from '#client/lib/format/day-text.ts';
import { Card } from '#client/ui/card.tsx';
import { RadioGroup } from '#client/ui/choices.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Text } from '#client/ui/text.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { type DurationId, durationOptions } from '#domain/catalogue/content/options.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { GoalPlan } from '#domain/program/goal-planner.ts';
import { endOfDuration } from '#domain/program/program-rules.ts';
import { GoalCoach } from './goal-coach.tsx';
import { HazardCard } from './hazard-card.tsx';
import { onboardingCopy } from './onboarding-copy.ts';
import type { DraftChange } from './onboarding-draft.ts';
import { goalPlanOf, plannedStart } from './onboarding-plan.ts';
import { hasOwnStart } from './onboarding-steps.ts';
import { Sides, StepFrame, type StepProps } from './wizard-layout.tsx';

export function TimelineStep({ draft, today, change }: StepProps) {
  const start = plannedStart(draft, today);
  const plan = goalPlanOf(draft, today);
  const endOn = (date: MemberDay) => change({ targetDuration: 'custom', targetEndDate: date });
  return (
    <StepFrame step="timeline" draft={draft} today={today}>
      <HazardCard draft={draft} today={today} change={change} />
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
                label,
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
        </Card>
        <GoalCoach plan={plan} onEndOn={endOn} />
      </Sides>
    </StepFrame>
  );
}

const endsTooEarly = onboardingCopy.endBeforeStart;

/** The daily plan's start is the day of its creation: a date that could be typed would be a promise that nobody keeps. */
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
