import { type ComponentType, type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { css, styled } from 'styled-components';
import { CustomPlanCard } from '#client/exercise/plan-builder.tsx';
import { useActiveProgram, useCurrentUser } from '#client/lib/http/read-models.ts';
import { ActionBar } from '#client/ui/action-bar.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { RadioGroup } from '#client/ui/choices.tsx';
import { Footer } from '#client/ui/footer.tsx';
import { Page, Stack } from '#client/ui/layout.tsx';
import { IconLink } from '#client/ui/link-button.tsx';
import { paths } from '#client/ui/paths.ts';
import { SelectField } from '#client/ui/select-field.tsx';
import { SettledNumberField } from '#client/ui/settled-number-field.tsx';
import { Switch } from '#client/ui/switch.tsx';
import { Text } from '#client/ui/text.tsx';
import { TextAreaField } from '#client/ui/text-field.tsx';
import { TopBar } from '#client/ui/top-bar.tsx';
import {
  activityLevels,
  notificationFrequencies,
  onboardingDefaults,
} from '#domain/catalogue/content/options.ts';
import { healthDisclaimer } from '#domain/catalogue/content/tips.ts';
import type { ActivityLevel, NotificationFrequency } from '#domain/member/member-events.ts';
import { maximumInjuriesLength } from '#domain/member/member-rules.ts';
import type { CurrentUser } from '#service/member/member-contract.ts';
import { BodyCard } from './body-card.tsx';
import { DaysPerWeek } from './days-per-week.tsx';
import { Beside, DraftCard } from './draft-card.tsx';
import { EquipmentCard } from './equipment-card.tsx';
import { GoalAdvice, hasAdvice } from './goal-advice.tsx';
import { GoalStep } from './goal-step.tsx';
import { HazardCard } from './hazard-card.tsx';
import { onboardingCopy } from './onboarding-copy.ts';
import { goalPlanOf, isSettled } from './onboarding-plan.ts';
import { type StepId, stepsOf } from './onboarding-steps.ts';
import { ProgramStep } from './program-step.tsx';
import { summaryOf } from './setup-summary.ts';
import { StepProgress } from './step-progress.tsx';
import { TimelineStep } from './timeline-step.tsx';
import { useWizard } from './use-wizard.ts';
import { Sides, StepFrame, type StepProps } from './wizard-layout.tsx';

export function OnboardingScreen() {
  const { data: user = null } = useCurrentUser();
  const { data: program = null } = useActiveProgram(user !== null);
  // The wizard is opened with what is known of the member, and is not disturbed by what is learned while it is filled in.
  const [member] = useState(user);
  return <Wizard member={member} hasProgram={program !== null} />;
}

const steps: Readonly<Record<StepId, ComponentType<StepProps>>> = {
  program: ProgramStep,
  goal: GoalStep,
  customBuilder: BuilderStep,
  timeline: TimelineStep,
  profile: ProfileStep,
  summary: SummaryStep,
};

function Wizard({ member, hasProgram }: { member: CurrentUser | null; hasProgram: boolean }) {
  const { state, send, completeSetup, step, draft, today, isResumed } = useWizard(member);
  const [resumedStep] = useState(step);
  const Step = steps[step];
  const main = useStepFocus(step);
  const formId = useId();
  const isCreating = state.matches({ command: 'sending' });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (step === 'summary') {
      if (isSettled(draft, today)) completeSetup();
    } else send({ type: 'step.next' });
  }

  return (
    <>
      <WizardHead
        hasProgram={hasProgram}
        isRestartOpen={state.can({ type: 'onboarding.restarted' })}
        onRestart={() => send({ type: 'onboarding.restarted' })}
      />
      <Main as="main" ref={main}>
        <StepProgress steps={stepsOf(draft)} step={step} />
        {isResumed && step === resumedStep && (
          <Text $tone="muted" $size="t14">
            {member ? onboardingCopy.pickedUp : onboardingCopy.pickedUpInTab}
          </Text>
        )}
        <form id={formId} noValidate onSubmit={submit}>
          <Step
            draft={draft}
            today={today}
            hasProgram={hasProgram}
            change={(change) => send({ type: 'draft.changed', change })}
          />
        </form>
      </Main>
      {member && <Footer />}
      <Room />
      <ActionBar>
        <Button
          icon="back"
          disabled={!state.can({ type: 'step.previous' })}
          onClick={() => send({ type: 'step.previous' })}
        >
          {onboardingCopy.previous}
        </Button>
        {step === 'summary' ? (
          isSettled(draft, today) && (
            <Button type="submit" form={formId} variant="primary" disabled={isCreating}>
              {isCreating ? onboardingCopy.creating : onboardingCopy.completeSetup}
            </Button>
          )
        ) : (
          <Button
            type="submit"
            form={formId}
            variant="primary"
            trailingIcon="arrow"
            disabled={!state.can({ type: 'step.next' })}
          >
            {onboardingCopy.next}
          </Button>
        )}
      </ActionBar>
    </>
  );
}

/** A new step begins at the top, with the focus on its heading. */
function useStepFocus(step: StepId) {
  const main = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo({ top: 0, behavior: 'instant' });
    main.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [step]);
  return main;
}

function BuilderStep({ draft, today, change }: StepProps) {
  return (
    <StepFrame step="customBuilder" draft={draft} today={today}>
      <Sides $isEven={false}>
        <CustomPlanCard
          title={onboardingCopy.yourExercises}
          plan={draft.customExercises}
          units={draft.unitPreference}
          onChange={(customExercises) => change({ customExercises })}
        />
        <Beside>
          <DraftCard draft={draft} shows="goal" />
        </Beside>
      </Sides>
    </StepFrame>
  );
}

