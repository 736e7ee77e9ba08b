import { type ComponentType, type FormEvent, lazy, Suspense, useId, useState } from 'react';
import { styled } from 'styled-components';
import { useActiveProgram, useCurrentUser } from '#client/lib/http/read-models.ts';
import { contentText } from '#client/lib/words/content-text.ts';
import { theme } from '#client/styles/theme.ts';
import { ActionBar } from '#client/ui/action-bar.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Footer, Page, Stack } from '#client/ui/layout.tsx';
import { IconLink } from '#client/ui/link.tsx';
import { TopBar } from '#client/ui/navigation.tsx';
import { paths } from '#client/ui/paths.ts';
import { useHeadingFocus } from '#client/ui/screen-heading.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { Text } from '#client/ui/text.tsx';
import { healthDisclaimer } from '#domain/catalogue/content/tips.ts';
import type { CurrentUser } from '#service/features/member/member-contract.ts';
import { Beside, DraftCard } from './draft-card.tsx';
import { GoalStep } from './goal-step.tsx';
import { HazardCard } from './hazard-card.tsx';
import { onboardingCopy } from './onboarding-copy.ts';
import { goalPlanOf, isSettled, summaryOf } from './onboarding-plan.ts';
import { isProfilePage, type StepId, stepsOf } from './onboarding-steps.ts';
import { BodyPage, EquipmentPage, ProfileStep, WeekPage } from './profile-step.tsx';
import { ProgramStep } from './program-step.tsx';
import { GoalAdvice, hasAdvice, TimelineStep } from './timeline-step.tsx';
import { useWizard } from './use-wizard.ts';
import { Hazards, Sides, StepFrame, StepHead, StepProgress, type StepProps } from './wizard-layout.tsx';

/** Loaded for members who choose the exercises themselves. */
const CustomPlanCard = lazy(async () => ({
  default: (await import('#client/exercise/plan-builder.tsx')).CustomPlanCard,
}));

export function OnboardingScreen() {
  const { data: user = null } = useCurrentUser();
  const { data: program = null } = useActiveProgram(user !== null);
  // The wizard opens with the known data of the member. Later data does not disturb a wizard that is being filled in.
  const [member] = useState(user);
  return <Wizard member={member} hasProgram={program !== null} />;
}

const steps: Readonly<Record<StepId, ComponentType<StepProps>>> = {
  program: ProgramStep,
  goal: GoalStep,
  customBuilder: BuilderStep,
  timeline: TimelineStep,
  profile: ProfileStep,
  body: BodyPage,
  equipment: EquipmentPage,
  week: WeekPage,
  summary: SummaryStep,
};

function Wizard({ member, hasProgram }: { member: CurrentUser | null; hasProgram: boolean }) {
  const { state, send, completeSetup, step, isPaged, draft, today, isResumed } = useWizard(member);
  const [resumedStep] = useState(step);
  const Step = steps[step];
  const isStopped = !isSettled(draft, today, step);
  // The summary that a hazard holds up is another view.
  useHeadingFocus(step === 'summary' && isStopped ? 'stopped' : step);
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
      <Main as="main">
        <StepProgress steps={stepsOf(draft, isPaged)} step={step} />
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
      {member && !isProfilePage(step) && <Footer />}
      <Room />
      <ActionBar>
        <Button
          icon="back"
          disabled={!state.can({ type: 'step.previous' })}
          onClick={() => send({ type: 'step.previous' })}
        >
          {onboardingCopy.previous}
        </Button>
        <Forward
          step={step}
          formId={formId}
          isStopped={isStopped}
          isCreating={isCreating}
          canNext={state.can({ type: 'step.next' })}
        />
      </ActionBar>
    </>
  );
}

type ForwardProps = {
  step: StepId;
  formId: string;
  /** A hazard of this step is neither mended nor kept. */
  isStopped: boolean;
  isCreating: boolean;
  canNext: boolean;
};

/** The way on. On the summary it is the end, and absent while something endangers; before that the filled button is the safe way. */
function Forward({ step, formId, isStopped, isCreating, canNext }: ForwardProps) {
  if (step !== 'summary')
    return (
      <Button
        type="submit"
        form={formId}
        variant={isStopped ? 'quiet' : 'primary'}
        trailingIcon="arrow"
        disabled={!canNext}
      >
        {onboardingCopy.next}
      </Button>
    );
  return (
    !isStopped && (
      <Button type="submit" form={formId} variant="primary" disabled={isCreating}>
        {isCreating ? onboardingCopy.creating : onboardingCopy.completeSetup}
      </Button>
    )
  );
}

function BuilderStep({ draft, today, change }: StepProps) {
  return (
    <StepFrame step="customBuilder" draft={draft} today={today}>
      <Sides $isEven={false}>
        <Suspense
          fallback={
            <SkeletonGroup>
              <Skeleton $height="24rem" />
            </SkeletonGroup>
          }
        >
          <CustomPlanCard
            title={onboardingCopy.yourExercises}
            plan={draft.customExercises}
            units={draft.unitPreference}
            onChange={(customExercises) => change({ customExercises })}
          />
        </Suspense>
        <Beside>
          <DraftCard draft={draft} shows="goal" />
        </Beside>
      </Sides>
    </StepFrame>
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

function SummaryStep(props: StepProps) {
  const { draft, today, hasProgram, change } = props;
  const plan = goalPlanOf(draft, today);
  const hazards = <HazardCard step="summary" draft={draft} today={today} change={change} />;
  if (!isSettled(draft, today))
    return (
      <StepFrame
        step="summary"
        draft={draft}
        today={today}
        head={<StepHead step="summary" draft={draft} words={onboardingCopy.unsettledHead} />}
      >
        <Hazards>{hazards}</Hazards>
      </StepFrame>
    );
  return (
    <StepFrame step="summary" draft={draft} today={today}>
      <Hazards>{hazards}</Hazards>
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
            {contentText(healthDisclaimer)}
          </Text>
        </Stack>
      </Sides>
    </StepFrame>
  );
}

const Facts = styled.dl`
  & > div {
    display: grid;
    grid-template-columns: minmax(min(6rem, 40%), 1fr) 2fr;
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
`;

/** The phone shows the icon alone; its name stays for screen readers. */
const Restart = styled(Button)`
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
`;

const Main = styled(Page)`
  padding-bottom: ${theme.space.s4};
`;

/** The height that the bar at the foot of the window covers. */
const Room = styled.div`
  height: ${theme.space.dock};
`;