function ProfileStep(props: StepProps) {
  return (
    <StepFrame step="profile" {...props}>
      <Sides>
        <Stack $gap="s6">
          <BodyCard {...props} />
          <EquipmentCard {...props} />
          <InjuriesCard {...props} />
        </Stack>
        <WeekCard {...props} />
      </Sides>
    </StepFrame>
  );
}

function InjuriesCard({ draft, change }: StepProps) {
  return (
    <Card title={onboardingCopy.anythingThatHurts}>
      <TextAreaField
        label={onboardingCopy.injuries}
        hint={onboardingCopy.injuriesHint}
        rows={3}
        maxLength={maximumInjuriesLength}
        value={draft.injuries}
        onChange={(event) => change({ injuries: event.target.value })}
      />
    </Card>
  );
}

type WizardHeadProps = {
  /** A member with a program may leave, or begin again. */
  hasProgram: boolean;
  isRestartOpen: boolean;
  onRestart: () => void;
};

function WizardHead({ hasProgram, isRestartOpen, onRestart }: WizardHeadProps) {
  return (
    <TopBar
      end={
        hasProgram && (
          <>
            <Restart variant="plain" size="small" icon="reset" disabled={!isRestartOpen} onClick={onRestart}>
              <span>{onboardingCopy.restartOnboarding}</span>
            </Restart>
            <IconLink icon="close" label={onboardingCopy.closeAndGoToDashboard} to={paths.dashboard} />
          </>
        )
      }
    />
  );
}

const minutesOfDay = 24 * 60;

function WeekCard({ draft, change }: StepProps) {
  return (
    <Card title={onboardingCopy.yourWeek}>
      <Stack $gap="s6">
        <RadioGroup<ActivityLevel>
          legend={onboardingCopy.activityLevel}
          value={draft.activityLevel}
          onChoose={(activityLevel) => change({ activityLevel })}
          choices={activityLevels.map(({ id, label, description }) => ({ value: id, label, description }))}
        />
        <DaysPerWeek value={draft.daysPerWeek} onChoose={(daysPerWeek) => change({ daysPerWeek })} />
        <SettledNumberField
          label={onboardingCopy.minutesPerDay}
          unit={onboardingCopy.minutes}
          min={1}
          max={minutesOfDay}
          value={draft.minutesPerDay}
          onSettle={(typed) => change({ minutesPerDay: wholeMinutes(typed) })}
        />
        <Switch
          label={onboardingCopy.dailyQuestWheel}
          description={onboardingCopy.wheelHint}
          isOn={draft.questWheelEnabled}
          onFlip={(questWheelEnabled) => change({ questWheelEnabled })}
        />
        <SelectField
          label={onboardingCopy.reminders}
          value={draft.notificationFrequency}
          onChange={({ target }) => change({ notificationFrequency: target.value as NotificationFrequency })}
          options={notificationFrequencies.map(({ id, label }) => ({ value: id, label }))}
        />
      </Stack>
    </Card>
  );
}

const wholeMinutes = (typed: number): number =>
  Number.isFinite(typed) && typed > 0
    ? Math.min(minutesOfDay, Math.max(1, Math.round(typed)))
    : onboardingDefaults.minutesPerDay;

function SummaryStep({ draft, today, hasProgram, change }: StepProps) {
  const plan = goalPlanOf(draft, today);
  return (
    <StepFrame step="summary" draft={draft} today={today}>
      <HazardCard draft={draft} today={today} change={change} />
      <Sides>
        <DraftCard draft={draft} shows="goal" />
        <Stack $gap="s5">
          {plan && hasAdvice(plan) && <GoalAdvice plan={plan} />}
          <Card title={onboardingCopy.yourSetup}>
            <Facts>
              {summaryOf(draft, today).map(({ label, text }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </Facts>
          </Card>
          {hasProgram && <Text $tone="muted">{onboardingCopy.replacedProgram}</Text>}
          <Text $tone="soft" $size="t14">
            {healthDisclaimer}
          </Text>
        </Stack>
      </Sides>
    </StepFrame>
  );
}

const Facts = styled.dl(
  ({ theme }) => css`
    & > div {
      display: grid;
      grid-template-columns: minmax(6rem, 1fr) 2fr;
      gap: ${theme.space.s4};
      padding-block: ${theme.space.s3};
      border-top: ${theme.border.hairline} solid ${theme.color.line};
    }
    & > div:first-child {
      border-top: 0;
    }
    & dt {
      color: ${theme.color.ink3};
    }
    & dd {
      min-width: 0;
      font-weight: ${theme.weight.strong};
      overflow-wrap: anywhere;
    }
  `,
);

/** On the phone the icon stands alone; its name stays. */
const Restart = styled(Button)(
  ({ theme }) => css`
    ${theme.media.phone} {
      width: ${theme.size.tap};
      padding: 0;
      background: ${theme.color.fill};
      & > span {
        position: absolute;
        width: 1px;
        height: 1px;
        overflow: hidden;
        clip-path: inset(50%);
        white-space: nowrap;
      }
    }
  `,
);

const Main = styled(Page)(
  ({ theme }) => css`
    padding-bottom: ${theme.space.s8};
  `,
);

/** What the bar at the foot of the window covers. */
const Room = styled.div(
  ({ theme }) => css`
    height: ${theme.space.dock};
  `,
);
